import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { Clock } from '@kernel/clock.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Database, type Tx } from '@platform/database/database.js';
import { databaseErrorOf } from '@platform/database/database-error.js';
import { idempotencyKeys } from '@schema/idempotency-keys.js';

interface StoredAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly body: unknown;
  readonly createdAt: Date;
}

/** No response has this status. It marks the row of an open transaction, which no other transaction sees. */
const RUNNING = 0;

/** Writes and reads idempotency keys. A key belongs to one API key and one user. */
@Injectable()
export class IdempotencyRepository {
  /**
   * Takes the key for this transaction. Returns false if it is taken. Waits for another transaction that is taking it,
   * because only its end shows whether it commits.
   */
  async take(tx: Tx, scope: Scope, hash: string, requestHash: string, now: Date): Promise<boolean> {
    const { tenantId, keyId, userId } = scope;
    const row = {
      tenantId,
      keyId,
      userId,
      hash,
      requestHash,
      status: RUNNING,
      body: sql`'null'::jsonb`,
      createdAt: now,
    };
    const taken = await tx
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoNothing()
      .returning({ hash: idempotencyKeys.hash });
    return taken.length > 0;
  }

  async find(tx: Tx, scope: Scope, hash: string): Promise<StoredAnswer | null> {
    const [row] = await tx.select().from(idempotencyKeys).where(isKey(scope, hash));
    return row ?? null;
  }

  async answer(tx: Tx, scope: Scope, hash: string, answer: { status: number; body: unknown }): Promise<void> {
    const body = sql`${JSON.stringify(answer.body)}::jsonb`;
    await tx.update(idempotencyKeys).set({ status: answer.status, body }).where(isKey(scope, hash));
  }

  /** Frees a key that is older than `before`. */
  async expire(tx: Tx, scope: Scope, hash: string, before: Date): Promise<void> {
    await tx.delete(idempotencyKeys).where(and(isKey(scope, hash), lte(idempotencyKeys.createdAt, before)));
  }

  /** Deletes up to `limit` of this user's keys that are older than `before` and not locked. */
  async prune(tx: Tx, scope: Scope, before: Date, limit: number): Promise<void> {
    await tx.execute(sql`
      delete from ${idempotencyKeys} where (tenant_id, key_id, hash) in (
        select tenant_id, key_id, hash from ${idempotencyKeys}
        where tenant_id = ${scope.tenantId} and user_id is not distinct from ${scope.userId}
          and created_at <= ${before.toISOString()}::timestamptz
        order by created_at limit ${limit} for update skip locked)`);
  }
}

function isKey(scope: Scope, hash: string): SQL | undefined {
  return and(
    eq(idempotencyKeys.tenantId, scope.tenantId),
    eq(idempotencyKeys.keyId, scope.keyId),
    eq(idempotencyKeys.hash, hash),
  );
}

/** How long a repeat gets the first response. */
export const LIFE_MS = 24 * 3_600_000;
/** One in this many runs deletes a few old keys, so the cost to a request stays small. */
const PRUNE_EVERY = 32;
const PRUNE_AT_ONCE = 64;
/** query_canceled: the statement timeout, here while waiting for the request that holds the key. */
const TIMED_OUT = '57014';

interface IdempotentRequest {
  /** The client's Idempotency-Key, not validated yet. Without one, the work is done every time. */
  readonly key: string | undefined;
  /** The operation's name. */
  readonly operation: string;
  /** The validated input: JSON, dates allowed. */
  readonly input: unknown;
}

/** The outcome of the work. */
interface Work<T, E> {
  readonly status: number;
  /** JSON: ids and outcomes, never content, because it is stored for a day. */
  readonly body: T;
  /** For this caller only. It is not stored, so a repeat does not get it. */
  readonly extra?: E;
}

interface IdempotentAnswer<T, E> extends Work<T, E> {
  /** Whether this is the stored response to an earlier request, and nothing was done now. */
  readonly replayed: boolean;
}

