import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

/** How often something happened in a tenant on a day (UTC). Numbers without personal data. */
export const dailyCounters = declare(
  pgTable(
    'daily_counters',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** `2026-11-22` */
      day: text('day').notNull(),
      name: text('name').notNull(),
      value: bigint('value', { mode: 'number' }).notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.day, t.name] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'memory/counters' },
);
