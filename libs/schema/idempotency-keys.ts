import { integer, jsonb, pgTable, primaryKey, text, uuid, index } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** The response to a request with an Idempotency-Key, so that a repetition gets the same response. */
export const idempotencyKeys = declare(
  pgTable(
    'idempotency_keys',
    {
      tenantId: uuid('tenant_id').notNull(),
      /** The API key of the request. Two API keys never share an idempotency key. */
      keyId: text('key_id').notNull(),
      userId: text('user_id'),
      /** SHA-256 of the client's key, hex. */
      hash: text('hash').notNull(),
      /** SHA-256 of operation and input, hex. */
      requestHash: text('request_hash').notNull(),
      status: integer('status').notNull(),
      /** Ids and outcomes. Operations that accept an Idempotency-Key return no content. */
      body: jsonb('body').$type<unknown>().notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.keyId, t.hash] }),
      index('idempotency_keys_by_age').on(t.tenantId, t.createdAt),
    ],
  ),
  { owner: 'user', erase: 'rows', export: 'never', erased: 'at_once', room: 'governance/idempotency' },
);
