import { type ErrorCode, RecollectError } from '@kernel/errors.js';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/**
 * An error from the database without its content. The driver's message, `detail`, the query and its parameters may hold
 * memory content and are dropped. Safe to log.
 */
export class DatabaseError extends Error {
  override name = 'DatabaseError';

  constructor(
    /** SQLSTATE, a Node.js error code of the connection, or `undefined` for a fault inside the driver. */
    readonly code: string | undefined,
    readonly constraint?: string,
    readonly table?: string,
    /** The Postgres function that raised the error, to search for in its source. */
    readonly routine?: string,
    /** Whether the database could not use its own files. */
    readonly concernsFiles = false,
  ) {
    super(`database error ${code ?? 'in the driver'}${constraint ? ` (${constraint})` : ''}`);
  }
}

/** A bug in our code: a transaction was used after its end, or in a way the embedded database cannot support. */
export class TransactionUseError extends Error {
  override name = 'TransactionUseError';
}

const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
/** Raised by the trigger `hold_quota`. The whole message is the name of the exceeded quota. */
const QUOTA_EXCEEDED = 'RQ001';
const DISK_FULL = '53100';
/** serialization_failure and deadlock_detected: a retry may succeed. */
const RETRYABLE = new Set(['40001', '40P01']);
/** The server takes no writes. Also of a write in a transaction that was begun read-only, which is a bug in our code. */
const READ_ONLY = '25006';
/** These end the session. Whatever ends it, such as a pooler that has lost its server (08P01), is not about the statement. */
const SEVERE = new Set(['FATAL', 'PANIC']);
/**
 * SQLSTATEs and classes (two characters) that mean "not now" and are not about the statement: connection exceptions
 * (08, except 08P01, which one of our statements causes), lack of resources incl. too_many_connections (53), statement
 * timeout (57014), shutdown (57P01–57P05), idle or whole transaction timeout (25P03, 25P04), and RETRYABLE errors that
 * remain after the retries.
 */
const OUTAGES = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '25P03',
  '25P04',
  ...RETRYABLE,
]);
const UNREACHED_DETAIL = 'The database cannot be reached now. Try again.';
const OUTAGE_DETAILS: Readonly<Record<string, string>> = {
  '57014': 'The database did not answer in time.',
  [DISK_FULL]: 'The disk of the database is full: nothing is stored until there is room on it.',
};
const READ_ONLY_DETAIL =
  'The database takes no writes now: it is a standby, or was set to read only. Nothing was stored. Try again.';
const FILES_DETAIL =
  'The database cannot read or write its files: nothing is stored until its disk and the rights of its folder are in order.';
/** A right that Postgres itself lacks on a file has the SQLSTATE of a right that a role lacks. These sources tell them apart. */
const NO_RIGHT = '42501';
const SOURCES_ABOUT_FILES = new Set(['md.c', 'fd.c', 'xlog.c', 'slru.c', 'relmapper.c', 'copydir.c']);
/** Messages of node-postgres and pg-pool when there is no connection. These errors have no code. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end|timeout expired)/;
const NODE_CODES = new Set(
  'ECONNREFUSED ECONNRESET EPIPE EACCES ENOTFOUND ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOENT EAI_AGAIN ECONNABORTED'.split(
    ' ',
  ),
);

/** Whether this is a unique violation (of that constraint), inside or outside `withScope`. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = databaseErrorOf(error);
  return found?.code === UNIQUE_VIOLATION && (constraint === undefined || found.constraint === constraint);
}

export type WriteFault = 'disk_full' | 'failed';

/** Why the database cannot write, if that is what an error says, inside or outside `withScope`. */
export function writeFaultOf(error: unknown): WriteFault | undefined {
  const found = databaseErrorOf(error);
  if (found?.code === DISK_FULL) return 'disk_full';
  return found?.concernsFiles || isReadOnlyServer(error) ? 'failed' : undefined;
}

/** Whether the server takes no writes (`toWriteError`): after a failover it is a standby, and others are set to read only when their disk fills. */
export function isReadOnlyServer(error: unknown): boolean {
  return error instanceof RecollectError && databaseErrorOf(error)?.code === READ_ONLY;
}

/**
 * Whether retrying the transaction may help. If a row was deleted between being read and being referred to, a retry sees that. A
 * connection from before the server took writes again is dropped, and the next one takes them.
 */
