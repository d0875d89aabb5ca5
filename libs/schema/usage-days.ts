import { bigint, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/**
 * A tenant's usage on a day (UTC). Numbers without personal data. Sharded like `record_counts`; shard -1 counts
 * requests.
 */
export const usageDays = declare(
  pgTable(
    'usage_days',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** `2026-11-22` */
      day: text('day').notNull(),
      shard: smallint('shard').notNull(),
      requests: count('requests'),
      /** Responses with a status of 500 or above. */
      errors: count('errors'),
      /** Responses with status 429. */
      limited: count('limited'),
      searches: count('searches'),
      recordsWritten: count('records_written'),
      bytesWritten: count('bytes_written'),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.day, t.shard] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/limits' },
);
