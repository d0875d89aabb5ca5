import { readConfig } from '@platform/config/config.js';
import { createLogger } from '@platform/observability/logger.js';
import { serversUnused, warnOfSettings } from './warn-of-settings.js';

const ADMIN = { DATABASE_ADMIN_URL: 'postgres://postgres:hunter2@db/recollect' };

it.each([
  [ADMIN, 'DATABASE_ADMIN_URL is'],
  [{ REDIS_URL: 'redis://:hunter2@redis' }, 'REDIS_URL is'],
  [{ ...ADMIN, REDIS_URL: 'redis://redis' }, 'DATABASE_ADMIN_URL and REDIS_URL are'],
])('a single process says that it does not use %j', (env, names) => {
  expect(serversUnused(readConfig(env))).toEqual([
    `without DATABASE_URL, ${names} not used: data is kept in the embedded database in ./data`,
  ]);
});

it('names no setting with a server, or if none is set', () => {
  expect(serversUnused(readConfig({ ...ADMIN, DATABASE_URL: 'postgres://a:b@db/recollect' }))).toEqual([]);
  expect(serversUnused(readConfig({}))).toEqual([]);
});

it('logs every warning, and no value', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const config = readConfig({ ...ADMIN, DATABSE_URL: 'postgres://a:hunter2@db/recollect' });
  warnOfSettings(config, logger, serversUnused(config));
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'warn', component: 'config', msg: expect.stringMatching(/^DATABSE_URL: /) },
    { level: 'warn', component: 'config', msg: expect.stringMatching(/^without DATABASE_URL, /) },
  ]);
  expect(lines.join('')).not.toContain('hunter2');
});
