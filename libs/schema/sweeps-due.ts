import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * When a sweep has to look at a tenant again, at the earliest. A tenant without a row is not visited. The visit writes what
 * it has computed; triggers bring it forward in the transaction of whatever makes something due sooner, whoever makes it.
 */
export const sweepsDue = declare(
  pgTable(
    'sweeps_due',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** The name of its schedule. */
      sweep: text('sweep').notNull(),
      dueAt: instant('due_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.sweep] }),
      // Whose turn it is, the longest due first.
      index('sweeps_due_next').on(t.sweep, t.dueAt, t.tenantId),
    ],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'platform/queue' },
);
