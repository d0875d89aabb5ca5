import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';
import { vectorIndexes } from './vector-indexes.js';

/**
 * Terms that occur in many passages of an owner with a vector index, as of the last count. Search uses them to decide
 * which postings it need not read in full. They reveal what the owner said often, so they are erased with the rest.
 */
export const frequentTerms = declare(
  pgTable(
    'frequent_terms',
    {
      tenantId: uuid('tenant_id').notNull(),
      indexId: uuid('index_id').notNull(),
      term: text('term').notNull(),
      userId: text('user_id'),
      passages: integer('passages').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.indexId, t.term] }),
      foreignKey({
        name: 'frequent_terms_index',
        columns: [t.tenantId, t.indexId],
        foreignColumns: [vectorIndexes.tenantId, vectorIndexes.id],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'derived',
    hangsOn: { vector_indexes: ['index_id'] },
    room: 'memory/indexing',
    readBy: ['memory/search'],
  },
);