/**
 * Does the work of a request once, however often it is sent.
 *
 * The key's row, the work and its response commit together or not at all. So a repeat either finds a response whose
 * effect exists, or finds nothing and does the work. A failed request is not remembered and may be repeated. A repeat
 * that arrives while the first is running waits for it on the row's unique key.
 */
@Injectable()
export class Idempotency {
  private runs = 0;

  constructor(
    private readonly database: Database,
    private readonly keys: IdempotencyRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * `work` may be restarted from the beginning, also to find that another request has meanwhile done it. So it has no
   * effects outside `tx`: what the caller needs besides the response is its `extra`.
   * @throws RecollectError `invalid_input` when the key is not 1 to 255 printable ASCII characters
   * @throws RecollectError `idempotency_conflict` when the key was used for a different request
   * @throws RecollectError `idempotency_in_progress` when the first request takes longer than the statement timeout
   */
  async run<T, E = undefined>(
    scope: Scope,
    request: IdempotentRequest,
    work: (tx: Tx) => Promise<Work<T, E>>,
  ): Promise<IdempotentAnswer<T, E>> {
    const { key } = request;
    if (key === undefined) {
      return this.database.withScope(scope, async (tx) => ({ ...(await work(tx)), replayed: false }));
    }
    checkIdempotencyKey(key);
    const hash = hashIdempotencyKey(scope.userId, key);
    const requestHash = hashRequest(request.operation, request.input);
    this.runs += 1;
    const prunes = this.runs % PRUNE_EVERY === 0;
    return this.database.withScope(scope, async (tx) => {
      const earlier = await this.takeOrRead(tx, scope, hash, requestHash);
      if (earlier) return { status: earlier.status, body: earlier.body as T, replayed: true };
      if (prunes) await this.keys.prune(tx, scope, this.oldest(), PRUNE_AT_ONCE);
      const done = await work(tx);
      await this.keys.answer(tx, scope, hash, { status: done.status, body: done.body });
      return { ...done, replayed: false };
    });
  }

  /** The stored response; null: the key is ours. */
  private async takeOrRead(
    tx: Tx,
    scope: Scope,
    hash: string,
    requestHash: string,
  ): Promise<{ status: number; body: unknown } | null> {
    // The row of a taken key may have expired, or vanish between the two statements. Then the key can be taken.
    for (let attempt = 0; attempt < 3; attempt++) {
      if (await this.take(tx, scope, hash, requestHash)) return null;
      const stored = await this.keys.find(tx, scope, hash);
      if (!stored) continue;
      if (stored.createdAt > this.oldest()) {
        if (stored.requestHash !== requestHash) throw new RecollectError('idempotency_conflict');
        return stored;
      }
      await this.keys.expire(tx, scope, hash, this.oldest());
    }
    throw new RecollectError('idempotency_in_progress');
  }

  private async take(tx: Tx, scope: Scope, hash: string, requestHash: string): Promise<boolean> {
    try {
      return await this.keys.take(tx, scope, hash, requestHash, this.clock.now());
    } catch (error) {
      if (databaseErrorOf(error)?.code === TIMED_OUT)
        throw new RecollectError('idempotency_in_progress', undefined, [], { cause: error });
      throw error;
    }
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - LIFE_MS);
  }
}

const PRINTABLE_ASCII = /^[\x20-\x7e]{1,255}$/;

/** @throws RecollectError `invalid_input` */
export function checkIdempotencyKey(key: string): void {
  if (!PRINTABLE_ASCII.test(key)) throw invalid('Idempotency-Key', 'must be 1 to 255 printable ASCII characters');
}

/** The stored form of a client's key: SHA-256, hex. The same key of two users under one API key never collides. */
export function hashIdempotencyKey(userId: string | null, key: string): string {
  return sha256(JSON.stringify([userId, key]));
}

/** Equal for equal requests: SHA-256, hex, of the operation and its input. The order of fields does not matter. */
export function hashRequest(operation: string, input: unknown): string {
  return sha256(`${operation}\n${canonical(input)}`);
}

/** JSON with the fields of every object in one order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
