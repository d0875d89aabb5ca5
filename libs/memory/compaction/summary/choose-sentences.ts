import type { Facts } from './facts.js';

/** One sentence that may enter a summary. */
export interface Candidate {
  /** Which source it is of, and its place in there. */
  readonly source: number;
  readonly facts: Facts;
  /** Of its line, with the mean share of what stands before it. */
  readonly tokens: number;
  /** Of unit length. */
  readonly vector: Float32Array;
  readonly asks: boolean;
  /** One side of a contradiction. The last two stay whatever the budget says, earlier ones while it has room. */
  readonly must: boolean;
  /** It harms somebody when it is forgotten: before everything but contradictions, as far as there is room. */
  readonly vital: boolean;
  /** It only keeps the talk going: never taken. */
  readonly chatter: boolean;
}

/** How much the middle of the batch counts beside what a sentence says itself. */
const CENTRALITY = 0.3;
/** Cosine from which on a sentence repeats another, and at which it says nothing new. Of the bundled model, where turns taken at random have 0.27. */
const REPEATS = 0.55;
const SAME = 0.95;
/** A question says little of the world, but what it is about. */
const ASKS = 0.5;
/** A term that another source of the same summary has said already. */
const SAID_BEFORE = 0.5;
/**
 * What is begun is finished before another source is begun: a source of which half is told must be read itself after
 * all, so that the half was told in vain.
 */
const FINISHES = 1.6;
/** A sentence worth less than this adds nothing, however much room there is. */
const LEAST_WORTH = 1;
/** 1 would count tokens in full, and so prefer lists of names to sentences. */
const THRIFT = 0.8;

/**
 * Chooses sentences by what they say that is not said yet (specificity and novelty), how near they are to the others
 * (centrality) and what they cost, best first, until `budget` tokens are full. Deterministic: ties go to the earlier one.
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
  const left = new Set([...candidates.keys()].filter((index) => !candidates[index]!.chatter));
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

/** What a sentence adds: nothing for what its own source has said, half for what another one has. */
function worthOf({ facts, asks }: Candidate, said: ReadonlySet<string>, own: ReadonlySet<string> | undefined): number {
  let worth = 0;
  for (const [term, weight] of facts) {
    if (own?.has(term)) continue;
    worth += said.has(term) ? weight * SAID_BEFORE : weight;
  }
  return asks ? worth * ASKS : worth;
}

/** Which part of what a sentence says has been said: what is worded alike may still tell another number. */
function knownShare({ facts }: Candidate, said: ReadonlySet<string>): number {
  let [known, all] = [0, 0];
  for (const [term, weight] of facts) {
    all += weight;
    if (said.has(term)) known += weight;
  }
  return all > 0 ? known / all : 1;
}

/** Of each sentence, the cosine with the middle of all of them, stretched over 0…1. */
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
