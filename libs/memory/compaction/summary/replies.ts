import { type Facts, plain } from './facts.js';
import type { SummarySource } from './summarizer.js';

/** The role of an assistant, and the name of its lines if it has no other. */
export const ASSISTANT = 'assistant';

/** A sentence of the source with this index. */
export interface Said {
  readonly source: number;
  readonly facts: Facts;
  readonly asks: boolean;
}

/** The largest share of new facts, by worth, in a sentence that only repeats others. */
const NEW = 1 / 3;
/** Maximum number of turns right before a reply that it may repeat. */
const TURNS_BEFORE = 3;

/**
 * For each sentence, in order of time, whether it is an assistant's that only repeats what the user has just told: "Saturday at 10,
 * noted." One with a number that the user never told repeats nothing, and neither does the answer to a question.
 */
export function repeatedIn(sources: readonly SummarySource[], sentences: readonly Said[]): boolean[] {
  const ever = new Set<string>();
  let turns: Set<string>[] = [];
  let [last, answered] = [-1, false];
  return sentences.map(({ source, facts, asks }) => {
    const isReply = sources[source]!.role === ASSISTANT;
    if (isReply) answered = true;
    else if (source !== last) {
      turns = [...(answered ? [] : turns), new Set<string>()].slice(-TURNS_BEFORE);
      [last, answered] = [source, false];
    }
    if (asks) return false;
    if (isReply) return repeats(facts, turns, ever);
    for (const term of facts.keys()) [turns.at(-1)!.add(plain(term)), ever.add(plain(term))];
    return false;
  });
}

function repeats(facts: Facts, turns: readonly ReadonlySet<string>[], ever: ReadonlySet<string>): boolean {
  let [all, added] = [0, 0];
  for (const [term, worth] of facts) {
    const isTold = turns.some((told) => told.has(plain(term)));
    if (!isTold && /\p{N}/u.test(term)) {
      if (!ever.has(plain(term))) return false;
      continue;
    }
    all += worth;
    if (!isTold) added += worth;
  }
  return added <= NEW * all && added < all;
}
