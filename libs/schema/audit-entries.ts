import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * Who did what, when, and with which result: names, codes, ids and counts, never content. An entry is written once.
 * Its position in the chain is set once, a moment later (see governance/audit). The serving roles cannot change
 * anything else or delete anything. A person appears only as a keyed hash, so that an entry outlives an erasure
 * without revealing who it was.
 */
export const auditEntries = declare(
  pgTable(
    'audit_entries',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** UUIDv7 of `at`, so that ids sort by time. */
      id: uuid('id').notNull(),
      at: instant('at').notNull(),
      kind: text('kind', { enum: ['change', 'read', 'refusal'] }).notNull(),
      /** The name of the operation, or `job:` or `schedule:` and the name of what ran. */
      operation: text('operation').notNull(),
      /** The public part of the key. `job` if no key acted. */
      keyId: text('key_id').notNull(),
      /** KeyedHash of 'user', tenant and user. Null: no user. */
      userHash: text('user_hash'),
      requestId: text('request_id'),
      outcome: text('outcome', { enum: ['ok', 'refused', 'failed'] }).notNull(),
      /** The error code. */
      code: text('code'),
      /** The rows it is about, with their public ids: `record_01h…`, `key_…`. */
      subjects: text('subjects').array().notNull(),
      /** Row counts: `records_inserted: 3`. */
      counts: jsonb('counts').$type<Record<string, number>>().notNull(),
      /** 1 is the tenant's first entry. Null: not sealed yet. */
      sequence: bigint('sequence', { mode: 'number' }),
      /** SHA-256 of the entry, and of the chain up to and including it. */
      entryHash: text('entry_hash'),
      hash: text('hash'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('audit_entries_by_key').on(t.tenantId, t.keyId, t.id),
      index('audit_entries_by_operation').on(t.tenantId, t.operation, t.id),
      index('audit_entries_by_user')
        .on(t.tenantId, t.userHash, t.id)
        .where(sql`user_hash is not null`),
      index('audit_entries_unsealed')
        .on(t.tenantId, t.id)
        .where(sql`sequence is null`),
      uniqueIndex('audit_entries_chain')
        .on(t.tenantId, t.sequence)
        .where(sql`sequence is not null`),
    ],
  ),
  { owner: 'tenant', erase: 'keep', export: 'rows', outlivesTenant: true, room: 'governance/audit' },
);
