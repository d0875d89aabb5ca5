import { bigint, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * What was erased, kept as long as an older backup may be restored. Append-only: the serving roles can insert and
 * read. It has no foreign keys, because it outlives the rows it describes, and it names nobody: users are keyed
 * hashes, records are ids. Positions and the chain are per tenant, so that they reveal nothing about other tenants.
 */
export const erasureLedger = declare(
  pgTable(
    'erasure_ledger',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** From 1, without gaps. */
      position: bigint('position', { mode: 'number' }).notNull(),
      /** Stays the same when the entry is inserted again after a restore, whatever its new position. */
      entryId: uuid('entry_id').notNull(),
      erasureId: text('erasure_id').notNull(),
      kind: text('kind', { enum: ['user', 'records', 'agent', 'session', 'source', 'filter', 'tenant'] }).notNull(),
      /** Keyed hash of the erased subject. Null if the ids identify everything. */
      subject: text('subject'),
      /** The ids of the erased records. */
      ids: uuid('ids').array().notNull(),
      at: instant('at').notNull(),
      prevHash: text('prev_hash').notNull(),
      /** SHA-256, hexadecimal, over this entry and `prev_hash`. See ledger-entry.ts. */
      hash: text('hash').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.position] }),
      uniqueIndex('erasure_ledger_entry').on(t.tenantId, t.entryId),
    ],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', outlivesTenant: true, room: 'governance/privacy' },
);
