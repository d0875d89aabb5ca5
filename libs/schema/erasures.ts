import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * What was erased, when, and the progress. The row outlives what was erased, so it names nobody: subjects and owners
 * are keyed hashes, and `plan` describes what a running erasure still has to find.
 */
export const erasures = declare(
  pgTable(
    'erasures',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      kind: text('kind', { enum: ['user', 'agent', 'session', 'records', 'source', 'filter', 'tenant'] }).notNull(),
      /** Keyed hash of what was erased. */
      subject: text('subject').notNull(),
      /** Keyed hash of the user whose memory it is in. Null: shared memory, or all users. */
      owner: text('owner'),
      state: text('state', { enum: ['running', 'completed'] }).notNull(),
      /** The current stage, one of our words. */
      stage: text('stage').notNull(),
      /** Rows deleted so far, by table. */
      counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
      /** Rows that existed when it was accepted, by table. */
      expected: jsonb('expected').$type<Record<string, number>>().notNull().default({}),
      /** External services that had received content: the embedding providers known when it was accepted. */
      processors: jsonb('processors').$type<Record<string, unknown>[]>().notNull().default([]),
      /** The caller's reason, as a code. */
      reason: text('reason'),
      requestedBy: text('requested_by').notNull(),
      requestedAt: instant('requested_at').notNull(),
      completedAt: instant('completed_at'),
      ledgerPosition: bigint('ledger_position', { mode: 'number' }),
      /** What was verified at completion: the remaining rows, and the position of the write-ahead log. */
      seen: jsonb('seen').$type<Record<string, unknown>>(),
      /** An error code if its job was given up. */
      error: text('error'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('erasures_by_time').on(t.tenantId, t.requestedAt, t.id),
      index('erasures_by_subject').on(t.tenantId, t.subject),
    ],
  ),
  {
    owner: 'tenant',
    erase: 'keep',
    export: 'never',
    outlivesTenant: true,
    room: 'governance/privacy',
    readBy: ['governance/sessions'],
  },
);
