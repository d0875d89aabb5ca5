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
  ])('%s alone is refused as well', (name, value, needed) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(`${needed}: required when ${name} is set`));
  });

  it('a key in a file is refused like the key itself', () => {
    expect(() => readConfig({ EMBEDDING_API_KEY_FILE: import.meta.filename })).toThrow(
      'EMBEDDING_PROVIDER: required when EMBEDDING_API_KEY is set',
    );
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
