import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** Where each tenant's chain ends, and how far the sink has been told. Its row is the lock of who seals. */
export const auditHeads = declare(
  pgTable(
    'audit_heads',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** Of the last sealed entry; 0 where there is none. */
      sequence: bigint('sequence', { mode: 'number' }).notNull(),
      hash: text('hash').notNull(),
      sealedAt: instant('sealed_at').notNull(),
      sentSequence: bigint('sent_sequence', { mode: 'number' }).notNull().default(0),
      sentAt: instant('sent_at'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId] }),
      index('audit_heads_unsent')
        .on(t.tenantId)
        .where(sql`sequence > sent_sequence`),
    ],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', outlivesTenant: true, room: 'governance/audit' },
);
