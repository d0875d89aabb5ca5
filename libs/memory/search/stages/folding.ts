import { EXTRACTED } from '@contracts/extraction/extraction.settings.js';
import { isMessage } from '@contracts/records/record.js';
import { inTurns } from '@kernel/event-loop-turns.js';
import { readId } from '@kernel/ids.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import type { ScoredHit } from '../hit.js';
import type { Folding, Stage } from '../stage.js';
import { SESSION_CAP } from '../ranking/profile.js';

/** Merges hits with nearly the same wording into one result. */
export const duplicates: Stage<ScoredHit, Folding> = {
  name: 'duplicates',
  run: async (hits, { query, scope }) => {
    if (query.duplicates === 'keep') return hits;
    // Copies only these fields: copying a whole row costs more than the rest of the comparison.
    const wordingOf = ({ row }: ScoredHit): Wording => {
      const { content, title, speaker, role, trust, quarantined, userId } = row;
      return { content, title, speaker, role, trust, quarantined, owner: scope.allUsers ? userId : null };
    };
    const { kept, folded } = await inTurns(dedupe(hits, wordingOf));
    return kept.map((hit) => {
      const same = folded.get(hit);
      return same ? { ...hit, duplicates: same.map(({ row }) => row) } : hit;
    });
  },
};

/** The fields that decide whether two records are duplicates. */
export type Wording = Pick<RecordRow, 'content' | 'title' | 'speaker' | 'role' | 'trust' | 'quarantined'> & {
  /** The owner, if several users are searched. */
  readonly owner: string | null;
};

/**
 * In UTF-16 units. A longer text is a duplicate only of an equal text, because comparing it otherwise would block other
 * requests.
 */
const COMPARED = 4_000;
/** In a shorter text any word may be the one that matters ("he likes tea", "he liked tea"). */
const FEWEST_WORDS = 12;
/** Number of consecutive words in a shingle. */
const SHINGLE = 3;
/** The share of common shingles above which two texts are duplicates: about one word in sixty may differ. */
const ALIKE = 0.9;

type Shingles = ReadonlySet<number | string>;

interface Print {
  /** Equal for equal texts. Long texts are compared only by this key. */
  readonly exact: string;
  /** What must be equal in near-duplicates: the speaker, the trust, and every number. */
  readonly frame: string;
  readonly shingles: Shingles | null;
}

/**
 * Folds duplicates into the first of them. Texts are duplicates if they are equal except for case, punctuation and
 * white space. In a longer text one word in sixty may differ, if all numbers and the trust are equal. Texts of
 * different speakers, roles or users are never duplicates. The order stays. The work is bounded: two hundred texts of
 * any length take a few milliseconds. Yields before each item, so that other work can run.
 */
export function* dedupe<T>(
  found: readonly T[],
  wordingOf: (item: T) => Wording,
): Generator<void, { readonly kept: T[]; readonly folded: ReadonlyMap<T, readonly T[]> }, void> {
  const exact = new Map<string, T>();
  const near = new Map<string, { readonly item: T; readonly shingles: Shingles }[]>();
  const folded = new Map<T, T[]>();
  const kept: T[] = [];
  const numbers = new Map<string, number>();
  for (const item of found) {
    yield;
    const print = printOf(wordingOf(item), numbers);
    const peers = near.get(print.frame) ?? [];
    const { shingles } = print;
    const same = exact.get(print.exact) ?? (shingles && peers.find((peer) => alike(peer.shingles, shingles))?.item);
    if (same !== undefined && same !== null) {
      folded.set(same, [...(folded.get(same) ?? []), item]);
      continue;
    }
    kept.push(item);
    exact.set(print.exact, item);
    if (shingles) near.set(print.frame, [...peers, { item, shingles }]);
  }
  return { kept, folded };
}

