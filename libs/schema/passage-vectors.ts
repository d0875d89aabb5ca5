import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { halfvec } from './columns.js';
import { declare } from './declaration.js';
import { embeddingSpaces } from './embedding-spaces.js';
import { passages } from './passages.js';

/** One vector per passage and space. Exact search scans them within a scope. Stored PLAIN to avoid TOAST. */
export const passageVectors = declare(
  pgTable(
    'passage_vectors',
    {
      tenantId: uuid('tenant_id').notNull(),
      spaceId: uuid('space_id').notNull(),
      passageId: uuid('passage_id').notNull(),
      userId: text('user_id'),
      embedding: halfvec('embedding').notNull(),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.spaceId, t.passageId] }),
      index('passage_vectors_by_scope').on(t.tenantId, t.userId, t.spaceId),
      index('passage_vectors_by_passage').on(t.tenantId, t.passageId),
      foreignKey({
        name: 'passage_vectors_passage',
        columns: [t.tenantId, t.passageId],
        foreignColumns: [passages.tenantId, passages.id],
      }).onDelete('cascade'),
      foreignKey({
        name: 'passage_vectors_space',
        columns: [t.tenantId, t.spaceId],
        foreignColumns: [embeddingSpaces.tenantId, embeddingSpaces.id],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'derived',
    hangsOn: { passages: ['passage_id'] },
    room: 'memory/indexing',
    readBy: ['memory/search'],
  },
);
