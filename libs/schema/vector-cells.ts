import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bits } from './columns.js';
import { declare } from './declaration.js';
import { passages } from './passages.js';
import { vectorIndexes } from './vector-indexes.js';

/**
 * The cell of an index that a vector belongs to, with the sign bit of each of its numbers. The bits select the
 * candidates that are compared by all their numbers. The index by cell contains the code, so that reading a cell
 * never touches the heap.
 */
export const vectorCells = declare(
  pgTable(
    'vector_cells',
    {
      tenantId: uuid('tenant_id').notNull(),
      indexId: uuid('index_id').notNull(),
      passageId: uuid('passage_id').notNull(),
      userId: text('user_id'),
      cell: integer('cell').notNull(),
      code: bits('code').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.passageId, t.indexId] }),
      index('vector_cells_by_cell').on(t.tenantId, t.indexId, t.cell),
      foreignKey({
        name: 'vector_cells_passage',
        columns: [t.tenantId, t.passageId],
        foreignColumns: [passages.tenantId, passages.id],
      }).onDelete('cascade'),
      foreignKey({
        name: 'vector_cells_index',
        columns: [t.tenantId, t.indexId],
        foreignColumns: [vectorIndexes.tenantId, vectorIndexes.id],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'derived',
    hangsOn: { passages: ['passage_id'], vector_indexes: ['index_id'] },
    room: 'memory/indexing',
    readBy: ['memory/search'],
  },
);
