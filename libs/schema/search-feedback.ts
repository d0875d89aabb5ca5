import { boolean, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * What a user said of a search's result. The query is a keyed hash of its text: what was asked is not kept. Of shared
 * records the verdict is its user's own as well, so it goes with them, and not with the record alone.
 */
export const searchFeedback = declare(
  pgTable(
    'search_feedback',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id').notNull(),
      recordId: uuid('record_id').notNull(),
      queryHash: text('query_hash').notNull(),
      useful: boolean('useful').notNull(),
      givenAt: instant('given_at').notNull(),
    },
    (t) => [
      // A search asks for the verdicts of one user on some records.
      primaryKey({ columns: [t.tenantId, t.userId, t.recordId, t.queryHash] }),
      // A record that is deleted takes its verdicts along.
      index('search_feedback_by_record').on(t.tenantId, t.recordId),
      foreignKey({
        name: 'search_feedback_record',
        columns: [t.tenantId, t.recordId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
    ],
  ),
  { owner: 'user', erase: 'rows', export: 'rows', hangsOn: { records: ['record_id'] }, room: 'memory/feedback' },
);
