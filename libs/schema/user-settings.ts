import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** Settings of one user that override the tenant's. */
export const userSettings = declare(
  pgTable(
    'user_settings',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id').notNull(),
      name: text('name').notNull(),
      value: jsonb('value').$type<Record<string, unknown>>().notNull(),
      version: integer('version').notNull().default(1),
      updatedAt: instant('updated_at').notNull(),
      /** The key that set it. */
      changedBy: text('changed_by').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.userId, t.name] }),
      // A sweep over a tenant looks up the users with settings of their own, by subject.
      index('user_settings_by_name').on(t.tenantId, t.name, t.userId),
    ],
  ),
  { owner: 'user', erase: 'rows', export: 'rows', room: 'memory/settings' },
);
