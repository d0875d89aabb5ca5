import { index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * What was forgotten, restored, expired or purged, when and why. Ids and numbers without content, and without foreign
 * keys, because the records may be gone.
 */
export const lifecycleEvents = declare(
  pgTable(
    'lifecycle_events',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      userId: text('user_id'),
      recordId: uuid('record_id').notNull(),
      type: text('type').notNull(),
      action: text('action', { enum: ['forgotten', 'restored', 'purged'] }).notNull(),
      /** A code: `retention`, `expired`, `grace_over`, `max_age`, `asked` or `stored_again`. */
      reason: text('reason').notNull(),
      /** R when the record was forgotten. Null if no curve decided it. */
      retention: real('retention'),
      strength: integer('strength'),
      /** The key that requested it, or `job`. */
      actor: text('actor').notNull(),
      at: instant('at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('lifecycle_events_by_time').on(t.tenantId, t.userId, t.at, t.id),
      index('lifecycle_events_by_record').on(t.tenantId, t.recordId, t.at),
    ],
  ),
  {
    owner: 'user',
    erase: 'rows',
    export: 'rows',
    hangsOn: { records: ['record_id'] },
    room: 'memory/record-store',
    readBy: ['memory/lifecycle', 'memory/compaction'],
  },
);
