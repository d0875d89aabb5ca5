import type { searchRecords } from '@contracts/search.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { sourceMessagesOf } from '@memory/record-store/source-messages.query.js';
import type { Tx } from '@platform/database/database.js';
import type { FoundRow } from './records-by-id.query.js';

type Results = OutputOf<typeof searchRecords>['results'];

/**
 * A fact returns with the turns that it came from. One query for all results, and none where none of them was made from
 * anything. A summary says by itself what it was made of.
 */
export async function withSourceMessages(
  tx: Tx,
  scope: Scope,
  results: Results,
  rows: ReadonlyMap<string, FoundRow>,
  wish: { readonly expand?: boolean | undefined; readonly as_of?: Date | undefined },
  now: Date,
): Promise<Results> {
  const ids = results.map(({ id, sources }) => (sources ? null : readId(id)));
  const derived = ids.filter((id) => id !== null && rows.get(id)?.derived === true) as string[];
  const turns = await sourceMessagesOf(tx, scope, derived, wish, now);
  return results.map((result, i) => {
    const said = turns.get(ids[i] ?? '');
    return said ? { ...result, source_messages: said } : result;
  });
}
