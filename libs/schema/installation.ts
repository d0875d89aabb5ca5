import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';

/**
 * What this installation is called in files that lie outside the database: one row, made once. A backup carries it, so
 * that a restored database knows its own ledger of erasures.
 */
export const installation = declare(
  pgTable('installation', { id: uuid('id').notNull(), createdAt: instant('created_at').notNull() }, (t) => [
    primaryKey({ columns: [t.id] }),
  ]),
  { owner: 'installation', erase: 'keep', export: 'never', room: 'governance/privacy' },
);
