import { EXTRACTED } from '@contracts/extraction/extraction.settings.js';
import { isMessage } from '@contracts/messages/message-type.js';
import { readId } from '@kernel/ids.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { ScoredHit } from '../hit.js';
import type { Folding, Stage } from '../stage.js';

/**
 * Merges a turn and the facts extracted from it into one result. The best of them is the result, and the others are
 * listed with it. Changes nothing if no fact was found.
 */
export const facts: Stage<ScoredHit, Folding> = {
  name: 'facts',
  run: (hits, { query }) => {
    if (query.duplicates === 'keep' || !hits.some(({ row }) => turnOf(row) !== null)) return hits;
    const first = new Map<string, ScoredHit>();
    const folded = new Map<ScoredHit, RecordRow[]>();
    const kept = hits.filter((hit) => {
      const turn = isMessage(hit.row.type, hit.row.userId) ? hit.recordId : turnOf(hit.row);
      const best = turn === null ? undefined : first.get(turn);
      if (turn !== null && !best) first.set(turn, hit);
      if (best) folded.set(best, [...(folded.get(best) ?? []), hit.row, ...hit.duplicates]);
      return !best;
    });
    return kept.map((hit) => {
      const told = folded.get(hit);
      return told ? { ...hit, duplicates: [...hit.duplicates, ...told] } : hit;
    });
  },
};

/** The message that a fact was extracted from. */
function turnOf({ provenance }: Pick<RecordRow, 'provenance'>): string | null {
  if (provenance['source'] !== EXTRACTED) return null;
  const { message } = provenance;
  return typeof message === 'string' ? readId(message) : null;
}
