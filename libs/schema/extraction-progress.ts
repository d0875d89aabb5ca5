import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** How far the history of a user and agent has been read for facts, and the results. */
export const extractionProgress = declare(
  pgTable(
    'extraction_progress',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id').notNull(),
      /** Empty: messages without an agent. */
      agent: text('agent').notNull().default(''),
      /** The last message that was read. Messages from before extraction was enabled are not read. */
      readTo: count('read_to'),
      windows: count('windows'),
      kept: count('kept'),
      refused: count('refused'),
      /** Windows for which the model returned nothing usable. */
      skipped: count('skipped'),
      /** The code of the error it is waiting on. Null: it is not waiting. */
      waitingFor: text('waiting_for'),
      waitingUntil: instant('waiting_until'),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.agent] })],
  ),
  { owner: 'user', erase: 'rows', export: 'never', agentLabel: 'agent', room: 'memory/extraction' },
);
