import { bigint, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * What was erased, for as long as a backup from before may be restored. Append-only: the serving roles may insert and
 * read. No foreign key, because it outlives what it tells of, and nobody is named: a person by a keyed hash, records by
 * their ids. Positions and the chain are a tenant's own, so that they say nothing of its neighbours.
 */
export const erasureLedger = declare(
  pgTable(
    'erasure_ledger',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** From 1, without gaps. */
      position: bigint('position', { mode: 'number' }).notNull(),
      /** Stays the same when the entry is entered again after a restore, wherever it comes to stand. */
      entryId: uuid('entry_id').notNull(),
      erasureId: text('erasure_id').notNull(),
      kind: text('kind', { enum: ['user', 'records', 'agent', 'session', 'source', 'filter', 'tenant'] }).notNull(),
      /** Keyed hash of whom or what was erased; null where the ids say it all. */
      subject: text('subject'),
      /** Of the records that went. */
      ids: uuid('ids').array().notNull(),
      at: instant('at').notNull(),
      prevHash: text('prev_hash').notNull(),
      /** SHA-256, hexadecimal, over this entry and `prev_hash`: see ledger-entry.ts. */
      hash: text('hash').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.position] }),
      uniqueIndex('erasure_ledger_entry').on(t.tenantId, t.entryId),
    ],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', outlivesTenant: true, room: 'governance/privacy' },
);
