import { ConfigError, readConfig } from './config.js';

describe('a setting without what it is for', () => {
  it.each([
    ['EMBEDDING_MODEL', 'EMBEDDING_PROVIDER'],
    ['EMBEDDING_NEXT_MODEL', 'EMBEDDING_NEXT_PROVIDER'],
    ['LLM_MODEL', 'LLM_PROVIDER'],
    ['EMBEDDING_BASE_URL', 'EMBEDDING_PROVIDER'],
    ['LLM_BASE_URL', 'LLM_PROVIDER'],
    ['LLM_EXTRACT_BASE_URL', 'LLM_PROVIDER or LLM_EXTRACT_PROVIDER'],
    ['LLM_CHAT_MODEL', 'LLM_PROVIDER or LLM_CHAT_PROVIDER'],
    ['RERANK_MODEL', 'RERANK_PROVIDER'],
    ['RERANK_FOLDER', 'RERANK_PROVIDER'],
  ])('%s alone is refused, and not ignored', (name, provider) => {
    expect(() => readConfig({ [name]: name.endsWith('URL') ? 'http://127.0.0.1:1' : 'some-model' })).toThrow(
      `${provider}: required when ${name} is set`,
    );
  });

  it.each([
    ['EMBEDDING_API_KEY', 'some key', 'EMBEDDING_PROVIDER'],
    ['EMBEDDING_DIMENSIONS', '256', 'EMBEDDING_PROVIDER'],
    ['EMBEDDING_QUERY_PREFIX', 'query: ', 'EMBEDDING_PROVIDER'],
    ['EMBEDDING_NEXT_DOCUMENT_PREFIX', 'passage: ', 'EMBEDDING_NEXT_PROVIDER'],
    ['LLM_API_KEY', 'some key', 'LLM_PROVIDER'],
    ['LLM_DECIDE_API_KEY', 'some key', 'LLM_PROVIDER or LLM_DECIDE_PROVIDER'],
    ['RERANK_API_KEY', 'some key', 'RERANK_PROVIDER'],
    ['AUDIT_SINK_SECRET', 's'.repeat(32), 'AUDIT_SINK'],
    ['LEDGER_SINK_SECRET', 's'.repeat(32), 'LEDGER_SINK'],
    ['DATABASE_READ_URL', 'postgres://replica/recollect', 'DATABASE_URL'],
    ['DATABASE_READ_MAX_LAG_MS', '500', 'DATABASE_READ_URL'],
    ['AUDIT_SINK_SECONDS', '60', 'AUDIT_SINK'],
    ['AUDIT_SINK_ENTRIES', '10', 'AUDIT_SINK'],
    ['RERANK_TIMEOUT_MS', '300', 'RERANK_PROVIDER'],
    ['RERANK_TOP', '20', 'RERANK_PROVIDER'],
    ['LLM_CHAT_CONCURRENCY', '2', 'LLM_PROVIDER or LLM_CHAT_PROVIDER'],
    ['LLM_EXTRACT_CALLS_PER_MINUTE', '60', 'LLM_PROVIDER or LLM_EXTRACT_PROVIDER'],
    ['LLM_CHAT_WINDOW', '32000', 'LLM_PROVIDER or LLM_CHAT_PROVIDER'],
  ])('%s alone is refused as well', (name, value, needed) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${needed}: required when ${name} is set`));
  });

  it('a key in a file is refused like the key itself', () => {
    expect(() => readConfig({ EMBEDDING_API_KEY_FILE: import.meta.filename })).toThrow(
      'EMBEDDING_PROVIDER: required when EMBEDDING_API_KEY is set',
    );
  });

  it('a limit of all purposes needs a provider for one of them', () => {
    expect(() => readConfig({ LLM_CONCURRENCY: '2' })).toThrow(
      /LLM_CHAT_PROVIDER: required when LLM_CONCURRENCY is set/,
    );
    const provider = { LLM_CHAT_PROVIDER: 'openai', LLM_CHAT_MODEL: 'some-model', LLM_CHAT_API_KEY: 'some key' };
    expect(() => readConfig({ ...provider, LLM_CONCURRENCY: '2' })).not.toThrow();
  });

  it('names all of them at once', () => {
    expect(() => readConfig({ EMBEDDING_MODEL: 'a', LLM_MODEL: 'b' })).toThrow(
      'EMBEDDING_PROVIDER: required when EMBEDDING_MODEL is set\nLLM_PROVIDER: required when LLM_MODEL is set',
    );
  });

  it('an empty one is none', () => {
    expect(() => readConfig({ EMBEDDING_MODEL: '', LLM_MODEL: '' })).not.toThrow();
  });

  it('a provider that is switched off may keep its model', () => {
    expect(() => readConfig({ LLM_PROVIDER: 'none', LLM_MODEL: 'some-model' })).not.toThrow();
    expect(() => readConfig({ EMBEDDING_PROVIDER: 'bundled', EMBEDDING_MODEL: 'some-model' })).not.toThrow();
    expect(() => readConfig({ RERANK_PROVIDER: 'none', RERANK_FOLDER: '/models/x' })).not.toThrow();
  });
});
