import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

/**
 * Users that are being erased. Row-level security hides all their rows from every request, from the commit that
 * inserts the user here until the last of their rows is gone.
 */
export const erasingUsers = declare(
  pgTable(
    'erasing_users',
    {
      tenantId: uuid('tenant_id').notNull(),
      /**
       * The user's id. Not named `user_id`, because the row belongs to the tenant and every reader of the tenant must
       * respect it.
       */
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
