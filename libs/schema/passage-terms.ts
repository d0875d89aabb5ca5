import { index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { declare } from './declaration.js';

/**
 * The inverted index, with one row per term of a passage. The unique index contains tf and length, so that reading a
 * term's postings never touches the heap. Equality on uuid and text is leakproof, so it works under RLS. There is no
 * foreign key: one check per term would dominate the cost of a bulk write. `indexing` deletes terms with passages.
 */
export const passageTerms = declare(
  pgTable(
    'passage_terms',
    {
      tenantId: uuid('tenant_id').notNull(),
      userId: text('user_id'),
      term: text('term').notNull(),
      passageId: uuid('passage_id').notNull(),
      tf: smallint('tf').notNull(),
      length: integer('length').notNull(),
    },
    (t) => [
      unique('passage_terms_postings').on(t.tenantId, t.userId, t.term, t.passageId).nullsNotDistinct(),
      index('passage_terms_by_passage').on(t.tenantId, t.passageId),
    ],
  ),
  {
    owner: 'user',
    erase: 'rows',
    export: 'derived',
    hangsOn: { passages: ['passage_id'] },
    room: 'memory/indexing',
    readBy: ['memory/search'],
  },
);
