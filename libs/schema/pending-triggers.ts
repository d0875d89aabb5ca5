import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * What calls up an intention that is still pending: each word of its condition, and with an empty word the instant at
 * which it is due. An agent's write looks up its own words here, so it costs those and not what is intended.
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
