import { boolean, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * A user's verdict on a search result. The query is stored as a keyed hash, not as text. For a shared record, the
 * verdict still belongs to its user and is deleted with the user, not only with the record.
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
      // A search reads one user's verdicts on some records.
      primaryKey({ columns: [t.tenantId, t.userId, t.recordId, t.queryHash] }),
      // Deleting a record deletes its verdicts.
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
