import type { RelatedWish } from '@contracts/graph.operations.js';
import type { searchRecords } from '@contracts/search.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { relatedTo } from '@memory/graph/related.query.js';
import type { Tx } from '@platform/database/database.js';

type Results = OutputOf<typeof searchRecords>['results'];

/** What each result is related to, where the search asks for it: one query for all results. */
export async function withRelated(
  tx: Tx,
  scope: Scope,
  results: Results,
  { related: wish, as_of: asOf }: { readonly related?: RelatedWish | undefined; readonly as_of?: Date | undefined },
  now: Date,
): Promise<Results> {
  // Links have no history: what a record was related to then is not known.
  if (!wish || asOf) return results;
  const ids = results.map(({ id }) => readId(id) ?? id);
  const related = await relatedTo(tx, scope, ids, wish, now);
  return results.map((result, i) => {
    const found = related.get(ids[i] ?? '');
    return found ? { ...result, related: found } : result;
  });
}
