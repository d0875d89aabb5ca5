import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import type { Config } from '@platform/config/config.js';
import { safeError } from './safe-error.js';

/**
 * Writes JSON lines: `logger.info({ records: 3 }, 'stored')`. Pass only ids, codes and counts, never content, queries
 * or keys. Nothing is redacted afterwards.
 */
export type Logger = PinoLogger;

/** Injection token of the process's root logger. */
export const LOGGER = Symbol('Logger');

/** A logger that writes to stdout, or to `destination`. */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: safeError, error: safeError },
      hooks: {
        logMethod(args, method) {
          method.apply(this, withoutForeignText(args));
        },
      },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

/** The logger of one part of the service. */
export function componentLogger(logger: Logger, component: string): Logger {
  return logger.child({ component });
}

type LogArguments = Parameters<PinoLogger['info']>;

/** Without a message, pino uses the message of the error, which must not be printed. */
function withoutForeignText(args: LogArguments): LogArguments {
  const [first, ...rest] = args as unknown[];
  const told = rest.map((value) => (value instanceof Error ? safeError(value).type : value));
  const object = first instanceof Error ? { err: first } : first;
  const silent = typeof object === 'object' && object !== null && told.length === 0 && !('msg' in object);
  return [object, ...(silent ? ['error' in object || 'err' in object ? 'error' : ''] : told)] as LogArguments;
}
