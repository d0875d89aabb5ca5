import { readConfig } from './config.js';

const warnings = (env: Record<string, string>) => readConfig(env).warnings;

it.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['REDIS_ULR', 'REDIS_URL'],
  ['database_url', 'DATABASE_URL'],
  ['RECOLLECT_DATADIR', 'RECOLLECT_DATA_DIR'],
  ['RECOLLECT_REDIS_URL', 'REDIS_URL'],
  ['EMBEDING_PROVDER', 'EMBEDDING_PROVIDER'],
  ['LLM_APIKEY', 'LLM_API_KEY'],
  ['RATE_LIMITS_PER_KEY', 'RATE_LIMIT_PER_KEY'],
  ['RECOLLECT_SECRET_FLIE', 'RECOLLECT_SECRET_FILE'],
])('reports that %s is ignored, and that %s may be meant', (name, meant) => {
  expect(warnings({ [name]: 'hunter2' })).toEqual([
    `${name}: is ignored, because no setting has this name. Is it meant to be ${meant}?`,
  ]);
});

it('reports a setting that cannot be given as a file', () => {
  expect(warnings({ LLM_MODEL_FILE: '/run/secrets/model' })).toEqual([
    'LLM_MODEL_FILE: is ignored, because LLM_MODEL cannot be given as a file',
  ]);
});

it('reports neither settings, nor variables of other programs, nor a name beside the setting that is meant', () => {
  expect(
    warnings({
      LOG_LEVEL: 'info',
      LOGLEVEL: 'debug',
      PATH: '/bin',
      HOSTNAME: 'a',
      POST: 'x',
      HF_HOME: '/hf',
      RECOLLECT_URL: 'http://127.0.0.1:3000',
      RECOLLECT_API_KEY: 'rk_a',
      RECOLLECT_PORT: 'tcp://10.0.0.1:3000',
      RECOLLECT_SERVICE_HOST: '10.0.0.1',
      POSTGRES_PASSWORD: 'x',
      REDIS_PASSWORD: 'x',
      OPENAI_API_KEY: 'x',
      DATABASE_HOST: 'x',
      npm_config_cache: '/x',
    }),
  ).toEqual([]);
});

it('reports a fault together with the misspelt name that causes it', () => {
  expect(() => readConfig({ LLM_PROVIDER: 'ollama', LLM_MODLE: 'llama3' })).toThrow(
    'LLM_MODEL: required when LLM_PROVIDER is ollama\nLLM_MODLE: is ignored, because no setting has this name. Is it meant to be LLM_MODEL?',
  );
});
