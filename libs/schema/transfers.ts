import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** An import of a user's memory: its progress and its result. Numbers, no content. */
export const transfers = declare(
  pgTable(
    'transfers',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      userId: text('user_id').notNull(),
      state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
      /** Lines of the file: all that are to be stored, and those processed so far. */
      linesTotal: integer('lines_total').notNull(),
      linesDone: integer('lines_done').notNull().default(0),
      /** By kind of row: how many were stored, were already there, were left out, or got another id. */
      counts: jsonb('counts').$type<Record<string, Record<string, number>>>().notNull().default({}),
      /** An error code. */
      error: text('error'),
      /** The key that sent it. */
      actor: text('actor').notNull(),
      createdAt: instant('created_at').notNull(),
      /** A running import that was not updated for a long time was interrupted. */
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('transfers_by_user').on(t.tenantId, t.userId, t.createdAt),
    ],
  ),
  { owner: 'user', erase: 'rows', export: 'never', room: 'governance/portability' },
);
