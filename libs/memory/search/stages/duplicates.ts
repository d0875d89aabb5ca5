import { inTurns } from '@kernel/event-loop-turns.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import type { ScoredHit } from '../hit.js';
import type { Folding, Stage } from '../stage.js';

/** Makes one result of those that say the same in the same words. */
export const duplicates: Stage<ScoredHit, Folding> = {
  name: 'duplicates',
  run: async (hits, { query, scope }) => {
    if (query.duplicates === 'keep') return hits;
    // The few fields alone: a copy of a whole row costs more than all the rest of its print.
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

/** Of a record, what decides whether another one says the same. */
export type Wording = Pick<RecordRow, 'content' | 'title' | 'speaker' | 'role' | 'trust' | 'quarantined'> & {
  /** Whose it is, where several users are searched. */
  readonly owner: string | null;
};

/** In UTF-16 units. A longer text is a duplicate only of its equal: comparing more of it would hold others up. */
const COMPARED = 4_000;
/** Of fewer words each may be the one that matters ("he likes tea", "he liked tea"). */
const FEWEST_WORDS = 12;
/** Words in a row that are compared as one. */
const SHINGLE = 3;
/** The share of shingles that two texts have in common when they say the same: one word in some sixty differs. */
const ALIKE = 0.9;

type Shingles = ReadonlySet<number | string>;

interface Print {
  /** Exactly the same: only texts of one key are compared any further where they are long. */
  readonly exact: string;
  /** What may not differ between near-duplicates: who speaks, how far it is believed, and every number. */
  readonly frame: string;
  readonly shingles: Shingles | null;
}

/**
 * Folds into the first of them what says the same in the same words: equal but for case, punctuation and white space, or of
 * a longer text all but a word in sixty. Never what another speaker or role said or what is another user's, and never
 * where a number differs; where a word does, nothing that is believed otherwise. Best first stays best first. Bounded: two
 * hundred texts of any length take some milliseconds. It stops before each of them, so that others can go on.
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
  // What has no word is what it looks like.
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

/** Scripts without spaces make one word of a clause: then only clauses that are the same are. */
function wordsOf(text: string): string[] {
  if (!NOT_ASCII.test(text)) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu) ?? []
  );
}

/** So many different words that three numbers of them make one that is exact. */
const NUMBERED = 2 ** 17;

/** Words are numbered as they come, because a number costs a fraction of a text that is put together. @param numbers of the words until here */
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

/** Jaccard's index, given up as soon as too many differ. */
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
