import { type ErrorCode, RecollectError } from '@kernel/errors.js';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/**
 * A refusal by the database, without what it was about: the driver's message, `detail`, the query and its parameters
 * hold memory content and are dropped. Safe to log.
 */
export class DatabaseError extends Error {
  override name = 'DatabaseError';

  constructor(
    /** SQLSTATE, a Node.js error code of the connection, or `undefined` for a fault inside the driver. */
    readonly code: string | undefined,
    readonly constraint?: string,
    readonly table?: string,
    /** The function inside Postgres that raised it: what to search its source for. */
    readonly routine?: string,
  ) {
    super(`database error ${code ?? 'in the driver'}${constraint ? ` (${constraint})` : ''}`);
  }
}

/** The transaction was used after its end, or in a way the embedded database cannot serve: a fault in our code. */
export class TransactionUseError extends Error {
  override name = 'TransactionUseError';
}

const UNIQUE_VIOLATION = '23505';
/** Raised by the trigger `hold_quota`, with the name of what there is too much of as its whole message. */
const QUOTA_EXCEEDED = 'RQ001';
const DISK_FULL = '53100';
/** serialization_failure and deadlock_detected: the same work may succeed when begun again. */
const RETRYABLE = new Set(['40001', '40P01']);
/**
 * SQLSTATEs and classes (two characters) that say "not now" and nothing about the statement: connection exceptions (08, but for 08P01, which a statement of ours causes),
 * lack of resources incl. too_many_connections (53), statement timeout (57014), shutdown (57P01–57P05), idle or whole
 * transaction timeout (25P03, 25P04), and what is left of RETRYABLE after the retries.
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
  '57P05',
  '25P03',
  '25P04',
  ...RETRYABLE,
]);
const OUTAGE_DETAILS: Readonly<Record<string, string>> = {
  '57014': 'The database did not answer in time.',
  [DISK_FULL]: 'The disk of the database is full: nothing is stored until there is room on it.',
};
/** What node-postgres and pg-pool say when there is no connection; these errors have no code. */
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end|timeout expired)/;
const NODE_CODES = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ENOTFOUND ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOENT EAI_AGAIN ECONNABORTED'.split(' '),
);

/** Whether this is a unique violation (of that constraint), before or after it has left `withScope`. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = databaseErrorOf(error);
  return found?.code === UNIQUE_VIOLATION && (constraint === undefined || found.constraint === constraint);
}

/** Whether the database has no room left on its disk, before or after it has left `withScope`. */
export function isDiskFull(error: unknown): boolean {
  return databaseErrorOf(error)?.code === DISK_FULL;
}

/** Whether beginning the transaction again may help. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(databaseErrorOf(error)?.code ?? '');
}

/**
 * Whether a connection is to blame that keeps plans: what a statement answers has been altered since (0A000), or a pooler has
 * handed it a session that knows its statements otherwise (26000, 42P05). Another connection may do.
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
 * What may leave a transaction: an outage becomes `RecollectError('unavailable')` with the safe error as its cause,
 * another database error becomes a DatabaseError, everything else passes unchanged.
 */
export function toSafeError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError) return toSafeDriverError(error.cause);
  return error instanceof pg.DatabaseError ? toSafeDriverError(error) : error;
}

/** As `toSafeError`, for an error known to come from the driver, where one without a code is an outage too. */
export function toSafeDriverError(error: unknown): Error {
  if (error instanceof TransactionUseError || error instanceof RecollectError) return error;
  const safe = strip(error);
  if (safe.code === QUOTA_EXCEEDED) return quotaExceeded(error, safe);
  if (!isOutage(error, safe.code) && !isStalePlan(safe)) return safe;
  const why = OUTAGE_DETAILS[safe.code ?? ''] ?? 'The database cannot be reached now. Try again.';
  return becauseOf(safe, 'unavailable', why);
}

function quotaExceeded(error: unknown, safe: DatabaseError): RecollectError {
  const what = textOf(error, 'message') === 'bytes' ? 'bytes' : 'records';
  return becauseOf(safe, 'quota_exceeded', `The quota of ${what} of the tenant is used up.`);
}

function becauseOf(cause: DatabaseError, code: ErrorCode, why: string): RecollectError {
  return new RecollectError(code, why, [], { cause });
}

function isOutage(error: unknown, code: string | undefined): boolean {
  if (error instanceof pg.DatabaseError) return OUTAGES.has(code ?? '') || OUTAGES.has(code?.slice(0, 2) ?? '');
  return NODE_CODES.has(code ?? '') || CONNECTION_MESSAGES.test(textOf(error, 'message') ?? '');
}

/** Without a cause: the driver's error holds rows and parameters, and leaves the transaction as little as they do. */
/* eslint-disable recollect/keep-cause */
function strip(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  if (error instanceof pg.DatabaseError)
    return new DatabaseError(error.code, error.constraint, error.table, error.routine);
  return new DatabaseError(textOf(error, 'code'));
}
/* eslint-enable recollect/keep-cause */

/** A text field of whatever was thrown. Not by `instanceof Error`: Node's own errors may come from another realm. */
function textOf(error: unknown, field: 'code' | 'message'): string | undefined {
  const value = typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}
