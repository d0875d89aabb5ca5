import type { TurnBeside } from '@contracts/search.operations.js';
import { readId, showId } from '@kernel/ids.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import type { ArmScope } from './arm.js';
import { neighboursOf, type Reach } from './neighbours.query.js';
import { type FoundRow, recordsById } from './records-by-id.query.js';
import type { Results } from './show-hit.js';

/**
 * The turns around each result in its session, in their order: two queries for all results. Whatever the search is
 * narrowed to: a reply belongs to its question also where only the user's own turns were asked for.
 */
export async function withTurnsBeside(
  tx: Tx,
  arm: ArmScope,
  results: Results,
  reach: Reach | undefined,
  now: Date,
): Promise<Results> {
  if (!reach) return results;
  const readable = { ...arm, conditions: recordConditions(arm.scope, arm.asOf ? { as_of: arm.asOf } : {}, now) };
  const ids = results.map(({ id }) => readId(id) ?? id);
  const places = await neighboursOf(tx, readable, ids, reach);
  const rows = await recordsById(tx, readable, [...new Set(places.map(({ recordId }) => recordId))]);
  return results.map((result, i) => {
    const beside = places
      .filter(({ of }) => of === ids[i])
      .sort((a, b) => a.offset - b.offset)
      .flatMap(({ recordId, offset }) => {
        const row = rows.get(recordId);
        return row ? [showTurn(row, offset)] : [];
      });
    return beside.length > 0 ? { ...result, beside } : result;
  });
}

function showTurn(row: FoundRow, offset: number): TurnBeside {
  return {
    id: showId(row.type, row.id),
    ...(row.externalId !== null && { external_id: row.externalId }),
    offset,
    ...(row.role !== null && { role: row.role }),
    ...(row.speaker !== null && { speaker: row.speaker }),
    occurred_at: row.occurredAt.toISOString(),
    content: row.content,
  };
}
