import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

/** Records that are being erased. Row-level security hides them, and everything that is found through them. */
export const erasingRecords = declare(
  pgTable(
    'erasing_records',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** The id of a record. The row stays until the record is gone. */
      doomedId: uuid('doomed_id').notNull(),
      erasureId: uuid('erasure_id').notNull(),
      /** The owner of the record. Null: shared. */
      subject: text('subject'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.doomedId] }),
      index('erasing_records_by_erasure').on(t.tenantId, t.erasureId, t.subject, t.doomedId),
    ],
  ),
  {
    owner: 'tenant',
    erase: 'erasure',
    export: 'never',
    room: 'governance/privacy',
    readBy: ['governance/limits', 'memory/records'],
  },
);