export function isRetryable(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code ?? '';
  return RETRYABLE.has(code) || code === FOREIGN_KEY_VIOLATION || isReadOnlyServer(error);
}

/**
 * Whether a kept plan of the connection caused the error: a statement's result type has changed since (0A000), or a
 * pooler has switched to a session with other prepared statements (26000, 42P05). Another connection may succeed.
 */
export function isStalePlan(error: unknown): boolean {
  const found = databaseErrorOf(error);
  if (found?.code === '0A000') return found.routine === 'RevalidateCachedQuery';
  return found?.code === '26000' || found?.code === '42P05';
}

/** The safe form of any error that came through drizzle or the driver; `undefined` for every other error. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error;
  if (error instanceof RecollectError) return error.cause instanceof DatabaseError ? error.cause : undefined;
  if (error instanceof DrizzleQueryError) return strip(error.cause);
  return error instanceof pg.DatabaseError ? strip(error) : undefined;
}

/**
 * The form in which an error may leave a transaction. An outage becomes `RecollectError('unavailable')` with the safe
 * error as its cause, another database error becomes a DatabaseError, any other error passes unchanged.
 */
export function toSafeError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return toSafeDriverError(error.cause);
  return error instanceof pg.DatabaseError ? toSafeDriverError(error) : error;
}

/** Like `toSafeError`, for an error known to come from the driver, where one without a code can be an outage too. */
export function toSafeDriverError(error: unknown): Error {
  if (error instanceof TransactionUseError || error instanceof RecollectError) return error;
  const safe = strip(error);
  if (safe.code === QUOTA_EXCEEDED) return quotaExceeded(error, safe);
  if (!isOutage(error, safe) && !isStalePlan(safe)) return safe;
  const why = safe.concernsFiles ? FILES_DETAIL : (OUTAGE_DETAILS[safe.code ?? ''] ?? UNREACHED_DETAIL);
  return becauseOf(safe, 'unavailable', why);
}

/** Like `toSafeError`, for an error of a transaction that may write: if the server is read-only, it is not our fault. */
export function toWriteError(error: unknown): unknown {
  const safe = toSafeError(error);
  return safe instanceof DatabaseError && safe.code === READ_ONLY
    ? becauseOf(safe, 'unavailable', READ_ONLY_DETAIL)
    : safe;
}

/** For an error of connecting. Whatever it is, such as a refused login or a certificate that has expired, no statement caused it. */
export function toConnectError(error: unknown): Error {
  const safe = toSafeDriverError(error);
  return safe instanceof DatabaseError ? becauseOf(safe, 'unavailable', UNREACHED_DETAIL) : safe;
}

function quotaExceeded(error: unknown, safe: DatabaseError): RecollectError {
  const what = textOf(error, 'message') === 'bytes' ? 'bytes' : 'records';
  return becauseOf(safe, 'quota_exceeded', `The quota of ${what} of the tenant is used up.`);
}

function becauseOf(cause: DatabaseError, code: ErrorCode, why: string): RecollectError {
  return new RecollectError(code, why, [], { cause });
}

function isOutage(error: unknown, { code, concernsFiles }: DatabaseError): boolean {
  if (error instanceof pg.DatabaseError)
    return (
      concernsFiles ||
      SEVERE.has(error.severity ?? '') ||
      OUTAGES.has(code ?? '') ||
      OUTAGES.has(code?.slice(0, 2) ?? '')
    );
  return NODE_CODES.has(code ?? '') || CONNECTION_MESSAGES.test(textOf(error, 'message') ?? '');
}

function concernsFiles({ code = '', file = '' }: pg.DatabaseError): boolean {
  return code.startsWith('58') || (code === NO_RIGHT && SOURCES_ABOUT_FILES.has(file));
}

/** Drops the cause: the driver's error holds rows and parameters, which must not leave the transaction. */
/* eslint-disable recollect/keep-cause */
function strip(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  if (error instanceof pg.DatabaseError)
    return new DatabaseError(error.code, error.constraint, error.table, error.routine, concernsFiles(error));
  return new DatabaseError(textOf(error, 'code'));
}
/* eslint-enable recollect/keep-cause */

/**
 * A text field of whatever was thrown. Does not use `instanceof Error`: Node's own errors may come from another realm.
 */
function textOf(error: unknown, field: 'code' | 'message'): string | undefined {
  const value = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}
