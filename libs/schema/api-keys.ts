import { boolean, index, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** An API key: what it may do, and for whom. The secret itself is never stored. */
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
      /** Bindings. The key cannot access anything outside them. */
      userId: text('user_id'),
      agent: text('agent'),
      project: text('project'),
      /** The user of requests that name no user. */
      defaultUserId: text('default_user_id'),
      includeShared: boolean('include_shared').notNull().default(true),
      /** 0…1. The highest trust of what is written with the key. */
      trustCap: real('trust_cap').notNull().default(1),
      /** HMAC-SHA-256 of the secret under the server's secret, hex. */
      secretHash: text('secret_hash').notNull(),
      /** The hash before the last rotation. Accepted until `previousUntil`. */
      previousHash: text('previous_hash'),
      previousUntil: instant('previous_until'),
      /** Rate limit units per minute. Only lowers the tenant's limit for keys. Null: that limit. */
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
