import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/** An import of somebody's memory: how far it is, and what became of it. Numbers, no content. */
export const transfers = declare(
  pgTable(
    'transfers',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      userId: text('user_id').notNull(),
      state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
      /** Lines of the file that are to be stored, and that have been looked at. */
      linesTotal: integer('lines_total').notNull(),
      linesDone: integer('lines_done').notNull().default(0),
      /** By kind of row: how many were stored, were there already, were left out, and got another id. */
      counts: jsonb('counts').$type<Record<string, Record<string, number>>>().notNull().default({}),
      /** A code of ours. */
      error: text('error'),
      /** The key that sent it. */
      actor: text('actor').notNull(),
      createdAt: instant('created_at').notNull(),
      /** A running one that was not heard of for long was cut off. */
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('transfers_by_user').on(t.tenantId, t.userId, t.createdAt),
    ],
  ),
  { owner: 'user', erase: 'rows', export: 'never', room: 'governance/portability' },
);
