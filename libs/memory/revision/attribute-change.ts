import { areContrasted } from '@memory/attributes/contrasts.js';
import { isOneAtATime } from '@memory/attributes/kinds.js';
import { type Reading as About, readText } from '@memory/attributes/reading.js';
import { tellsWhereLeft } from '@memory/attributes/not-over.js';
import {
  doubtsEnd,
  type PartEnded,
  partEndedIn,
  type PlainEnd,
  plainEndsIn,
  whoLeft,
} from '@memory/attributes/plain-end.js';
import type { Language } from '@memory/indexing/language.js';
import { stopWords } from '@memory/indexing/stop-words.js';
import { tellsForNow } from './for-now.js';
import { type Marks, marksOf } from './kinship.js';
import {
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
import { isOfAnother, ownerOf, withoutTitles } from './owner.js';
import { romanceOf } from './romance.js';
import { isAuxiliary, relationOf } from './words.js';

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
  /** What whole sentences of it say is over. */
  readonly ends: readonly PlainEnd[];
  /** What somebody other than the speaker ended: "Rex shut down the party". */
  readonly endsOfOthers: readonly PlainEnd[];
  /** Whether it says that something nearly ended, or for a while only. */
  readonly doubtsEnd: boolean;
  /** Whether it tells how things are for a while: while somebody is away. */
  readonly forNow: boolean;
  /** What its first words say has ended; null if they say nothing of the kind, or of a single word. */
  readonly part: PartEnded | null;
  /** Who, other than the speaker, left something. */
  readonly leaver: string | null;
  /** Whether it tells where something was left, of which nothing else has changed. */
  readonly leaves: boolean;
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
  const romance = romanceOf(language);
  const isName = (word: string) =>
    isWord(word) && !saysNothing(word) && !romance?.fillers.has(word) && !romance?.relations.has(word);
  const about = withoutTitles(readText(text, language), text);
  return {
    language,
    about,
    owner: ownerOf(text, language, about),
    words,
    names: new Set(words.filter(isName)),
    said: new Set(words.filter((word) => isName(word) || (isWord(word) && isDate(word)))),
    subject: new Set(
      words
        .slice(
          0,
          Math.max(
            0,
            words.findIndex((word) => isVerb(word, language)),
          ),
        )
        .filter(isName),
    ),
    capitals: new Set(
      (text.match(WORD) ?? []).filter((word) => /^\p{Lu}/u.test(word)).map((word) => word.toLowerCase()),
    ),
    marks: marksOf(text, words, isName),
    occasion: isOccasion(text, language),
    intends: tellsIntent(text, language),
    arrives: tellsArrival(text, language),
    several: tellsSeveral(text),
    beside: tellsBeside(text, language),
    change: tellsChange(text, language),
    ended: endsOf(text, language),
    ends: short ? plainEndsIn(text) : [],
    endsOfOthers: short && language === 'en' ? endedByOthers(text) : [],
    doubtsEnd: doubtsEnd(text),
    forNow: tellsForNow(text, language),
    part: language === 'en' ? partEndedIn(text) : null,
    leaver: language === 'en' ? whoLeft(text) : null,
    leaves: language === 'en' && tellsWhereLeft(text),
    numbers: words.filter((word) => /\p{N}/u.test(word)).length,
    short,
  };
}

const SOMEBODY = /^(?:(?:My|Our) \p{Ll}+|(?!(?:We|I)(?!\p{L}))\p{Lu}\p{Ll}+)(?: has| have)? (?=\p{Ll})/u;
const OF_WHOM: ReadonlySet<PlainEnd['kind']> = new Set(['bond', 'had']);

/** As if the speaker had done it. */
function endedByOthers(text: string): readonly PlainEnd[] {
  const own = text.replace(SOMEBODY, 'I ');
  return own === text ? [] : plainEndsIn(own).filter(({ kind }) => OF_WHOM.has(kind));
}

const isVerb = (word: string, language: Language) =>
  relationOf(word, language) !== undefined || isAuxiliary(word, language);

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
  const ended = isEnded(fresh, stored);
  if (!mayChange(fresh, stored, seen, ended)) return 0;
  const { attribute, strength } = sharedAttribute(fresh, stored);
  const shared = [...fresh.names].some((word) => stored.names.has(word));
  const near = nearOf(fresh, seen.vector);
  if (ended && (near >= NEAR.ended || strength > 0)) return ENDED;
  if (strength < STRONG) return shared && fresh.change && near >= NEAR.alike ? UNSURE : 0;
  if (amountsOfOthers(fresh, stored)) return 0;
  const own = ownersOf(fresh, stored) === 'same' && fresh.owner !== null && !areNamesOfOthers(attribute, fresh, stored);
  const personal = own && PERSONAL.has(attribute);
  if (!personal && !shared) return near >= NEAR.alike ? UNSURE : 0;
  return isSure(fresh, stored, personal, near) || (personal && strength >= PLAINLY && isNamed(attribute, fresh))
    ? SURE
    : UNSURE;
}

