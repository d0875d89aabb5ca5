import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * The earliest time at which a sweep has to visit a tenant again. A tenant without a row is not visited. A visit
 * writes the time it computed. Triggers move it forward in the transaction of any change that makes something due
 * sooner.
 */
export const sweepsDue = declare(
  pgTable(
    'sweeps_due',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** The name of the sweep's schedule. */
      sweep: text('sweep').notNull(),
      dueAt: instant('due_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.sweep] }),
      // The next tenants, longest due first.
      index('sweeps_due_next').on(t.sweep, t.dueAt, t.tenantId),
    ],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'platform/queue' },
);