function printOf(
  { content, title, speaker, role, trust, quarantined, owner }: Wording,
  numbers: Map<string, number>,
): Print {
  const by = JSON.stringify([speaker, role, quarantined, owner]);
  const text = title ? `${title}\n${content}` : content;
  if (text.length > COMPARED) return { exact: `${by}\n${text}`, frame: '', shingles: null };
  const words = wordsOf(text);
  // A text without words is compared as it is.
  if (words.length === 0) return { exact: `${by}\n${text.trim()}`, frame: '', shingles: null };
  const exact = `${by}\n${words.join(' ')}`;
  if (words.length < FEWEST_WORDS) return { exact, frame: '', shingles: null };
  return {
    exact,
    frame: `${by}\n${trust} ${words.filter((word) => /\d/.test(word)).join(' ')}`,
    shingles: shinglesOf(words, numbers),
  };
}

// eslint-disable-next-line no-control-regex -- all of ASCII, its control characters too
const NOT_ASCII = /[^\x00-\x7f]/;

/** In scripts without spaces a whole clause is one word, so only equal clauses match. */
function wordsOf(text: string): string[] {
  if (!NOT_ASCII.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu) ?? []
  );
}

/** Up to this many different words, three word numbers fit exactly into one number. */
const NUMBERED = 2 ** 17;

/**
 * Words are numbered in order of appearance, because a number costs a fraction of a concatenated text. @param numbers
 * of the words so far
 */
function shinglesOf(words: readonly string[], numbers: Map<string, number>): Shingles {
  const numbered = words.map((word) => {
    const known = numbers.get(word) ?? numbers.size;
    numbers.set(word, known);
    return known;
  });
  const shingles = new Set<number | string>();
  for (let i = 0; i + SHINGLE <= words.length; i++) {
    const [one, two, three] = [numbered[i]!, numbered[i + 1]!, numbered[i + 2]!];
    const fits = one < NUMBERED && two < NUMBERED && three < NUMBERED;
    shingles.add(fits ? (one * NUMBERED + two) * NUMBERED + three : `${one} ${two} ${three}`);
  }
  return shingles;
}

/** The Jaccard index. Stops as soon as too many shingles differ. */
function alike(a: Shingles, b: Shingles): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size < ALIKE * large.size) return false;
  // |a ∩ b| / |a ∪ b| ≥ ALIKE, solved for the size of the intersection.
  const most = small.size - Math.ceil((ALIKE * (small.size + large.size)) / (1 + ALIKE));
  let missing = 0;
  for (const shingle of small) {
    if (large.has(shingle)) continue;
    missing += 1;
    if (missing > most) return false;
  }
  return true;
}

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

/** Prevents one session from filling the results, if requested. */
export const sessionCap: Stage<ScoredHit> = {
  name: 'session_cap',
  run: (hits, { query: { session_cap: cap }, limit }) =>
    cap === undefined ? hits : capSessions(hits, ({ score, row }) => ({ score, sessionId: row.sessionId }), cap, limit),
};

interface Placed {
  readonly score: number;
  readonly sessionId: string | null;
}

/**
 * Allows no session more than `cap` of the first `limit` places, as long as later hits score nearly as well. Those move
 * up, and no hit is lost. Otherwise the order stays. Records without a session are not limited.
 */
export function capSessions<T>(found: readonly T[], of: (item: T) => Placed, cap: number, limit: number): T[] {
  const counts = new Map<string, number>();
  const left = [...found];
  const placed: T[] = [];
  while (left.length > 0 && placed.length < limit) {
    const at = firstWithin(left, of, counts, cap);
    const [next] = left.splice(at, 1) as [T];
    const { sessionId } = of(next);
    if (sessionId !== null) counts.set(sessionId, (counts.get(sessionId) ?? 0) + 1);
    placed.push(next);
  }
  return [...placed, ...left];
}

/** The index of the first hit whose session has room. 0 if none of those scores close to the first. */
function firstWithin<T>(
  left: readonly T[],
  of: (item: T) => Placed,
  counts: ReadonlyMap<string, number>,
  cap: number,
): number {
  const least = SESSION_CAP.comparable * of(left[0] as T).score;
  for (let at = 0; at < left.length; at++) {
    const { score, sessionId } = of(left[at] as T);
    if (score < least) return 0;
    if (sessionId === null || (counts.get(sessionId) ?? 0) < cap) return at;
  }
  return 0;
}
