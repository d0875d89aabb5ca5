import { bigint, foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { embeddingSpaces } from './embedding-spaces.js';

/**
 * An index over the vectors of one owner in one space, divided into cells because there are too many to compare each
 * one, and word statistics of the owner. Most owners have no row. An owner whose vectors have grown a lot has a
 * second row until the new index is filled.
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
      /**
       * `filling`: some vectors are not in it yet. `ready`: searches read it. `leaving`: searches no longer read it.
       */
      state: text('state', { enum: ['filling', 'ready', 'leaving'] }).notNull(),
      /** The number of vectors when its centers were computed. */
      vectors: integer('vectors').notNull(),
      /** The owner's passages at the last word count, and the terms in all of them. */
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
