import { bigint, foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { embeddingSpaces } from './embedding-spaces.js';

/**
 * That the vectors of one owner in one space are dealt out into cells, because there are too many to compare each, and what was counted of
 * the owner's words. Most owners have no row. An owner whose vectors have become many more has a second one for a while, until it is filled.
 */
export const vectorIndexes = declare(
  pgTable(
    'vector_indexes',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id'),
      id: uuid('id').notNull(),
      spaceId: uuid('space_id').notNull(),
      cells: integer('cells').notNull(),
      /** `filling`: not all vectors are in it yet. `ready`: searches read it. `leaving`: they do not any more. */
      state: text('state', { enum: ['filling', 'ready', 'leaving'] }).notNull(),
      /** How many vectors there were when its centers were found. */
      vectors: integer('vectors').notNull(),
      /** How many passages the owner had when words were counted last, and the terms in all of them. */
      passages: integer('passages').notNull(),
      terms: bigint('terms', { mode: 'number' }).notNull(),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      unique('vector_indexes_of_owner').on(t.tenantId, t.userId, t.spaceId, t.state).nullsNotDistinct(),
      foreignKey({
        name: 'vector_indexes_space',
        columns: [t.tenantId, t.spaceId],
        foreignColumns: [embeddingSpaces.tenantId, embeddingSpaces.id],
      }).onDelete('cascade'),
    ],
  ),
  { owner: 'user', erase: 'rows', export: 'derived', room: 'memory/indexing', readBy: ['memory/search'] },
);
