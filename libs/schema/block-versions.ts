import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { blockColumns, blocks } from './blocks.js';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * One complete state of a block. The history is linear: an edit after an undo drops the states after the current one.
 */
export const blockVersions = declare(
  pgTable(
    'block_versions',
    {
      tenantId: uuid('tenant_id').notNull(),
      blockId: uuid('block_id').notNull(),
      /** From 1, without gaps. */
      sequence: integer('sequence').notNull(),
      userId: text('user_id'),
      /** The block's version when this state was created. */
      version: integer('version').notNull(),
      ...blockColumns(),
      /** The name of the checkpoint, if somebody gave it one. */
      checkpoint: text('checkpoint'),
      /** The key that created it, and the agent on whose behalf. */
      actor: text('actor').notNull(),
      actorAgent: text('actor_agent'),
      reason: text('reason'),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.blockId, t.sequence] }),
      foreignKey({
        name: 'block_versions_block',
        columns: [t.tenantId, t.blockId],
        foreignColumns: [blocks.tenantId, blocks.id],
      }).onDelete('cascade'),
    ],
  ),
  { owner: 'user', erase: 'cascade', export: 'rows', hangsOn: { blocks: ['block_id'] }, room: 'memory/blocks' },
);
