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
      /** IANA name. Decides when a day starts, unless the user has a time zone. */
      timeZone: text('time_zone').notNull().default('UTC'),
      /** ISO 639-1. The language for text analysis, unless the record or the user names one. */
      language: text('language').notNull().default('en'),
      /** The epoch of a new user's row. Higher than the epoch of any deleted row, so that no epoch is used twice. */
      epochFloor: bigint('epoch_floor', { mode: 'number' }).notNull().default(0),
      /** The tenant is being erased: it no longer counts as a tenant. */
      erasing: boolean('erasing').notNull().default(false),
      /** Rate limit units per minute, for all keys together and for each key. Null: the installation's default. */
      rateLimit: integer('rate_limit'),
      keyRateLimit: integer('key_rate_limit'),
      /** The maximum that it may store. Null: no limit. Enforced by a trigger at commit, see `record_counts`. */
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
      'governance/model-usage',
      'governance/privacy',
      'memory/counters',
      'memory/search',
      'memory/users',
      'platform/database',
      'platform/queue',
    ],
  },
);
