import type { LoggerService } from '@nestjs/common';
import type { Logger } from './logger.js';

/** The parts of Nest that log their start for every module and every route. */
const NEST_CONTEXTS = new Set(
  'NestFactory InstanceLoader RoutesResolver RouterExplorer NestApplication NestApplicationContext Injector'.split(' '),
);
/** The context in which Nest logs a boot failure. There is no request yet whose content an error could quote. */
const BOOT_CONTEXT = 'ExceptionHandler';

/** Sends Nest's log lines, and those of its `Logger` class, through pino: `app.useLogger(new NestLogger(logger))`. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(NEST_CONTEXTS.has(contextOf(rest) ?? '') ? 'debug' : 'info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  private write(level: 'debug' | 'info' | 'warn' | 'error' | 'fatal', message: unknown, rest: unknown[]): void {
    const component = contextOf(rest) ?? 'nest';
    if (typeof message === 'string') return this.logger[level]({ component }, message);
    const told = message instanceof Error && component === BOOT_CONTEXT ? message.message : 'unexpected error';
    if (message instanceof Error) return this.logger[level]({ component, err: message }, told);
    // An object could contain anything.
    this.logger[level]({ component }, 'a message that is not text');
  }
}

/** Nest passes the context last, after a stack if there is one. */
function contextOf(rest: readonly unknown[]): string | undefined {
  const last = rest.at(-1);
  return typeof last === 'string' && !last.includes('\n') ? last : undefined;
}
