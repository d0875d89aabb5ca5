import { isOneAtATime } from '@memory/attributes/kinds.js';
import { isPersonal, nearOf, type Told } from './attribute-change.js';
import { areQualifiedApart, isOneNumbered } from './kinship.js';
import type { Pair } from './replacement.js';

/** Words in a large share of an owner's memories, which are no evidence: the one name in every note. */
export type Common = ReadonlySet<string>;

/** What is known about two texts beyond their words. */
export interface Beside {
  readonly common: Common;
  /** Whether they are about two people. */
  readonly two: boolean;
}

export const NOTHING_BESIDE: Beside = { common: new Set(), two: false };

const MANY = { least: 3, share: 0.2 };

export function commonIn(all: readonly Pick<Told, 'names'>[]): Common {
  const counts = new Map<string, number>();
  for (const { names } of all) for (const word of names) counts.set(word, (counts.get(word) ?? 0) + 1);
  const least = Math.max(MANY.least, MANY.share * all.length);
  return new Set([...counts].filter(([, count]) => count >= least).map(([word]) => word));
}

/**
 * Minimum nearness of two texts: in general, if the end names more than is stored, if one states several things, and if they share
 * neither a word nor an attribute; and the value used if the nearness is unknown.
 */
const NEAR = { least: 0.05, partly: 0.2, several: 0.35, nothing: 0.5 };
/** How plainly both must state an attribute: of a thing, one that a person has once, and any changed attribute of the speaker. */
const PLAIN = { ofThing: 0.55, personal: 0.65, own: 0.8 };

/** What two texts have in common. */
interface Shared {
  readonly near: number;
  /** Words that few memories contain. */
  readonly words: readonly string[];
  /** How plainly both state the same attribute, and one that a person has once. */
  readonly plain: number;
  readonly personal: number;
  /** Whether both are about the same named owner. */
  readonly own: boolean;
}

/**
 * Whether there is enough evidence to end a memory although subject and verb show no change: both are about one attribute of one
 * thing, or the new text ends what is stored. Otherwise both stay and are linked.
 */
export function isShown(
  fresh: Told,
  stored: Told,
  pair: Pick<Pair, 'vector' | 'apart' | 'lens' | 'lensLead'>,
  common: Common,
): boolean {
  const near = nearOf(fresh, pair.vector);
  if (near < NEAR.least || fresh.intends || isOneNumbered(fresh.marks, stored.marks)) return false;
  if (isOfOneDay(fresh, stored) || leavesAmount(fresh, stored)) return false;
  const says = (word: string) => stored.names.has(word) && !common.has(word);
  const ended = [...fresh.ended].filter((word) => fresh.names.has(word));
  if (endsElsewhere(fresh, stored, ended)) return false;
  if (ended.some(says) && (ended.every(says) || near >= NEAR.partly)) return true;
  const own = fresh.owner === stored.owner && fresh.owner !== null;
  // A shared name is no evidence of a shared topic: "Maya grew up in Dayton", "Maya moved to Lisbon".
  const words = [...fresh.names].filter((word) => says(word) && !(own && word === fresh.owner));
  const shared = { near, own, words, ...attributeOf(fresh, stored) };
  if (tellsOfAnother(fresh, stored) || tellsOfGroup(fresh, stored) || areApart(fresh, stored, pair.apart, shared))
    return false;
  if (words.length === 0 && areOfTwo(fresh, stored, ended)) return false;
  return (own && fresh.language === 'en' && seesOneAttribute(pair)) || isEnough(fresh, stored, shared);
}

/** A statement about a named day does not apply to other days: "On 20 June the museum stays open till two". */
const isOfOneDay = (fresh: Told, stored: Told): boolean =>
  fresh.marks.days.size > 0 && stored.marks.days.size === 0 && !tellsChange(fresh);

/** "Half an hour before breakfast with the thyroxine" does not say how much, as "I take 100 mcg of thyroxine" does. */
const leavesAmount = (fresh: Told, stored: Told): boolean =>
  stored.numbers > 0 && fresh.numbers === 0 && fresh.ended.size === 0 && !tellsChange(fresh);

const tellsChange = (fresh: Told): boolean => fresh.change || fresh.about.changes;

const THEIRS = new Set(['her', 'his', 'their']);
/** Whether it is about somebody's own thing, or one that they gave up. Then it does not apply to anybody else's. */
const OF_ONE = new Set([
  ...THEIRS,
  ...'him my gave given quit stopped dropped left seinen seine sein seinem ihren ihre ihrem'.split(' '),
]);

/** "Hanneke sold her Toyota", "little Ruben gave up the violin": I still have mine, and Tova still plays hers. */
function endsForOthers(fresh: Told, stored: Told): boolean {
  if (stored.owner === null || !fresh.words.some((word) => OF_ONE.has(word))) return false;
  const isOfSelf = fresh.owner === 'self' || fresh.about.self;
  return fresh.owner !== stored.owner && !(isOfSelf && stored.owner === 'self') && !fresh.words.includes(stored.owner);
}

const endsElsewhere = (fresh: Told, stored: Told, ended: readonly string[]): boolean =>
  ended.length > 0 &&
  (endsForOthers(fresh, stored) || isOfOther(fresh, stored, ended) || areQualifiedApart(fresh, stored));

const HAS = /^(?:has|owns|keeps|hat|besitzt)$/;

