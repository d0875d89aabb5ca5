import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

/** Which records are being erased. Row-level security hides them, and so all that is found through them. */
export const erasingRecords = declare(
  pgTable(
    'erasing_records',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** Of a record; it stays here until the record is gone. */
      doomedId: uuid('doomed_id').notNull(),
      erasureId: uuid('erasure_id').notNull(),
      /** Whose the record is. Null: shared. */
      subject: text('subject'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.doomedId] }),
      index('erasing_records_by_erasure').on(t.tenantId, t.erasureId, t.subject, t.doomedId),
    ],
  ),
  { owner: 'tenant', erase: 'erasure', export: 'never', room: 'governance/privacy', readBy: ['governance/limits'] },
);
