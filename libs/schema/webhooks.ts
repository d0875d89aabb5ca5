import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** An encrypted secret that signs deliveries. A replaced secret has the time until which it still signs. */
export interface WebhookSecret {
  readonly sealed: string;
  /** ISO. Absent: the current secret. */
  readonly until?: string;
}

/** An endpoint that receives a tenant's events: its address, the event types, and the results of the last attempts. */
export const webhooks = declare(
  pgTable(
    'webhooks',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      name: text('name').notNull(),
      url: text('url').notNull(),
      /** `record.created`, `record.*` or `*`. */
      events: text('events').array().notNull(),
      /** Whether deliveries include the content. */
      content: boolean('content').notNull(),
      /** The delivery format: Recollect's or mem0's. */
      format: text('format', { enum: ['recollect', 'mem0'] }).notNull(),
      /** Newest first. */
      secrets: jsonb('secrets').$type<WebhookSecret[]>().notNull(),
      /** Nothing is sent since then. Disabled by hand, or because it was gone or failed for days. */
      disabledAt: instant('disabled_at'),
      disabledFor: text('disabled_for', { enum: ['asked', 'gone', 'failing'] }),
      lastDeliveredAt: instant('last_delivered_at'),
      /** Since when all attempts have failed. Null: the last one succeeded. */
      failingSince: instant('failing_since'),
      /** An error code, and the status of the last response. */
      lastError: text('last_error'),
      /** The key that created it. */
      createdBy: text('created_by').notNull(),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/webhooks' },
);
