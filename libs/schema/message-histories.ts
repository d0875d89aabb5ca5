import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * The single, permanent history of a user and agent, and its counter. The row is locked while messages are appended.
 */
export const messageHistories = declare(
  pgTable(
    'message_histories',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id').notNull(),
      /** Empty: messages without an agent. */
      agent: text('agent').notNull().default(''),
      lastSequence: bigint('last_sequence', { mode: 'number' }).notNull().default(0),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.agent] })],
  ),
  {
    owner: 'user',
    erase: 'rows',
    export: 'rows',
    agentLabel: 'agent',
    room: 'memory/message-history',
    readBy: ['memory/blocks', 'memory/context', 'memory/extraction', 'memory/messages'],
  },
);
