import { ERRORS, type ErrorCode, RecollectError } from '@kernel/errors.js';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Logger } from '@platform/observability/logger.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How one protocol words a refusal. */
export interface ErrorRenderer {
  /** Of the paths whose errors it renders; the first that fits is taken. */
  readonly prefix: string;
  readonly contentType: string;
  render(error: RecollectError, request: FastifyRequest): unknown;
}

/** What Fastify refuses before our code runs, by its error code. */
const FASTIFY_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_BAD_URL: 'invalid_input',
  FST_ERR_MAX_PARAM_LENGTH: 'invalid_input',
};

/** Every error of every route ends here. What is not ours becomes `internal`, and its text stays in the process. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly renderers: readonly ErrorRenderer[],
    private readonly logger: Logger,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toRecollectError(thrown);
    if (error.status >= 500)
      this.logger.error({ err: thrown, request_id: request.id, code: error.code }, 'request failed');
    const renderer = this.renderers.find(({ prefix }) => request.url.startsWith(prefix)) ?? this.renderers.at(-1);
    if (error.code === 'unavailable') void reply.header('Retry-After', '1');
    void reply
      .status(error.status)
      .header('Content-Type', renderer?.contentType ?? 'application/json')
      .send(JSON.stringify(renderer?.render(error, request)));
  }
}

export function toRecollectError(thrown: unknown): RecollectError {
  if (thrown instanceof RecollectError) return thrown;
  const { code } = thrown as { code?: unknown };
  const known = typeof code === 'string' ? FASTIFY_ERRORS[code] : undefined;
  if (known) return new RecollectError(known);
  if (thrown instanceof HttpException) {
    if (thrown.getStatus() === 404) return new RecollectError('route_not_found');
    if (thrown.getStatus() < 500) return new RecollectError('invalid_input', 'The request is not valid.');
  }
  return new RecollectError('internal', ERRORS.internal.advice);
}
