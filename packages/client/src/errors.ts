import type { Problem } from './generated/components.js';

/** The codes of the server's error catalogue; docs/errors.md describes when each occurs and what to do. */
export type ServerErrorCode = Problem['code'];
/** Those, and errors on the way. `unexpected_answer`: the response is not from Recollect. */
export type ErrorCode = ServerErrorCode | 'network' | 'timeout' | 'embedding_failed' | 'unexpected_answer';

/** One invalid field. `field` is a path such as `records[3].metadata.a`. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export interface ErrorDetails {
  /**
   * The code before its dot: `conflict` of `conflict.legal_hold`. One of `ErrorCode`, or one of a newer server that
   * this client does not know.
   */
  readonly code: ErrorCode | (string & {});
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** A description for people. */
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  /** The id to search for in the server's log. */
  readonly requestId?: string;
  /** Seconds after which the server wants to be called again. */
  readonly retryAfter?: number;
  /** The whole code with its reason; equals `code` if the server gives no reason. */
  readonly reason?: string;
  readonly cause?: unknown;
}

/** Everything that this client throws, except the reason of an `AbortSignal`, which is thrown unchanged. */
export class RecollectError extends Error {
  readonly code: ErrorDetails['code'];
  readonly reason: string;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(details: ErrorDetails) {
    super(`${details.code}: ${details.detail}`, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = new.target.name;
    this.code = details.code;
    this.reason = details.reason ?? details.code;
    this.status = details.status;
    this.detail = details.detail;
    this.errors = details.errors ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

/** The request is invalid: 400, 413, 415. `errors` names the fields. */
export class InvalidRequestError extends RecollectError {}
/** No live key: 401. */
export class AuthenticationError extends RecollectError {}
/** The key lacks a permission: 403. */
export class PermissionDeniedError extends RecollectError {}
/** Nothing with this name exists for this key and user: 404. */
export class NotFoundError extends RecollectError {}
/** The request conflicts with the stored data: 409. */
export class ConflictError extends RecollectError {}
/** The version in `ifMatch` is no longer the current one: 412. */
export class VersionMismatchError extends RecollectError {}
/** Too many requests: 429. */
export class RateLimitError extends RecollectError {}
/** The server failed or is not ready: 500 and above. */
export class ServerError extends RecollectError {}
/**
 * There was no response: the server is unreachable, or the connection broke. Whether it executed the request is
 * unknown.
 */
export class NetworkError extends RecollectError {}
/** There was no response in time. Whether the server executed the request is unknown. */
export class TimeoutError extends RecollectError {}

const BY_STATUS: Readonly<Record<number, typeof RecollectError>> = {
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  412: VersionMismatchError,
  429: RateLimitError,
};

/** Creates an error of the class for its status. */
export function errorOf(details: ErrorDetails): RecollectError {
  const fallback = details.status >= 500 ? ServerError : details.status >= 400 ? InvalidRequestError : RecollectError;
  return new (BY_STATUS[details.status] ?? fallback)(details);
}

/** A request that this client refuses to send. */
export function refuse(field: string, message: string): InvalidRequestError {
  const detail = `${field}: ${message}`;
  return new InvalidRequestError({ code: 'invalid_input', status: 0, detail, errors: [{ field, message }] });
}

/** Reads the error in a response from problem+json or from the envelopes of AMP and MemoryBank. */
export function readError(status: number, headers: Headers, text: string, now = Date.now()): RecollectError {
  const body = parseObject(text);
  const code = body['code'] ?? body['error'];
  const detail = body['detail'] ?? body['message'];
  const common = {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: readRetryAfter(headers.get('retry-after'), now),
  };
  if (typeof code !== 'string') {
    return errorOf({ ...common, code: 'unexpected_answer', detail: `answered ${status}, not in Recollect's form` });
  }
  const errors = Array.isArray(body['errors']) ? (body['errors'] as FieldError[]) : [];
  const [plain = code] = code.split('.', 1);
  return errorOf({ ...common, code: plain, reason: code, errors, detail: typeof detail === 'string' ? detail : code });
}

/** Seconds from now: the header contains seconds or a date. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1_000);
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
