import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * Jobs that were given up. Written in the transaction that closes the outbox row as failed, and kept until somebody
 * replays or discards them: a closed outbox row is deleted after a day, a dead letter is not. A schedule enqueues
 * jobs again that were given up because of a temporary failure.
 */
export const deadLetters = declare(
  pgTable(
    'dead_letters',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** The id of the outbox row, which is the id of the job. */
      id: uuid('id').notNull(),
      userId: text('user_id'),
      job: text('job').notNull(),
      /** Ids only, never content. */
      payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
      /** The user's erasure epoch when the job was written. A replay gets the current epoch. */
      epoch: bigint('epoch', { mode: 'number' }).notNull(),
      attempts: integer('attempts').notNull(),
      dispatches: integer('dispatches').notNull(),
      /** An error code, never the text of a driver or provider. */
      error: text('error').notNull(),
      createdAt: instant('created_at').notNull(),
      failedAt: instant('failed_at').notNull(),
      /** How often it was given up before and retried automatically. */
      retries: integer('retries').notNull().default(0),
      /** When it is retried automatically. Null: only a replay retries it. */
      retryAt: instant('retry_at'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('dead_letters_by_failure').on(t.tenantId, t.failedAt, t.id),
      // Rows that are retried automatically. One index step per tenant, and only to those that are due.
      index('dead_letters_to_retry')
        .on(t.tenantId, t.retryAt, t.id)
        .where(sql`retry_at is not null`),
    ],
  ),
  {
    owner: 'user',
    erase: 'rows',
    export: 'never',
    erased: 'first',
    room: 'platform/queue',
    readBy: ['governance/webhooks'],
  },
);
