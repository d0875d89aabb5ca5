import type { Traits } from './arm.js';
import type { Candidate } from './fuse.js';
import type { Neighbour } from './neighbours.query.js';

/**
 * What a turn gets of the score of another one in its session, for words and for meaning. Learned on LoCoMo's development
 * half and rounded; a conversation left out of the learning gained as much as the others. An answer follows its
 * question, so a turn that asks lends more to the next one than a turn that tells; and what a turn is about is often named
 * in the next.
 */
const LENT = {
  words: { next: 0.3, afterAsking: 0.7, before: 0.45, second: 0.2 },
  meaning: { next: 0.3, afterAsking: 0.8, before: 0.3, second: 0.1 },
} as const;

/**
 * In bytes: a longer turn stands for itself and borrows less, in proportion. Without this the long turns of BEAM crowd out
 * the short ones that answer: 69.6 instead of 77.8 at recall@10; LoCoMo loses half a point by it.
 */
const SELF_CONTAINED = 300;
/** The least that a reply borrows of what was said to it, when the query asks for what was replied. */
const REPLY_BORROWS = 0.5;

export interface Ranked {
  readonly recordId: string;
  /** Absent for a record that only its neighbours brought. */
  readonly candidate: Candidate | undefined;
  readonly traits: Traits;
  /** What its neighbours lent. */
  readonly lent: number;
  /** Fused score and what was lent; of no fixed scale. */
  readonly sum: number;
}

/**
 * Lets each candidate's score leak to the turns beside it. In no order.
 * @param asksAssistant the query asks for what the assistant said
 */
export function withNeighbours(
  candidates: readonly Candidate[],
  neighbours: readonly Neighbour[],
  asksAssistant = false,
): Ranked[] {
  const known = new Map(candidates.map((candidate) => [candidate.recordId, candidate]));
  const lent = new Map<string, { traits: Traits; sum: number }>();
  for (const neighbour of neighbours) {
    const of = known.get(neighbour.of);
    if (!of) continue;
    const { recordId, traits } = neighbour;
    const isReply = asksAssistant && traits.role === 'assistant' && neighbour.offset === 1 && of.traits.role === 'user';
    const needs = Math.max(isReply ? REPLY_BORROWS : 0, Math.min(1, SELF_CONTAINED / Math.max(traits.size, 1)));
    const part = needs * (share('words', neighbour) * of.byKeyword + share('meaning', neighbour) * of.byVector);
    const before = lent.get(recordId)?.sum ?? 0;
    lent.set(recordId, { traits, sum: before + part });
  }
  const ranked = candidates.map((candidate): Ranked => {
    const { recordId, traits, fused } = candidate;
    const borrowed = lent.get(recordId)?.sum ?? 0;
    return { recordId, candidate, traits, lent: borrowed, sum: fused + borrowed };
  });
  for (const [recordId, { traits, sum }] of lent)
    if (!known.has(recordId)) ranked.push({ recordId, candidate: undefined, traits, lent: sum, sum });
  return ranked;
}

function share(of: keyof typeof LENT, { offset, asked }: Neighbour): number {
  const { next, afterAsking, before, second } = LENT[of];
  if (offset === 1) return asked ? afterAsking : next;
  if (offset === -1) return before;
  return Math.abs(offset) === 2 ? second : 0;
}
