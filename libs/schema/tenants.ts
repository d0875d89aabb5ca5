import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** One customer of an installation. */
export const tenants = declare(
  pgTable(
    'tenants',
    {
      tenantId: uuid('tenant_id').notNull(),
      name: text('name').notNull(),
      /** IANA name; decides what "a day" is where a user sets none. */
      timeZone: text('time_zone').notNull().default('UTC'),
      /** ISO 639-1; how text is analysed where neither record nor user says. */
      language: text('language').notNull().default('en'),
      /** The epoch that a new user's row begins with. Above every epoch of a row that was deleted, so none is used twice. */
      epochFloor: bigint('epoch_floor', { mode: 'number' }).notNull().default(0),
      /** Being erased: it is no tenant any more. */
      erasing: boolean('erasing').notNull().default(false),
      /** Units of the rate limits a minute, of all its keys together and of each; null: as the installation has it. */
      rateLimit: integer('rate_limit'),
      keyRateLimit: integer('key_rate_limit'),
      /** The most that it may store; null: no end. Held by a trigger at commit, see `record_counts`. */
      quotaRecords: bigint('quota_records', { mode: 'number' }),
      quotaBytes: bigint('quota_bytes', { mode: 'number' }),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId] })],
  ),
  {
    owner: 'tenant',
    erase: 'keep',
    export: 'never',
    room: 'governance/tenancy',
    readBy: [
      'governance/limits',
      'governance/privacy',
      'memory/compaction',
      'memory/context',
      'memory/search',
      'memory/users',
      'platform/queue',
    ],
  },
);
