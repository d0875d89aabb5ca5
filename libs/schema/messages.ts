import { bigint, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/** The position of a message in its history. The text is the record of type `message`, which is never edited. */
export const messages = declare(
  pgTable(
    'messages',
    {
      tenantId: uuid('tenant_id').notNull(),
      recordId: uuid('record_id').notNull(),
      userId: text('user_id').notNull(),
      /** Empty: no agent. */
      agent: text('agent').notNull().default(''),
      /** From 1, without gaps, per history of a user and agent. */
      sequence: bigint('sequence', { mode: 'number' }).notNull(),
      sessionId: text('session_id'),
      occurredAt: instant('occurred_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.recordId] }),
      unique('messages_in_history').on(t.tenantId, t.userId, t.agent, t.sequence),
      index('messages_by_session').on(t.tenantId, t.userId, t.agent, t.sessionId, t.sequence),
      index('messages_by_time').on(t.tenantId, t.userId, t.agent, t.occurredAt, t.sequence),
      foreignKey({
        name: 'messages_record',
        columns: [t.tenantId, t.recordId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'rows',
    hangsOn: { records: ['record_id'] },
    room: 'memory/message-history',
    readBy: ['memory/extraction', 'memory/messages'],
  },
);
