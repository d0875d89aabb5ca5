import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * An end user of a tenant, named by the tenant's own id. The first write that names the user creates the row
 * (`ensure-user.ts`). `governance/tenancy` changes its settings through `memory/users`.
 */
export const users = declare(
  pgTable(
    'users',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id').notNull(),
      /** Incremented by an erasure. A job from an earlier epoch writes nothing. */
      epoch: bigint('epoch', { mode: 'number' }).notNull().default(0),
      timeZone: text('time_zone'),
      language: text('language'),
      legalHold: boolean('legal_hold').notNull().default(false),
      /** The user is being erased: no response contains their data and nothing is written until the row is gone. */
      erasing: boolean('erasing').notNull().default(false),
      /** Since when learning is paused for the user. Null: it is not paused. */
      pausedAt: instant('paused_at'),
      metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.userId] }),
      // A sweep skips them.
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
      'governance/privacy',
      'memory/compaction',
      'memory/entities',
      'memory/indexing',
      'memory/lifecycle',
      'memory/record-store',
      'memory/search',
      'memory/settings',
      'memory/trust',
      'platform/queue',
    ],
  },
);
