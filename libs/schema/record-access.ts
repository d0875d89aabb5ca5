import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * How often and when a record was recalled. Apart from the record, so that reading neither changes its ETag
 * nor rewrites its row. Retention R = e^(−t/S) is computed from it when asked and never stored.
 */
export const recordAccess = declare(
  pgTable(
    'record_access',
    {
      tenantId: uuid('tenant_id').notNull(),
      recordId: uuid('record_id').notNull(),
      userId: text('user_id'),
      type: text('type').notNull(),
      /** S: 1 at first, +1 at each recall. */
      strength: integer('strength').notNull().default(1),
      accessCount: integer('access_count').notNull().default(0),
      lastAccessedAt: instant('last_accessed_at'),
      /** t counts from here: the last recall, at first the storing. */
      lastRecalledAt: instant('last_recalled_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.recordId] }),
      index('record_access_due').on(t.tenantId, t.type, t.strength, t.lastRecalledAt),
      foreignKey({
        name: 'record_access_record',
        columns: [t.tenantId, t.recordId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
    ],
  ),
  { owner: 'user', erase: 'cascade', export: 'rows', room: 'memory/records' },
);
