import type { Word } from './claim-words.js';
import { numberOf } from './words.js';

/**
 * What a verb of state says of its subject, by the words behind it: "works *at* Acme" names an employer, "works *as* a
 * nurse" an occupation. Two statements of different kinds are both true. English; null if it cannot be told.
 */
export function complementOf(relation: string | null, rest: readonly Word[]): string | null {
  const words = rest.slice(
    Math.max(
      0,
      rest.findIndex(({ lower }) => !BEFORE.has(lower)),
    ),
  );
  const read = relation === null ? undefined : READERS[relation];
  return words.length > 0 && read ? read(words) : null;
}

/** Adverbs between a verb and what it says. */
const BEFORE = set('now currently still also just mostly only always usually actually really already again not never');
const ARTICLES = set('a an');
const LEADS = set('a an the my our his her their this that');
const AMONG = set('in at to into on near by outside inside around within');
const ROLES = set('with from to for as on by');

type Reader = (words: readonly Word[]) => string | null;

const READERS: Readonly<Record<string, Reader>> = {
  live: (words) => {
    const [first, second, third] = words.map(({ lower }) => lower);
    if (first === 'with' || first === 'alone') return 'company';
    if (first === 'close' || (first === 'next' && second === 'to')) return 'nearby';
    if (!AMONG.has(first!)) return 'manner';
    // "In an apartment in Kyoto".
    const named = words.some(({ lower }, i) => AMONG.has(lower) && isName(words[i + 1]));
    if (named || !LEADS.has(second ?? '') || isName(words[2])) return 'place';
    // "In a shared flat", "on the third floor", "near the river".
    return first === 'near' || first === 'by' ? 'nearby' : third === undefined ? null : 'dwelling';
  },
  work: (words) => {
    const [first] = words.map(({ lower }) => lower);
    if (first === 'at' || first === 'for') return 'employer';
    if (FREELANCE.has(first!)) return 'employer';
    return first === 'in' || ROLES.has(first!) ? first! : 'manner';
  },
  drive: (words) => {
    const [first, second] = words.map(({ lower }) => lower);
    // "To work in an old Fiat".
    if (words.some(({ lower }, i) => lower === 'in' && LEADS.has(words[i + 1]?.lower ?? ''))) return 'vehicle';
    if (ROLES.has(first!)) return first!;
    const isVehicle = ARTICLES.has(first!) || isName(words[0]) || isName(words[1]) || second === undefined;
    return isVehicle ? 'vehicle' : words.some(({ lower }) => lower === 'to') ? 'to' : 'vehicle';
  },
  run: (words) => {
    const where = placed(words);
    if (where === 'direct' && LEADS.has(words[0]!.lower)) return 'business';
    return where === 'amount' ? 'direct' : where;
  },
  start: (words) => (placed(words) === 'direct' ? 'manner' : placed(words)),
  be: (words) => {
    const [first] = words.map(({ lower }) => lower);
    const where = placed(words);
    if (where !== 'direct') return where;
    return ARTICLES.has(first!) ? 'kind' : BOUNDLESS.has(first!) ? null : 'direct';
  },
};

/** What is said in the place of an amount. */
const BOUNDLESS = set('unlimited infinite none nothing zero off empty free full');
const FREELANCE = set('freelance self-employed independently');

/** The preposition, of which those of places are one; else `amount` or `direct`. */
function placed([first, second]: readonly Word[]): string {
  const { lower } = first!;
  if (second?.lower === 'port') return 'port';
  if (lower === 'in' || lower === 'at') return 'in';
  if (AMONG.has(lower) || ROLES.has(lower)) return lower;
  return numberOf(lower, 'en') === undefined ? 'direct' : 'amount';
}

function isName(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.raw);
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
