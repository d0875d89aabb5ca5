import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * Open sessions of the console. The cookie contains everything needed to act; deleting the row ends the session. It
 * names nobody: the bound user is a keyed hash, the same as in erasures, so that an erasure also ends the session.
 */
export const consoleSessions = declare(
  pgTable(
    'console_sessions',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      /** The public id of the key that was exchanged for the session, or that minted the token. */
      keyId: text('key_id').notNull(),
      /** Keyed hash of the user that the key or token is bound to. Null: none. */
      subject: text('subject'),
      createdAt: instant('created_at').notNull(),
      expiresAt: instant('expires_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('console_sessions_by_end').on(t.tenantId, t.expiresAt)],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/sessions' },
);
