import { types } from 'node:util';
import { type DestinationStream, pino, type Logger as PinoLogger } from 'pino';
import { RecollectError } from '@kernel/errors.js';
import type { Config } from '@platform/config/config.js';

/** The parts of an error that may be logged. */
interface SafeError {
  readonly type: string;
  /** Only for our own errors, whose messages are written for an operator. */
  readonly message?: string;
  /** One of our codes, or one of Node.js (ECONNREFUSED) or of a platform port. */
  readonly code?: string;
  readonly sqlstate?: string;
  readonly stack: readonly string[];
  readonly cause?: SafeError;
}

/**
 * Our errors whose messages contain no memory content, query or key. Every other message is dropped: drivers quote rows
 * and parameters, parsers quote their input.
 */
const MAY_SPEAK = new Set([
  'ConfigError',
  'DatabaseError',
  'DatabaseSetupError',
  'EmbeddedServerError',
  'EmbeddingError',
  'FolderInUseError',
  'FolderRefusedError',
  'HeadsSinkError',
  'RegistryError',
  'TransactionUseError',
]);
const WORD = /^[A-Za-z][A-Za-z0-9_]{0,60}$/;
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** A stack frame. A line of a message would match only if it looked like a frame and ended in `:1:2`. */
const FRAME = /^\s+at (?:.+ \()?(?:file:|node:|\/|[A-Za-z]:\\).*:\d+:\d+\)?$/;
const MAX_FRAMES = 20;
/** Ours, the port's, the library's, Node's and the system's. The last has the most useful code. */
const MAX_CAUSES = 5;

/** The form in which the logger prints errors: names, codes and stack frames, never a foreign message. */
function safeError(error: unknown, depth = 0): SafeError {
  if (!isError(error)) return { type: typeof error, stack: [] };
  const fields = error as Error & { readonly code?: unknown; readonly kind?: unknown };
  const code = [fields.code, fields.kind].find((value): value is string => typeof value === 'string');
  const sqlstate = code !== undefined && SQLSTATE.test(code);
  return {
    type: WORD.test(error.name) ? error.name : 'Error',
    ...(maySpeak(error) && { message: error.message }),
    ...(code !== undefined && (sqlstate ? { sqlstate: code } : WORD.test(code) && { code })),
    stack: frames(error),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: safeError(error.cause, depth + 1) }),
  };
}

/** Node's own errors may come from another realm. */
function isError(error: unknown): error is Error {
  return error instanceof Error || types.isNativeError(error);
}

function maySpeak(error: Error): boolean {
  return error instanceof RecollectError || MAY_SPEAK.has(error.name);
}

function frames(error: Error): string[] {
  const stack = typeof error.stack === 'string' ? error.stack : '';
  const message = error.message === '' ? -1 : stack.indexOf(error.message);
  const places = message < 0 ? stack : stack.slice(message + error.message.length);
  return places
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
}

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
