import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { editableColumns, records } from './records.js';

/** What a record was before an edit. Closed: `recordedAt` to `supersededAt` is when it was believed. */
export const recordVersions = declare(
  pgTable(
    'record_versions',
    {
      tenantId: uuid('tenant_id').notNull(),
      recordId: uuid('record_id').notNull(),
      userId: text('user_id'),
      ...editableColumns(),
      supersededAt: instant('superseded_at').notNull(),
      /** Why it was changed, in the words of whoever did. */
      reason: text('reason'),
      /** The key that made the change. */
      changedBy: text('changed_by').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.recordId, t.version] }),
      foreignKey({
        name: 'record_versions_record',
        columns: [t.tenantId, t.recordId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'rows',
    hangsOn: { records: ['record_id'] },
    room: 'memory/record-store',
    readBy: ['memory/compaction', 'memory/context', 'memory/trust'],
  },
);
