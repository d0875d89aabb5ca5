import { bigint, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

/**
 * How much a tenant stores, kept by triggers on `records` in the transaction of every change, whoever makes it. In
 * shards, one a database connection (of 16): writers of a tenant seldom wait for each other's row. The sum is the count.
 */
export const recordCounts = declare(
  pgTable(
    'record_counts',
    {
      tenantId: uuid('tenant_id').notNull(),
      shard: smallint('shard').notNull(),
      /** A shard may be negative: what one connection stored another one may delete. */
      records: bigint('records', { mode: 'number' }).notNull().default(0),
      /** Of titles, contents, fields and metadata as text, in UTF-8. */
      bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.shard] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/limits' },
);
