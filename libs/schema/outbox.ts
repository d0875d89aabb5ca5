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

/** Whose turn a row is of, among those of a tenant; shared memory has one of its own. Never an empty text. */
export const USER_TURN = `coalesce('=' || user_id, '-')`;

/**
 * Jobs, written in the transaction of the row that causes them. This table, not Redis, is the truth about
 * pending work.
 *
 * A row is open until `closedAt`. An open row may be handed out when `availableAt` has come and no lease runs;
 * handing it out counts a `dispatch` and sets the lease. The handler closes it in its own transaction. A handler
 * that fails counts an `attempt` and moves `availableAt`; a killed process only lets the lease run out, so it
 * never uses up a good job's attempts.
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
      /** The user's erasure epoch when it was written. */
      epoch: bigint('epoch', { mode: 'number' }).notNull(),
      attempts: integer('attempts').notNull().default(0),
      dispatches: integer('dispatches').notNull().default(0),
      /** Runs that began and of which nothing was heard since: their process was killed. Any end of a run sets it to 0. */
      starts: integer('starts').notNull().default(0),
      /** Much work, for which nobody waits just now: within a user it stands behind what is not. */
      bulk: boolean('bulk').notNull().default(false),
      /** By what it is the same as another of its owner, as its contract says. Null: no other is. */
      dedupeKey: text('dedupe_key'),
      /** How often it was given up for a reason that passes, and left anew. */
      retries: integer('retries').notNull().default(0),
      createdAt: instant('created_at').notNull(),
      availableAt: instant('available_at').notNull(),
      /** By the database's clock: two processes must agree on it. */
      leasedUntil: instant('leased_until'),
      closedAt: instant('closed_at'),
      /** done, dropped (an earlier epoch, or nothing left to do) or failed. */
      outcome: text('outcome', { enum: ['done', 'dropped', 'failed'] }),
      /** A code of ours, never a driver's or provider's text. */
      error: text('error'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('outbox_open')
        .on(t.availableAt, t.id)
        .where(sql`closed_at is null`),
      // Tenants take turns: each one's oldest due rows of a job are one step into this.
      index('outbox_open_by_tenant')
        .on(t.job, t.tenantId, t.availableAt, t.id)
        .where(sql`closed_at is null`),
      // Within a tenant users take turns, and within a user what is not bulk goes first: `USER_TURN` is whose it is.
      index('outbox_open_by_user')
        .on(t.job, t.bulk, t.tenantId, sql`(${sql.raw(USER_TURN)})`, t.availableAt, t.id)
        .where(sql`closed_at is null`),
      // Of one owner one of the same is open, whoever leaves it and how many at once.
      uniqueIndex('outbox_open_once')
        .on(t.tenantId, t.job, sql`(${sql.raw(USER_TURN)})`, t.dedupeKey)
        .where(sql`closed_at is null and dedupe_key is not null`),
      // What is handed out just now.
      index('outbox_in_flight')
        .on(t.job, t.tenantId, t.leasedUntil)
        .where(sql`closed_at is null and leased_until is not null`),
      // What became of my jobs.
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
