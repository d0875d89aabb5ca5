import { isOneAtATime } from '@memory/attributes/kinds.js';
import { type Reading as About, readText } from '@memory/attributes/reading.js';
import type { Language } from '@memory/indexing/language.js';
import { stopWords } from '@memory/indexing/stop-words.js';
import { type Marks, marksOf } from './kinship.js';
import {
  areContrasted,
  endsOf,
  isDate,
  isOccasion,
  saysNothing,
  tellsArrival,
  tellsBeside,
  tellsChange,
  tellsIntent,
  tellsSeveral,
} from './occasions.js';
import { isAuxiliary, relationOf } from './words.js';

/** Words for the people in a speaker's life, each mapped to one name. English and German. */
const RELATIVES: ReadonlyMap<string, string> = new Map(
  [
    'husband mann ehemann', 'wife frau ehefrau', 'mother mum mom mama mutter', 'father dad papa vater', 'parents eltern', 'brother bruder',
    'sister schwester', 'son sohn', 'daughter tochter', 'kids children kinder', 'baby', 'aunt tante', 'uncle onkel', 'cousin cousine',
    'grandmother grandma granny oma', 'grandfather grandpa opa', 'niece nichte', 'nephew neffe', 'boss chef chefin manager',
    'neighbour neighbor neighbours neighbors nachbar nachbarin nachbarn', 'friend freund freundin', 'partner partnerin',
    'colleague kollege kollegin', 'mother-in-law schwiegermutter', 'flatmate roommate mitbewohner', 'boyfriend', 'girlfriend',
    'dog hund', 'cat katze', 'landlord vermieter', 'canteen kantine', 'vet tierarzt',
  ].flatMap((line) => line.split(' ').map((word, _, all) => [word, all[0]!] as const)),
); // prettier-ignore
const SELF =
  /^(?:i|i'm|im|i've|ive|i'll|me|my|we|we're|we've|our|us|ich|mir|mich|wir|uns|mein\p{L}*|unser\p{L}*|bin|hab|habe|nehme|arbeite)$/iu;
const POSSESSED = /^(?:the |our |my )?((?:\p{Lu}?[\p{L}-]+ )?\p{L}+)['’]s\s/u;
const NAMED =
  /^(?:der |die )?(\p{Lu}\p{Ll}+)(?: (?:\p{Lu}\p{Ll}+))? (?:is|was|has|will|can|does|\p{L}{2,}s|moved|told|said|dropped|took|left|got|ist|hat|geht|macht|wohnt|arbeitet|fährt|lebt)(?!\p{L})/u;
const NO_NAME =
  /^(?:the|this|that|it|there|everything|everybody|my|our|your|his|her|who|das|die|der|es|mein\p{L}*|unser\p{L}*|typing|marketing)$/iu;
/** "My lawyer no longer works": about the lawyer, not about who my lawyer is. */
const DOES =
  /^(?:my|our|the|mein\p{L}*|unser\p{L}*) (?:(?:best|old|older|elder|younger|little|big|new|former|bester?|beste) )?(\p{L}+) (?:no longer|works?|lives?|says|has|eats?|drinks?|wants|likes|thinks|hates|drives?|plays?|(?:is|are) \p{L}+ing|arbeitet|wohnt|sagt|hat|isst|trinkt|mag|fährt|spielt|zieht)(?!\p{L})/iu;
/** Words before a statement that say who reported it. */
const HEARSAY =
  /^(?:(?:so|ok|btw|lol|well|apparently|turns out|heard|heard from \p{L}+ \p{L}+:),? )*(?:(?:i )?(?:told|learned|think|guess|know) (?:that )|(?:s?he|they) (?:told me|said|says)(?: that)? |\p{L}+ (?:told (?:me|us)|said|says|meint|hat gesagt|sagt),? (?=(?:that|dass|we|wir|i|ich)\b))(?:that |dass )?/iu;

/** A person usually introduces these by saying who it is. */
const ROLES = new Set(['boss', 'landlord', 'vet', 'neighbour', 'partner', 'flatmate']);
/** Words that may precede a relative: "my old boss". */
const BEFORE =
  /^(?:my|our|the|a|best|old|older|elder|younger|little|big|mein\p{L}*|unser\p{L}*|beste[rn]?|der|die|das|s)$/u;

/** A relative among the first three words. "My boss is Phil" is about me: who my boss is. "My boss eats no meat" is about the boss. */
function relativeOf(words: readonly string[]): string | null {
  for (const [i, word] of words.slice(0, 3).entries()) {
    const before = words[i - 1] ?? '';
    if (i > 0 && !BEFORE.test(before) && !RELATIVES.has(before)) return null;
    const relative = RELATIVES.get(word);
    if (relative === undefined) continue;
    return /^(?:is|ist|'s)$/.test(words[i + 1] ?? '') && ROLES.has(relative) ? 'self' : relative;
  }
  return null;
}

/** The subject of a text: `self`, a relative, or a name at its beginning; null for a thing, or if nobody is named. */
function ownerOf(content: string): string | null {
  const text = content.replace(HEARSAY, '').trim();
  const possessed = POSSESSED.exec(text)?.[1]?.toLowerCase();
  if (possessed !== undefined && !/^(?:it|that|what|there|here|today|who|s?he|let)$/.test(possessed)) {
    const last = possessed.split(' ').at(-1)!;
    return RELATIVES.get(last) ?? last;
  }
  const doer = DOES.exec(text)?.[1]?.toLowerCase();
  if (doer !== undefined) return RELATIVES.get(doer) ?? doer;
  const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const relative = relativeOf(words);
  if (relative !== null) return relative;
  const named = NAMED.exec(text)?.[1];
  if (named !== undefined && !NO_NAME.test(named)) return named.toLowerCase();
  return words.some((word) => SELF.test(word)) ? 'self' : null;
}

/** A text with what it says and about whom. */
export interface Told {
  readonly language: Language;
  readonly about: About;
  readonly owner: string | null;
  /** In lower case and in order, with stop words. */
  readonly words: readonly string[];
  /** Words that name something: no stop words, numbers, units, dates or words of change. */
  readonly names: ReadonlySet<string>;
  /** These, and months and weekdays. */
  readonly said: ReadonlySet<string>;
  /** Those of them before the first verb: "the newsletter". */
  readonly subject: ReadonlySet<string>;
  /** Of these, what is written with a capital. */
  readonly capitals: ReadonlySet<string>;
  readonly marks: Marks;
  readonly occasion: boolean;
  /** Somebody wishes or weighs it. */
  readonly intends: boolean;
  /** Somebody came. */
  readonly arrives: boolean;
  /** It tells several things in one breath. */
  readonly several: boolean;
  readonly beside: boolean;
  readonly change: boolean;
  /** What the text says has ended: "no more oil", "Tove has left". */
  readonly ended: ReadonlySet<string>;
  readonly numbers: number;
  readonly short: boolean;
}

interface Seen {
  readonly apart: boolean;
  readonly differ: boolean;
  readonly same: boolean;
  readonly vector: number | null;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Number of words that are read, and maximum length of a text with a single fact, in UTF-16 units. */
const READ = 120;
const SHORT = 300;
/** In words: longer equal beginnings state more than a subject. */
const LONGEST_SUBJECT = 3;

export function readTold(content: string, language: Language): Told {
  const short = content.length <= SHORT;
  const text = content.slice(0, SHORT);
  const words = (text.toLowerCase().match(WORD) ?? []).slice(0, READ);
  const dropped = stopWords(language);
  const isWord = (word: string) => !/\p{N}/u.test(word) && word.length > 1 && !dropped.has(word);
  const isName = (word: string) => isWord(word) && !saysNothing(word);
  return {
    language,
    about: readText(text, language),
    owner: ownerOf(text),
    words,
    names: new Set(words.filter(isName)),
    said: new Set(words.filter((word) => isName(word) || (isWord(word) && isDate(word)))),
    subject: new Set(words.slice(0, Math.max(0, words.findIndex(isVerb))).filter(isName)),
    capitals: new Set(
      (text.match(WORD) ?? []).filter((word) => /^\p{Lu}/u.test(word)).map((word) => word.toLowerCase()),
    ),
    marks: marksOf(text, words, isName),
    occasion: isOccasion(text),
    intends: tellsIntent(text),
    arrives: tellsArrival(text),
    several: tellsSeveral(text),
    beside: tellsBeside(text),
    change: tellsChange(text),
    ended: endsOf(text),
    numbers: words.filter((word) => /\p{N}/u.test(word)).length,
    short,
  };
}

const isVerb = (word: string) => relationOf(word) !== undefined || isAuxiliary(word);

/**
 * How surely the new text replaces the stored one, 0…1, if both state the same attribute of the same owner. 0 if they mean another
 * object, name or occasion.
 * @param seen by subject, verb and object: two things or occasions; different numbers or times; and the nearness in meaning, 0…1,
 * null if unknown
 */
export function changeOf(fresh: Told, stored: Told, seen: Seen): number {
  const change = certainty(fresh, stored, seen);
  // Words alone do not show that both mean the same.
  return seen.vector === null ? Math.min(change, UNSURE) : change;
}

function certainty(fresh: Told, stored: Told, seen: Seen): number {
  const ended = [...fresh.ended].some((word) => stored.names.has(word) && word !== stored.owner);
  if (!mayChange(fresh, stored, seen, ended)) return 0;
  const { attribute, strength } = sharedAttribute(fresh, stored);
  const shared = [...fresh.names].some((word) => stored.names.has(word));
  const near = seen.vector ?? 0.4;
  if (ended && (near >= NEAR.ended || strength > 0)) return ENDED;
  if (strength < STRONG) return shared && fresh.change && near >= NEAR.alike ? UNSURE : 0;
  if (amountsOfOthers(fresh, stored)) return 0;
  const personal = PERSONAL.has(attribute) && ownersOf(fresh, stored) === 'same' && fresh.owner !== null;
  if (!personal && !shared) return near >= NEAR.alike ? UNSURE : 0;
  return isSure(fresh, stored, personal, near) ? SURE : UNSURE;
}

/** Whether the new text could change the stored one at all. @param ended whether the new text says that the stored one has ended */
function mayChange(fresh: Told, stored: Told, { apart, differ, same }: Seen, ended: boolean): boolean {
  if (!fresh.short || !stored.short || fresh.about.act !== 'told' || stored.about.act !== 'told') return false;
  if (stored.occasion || fresh.beside) return false;
  if (ended) return true;
  if (fresh.occasion || same || apart || (differ && !fresh.change)) return false;
  if (ownersOf(fresh, stored) === 'other') return false;
  return !areContrasted(new Set(fresh.words), new Set(stored.words));
}

function ownersOf(fresh: Told, stored: Told): 'same' | 'open' | 'other' {
  if (fresh.owner === stored.owner) return 'same';
  return fresh.owner === null || stored.owner === null ? 'open' : 'other';
}

function isSure(fresh: Told, stored: Told, personal: boolean, near: number): boolean {
  if (!fresh.change) return personal && near >= NEAR.plain && tellsPlainly(fresh);
  if (personal) return near >= NEAR.changed;
  // Without a personal attribute, both share a name here.
  const isSameThing = stored.subject.size > 0 && [...stored.subject].every((word) => fresh.names.has(word));
  return isSameThing && near >= NEAR.alike;
}

/** The words that say whose attribute it is are known in English and in German, where the model tells less apart. */
function tellsPlainly({ language, about }: Told): boolean {
  return language === 'en' || (language === 'de' && about.changes);
}

/** From 0.6 on a memory is edited or superseded, unless configured otherwise. */
const [ENDED, SURE, UNSURE] = [0.8, 0.7, 0.5];
const STRONG = 0.55;
const NEAR = { ended: 0.2, changed: 0.25, plain: 0.6, alike: 0.5 };

/** A person has one of each without further names. A dose is always of something; a home is just a home. */
const PERSONAL = new Set(
  `home rent job salary boss hours partner car commute phone_number phone email insurance bank doctor dentist vet diet alcohol coffee smoking
  weight size glasses sleep school age name provider mood study subscription`.split(/\s+/),
);

export const isPersonal = (attribute: string): boolean => PERSONAL.has(attribute);

function sharedAttribute(fresh: Told, stored: Told): { attribute: string; strength: number } {
  let best = { attribute: '', strength: 0 };
  const ofSubject = attributesOfSubject(fresh, stored);
  for (const [attribute, weight] of fresh.about.attributes) {
    if (!isOneAtATime(attribute) || ofSubject.has(attribute)) continue;
    const strength = Math.min(weight, stored.about.attributes.get(attribute) ?? 0);
    const more = strength > best.strength || (strength === best.strength && PERSONAL.has(attribute));
    if (strength > 0 && more) best = { attribute, strength };
  }
  return best;
}

/**
 * "The server has a fan", "The server runs in Graz": that both are about a server is no attribute that has changed, unless the new text
 * has words of change.
 */
function attributesOfSubject(fresh: Told, stored: Told): About['attributes'] {
  if (fresh.change || fresh.about.changes) return new Map();
  const end = fresh.words.findIndex((word, at) => word !== stored.words[at] || isVerb(word));
  // "My doctor is …": the verb that both share states what the subject is.
  if (fresh.words[end] === stored.words[end]) return new Map();
  const subject = fresh.words.slice(0, Math.min(end, LONGEST_SUBJECT));
  return subject.some((word) => fresh.names.has(word))
    ? readText(subject.join(' '), fresh.language).attributes
    : new Map();
}

/** "Paid 60 for the boots", "paid 45 for the jacket": amounts of two things. */
function amountsOfOthers(fresh: Told, stored: Told): boolean {
  if (fresh.numbers === 0 || stored.numbers === 0) return false;
  const only = (a: Told, b: Told) => [...a.names].some((word) => !b.names.has(word));
  const shared = [...fresh.names].some((word) => stored.names.has(word));
  return !shared && only(fresh, stored) && only(stored, fresh);
}
