import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { halfvec } from './columns.js';
import { declare } from './declaration.js';
import { vectorIndexes } from './vector-indexes.js';

/**
 * The mean of the vectors of each cell, with unit length. Derived from its owner's content, so it is erased with it.
 * Stored PLAIN.
 */
export const vectorCenters = declare(
  pgTable(
    'vector_centers',
    {
      tenantId: uuid('tenant_id').notNull(),
      indexId: uuid('index_id').notNull(),
      cell: integer('cell').notNull(),
      userId: text('user_id'),
      center: halfvec('center').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.indexId, t.cell] }),
      foreignKey({
        name: 'vector_centers_index',
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
