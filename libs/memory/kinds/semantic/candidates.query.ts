import type { Scope } from '@kernel/scope.js';
import { queryTerms } from '@memory/indexing/terms.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import type { ArmScope } from '@memory/search/arms/arm.js';
import { keywordArm } from '@memory/search/arms/keyword-arm.query.js';
import { readerOf } from '@memory/search/arms/ask-arms.js';
import { recordsById } from '@memory/search/scope-reads.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { type KindQuery, ofKind } from '../kind-rows.query.js';

/** Maximum number of facts compared with one fact, found by its words through the index. */
export const CANDIDATES = 50;

/** Only the beginning of a long text is searched for, in UTF-16 units. */
const LOOKED_UP = 2_000;

/** An agent's memories of a kind that contain words of a text, by BM25, best first. Reads only the inverted index. */
export async function holdingWords(
  tx: Tx,
  scope: Scope,
  query: KindQuery,
  asked: { readonly text: string; readonly limit: number },
  now: Date,
): Promise<RecordRow[]> {
  const text = asked.text.slice(0, LOOKED_UP);
  const readable = query.shared === true ? scope : { ...scope, includeShared: false };
  const { languages, indexes } = await readerOf(tx, readable, text);
  const arm: ArmScope = {
    scope: readable,
    source: sql.raw('records r'),
    conditions: ofKind(readable, query, now),
    asOf: undefined,
    limit: asked.limit,
  };
  const { hits } = await keywordArm(tx, arm, queryTerms(text, languages), { indexes });
  const ids = [...new Set(hits.map(({ recordId }) => recordId))];
  const rows = await recordsById(tx, arm, ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}
