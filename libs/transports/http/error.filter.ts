import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { type ErrorCode, invalid, RecollectError } from '@kernel/errors.js';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Logger } from '@platform/observability/logger.js';
import { type Doors, routedOperation } from './door.js';
import { nameAbsent } from './name-absent.js';
import { OverloadLog } from './overload-log.js';
import { setRefusalHeaders } from './refusal-headers.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecollectRequest } from './request.js';

/** Refusals by Fastify before our code runs, by its error code. */
const FASTIFY_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
};
/** The same refusals after Nest has wrapped them, which preserves only the status. */
const STATUSES: Record<number, ErrorCode> = {
  404: 'route_not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
};

/** Handles every error of every route. An unexpected error becomes `internal`, and its text stays in the process. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly overload: OverloadLog;

  constructor(
    private readonly doors: Doors,
    private readonly logger: Logger,
  ) {
    this.overload = new OverloadLog(logger);
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<RecollectRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const thrownHere = toRecollectError(thrown, request.routeOptions.bodyLimit);
    const asked = askedOperation(request);
    const error = nameAbsent(ofOtherMedia(servedElsewhere(thrownHere, request), asked), asked, request);
    if (request.act) request.act.code = error.code;
    if (error.code === 'overloaded') this.overload.refuse(request.id);
    else if (error.status >= 500)
      this.logger.error({ err: thrown, request_id: request.id, code: error.code }, 'request failed');
    sendRefusal(reply, request, error, this.doors);
  }
}

/** Responds to a path that no router can parse. Fastify does not call the error filter for it. */
export function sendUnreadablePath(request: FastifyRequest, reply: FastifyReply, doors: Doors): void {
  sendRefusal(reply, request, invalid('(path)', 'is too long, or not percent-encoded UTF-8'), doors);
}

function sendRefusal(reply: FastifyReply, request: FastifyRequest, error: RecollectError, doors: Doors): void {
  const { refusals } = doors.of(request);
  if (error.status === 405) void reply.header('Allow', allowOf(error, request.url));
  setRefusalHeaders(reply, error);
  void reply.headers(refusals.headers?.(error) ?? {});
  if (error.code === 'unavailable') void reply.header('Retry-After', '1');
  // Fastify closes the connection after a body that it could not read. A client that is still sending would see a
  // reset and lose the response. Therefore the rest of the body is read and discarded, for as long as a request may
  // take.
  void reply
    .removeHeader('Connection')
    .status(error.status)
    .header('X-Request-Id', request.id)
    .header('Content-Type', refusals.contentType)
    .send(JSON.stringify(refusals.render(error, request)));
}

/** The operation that the body refers to, if the path carries a whole protocol. */
function askedOperation(request: FastifyRequest): AnyOperation | undefined {
  const operation = routedOperation(request);
  return operation?.dispatch?.(request.body) ?? operation;
}

/** An operation that takes no JSON does not ask for it: a client would send what it has as JSON, and be refused again. */
function ofOtherMedia(error: RecollectError, operation: AnyOperation | undefined): RecollectError {
  const media = operation?.bodyMedia;
  if (media === undefined || (error.code !== 'unsupported_media_type' && error.code !== 'invalid_json')) return error;
  return new RecollectError('unsupported_media_type', `Send the body with Content-Type: ${media}.`, [], {
    cause: error,
  });
}

/** If the path exists but not with this method, the error is not a missing route. */
function servedElsewhere(error: RecollectError, { method, url }: FastifyRequest): RecollectError {
  return (error.code === 'route_not_found' && refusalOfMethod(method, url)) || error;
}

const ROUTES = OPERATIONS.map(({ method, path }) => ({
  method,
  form: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
/** The path of a message: its own, or that of its record if the id shows that it is a message. */
const MESSAGE = /^\/v1\/(?:messages\/[^/]+|records\/message_[0-9a-z]{26})$/;
const EDITS: readonly string[] = ['PUT', 'PATCH', 'DELETE'];

/** The methods that a path serves. Empty if no operation has it. */
function servedMethods(url: string): string[] {
  const path = pathOf(url);
  return [...new Set(ROUTES.filter(({ form }) => form.test(path)).map(({ method }) => method))];
}

/** The refusal of a request without a route. It says if the path serves other methods. */
function refusalOfMethod(method: string, url: string): RecollectError | null {
  if (servedMethods(url).length === 0) return null;
  const edits = EDITS.includes(method) && MESSAGE.test(pathOf(url));
  return new RecollectError(edits ? 'message_immutable' : 'method_not_allowed');
}

/** The Allow header of a 405. A message does not allow edits, although its path may allow them for other records. */
function allowOf({ code }: RecollectError, url: string): string {
  return servedMethods(url)
    .filter((method) => code !== 'message_immutable' || !EDITS.includes(method))
    .join(', ');
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

export function toRecollectError(thrown: unknown, bodyLimitBytes: number | undefined): RecollectError {
  if (thrown instanceof RecollectError) return thrown;
  const code = refusalOf(thrown);
  if (code === 'too_large') return refusalOfLength(bodyLimitBytes ?? 0, { cause: thrown });
  return new RecollectError(code, DETAILS[code], [], { cause: thrown });
}

/** The refusal of a body that is too long. */
export function refusalOfLength(mostBytes: number, options?: ErrorOptions): RecollectError {
  const message = `must not be longer than ${mostBytes} bytes`;
  return new RecollectError('too_large', `(body): ${message}`, [{ field: '(body)', message }], options);
}

const DETAILS: Partial<Record<ErrorCode, string>> = { invalid_input: 'The request is not valid.' };

function refusalOf(thrown: unknown): ErrorCode {
  const { code } = thrown as { code?: unknown };
  const known = typeof code === 'string' ? FASTIFY_ERRORS[code] : undefined;
  if (known) return known;
  if (!(thrown instanceof HttpException) || thrown.getStatus() >= 500) return 'internal';
  return STATUSES[thrown.getStatus()] ?? 'invalid_input';
}
