import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * The name of this installation in files outside the database: one row, created once. A backup contains it, so that a
 * restored database recognizes its own erasure ledger.
 */
export const installation = declare(
  pgTable('installation', { id: uuid('id').notNull(), createdAt: instant('created_at').notNull() }, (t) => [
    primaryKey({ columns: [t.id] }),
  ]),
  { owner: 'installation', erase: 'keep', export: 'never', room: 'governance/privacy' },
);
