import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** Whose turn a row belongs to, within a tenant. Shared memory has a turn of its own. Never empty. */
export const USER_TURN = `coalesce('=' || user_id, '-')`;

/**
 * Jobs, written in the transaction that changes the rows they are about. This table, not Redis, is the source of
 * truth for pending work.
 *
 * A row is open until `closedAt`. An open row may be handed out once `availableAt` has passed and no lease is active.
 * Handing it out increments `dispatches` and sets the lease. The handler closes the row in its own transaction. If
 * the handler fails, `attempts` is incremented and `availableAt` moves. If the process is killed, only the lease
 * expires, so a good job never loses attempts.
 */
export const outbox = declare(
  pgTable(
    'outbox',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      userId: text('user_id'),
      job: text('job').notNull(),
      /** Ids only, never content. */
      payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
      /** The user's erasure epoch when the job was written. */
      epoch: bigint('epoch', { mode: 'number' }).notNull(),
      attempts: integer('attempts').notNull().default(0),
      dispatches: integer('dispatches').notNull().default(0),
      /**
       * Runs that started and did not report back, because their process was killed. Any reported end of a run resets
       * it to 0.
       */
      starts: integer('starts').notNull().default(0),
      /** Bulk work that nobody waits for. Within a user it runs after everything else. */
      bulk: boolean('bulk').notNull().default(false),
      /** Identifies duplicate jobs of the same owner, as defined by the job's contract. Null: it has no duplicates. */
      dedupeKey: text('dedupe_key'),
      /** How often it was given up because of a temporary failure and enqueued again. */
      retries: integer('retries').notNull().default(0),
      createdAt: instant('created_at').notNull(),
      availableAt: instant('available_at').notNull(),
      /** By the clock of the database, because processes must agree on it. */
      leasedUntil: instant('leased_until'),
      closedAt: instant('closed_at'),
      /** done, dropped (an earlier epoch, or nothing left to do) or failed */
      outcome: text('outcome', { enum: ['done', 'dropped', 'failed'] }),
      /** An error code, never the text of a driver or provider. */
      error: text('error'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('outbox_open')
        .on(t.availableAt, t.id)
        .where(sql`closed_at is null`),
      // Tenants take turns: the oldest due rows of a job are one index step away for each tenant.
      index('outbox_open_by_tenant')
        .on(t.job, t.tenantId, t.availableAt, t.id)
        .where(sql`closed_at is null`),
      // Within a tenant, users take turns, and within a user bulk work comes last. `USER_TURN` is the user's turn.
      index('outbox_open_by_user')
        .on(t.job, t.bulk, t.tenantId, sql`(${sql.raw(USER_TURN)})`, t.availableAt, t.id)
        .where(sql`closed_at is null`),
      // At most one duplicate per owner is open, no matter who enqueues it and how many do so at once.
      uniqueIndex('outbox_open_once')
        .on(t.tenantId, t.job, sql`(${sql.raw(USER_TURN)})`, t.dedupeKey)
        .where(sql`closed_at is null and dedupe_key is not null`),
      // Rows that are handed out now.
      index('outbox_in_flight')
        .on(t.job, t.tenantId, t.leasedUntil)
        .where(sql`closed_at is null and leased_until is not null`),
      // The state of an owner's jobs.
      index('outbox_by_owner').on(t.tenantId, t.userId, t.createdAt, t.id),
      index('outbox_closed')
        .on(t.closedAt)
        .where(sql`closed_at is not null`),
    ],
  ),
  {
    owner: 'user',
    erase: 'rows',
    export: 'never',
    erased: 'first',
    room: 'platform/queue',
    readBy: ['governance/webhooks', 'memory/compaction', 'memory/extraction', 'memory/jobs', 'memory/lifecycle'],
  },
);
