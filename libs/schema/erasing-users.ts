import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

/**
 * Who is being erased. Row-level security hides all rows of these users from every request, from the commit that puts
 * them here until the last of their rows is gone.
 */
export const erasingUsers = declare(
  pgTable(
    'erasing_users',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** The user's id. Not called `user_id`: the row is the tenant's, and every reader of the tenant must heed it. */
      subject: text('subject').notNull(),
      erasureId: uuid('erasure_id').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.subject] })],
  ),
  {
    owner: 'tenant',
    erase: 'erasure',
    export: 'never',
    room: 'governance/privacy',
    readBy: ['governance/limits', 'memory/settings', 'memory/users'],
  },
);