/** "We sold the boat" ends neither "My sister has a boat" nor "We sail a friend's boat". */
function isOfOther(fresh: Told, { owner, words }: Told, ended: readonly string[]): boolean {
  const isNamed = (word: string | null | undefined) => word === 'self' || fresh.words.includes(word ?? '');
  return ended.some((word) => {
    const at = words.indexOf(word);
    if (at > 1 && words[at - 1] === 's') return !isNamed(words[at - 2]);
    return at > 0 && owner !== null && !isNamed(owner) && words.slice(1, at).some((verb) => HAS.test(verb));
  });
}

/** Words for the speaker. */
const SELF = new Set("i i'm i've me my mine we we're us our ours ich mir mich wir uns".split(' '));
const SOMEBODY =
  /^(?:an? |one of (?:the|my) |some )?(?:friends?|colleagues?|neighbours?|neighbors?|acquaintance|somebody|someone)(?!\p{L})/u;

/** "Aunt Rosa eats meat again" is not about what I eat, unless both share a word: "Tomasz is the new manager". */
function tellsOfAnother(fresh: Told, stored: Told): boolean {
  if (stored.owner !== 'self' || fresh.about.self || fresh.words.some((word) => SELF.has(word))) return false;
  const isOther = (fresh.owner !== null && fresh.owner !== 'self') || fresh.about.other;
  if (!isOther && !SOMEBODY.test(fresh.words.join(' '))) return false;
  return fresh.words.some((word) => THEIRS.has(word)) || ![...fresh.names].some((word) => stored.names.has(word));
}

/** "The Berlin team got a new office" is not about ours. */
const GROUP = /^(?:the )?(\p{L}+) (?:team|department|branch|squad|group|subsidiary)(?!\p{L})/u;
function tellsOfGroup(fresh: Told, stored: Told): boolean {
  const [, group] = GROUP.exec(fresh.words.join(' ')) ?? [];
  return group !== undefined && !SELF.has(group) && stored.owner === 'self' && !stored.words.includes(group);
}

/** Which of two things of somebody's is meant. */
const QUALIFIERS = new Set('work office home private personal guest second spare other'.split(' '));

/** "My work email is …" is not about "My email is …". */
const isQualified = (fresh: Told, stored: Told): boolean =>
  fresh.words.some((word, at) => {
    const of = fresh.words[at + 1] ?? '';
    return QUALIFIERS.has(word) && fresh.names.has(of) && stored.names.has(of) && !stored.words.includes(word);
  });

/** Somebody may play two instruments: a new one replaces none, and the sale of one ends no other. */
const SEVERAL = new Set(
  'instrument hobby sport speak volunteer club subscription game series book favourite pet'.split(' '),
);

/** Whether two texts without a common word are of two things: a plan, the end of something else, or one of several. */
const areOfTwo = (fresh: Told, stored: Told, ended: readonly string[]): boolean =>
  stored.intends || endsOtherName(fresh, stored, ended) || mayHaveBoth(fresh, stored);

/** "I'm no longer at Barclays" does not end "I work at Acme". */
const endsOtherName = ({ capitals }: Told, stored: Told, ended: readonly string[]): boolean =>
  ended.some((word) => capitals.has(word)) && [...stored.capitals].some((word) => stored.names.has(word));

function mayHaveBoth(fresh: Told, stored: Told): boolean {
  if (tellsChange(fresh) && fresh.ended.size === 0) return false;
  const shared = [...fresh.about.attributes.keys()].filter((name) => stored.about.attributes.has(name));
  return shared.length > 0 && shared.every((name) => SEVERAL.has(name));
}

/** The lens sees one attribute in both, and in no other memory. */
const seesOneAttribute = ({ lens, lensLead }: Pick<Pair, 'lens' | 'lensLead'>): boolean =>
  (lens ?? 0) >= LENS.near && lensLead >= LENS.lead;
const LENS = { near: 0.55, lead: 0.35 };

/** Two things of one name, two subjects of one verb, or an arrival and news of somebody else. */
function areApart(fresh: Told, stored: Told, apart: boolean, { own, personal }: Shared): boolean {
  if (isQualified(fresh, stored)) return true;
  // "My car insurance is with Allianz", "I took out travel insurance".
  if (own) return (apart && personal < PLAIN.personal) || (!tellsChange(fresh) && areQualifiedApart(fresh, stored));
  return apart || areQualifiedApart(fresh, stored) || (stored.arrives && stored.owner !== 'self');
}

function isEnough(fresh: Told, stored: Told, { near, own, words, plain, personal }: Shared): boolean {
  const change = tellsChange(fresh);
  if (own && change && (personal >= PLAIN.personal || plain >= PLAIN.own)) return true;
  if (fresh.several || stored.several)
    return near >= NEAR.several && (words.length > 1 || (words.length === 1 && plain >= PLAIN.ofThing));
  if (own && personal >= PLAIN.personal) return true;
  // A name alone shows who is meant, but not which attribute.
  if (words.some((word) => !fresh.capitals.has(word) || !stored.capitals.has(word))) return true;
  // The lexicon knows English better than other languages.
  if (plain >= (fresh.language === 'en' ? PLAIN.ofThing : PLAIN.personal)) return true;
  return words.length > 0 ? change : near >= NEAR.nothing;
}

function attributeOf(fresh: Told, stored: Told): { plain: number; personal: number } {
  let [plain, personal] = [0, 0];
  for (const [attribute, weight] of fresh.about.attributes) {
    if (!isOneAtATime(attribute)) continue;
    const both = Math.min(weight, stored.about.attributes.get(attribute) ?? 0);
    plain = Math.max(plain, both);
    if (isPersonal(attribute)) personal = Math.max(personal, both);
  }
  return { plain, personal };
}
