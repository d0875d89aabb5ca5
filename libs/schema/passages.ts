import { foreignKey, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.js';
import { declare } from './declaration.js';
import { records } from './records.js';

/**
 * A piece of one version of a record's text. It stores no text: `startAt` and `endAt` are UTF-16 offsets into the
 * content.
 */
export const passages = declare(
  pgTable(
    'passages',
    {
      tenantId: uuid('tenant_id').notNull(),
      id: uuid('id').notNull(),
      userId: text('user_id'),
      recordId: uuid('record_id').notNull(),
      version: integer('version').notNull(),
      ordinal: smallint('ordinal').notNull(),
      startAt: integer('start_at').notNull(),
      endAt: integer('end_at').notNull(),
      /** Length in terms, as BM25 counts them. */
      length: integer('length').notNull(),
      recordedAt: instant('recorded_at').notNull(),
      supersededAt: instant('superseded_at'),
      /** State of its vector: pending, complete or failed. */
      embedding: text('embedding', { enum: ['pending', 'complete', 'failed'] })
        .notNull()
        .default('pending'),
      /** Why it failed: an error code, never a provider's text. */
      embeddingError: text('embedding_error'),
    },
    (t) => [
      primaryKey({ columns: [t.tenantId, t.id] }),
      index('passages_by_record').on(t.tenantId, t.recordId),
      index('passages_by_user').on(t.tenantId, t.userId, t.length),
      foreignKey({
        name: 'passages_record',
        columns: [t.tenantId, t.recordId],
        foreignColumns: [records.tenantId, records.id],
      }).onDelete('cascade'),
    ],
  ),
  {
    owner: 'user',
    erase: 'cascade',
    export: 'derived',
    hangsOn: { records: ['record_id'] },
    room: 'memory/indexing',
    readBy: ['memory/search'],
  },
);
