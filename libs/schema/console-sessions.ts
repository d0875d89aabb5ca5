import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * Sessions of the console that are open. The cookie holds what is needed to act; a row that is gone ends it. It names
 * nobody: whom the session is bound to is a keyed hash, as erasures have it, so that an erasure ends it.
 */
export const consoleSessions = declare(
  pgTable(
    'console_sessions',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      /** The public id of the key that was exchanged, or that minted the token. */
      keyId: text('key_id').notNull(),
      /** Keyed hash of the user that the key or token is bound to; null: none. */
      subject: text('subject'),
      createdAt: instant('created_at').notNull(),
      expiresAt: instant('expires_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('console_sessions_by_end').on(t.tenantId, t.expiresAt)],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/sessions' },
);
