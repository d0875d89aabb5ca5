import { bigint, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

/**
 * How much a tenant stores. Triggers on `records` update it in the transaction of every change, whoever makes it. It
 * is split into 16 shards by database connection, so that writers of a tenant seldom wait for the same row. The sum
 * is the count.
 */
export const recordCounts = declare(
  pgTable(
    'record_counts',
    {
      tenantId: uuid('tenant_id').notNull(),
      shard: smallint('shard').notNull(),
      /** A shard may be negative, because one connection may delete what another one stored. */
      records: bigint('records', { mode: 'number' }).notNull().default(0),
      /** UTF-8 bytes of titles, contents, fields and metadata as text. */
      bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.shard] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/limits' },
);
