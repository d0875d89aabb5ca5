import { readConfig } from './config.js';

it.each([
  ['PORT', '99999', 'must be a whole number from 0 to 65535'],
  ['PORT', 'eighty', 'must be a whole number from 0 to 65535'],
  ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
  ['PORT', '0x10', 'must be a whole number from 0 to 65535'],
  ['PORT', '1e3', 'must be a whole number from 0 to 65535'],
  ['PORT', '-0', 'must be a whole number from 0 to 65535'],
  ['RATE_LIMIT_PER_KEY', '1e3', 'must be off, or a whole number from 1 to 100000000'],
  ['LLM_USD_PER_DAY', '0x10', 'must be off, or US dollars from 0 to 1000000'],
  ['DATABASE_POOL_MAX', '0', 'must be a whole number from 1 to 500'],
  ['RATE_LIMIT_PER_KEY', 'many', 'must be off, or a whole number from 1 to 100000000'],
  ['REQUESTS_AT_ONCE', 'none', 'must be off, or a whole number from 1 to 10000'],
  ['REQUESTS_AT_ONCE', '0', 'must be off, or a whole number from 1 to 10000'],
  ['LLM_CALLS_PER_MINUTE', 'x', 'must be off, or a whole number from 1 to 100000'],
  ['LLM_TOKENS_PER_DAY', 'x', 'must be off, or a whole number from 0 to 1000000000000'],
  ['LLM_USD_PER_DAY', 'x', 'must be off, or US dollars from 0 to 1000000'],
  ['DOCS_ENABLED', 'maybe', 'must be one of "0", "1", "true", "false"'],
  ['LOG_LEVEL', 'loud', 'must be one of "fatal", "error", "warn", "info", "debug", "silent"'],
  ['LLM_USD_PER_DAY', '-1', 'must be off, or US dollars from 0 to 1000000'],
  ['DATABASE_URL', 'nonsense', 'must be a URL that begins with postgres:// or postgresql://'],
  ['DATABASE_URL', 'mysql://server/recollect', 'must be a URL that begins with postgres:// or postgresql://'],
  ['REDIS_URL', 'localhost:6379', 'must be a URL that begins with redis:// or rediss://'],
  ['EMBEDDING_BASE_URL', 'localhost:11434/v1', 'must be a URL that begins with http:// or https://'],
  [
    'MCP_ALLOWED_HOSTS',
    'memory.example.org:3000',
    'must be host names such as memory.example.org, without scheme and port',
  ],
  [
    'MCP_ALLOWED_HOSTS',
    'https://memory.example.org',
    'must be host names such as memory.example.org, without scheme and port',
  ],
  [
    'MCP_ALLOWED_ORIGINS',
    'https://console.example',
    'must be host names such as console.example, without scheme and port',
  ],
  ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
  ['PUBLIC_ADDRESS', 'a b', 'must be an address such as memory.example.org or 127.0.0.1:8080'],
  ['QUEUE_PREFIX', 'a b', 'must consist of letters, digits, _, : and -'],
])('%s=%s is refused in words that say what it must be', (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${words}`);
});

it('one wrong value has one line', () => {
  expect(() => readConfig({ PORT: '99999999999999999999' })).toThrow(/^PORT: must be a whole number from 0 to 65535$/);
});

it.each(['memory.example.org', '127.0.0.1', '[::1]', '*', 'a_host,LOCALHOST'])(
  '/mcp may be called under %s',
  (names) => {
    expect(() => readConfig({ MCP_ALLOWED_HOSTS: names })).not.toThrow();
  },
);

it.each(['console.example', 'app-shell://*', 'localhost, [::1]'])('/mcp may be called by pages of %s', (names) => {
  expect(() => readConfig({ MCP_ALLOWED_ORIGINS: names })).not.toThrow();
});

it.each(['PORT', 'BACKUP_HORIZON_DAYS', 'LLM_USD_PER_DAY', 'LLM_TOKENS_PER_DAY', 'RERANK_TOP'])(
  '%s is refused if it is blank, which is not 0',
  (name) => {
    expect(() => readConfig({ [name]: ' ' })).toThrow(`${name}: must be`);
  },
);

it.each([
  ['0080', 80],
  [' 80 ', 80],
])('PORT=%j is %d', (text, port) => {
  expect(readConfig({ PORT: text }).http.port).toBe(port);
});

it.each(['5', '5.', '5.00', '.5'])('LLM_USD_PER_DAY=%s is an amount', (text) => {
  expect(readConfig({ LLM_USD_PER_DAY: text }).models.limits.usdPerDay).toBe(Number(text));
});

it.each(['RECOLLECT_DATA_DIR', 'LEDGER_FILE', 'AUDIT_SINK', 'LEDGER_HEADS', 'EMBEDDING_MODELS_DIR', 'REDIS_URL_FILE'])(
  '%s names no other place than it seems to',
  (name) => {
    for (const value of ['/srv/memory ', ' /srv/memory', '/srv/memory\n', ' ']) {
      expect(() => readConfig({ [name]: value, REDIS_URL: 'redis://localhost' })).toThrow(
        `${name}: must not begin or end with white space`,
      );
    }
  },
);

it.each(['HOST', 'METRICS_TOKEN', 'HF_TOKEN', 'RECEIPT_KEY'])('%s may not be blank', (name) => {
  expect(() => readConfig({ [name]: ' \n' })).toThrow(`${name}: must`);
});

it('reads names, keys and tokens without the white space around them', () => {
  const read = readConfig({
    HOST: ' 0.0.0.0',
    METRICS_TOKEN: `${SECRET}\n`,
    AUDIT_SINK: 'https://sink.example/',
    AUDIT_SINK_SECRET: `${SECRET}\r\n`,
    EMBEDDING_PROVIDER: 'openai',
    EMBEDDING_MODEL: 'small ',
    EMBEDDING_API_KEY: 'key\n',
    EMBEDDING_QUERY_PREFIX: 'query: ',
  });
  expect(read).toMatchObject({
    http: { host: '0.0.0.0' },
    metrics: { token: SECRET },
    audit: { sinkSecret: SECRET },
    embedding: { model: 'small', apiKey: 'key', queryPrefix: 'query: ' },
  });
});

const SECRET = 's'.repeat(32);

it.each([
  ['EMBEDDING_BASE_URL', { EMBEDDING_PROVIDER: 'openai', EMBEDDING_MODEL: 'm' }],
  ['EMBEDDING_NEXT_BASE_URL', { EMBEDDING_NEXT_PROVIDER: 'openai', EMBEDDING_NEXT_MODEL: 'm' }],
  ['LLM_BASE_URL', { LLM_PROVIDER: 'ollama', LLM_MODEL: 'm' }],
  ['LLM_EXTRACT_BASE_URL', { LLM_PROVIDER: 'ollama', LLM_MODEL: 'm' }],
  ['LLM_CHAT_BASE_URL', { LLM_CHAT_PROVIDER: 'ollama', LLM_CHAT_MODEL: 'm' }],
  ['HF_ENDPOINT', {}],
  ['AUDIT_SINK', { AUDIT_SINK_SECRET: SECRET }],
  ['LEDGER_SINK', { LEDGER_SINK_SECRET: SECRET }],
])('%s may not carry a password', (name, others) => {
  expect(() => readConfig({ ...others, [name]: 'https://ada:hunter2@sink.example/' })).toThrow(
    `${name}: may not carry a user name or password`,
  );
});

it.each([
  ['LEDGER_SINK', 'LEDGER_FILE'],
  ['LEDGER_HEADS', 'LEDGER_FILE'],
  ['AUDIT_SINK', 'LEDGER_FILE'],
  ['AUDIT_SINK', 'LEDGER_SINK'],
])('%s names another file than %s', (name, other) => {
  expect(() => readConfig({ [other]: './kept/lines.ndjson', [name]: 'kept/lines.ndjson' })).toThrow(
    `${name}: must name another file than ${other}`,
  );
});

it('the file of the ledger that is named by default is not a sink either', () => {
  const env = { RECOLLECT_DATA_DIR: 'kept/data', LEDGER_SINK: 'kept/data-erasures.ndjson' };
  expect(() => readConfig(env)).toThrow('LEDGER_SINK: must name another file than LEDGER_FILE');
});
