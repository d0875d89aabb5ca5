import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { editableColumns, records } from './records.js';

/** A record's state before an edit. It was current from `recordedAt` to `supersededAt`. */
export const recordVersions = declare(
  pgTable(
    'record_versions',
    {
      tenantId: uuid('tenant_id').notNull(),
      recordId: uuid('record_id').notNull(),
      userId: text('user_id'),
      ...editableColumns(),
      supersededAt: instant('superseded_at').notNull(),
      /** The reason for the change, in the words of whoever made it. */
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
    readBy: ['governance/privacy', 'memory/compaction', 'memory/context', 'memory/trust'],
  },
);
