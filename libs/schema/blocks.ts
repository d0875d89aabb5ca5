import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** What an edit of a block may change; a version row keeps what it was. */
export const blockColumns = () => ({
  label: text('label').notNull(),
  title: text('title'),
  value: text('value').notNull(),
  /** The most characters (Unicode code points) that `value` may have. */
  charLimit: integer('char_limit').notNull(),
  description: text('description'),
  memoryType: text('memory_type'),
  /** Agents may not edit it; administrators may. */
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
      /** The id that the client brought. */
      externalId: text('external_id'),
      ...blockColumns(),
      /** Rises with every change, undo and redo included. The ETag. */
      version: integer('version').notNull().default(1),
      /** Where in the linear history the block stands: a `block_versions.sequence`. Undo and redo move it. */
      sequence: integer('sequence').notNull().default(1),
      createdAt: instant('created_at').notNull(),
      updatedAt: instant('updated_at').notNull(),
      createdBy: text('created_by').notNull(),
      updatedBy: text('updated_by').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      // blocks_external_id stands in the hand-written migration: unique over a null user, yet only where there is an id.
      index('blocks_by_creation').on(t.tenantId, t.userId, t.createdAt, t.id),
      index('blocks_by_label').on(t.tenantId, t.userId, t.label, t.id),
      // An attachment bears its block's label, so that one agent never has two blocks of one label.
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
