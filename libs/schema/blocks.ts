import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** The columns of a block that an edit can change. A version row keeps their previous values. */
export const blockColumns = () => ({
  label: text('label').notNull(),
  title: text('title'),
  value: text('value').notNull(),
  /** Maximum length of `value`, in characters (Unicode code points). */
  charLimit: integer('char_limit').notNull(),
  description: text('description'),
  memoryType: text('memory_type'),
  /** Agents cannot edit it. Administrators can. */
  readOnly: boolean('read_only').notNull().default(false),
  hidden: boolean('hidden').notNull().default(false),
  metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
  tags: text('tags').array().notNull().default([]),
});

/** A durable, named, editable piece of core memory. */
export const blocks = declare(
  pgTable(
    'blocks',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      /** Null: shared by the whole tenant. */
      userId: text('user_id'),
      /** The client's own id. */
      externalId: text('external_id'),
      ...blockColumns(),
      /** Increases with every change, including undo and redo. Sent as the ETag. */
      version: integer('version').notNull().default(1),
      /** The current position in the linear history: a `block_versions.sequence`. Undo and redo move it. */
      sequence: integer('sequence').notNull().default(1),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
      createdBy: text('created_by').notNull(),
      updatedBy: text('updated_by').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      // blocks_external_id is in a handwritten migration: unique also for a null user, but only for rows that have an
      // id.
      index('blocks_by_creation').on(t.tenantId, t.userId, t.createdAt, t.id),
      index('blocks_by_label').on(t.tenantId, t.userId, t.label, t.id),
      // An attachment stores its block's label, so that an agent never has two blocks with the same label.
      unique('blocks_label').on(t.tenantId, t.id, t.label),
    ],
  ),
  {
    owner: 'user',
    erase: 'rows',
    export: 'rows',
    room: 'memory/blocks',
    readBy: ['governance/privacy', 'memory/context'],
  },
);
