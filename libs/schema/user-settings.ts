import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** What holds for one user instead of the tenant's settings. */
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
      // Who deviates: a sweep over a tenant asks for them by subject.
      index('user_settings_by_name').on(t.tenantId, t.name, t.userId),
    ],
  ),
  { owner: 'user', erase: 'rows', export: 'rows', room: 'memory/settings' },
);
