import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * The triggers of pending intentions: one row per word of the condition, and one row with an empty word for the due
 * time. A write looks up its own words here, so its cost depends on them and not on the number of intentions.
 */
export const pendingTriggers = declare(
  pgTable(
    'pending_triggers',
    {
      tenantId: uuid('tenant_id').notNull(),
      recordId: uuid('record_id').notNull(),
      userId: text('user_id'),
      agent: text('agent').notNull(),
      word: text('word').notNull(),
      dueAt: instant('due_at'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.recordId, t.word] }),
      index('pending_triggers_by_word').on(t.tenantId, t.userId, t.agent, t.word, t.dueAt),
      foreignKey({
        name: 'pending_triggers_record',
        columns: [t.tenantId, t.recordId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'derived',
    hangsOn: { records: ['record_id'] },
    room: 'memory/record-store',
    readBy: ['memory/kinds'],
  },
);
