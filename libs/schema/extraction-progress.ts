import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** How far the history of a user and agent has been read for facts, and what became of them. */
export const extractionProgress = declare(
  pgTable(
    'extraction_progress',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id').notNull(),
      /** Empty: messages that name no agent. */
      agent: text('agent').notNull().default(''),
      /** The last message that was read. What was said before extraction was switched on is not. */
      readTo: count('read_to'),
      windows: count('windows'),
      kept: count('kept'),
      refused: count('refused'),
      /** Windows of which the model gave nothing that can be used. */
      skipped: count('skipped'),
      /** The code of the error for which it waits; null: it does not. */
      waitingFor: text('waiting_for'),
      waitingUntil: instant('waiting_until'),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.agent] })],
  ),
  { owner: 'user', erase: 'rows', export: 'never', agentLabel: 'agent', room: 'memory/extraction' },
);
