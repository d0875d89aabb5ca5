import { runInNewContext } from 'node:vm';
import { RecollectError } from '@kernel/errors.js';
import { componentLogger, createLogger } from './logger.js';
import { NestLogger } from './nest-logger.js';

const SECRET = 'my diary entry';

/** A logger and the lines it has written. */
function capture(level: 'debug' | 'info' = 'debug') {
  const lines: string[] = [];
  const logger = createLogger(level, { write: (line: string) => void lines.push(line) });
  return { logger, lines, parsed: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

function driverError(): Error {
  const error = new Error(
    `duplicate key value: (${SECRET})\n    at ${SECRET} (not/a/place)\n    at ${SECRET} (/a/place.ts:1:2)`,
  );
  return Object.assign(error, { code: '23505', detail: SECRET, query: SECRET, parameters: [SECRET] });
}

describe('the logger', () => {
  it('writes one JSON object per line, with level, time and the component', () => {
    const { logger, parsed } = capture('info');
    componentLogger(logger, 'relay').info({ rows: 3 }, 'claimed');
    logger.debug('not at this level');
    expect(parsed()).toEqual([
      { level: 'info', time: expect.any(String), component: 'relay', rows: 3, msg: 'claimed' },
    ]);
  });

  it('prints only name, code and stack frames of a foreign error, however it is passed', () => {
    const { logger, lines, parsed } = capture();
    const error = driverError();
    logger.error(error);
    logger.error(error, 'failed');
    logger.error({ err: error });
    logger.error({ err: error }, 'failed');
    logger.error({ error }, 'failed');
    logger.error('failed: %s', error);
    logger.error({ err: new Error('outer', { cause: error }) }, 'failed');
    expect(lines.join('')).not.toContain(SECRET);
    expect(lines.join('')).not.toContain('duplicate key');
    expect(parsed()[1]).toMatchObject({ msg: 'failed', err: { type: 'Error', sqlstate: '23505' } });
    expect((parsed()[1]?.['err'] as { stack: string[] }).stack[0]).toMatch(/^at .*logger\.spec\.ts:\d+:\d+\)?$/);
    expect(parsed()[6]).toMatchObject({ err: { cause: { sqlstate: '23505' } } });
  });

  it('prints the message of our own errors', () => {
    const { logger, parsed } = capture();
    logger.warn({ err: new RecollectError('unavailable', 'The database cannot be reached now.') }, 'failed');
    expect(parsed()[0]).toMatchObject({
      err: { code: 'unavailable', message: 'unavailable: The database cannot be reached now.' },
    });
  });

  it('identifies a system error by its code, which is not an SQLSTATE', () => {
    const { logger, parsed } = capture();
    logger.warn({ err: Object.assign(new Error(`connect to ${SECRET}`), { code: 'EPIPE' }) }, 'failed');
    expect(parsed()[0]).toMatchObject({ err: { code: 'EPIPE' } });
    expect(parsed()[0]?.['err']).not.toHaveProperty('sqlstate');
  });

  it('prints no code that is not a word, because it may be a text', () => {
    const { logger, lines } = capture();
    logger.warn({ err: Object.assign(new Error('lost'), { code: SECRET }) }, 'failed');
    expect(lines.join()).not.toContain(SECRET);
  });

  it('prints every cause down to the system error, even from another realm, and the message of none', () => {
    const { logger, lines, parsed } = capture();
    const system = Object.assign(new Error(SECRET), { code: 'ECONNREFUSED' });
    const fetched = runInNewContext(`new TypeError('${SECRET}')`) as Error;
    fetched.cause = system;
    const library = new Error(SECRET, { cause: new Error(SECRET, { cause: fetched }) });
    logger.error({ err: new RecollectError('model_failed', 'It broke off.', [], { cause: library }) }, 'failed');
    const end = { type: 'TypeError', cause: { type: 'Error', code: 'ECONNREFUSED' } };
    expect(parsed()[0]).toMatchObject({ err: { code: 'model_failed', cause: { cause: { cause: end } } } });
    expect(lines.join('')).not.toContain(SECRET);
  });

  it('survives a cause that is its own cause, and values that are not errors', () => {
    const { logger, lines } = capture();
    const error = new Error(SECRET);
    error.cause = error;
    logger.error({ err: error }, 'failed');
    logger.error({ err: SECRET }, 'failed');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain(SECRET);
  });
});

describe("Nest's lines", () => {
  it('about modules and routes are for debugging, all others keep their level', () => {
    const { logger, parsed } = capture();
    const nest = new NestLogger(logger);
    nest.log('AppModule dependencies initialized', 'InstanceLoader');
    nest.log('2 migration(s) applied', 'Database');
    nest.warn('careful', 'Database');
    expect(parsed()).toMatchObject([
      { level: 'debug', component: 'InstanceLoader' },
      { level: 'info', component: 'Database', msg: '2 migration(s) applied' },
      { level: 'warn', component: 'Database' },
    ]);
  });

  it('never print the message of an unexpected error in a request', () => {
    const { logger, lines, parsed } = capture();
    const nest = new NestLogger(logger);
    nest.error(driverError(), 'ExceptionsHandler');
    nest.error({ body: SECRET }, 'ExceptionsHandler');
    expect(lines.join('')).not.toContain(SECRET);
    expect(parsed()[0]).toMatchObject({ level: 'error', component: 'ExceptionsHandler', err: { sqlstate: '23505' } });
  });

  it('report what stopped the boot', () => {
    const { logger, parsed } = capture();
    new NestLogger(logger).error(new Error('job paint has no handler'), 'ExceptionHandler');
    expect(parsed()[0]).toMatchObject({ msg: 'job paint has no handler' });
  });
});
