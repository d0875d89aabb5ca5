import type { Claim } from './claim.js';
import { areOfASeries, areOnOtherDays, relate, type Relation } from './compare.js';

/** How two texts relate: each part is that of some pair of sentences, or of all. */
export type Alignment = Relation;

/** The weight of the new text, which may be about one sentence of several. */
const NEW_PART = 0.6;

/** Pairs each sentence with the nearest one of the other text. */
export function align(fresh: readonly Claim[], stored: readonly Claim[]): Alignment {
  if (fresh.length === 0 || stored.length === 0) {
    return {
      score: 0,
      conflict: null,
      covered: false,
      apart: false,
      framed: false,
      differ: false,
      ofValue: false,
      sameValue: false,
    };
  }
  const pairs = fresh.map((a) => stored.map((b) => relate(a, b)));
  const ofFresh = pairs.map((row) => best(row));
  const ofStored = stored.map((_, j) => best(pairs.map((row) => row[j]!)));
  const conflict = ofFresh.find((relation) => relation.conflict !== null)?.conflict ?? null;
  return {
    score: NEW_PART * mean(ofFresh) + (1 - NEW_PART) * mean(ofStored),
    conflict,
    covered: ofFresh.every(({ covered }) => covered),
    apart: ofFresh.every(({ apart }) => apart),
    framed: ofFresh.some(({ framed }) => framed),
    differ: ofFresh.some(({ differ }) => differ),
    ofValue: ofFresh.some(({ ofValue }) => ofValue),
    sameValue: ofFresh.some(({ sameValue }) => sameValue),
  };
}

function mean(relations: readonly Relation[]): number {
  return relations.reduce((sum, { score }) => sum + score, 0) / relations.length;
}

/** Of two equally good pairs the one that agrees: otherwise a list of numbered things would contradict itself in every second line. */
function best(relations: readonly Relation[]): Relation {
  return relations.reduce((one, other) => {
    if (other.score === one.score) return one.conflict !== null && other.conflict === null ? other : one;
    return other.score > one.score ? other : one;
  });
}

/** Whether each is a single sentence, about one of a series. */
export function areTwoTold([fresh, ...more]: readonly Claim[], [stored, ...others]: readonly Claim[]): boolean {
  if (fresh === undefined || stored === undefined || more.length > 0 || others.length > 0) return false;
  return areOfASeries(fresh, stored);
}

/** Shared words of several sentences are no evidence if one sentence is about other days. */
export function areSomeOnOtherDays(fresh: readonly Claim[], stored: readonly Claim[]): boolean {
  return fresh.some((claim) => stored.some((other) => areOnOtherDays(claim, other)));
}
