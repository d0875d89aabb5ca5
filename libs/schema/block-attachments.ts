import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.js';
import { blocks } from './blocks.js';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * A block that is attached to an agent. A block may be attached to several agents. An agent has each label at most
 * once.
 */
export const blockAttachments = declare(
  pgTable(
    'block_attachments',
    {
      tenantId: uuid('tenant_id').notNull(),
      agentId: uuid('agent_id').notNull(),
      blockId: uuid('block_id').notNull(),
      /** The agent's user. */
      userId: text('user_id'),
      /** The label of the block. The foreign key keeps it in sync. */
      label: text('label').notNull(),
      attachedAt: instant('attached_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.agentId, t.blockId] }),
      unique('block_attachments_label').on(t.tenantId, t.agentId, t.label),
      index('block_attachments_by_block').on(t.tenantId, t.blockId, t.agentId),
      foreignKey({
        name: 'block_attachments_agent',
        columns: [t.tenantId, t.agentId],
        foreignColumns: [agents.tenantId, agents.id],
      }).onDelete('cascade'),
      foreignKey({
        name: 'block_attachments_block',
        columns: [t.tenantId, t.blockId, t.label],
        foreignColumns: [blocks.tenantId, blocks.id, blocks.label],
      })
        .onDelete('cascade')
        .onUpdate('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'rows',
    hangsOn: { blocks: ['block_id'], agents: ['agent_id'] },
    room: 'memory/blocks',
    readBy: ['governance/privacy', 'memory/context'],
  },
);
