import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
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
      /** The record's, kept here as well, so that the sweep passes by the important without reading their records. */
      importance: real('importance').notNull().default(0.5),
      /** Never due: the record is pinned, under legal hold, or forgotten already. */
      exempt: boolean('exempt').notNull().default(false),
      /** S: 1 at first, +1 at each recall. */
      strength: integer('strength').notNull().default(1),
      accessCount: integer('access_count').notNull().default(0),
      lastAccessedAt: instant('last_accessed_at'),
      /** t counts from here: the last recall, at first the storing. */
      lastRecalledAt: instant('last_recalled_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.recordId] }),
      // One contiguous range of due rows per type and strength.
      index('record_access_fading')
        .on(t.tenantId, t.type, t.strength, t.lastRecalledAt, t.recordId)
        .where(sql`not exempt`),
      // The same of one user, for those who have a policy of their own.
      index('record_access_fading_of_user')
        .on(t.tenantId, t.userId, t.type, t.strength, t.lastRecalledAt, t.recordId)
        .where(sql`not exempt`),
      foreignKey({
        name: 'record_access_record',
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
    readBy: ['memory/compaction', 'memory/kinds', 'memory/lifecycle'],
  },
);
