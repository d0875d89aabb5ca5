import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * An end user inside a tenant, named by the tenant's own id. The row is made by the
 * first write that names the user (`ensure-user.ts`); `governance/tenancy` sets its settings by the hand of `memory/users`.
 */
export const users = declare(
  pgTable(
    'users',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id').notNull(),
      /** Raised by erasure. A job that was written in an earlier epoch writes nothing. */
      epoch: bigint('epoch', { mode: 'number' }).notNull().default(0),
      timeZone: text('time_zone'),
      language: text('language'),
      legalHold: boolean('legal_hold').notNull().default(false),
      /** Being erased: nothing of theirs is answered and nothing is written until the row is gone. */
      erasing: boolean('erasing').notNull().default(false),
      /** Since when nothing new is learned about them. Null: it is. */
      pausedAt: instant('paused_at'),
      metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.userId] }),
      // A sweep passes by them.
      index('users_held')
        .on(t.tenantId, t.userId)
        .where(sql`legal_hold`),
    ],
  ),
  {
    owner: 'user',
    erase: 'rows',
    export: 'rows',
    erased: 'last',
    room: 'memory/users',
    readBy: [
      'governance/portability',
      'governance/privacy',
      'memory/compaction',
      'memory/context',
      'memory/entities',
      'memory/indexing',
      'memory/lifecycle',
      'memory/record-store',
      'memory/search',
      'memory/settings',
      'platform/queue',
    ],
  },
);