/** Whether what the new one says has ended is told by the stored one. */
export function isEnded(fresh: Told, stored: Told): boolean {
  if (isOfAnother(fresh, stored)) return false;
  return [...fresh.ended].some((word) => stored.names.has(word) && word !== stored.owner);
}

/** "I have a son called Leo", "My new neighbour is called Leo": neither is the speaker's own name. */
function areNamesOfOthers(attribute: string, fresh: Told, stored: Told): boolean {
  return attribute === 'name' && !(fresh.about.namesSelf && stored.about.namesSelf);
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

/** The bundled model knows no Spanish and no French: it may find no nearness where there is one. */
export function nearOf({ language }: Told, vector: number | null): number {
  const near = vector ?? UNKNOWN;
  return romanceOf(language) ? Math.max(near, UNKNOWN) : near;
}

const UNKNOWN = 0.4;

function ownersOf(fresh: Told, stored: Told): 'same' | 'open' | 'other' {
  if (fresh.owner === stored.owner) return 'same';
  return fresh.owner === null || stored.owner === null ? 'open' : 'other';
}

/** "My boss is Carol": it says of which attribute it gives the value, and names it. "My car is red" names none. */
function isNamed(
  attribute: string,
  { words: [owns = '', noun = '', is = '', ...value], language, capitals }: Told,
): boolean {
  const named = ARTICLE.test(value[0] ?? '') ? value[1] : value[0];
  const tells = OWNS.test(owns) && IS.test(is) && named !== undefined && capitals.has(named);
  return tells && (readText(noun, language).attributes.get(attribute) ?? 0) >= STRONG;
}

const OWNS = /^(?:my|our|meine?|unsere?|mi|mon|ma|notre)$/;
const IS = /^(?:is|ist|heißt|es|est)$/;
const ARTICLE = /^(?:an?|the|der|die|das|eine?|el|la|un|una|une|le)$/;
/** How plainly the stored one must say it too. */
const PLAINLY = 0.75;

function isSure(fresh: Told, stored: Told, personal: boolean, near: number): boolean {
  if (!fresh.change) return personal && near >= NEAR.plain && tellsPlainly(fresh);
  if (personal) return near >= NEAR.changed;
  // Without a personal attribute, both share a name here.
  // "I have an appointment with the dentist" has no thing as its subject.
  const thing = stored.subject.size > 0 ? stored.subject : stored.names;
  const isSameThing = thing.size > 0 && [...thing].every((word) => fresh.names.has(word));
  return isSameThing && near >= NEAR.alike;
}

/** The words that say whose attribute it is are known in four languages. In all but English the model tells less apart. */
function tellsPlainly({ language, about }: Told): boolean {
  return language === 'en' || about.changes;
}

/** From 0.6 on a memory is edited or superseded, unless configured otherwise. */
const [ENDED, SURE, UNSURE] = [0.8, 0.7, 0.5];
const STRONG = 0.55;
const NEAR = { ended: 0.2, changed: 0.25, plain: 0.6, alike: 0.5 };

/** A person has one of each without further names. A dose is always of something; a home is just a home. */
const PERSONAL = new Set(
  `home rent job salary boss hours partner car commute phone_number phone email insurance bank doctor dentist vet diet alcohol coffee smoking
  weight size glasses sleep school parking age name provider mood study subscription`.split(/\s+/),
);

export const isPersonal = (attribute: string): boolean => PERSONAL.has(attribute);

/** "My new phone number": no other phone. */
function isOtherThan(attribute: string, fresh: Told, stored: Told): boolean {
  const hasNumber = ({ about }: Told) => about.attributes.has('phone_number');
  return attribute === 'phone' && hasNumber(fresh) !== hasNumber(stored);
}

function sharedAttribute(fresh: Told, stored: Told): { attribute: string; strength: number } {
  let best = { attribute: '', strength: 0 };
  const ofSubject = attributesOfSubject(fresh, stored);
  for (const [attribute, weight] of fresh.about.attributes) {
    if (!isOneAtATime(attribute) || ofSubject.has(attribute) || isOtherThan(attribute, fresh, stored)) continue;
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
  const end = fresh.words.findIndex((word, at) => word !== stored.words[at] || isVerb(word, fresh.language));
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
