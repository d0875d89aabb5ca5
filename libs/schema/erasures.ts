import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * What was erased, when, and how far it has got. It outlives what was erased, so it names nobody: subjects and owners
 * are keyed hashes, and `plan` says what an erasure under way still has to find.
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
      /** Keyed hash of the user in whose memory; null: shared memory, or everybody's. */
      owner: text('owner'),
      state: text('state', { enum: ['running', 'completed'] }).notNull(),
      /** What it does now: a word of ours. */
      stage: text('stage').notNull(),
      /** Rows deleted so far, by table. */
      counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
      /** Rows that there were when it was accepted, by table. */
      expected: jsonb('expected').$type<Record<string, number>>().notNull().default({}),
      /** Who outside had been given content: embedding providers, as they were known when it was accepted. */
      processors: jsonb('processors').$type<Record<string, unknown>[]>().notNull().default([]),
      /** A code of the caller's: why. */
      reason: text('reason'),
      requestedBy: text('requested_by').notNull(),
      requestedAt: instant('requested_at').notNull(),
      completedAt: instant('completed_at'),
      ledgerPosition: bigint('ledger_position', { mode: 'number' }),
      /** What was seen at completion: rows left, and where the write-ahead log stood. */
      seen: jsonb('seen').$type<Record<string, unknown>>(),
      /** A code of ours when its job was given up. */
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
