import { readConfig } from './config.js';

it.each([
  ['PORT', '99999', 'must be at most 65535'],
  ['PORT', 'eighty', 'must be a number'],
  ['DATABASE_POOL_MAX', '0', 'must be at least 1'],
  ['RATE_LIMIT_PER_KEY', 'many', 'must be off, or a whole number from 1 to 100000000'],
  ['REQUESTS_AT_ONCE', 'none', 'must be off, or a whole number from 1 to 10000'],
  ['REQUESTS_AT_ONCE', '0', 'must be at least 1'],
  ['LLM_CALLS_PER_MINUTE', 'x', 'must be off, or a whole number from 1 to 100000'],
  ['LLM_TOKENS_PER_DAY', 'x', 'must be off, or a whole number from 0 to 1000000000000'],
  ['LLM_USD_PER_DAY', 'x', 'must be off, or US dollars from 0 to 1000000'],
  ['DOCS_ENABLED', 'maybe', 'must be one of "0", "1", "true", "false"'],
  ['LOG_LEVEL', 'loud', 'must be one of "fatal", "error", "warn", "info", "debug", "silent"'],
  ['DATABASE_URL', 'nonsense', 'must be a valid url'],
  ['METRICS_TOKEN', 'short', 'must have at least 16 characters'],
  ['PUBLIC_ADDRESS', 'a b', 'must be an address such as memory.example.org or 127.0.0.1:8080'],
  ['QUEUE_PREFIX', 'a b', 'must consist of letters, digits, _, : and -'],
])('%s=%s is refused in words that say what it must be', (name, value, words) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: ${words}`);
});
