import type { Facts } from './facts.js';

/** A sentence that may enter a summary. */
export interface Candidate {
  /** Index of its source. */
  readonly source: number;
  readonly facts: Facts;
  /** Of its line, with its share of the heading. */
  readonly tokens: number;
  /** Of unit length. */
  readonly vector: Float32Array;
  readonly asks: boolean;
  /** Whether it is one side of a contradiction. The last two are always included, earlier ones if the budget allows. */
  readonly must: boolean;
  /** Whether its loss could harm somebody. Chosen right after contradictions, if the budget allows. */
  readonly vital: boolean;
  /** Whether an assistant said it. */
  readonly reply: boolean;
  /** Whether it is small talk, or repeats what the user has just told. It is never chosen. */
  readonly empty: boolean;
}

/** Weight of centrality relative to the sentence's own content. */
const CENTRALITY = 0.3;
/**
 * The cosine above which a sentence is a repetition, and that at which it adds nothing. For the bundled model, where random turns
 * have 0.27.
 */
const REPEATS = 0.55;
const SAME = 0.95;
/** Factor for a question, which states little. */
const ASKS = 0.5;
/**
 * Factor for a sentence of an assistant: the memory is the user's. With 0.7, six recorded chats of `bench/currency` kept a twentieth less of
 * what their questions need of the user.
 */
const REPLIES = 0.5;
/** Factor for a term that another source in the summary already contains. */
const SAID_BEFORE = 0.5;
/** Bonus for a source that is already begun: a source that the summary covers only in part must be read itself, so the part is wasted. */
const FINISHES = 1.6;
/** A sentence worth less than this adds nothing, even if there is room. */
const LEAST_WORTH = 1;
/** Exponent on the tokens. 1 would prefer lists of names to sentences. */
const THRIFT = 0.8;

/**
 * Chooses sentences by new content (specificity and novelty), similarity to the others (centrality) and cost, best first, until
 * `budget` tokens are used. Deterministic: the earlier one wins a tie.
 * @returns the indices of the chosen, in order
 */
export function chooseSentences(candidates: readonly Candidate[], budget: number): number[] {
  const central = centralities(candidates);
  const chosen: number[] = [];
  const said = new Set<string>();
  const saidBy = new Map<number, Set<string>>();
  let room = budget;
  const take = (index: number): void => {
    const { source, facts, tokens } = candidates[index]!;
    chosen.push(index);
    const own = saidBy.get(source) ?? new Set();
    saidBy.set(source, own);
    for (const term of facts.keys()) [said.add(term), own.add(term)];
    room -= tokens;
  };
  const musts = [...candidates.keys()].filter((index) => candidates[index]!.must).reverse();
  musts.forEach((index, place) => {
    if (place < 2 || candidates[index]!.tokens <= room) take(index);
  });
  const left = new Set([...candidates.keys()].filter((index) => !candidates[index]!.empty));
  for (const index of chosen) left.delete(index);
  for (const index of [...left]) {
    const { vital, tokens, facts } = candidates[index]!;
    if (!vital || tokens > room || [...facts.keys()].every((term) => said.has(term))) continue;
    left.delete(index);
    take(index);
  }
  const repeated = new Map<number, number>();
  const noteRepeats = (of: number): void => {
    for (const index of left) {
      const alike = cosine(candidates[index]!.vector, candidates[of]!.vector);
      repeated.set(index, Math.max(repeated.get(index) ?? 0, alike));
    }
  };
  chosen.forEach(noteRepeats);
  for (;;) {
    let best = -1;
    let bestValue = 0;
    for (const index of left) {
      const candidate = candidates[index]!;
      if (candidate.tokens > room) continue;
      const worth = worthOf(candidate, said, saidBy.get(candidate.source));
      const begun = saidBy.has(candidate.source) ? FINISHES : 1;
      const alike = clamp(((repeated.get(index) ?? 0) - REPEATS) / (SAME - REPEATS));
      const value =
        worth * (1 - CENTRALITY + CENTRALITY * central[index]!) * (1 - alike * knownShare(candidate, said)) * begun;
      if (value < LEAST_WORTH) continue;
      const density = value / candidate.tokens ** THRIFT;
      if (density > bestValue) [best, bestValue] = [index, density];
    }
    if (best < 0) return chosen.sort((a, b) => a - b);
    left.delete(best);
    take(best);
    noteRepeats(best);
  }
}

/** The value that a sentence adds: terms of its own source count nothing, those of another source half. */
function worthOf(
  { facts, asks, reply }: Candidate,
  said: ReadonlySet<string>,
  own: ReadonlySet<string> | undefined,
): number {
  let worth = 0;
  for (const [term, weight] of facts) {
    if (own?.has(term)) continue;
    worth += said.has(term) ? weight * SAID_BEFORE : weight;
  }
  return worth * (asks ? ASKS : 1) * (reply ? REPLIES : 1);
}

/** The share of a sentence's facts that is already covered. A similarly worded sentence may still state another number. */
function knownShare({ facts }: Candidate, said: ReadonlySet<string>): number {
  let [known, all] = [0, 0];
  for (const [term, weight] of facts) {
    all += weight;
    if (said.has(term)) known += weight;
  }
  return all > 0 ? known / all : 1;
}

/** For each sentence the cosine with the centroid of all, scaled to 0…1. */
function centralities(candidates: readonly Candidate[]): number[] {
  const middle = new Float64Array(candidates[0]?.vector.length ?? 0);
  for (const { vector } of candidates) for (let i = 0; i < middle.length; i++) middle[i]! += vector[i]!;
  const near = candidates.map(({ vector }) => {
    let sum = 0;
    for (let i = 0; i < middle.length; i++) sum += middle[i]! * vector[i]!;
    return sum;
  });
  const [least, most] = [Math.min(...near), Math.max(...near)];
  return near.map((value) => (most > least ? (value - least) / (most - least) : 1));
}

export function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
