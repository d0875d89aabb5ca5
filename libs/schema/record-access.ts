import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * How often and when a record was recalled. Kept apart from the record, so that a read neither changes its ETag nor
 * rewrites its row. Retention R = e^(−t/S) is computed from it on request and never stored.
 */
export const recordAccess = declare(
  pgTable(
    'record_access',
    {
      tenantId: uuid('tenant_id').notNull(),
      recordId: uuid('record_id').notNull(),
      userId: text('user_id'),
      type: text('type').notNull(),
      /** A copy of the record's importance, so that the sweep can skip important records without reading them. */
      importance: real('importance').notNull().default(0.5),
      /** Never due, because the record is pinned, under legal hold, or already forgotten. */
      exempt: boolean('exempt').notNull().default(false),
      /** S: 1 at first, plus 1 per recall. */
      strength: integer('strength').notNull().default(1),
      accessCount: integer('access_count').notNull().default(0),
      lastAccessedAt: instant('last_accessed_at'),
      /** t starts here: the last recall, or initially the time of storing. */
      lastRecalledAt: instant('last_recalled_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.recordId] }),
      // One contiguous range of due rows per type and strength.
      index('record_access_fading')
        .on(t.tenantId, t.type, t.strength, t.lastRecalledAt, t.recordId)
        .where(sql`not exempt`),
      // The same for users with a policy of their own.
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
