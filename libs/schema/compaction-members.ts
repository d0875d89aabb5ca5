import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { compactionRuns } from './compaction-runs.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/** A record that a compaction run folded or created. */
export const compactionMembers = declare(
  pgTable(
    'compaction_members',
    {
      tenantId: uuid('tenant_id').notNull(),
      runId: uuid('run_id').notNull(),
      recordId: uuid('record_id').notNull(),
      userId: text('user_id'),
      role: text('role', { enum: ['source', 'summary'] }).notNull(),
      /** The previous values of the flags that the run changed. Undo restores them. Never content. */
      before: jsonb('before').$type<Record<string, unknown>>().notNull().default({}),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.runId, t.recordId] }),
      index('compaction_members_by_record').on(t.tenantId, t.recordId),
      foreignKey({
        name: 'compaction_members_run',
        columns: [t.tenantId, t.runId],
        foreignColumns: [compactionRuns.tenantId, compactionRuns.id],
      }).onDelete('cascade'),
      foreignKey({
        name: 'compaction_members_record',
        columns: [t.tenantId, t.recordId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'rows',
    hangsOn: { records: ['record_id'], compaction_runs: ['run_id'] },
    room: 'memory/compaction',
  },
);
