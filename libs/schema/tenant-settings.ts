import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** A tenant's settings, one document per subject (`forgetting`, `compaction`). Each has a schema in contracts. */
export const tenantSettings = declare(
  pgTable(
    'tenant_settings',
    {
      tenantId: uuid('tenant_id').notNull(),
      name: text('name').notNull(),
      value: jsonb('value').$type<Record<string, unknown>>().notNull(),
      version: integer('version').notNull().default(1),
      updatedAt: instant('updated_at').notNull(),
      /** The key that set it. */
      changedBy: text('changed_by').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.name] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'memory/settings', readBy: ['memory/record-store'] },
);
