import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** The end of each tenant's chain, and how far the sink has received it. Sealing locks this row. */
export const auditHeads = declare(
  pgTable(
    'audit_heads',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** Sequence of the last sealed entry. 0: none. */
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
