import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

/**
 * Finds the audit entries about a row. Derived from `subjects`, because row-level security can use an index on this
 * table.
 */
export const auditSubjects = declare(
  pgTable(
    'audit_subjects',
    {
      tenantId: uuid('tenant_id').notNull(),
      subject: uuid('subject').notNull(),
      entryId: uuid('entry_id').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.subject, t.entryId] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', outlivesTenant: true, room: 'governance/audit' },
);
