import { EXTRACTED } from '@contracts/extraction/extraction.settings.js';
import { isMessage } from '@contracts/messages/message-type.js';
import { readId } from '@kernel/ids.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { ScoredHit } from '../hit.js';
import type { Folding, Stage } from '../stage.js';

/**
 * Makes one result of a turn and the facts that were drawn from it: whichever is best stands for all, and the others are told
 * with it. Where no fact was found nothing changes.
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

/** The message that a fact was drawn from. */
function turnOf({ provenance }: Pick<RecordRow, 'provenance'>): string | null {
  if (provenance['source'] !== EXTRACTED) return null;
  const { message } = provenance;
  return typeof message === 'string' ? readId(message) : null;
}
