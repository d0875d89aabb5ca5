import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** A secret that signs what is sent: sealed, and where it was replaced, until when it still signs. */
export interface WebhookSecret {
  readonly sealed: string;
  /** ISO. Absent: the one in force. */
  readonly until?: string;
}

/** Whom a tenant wants told of what happens: an address, of which events, and how the last attempts went. */
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
      /** Whether what is told brings the content along. */
      content: boolean('content').notNull(),
      /** Whose shape is sent: ours, or mem0's. */
      format: text('format', { enum: ['recollect', 'mem0'] }).notNull(),
      /** Newest first. */
      secrets: jsonb('secrets').$type<WebhookSecret[]>().notNull(),
      /** Nothing is sent. By hand, or because it was gone or failed for days. */
      disabledAt: instant('disabled_at'),
      disabledFor: text('disabled_for', { enum: ['asked', 'gone', 'failing'] }),
      lastDeliveredAt: instant('last_delivered_at'),
      /** Since when no attempt has succeeded. Null: the last one did. */
      failingSince: instant('failing_since'),
      /** A code of ours, and the status of the last answer. */
      lastError: text('last_error'),
      /** The key that made it. */
      createdBy: text('created_by').notNull(),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
  ),
  { owner: 'tenant', erase: 'keep', export: 'never', room: 'governance/webhooks' },
);
