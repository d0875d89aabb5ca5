import { boolean, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** A key: what it may do and whom it may name. The secret itself is never stored. */
export const apiKeys = declare(
  pgTable(
    'api_keys',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      /** The public part of the key, `rk_<keyId>_…`. */
      keyId: text('key_id').notNull(),
      name: text('name').notNull(),
      permissions: text('permissions').array().notNull(),
      /** Bindings: nothing else exists for the key. */
      userId: text('user_id'),
      agent: text('agent'),
      project: text('project'),
      /** Spoken for when a request names nobody. */
      defaultUserId: text('default_user_id'),
      includeShared: boolean('include_shared').notNull().default(true),
      /** 0…1: what is written by it is believed no more than this. */
      trustCap: real('trust_cap').notNull().default(1),
      /** HMAC-SHA-256 of the secret under the server's secret, hex. */
      secretHash: text('secret_hash').notNull(),
      /** The hash before the last rotation, honoured until `previousUntil`. */
      previousHash: text('previous_hash'),
      previousUntil: instant('previous_until'),
      /** Units of the rate limits a minute. It only lowers what the tenant's keys have; null: that. */
      rateLimit: integer('rate_limit'),
      expiresAt: instant('expires_at'),
      revokedAt: instant('revoked_at'),
      lastUsedAt: instant('last_used_at'),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index('api_keys_by_key_id').on(t.keyId)],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/tenancy', readBy: ['governance/privacy'] },
);
