import { bigint, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** What a tenant used on a day (UTC). Numbers without persons. In shards, as `record_counts`; -1 is the requests'. */
export const usageDays = declare(
  pgTable(
    'usage_days',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** `2026-11-22` */
      day: text('day').notNull(),
      shard: smallint('shard').notNull(),
      requests: count('requests'),
      /** Answers of 500 and above. */
      errors: count('errors'),
      /** Answers of 429. */
      limited: count('limited'),
      searches: count('searches'),
      recordsWritten: count('records_written'),
      bytesWritten: count('bytes_written'),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.day, t.shard] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/limits' },
);
