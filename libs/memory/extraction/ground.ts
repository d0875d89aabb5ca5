import { type Fact, MOST_FACTS, type Turn, type Window } from './fact.js';
import { isKnown, isSaidNumber, namesIn, numbersOf, onlyNames, plain, standsIn, USER, wordsOf } from '@memory/grounding/wording.js'; // prettier-ignore
import { isFlipped } from './denial.js';
import { groundedDay } from './grounded-day.js';

/** Reasons to refuse a fact. */
export const REFUSALS = [
  'source_not_offered',
  'quote_not_in_source',
  'question',
  'not_self_contained',
  'wrong_subject',
  'name_not_in_window',
  'number_not_in_window',
  'negation_flipped',
  'date_not_grounded',
  'too_many',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface Grounded {
  readonly fact: Fact;
  readonly source: Turn;
  readonly validFrom: Date | null;
  readonly validTo: Date | null;
}

/** Maximum length of a fact, in UTF-16 units. */
const LONGEST = 600;

/** Splits a model's facts into those that the window supports, and the reasons for refusing the others. */
export function ground(
  facts: readonly Fact[],
  window: Pick<Window, 'offered' | 'before'>,
): { readonly kept: readonly Grounded[]; readonly refused: readonly Refusal[] } {
  const kept: Grounded[] = [];
  const refused: Refusal[] = [];
  const seen = new Set<string>();
  for (const fact of facts) {
    const found = kept.length < MOST_FACTS ? groundOne(fact, window) : 'too_many';
    if (typeof found === 'string') {
      refused.push(found);
      continue;
    }
    const same = plain(fact.content);
    if (!seen.has(same)) kept.push(found);
    seen.add(same);
  }
  return { kept, refused };
}

function groundOne(fact: Fact, window: Pick<Window, 'offered' | 'before'>): Grounded | Refusal {
  const source = window.offered.find(({ number }) => number === fact.source);
  if (!source) return 'source_not_offered';
  if (!standsIn(fact.quote, source.text)) return 'quote_not_in_source';
  if (isQuestion(fact.quote, source.text)) return 'question';
  if (!isSelfContained(fact)) return 'not_self_contained';
  // A fact belongs to the project of its turn. It may tell nothing of another's.
  const turns = [...window.before, ...window.offered].filter(({ project }) => project === source.project);
  if (!isRightSubject(fact, source, turns)) return 'wrong_subject';
  const words = new Set(turns.flatMap(({ text, speaker, role }) => wordsOf(`${text} ${speaker} ${role}`)));
  if (!namesOf(fact).every((name) => isKnown(name, words))) return 'name_not_in_window';
  if (!numbersOf(fact.content).every((number) => isKnownNumber(number, words, fact, source))) {
    return 'number_not_in_window';
  }
  if (isFlipped(fact, source, turns)) return 'negation_flipped';
  const validFrom = groundedDay(fact.valid_from, source);
  const validTo = groundedDay(fact.valid_to, source);
  if (validFrom === 'unknown' || validTo === 'unknown') return 'date_not_grounded';
  if (validFrom && validTo && validFrom >= validTo) return 'date_not_grounded';
  return { fact, source, validFrom, validTo };
}

function isQuestion(quote: string, text: string): boolean {
  const [wanted, whole] = [plain(quote), plain(text)];
  const after = whole.slice(whole.indexOf(wanted) + wanted.length);
  // A quote that ends before the next sentence is not part of a question in it.
  return wanted.endsWith('?') || (!/[.!;]$/u.test(wanted) && /^[^.!;]*\?/u.test(after));
}

/** Words whose meaning depends on the turn. */
const UNCLEAR =
  /^(?:he|she|they|it|we|i|this|that|there(?! (?:is|are|was|were|has|have|will)\b)|er|sie|es|wir|ich|das|dort)\b/iu;

function isSelfContained({ content, subject }: Fact): boolean {
  const text = plain(content);
  return text.length > 0 && content.length <= LONGEST && !UNCLEAR.test(text) && plain(subject) !== '' && !UNCLEAR.test(`${plain(subject)} `); // prettier-ignore
}

const FIRST_PERSON =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|our|us|ich|mich|mir|mein|meine|meinen|wir|uns|unser|unsere)\b/u;

/**
 * The subject must occur in the sentence.
 * If the quote is in the first person, the subject is its speaker, or somebody whom the quote names before any "I".
 * Otherwise the subject is the speaker, or occurs in the turn.
 * A fact that somebody says or thinks something needs that person as the speaker, or a turn that reports it.
 */
function isRightSubject({ content, subject, quote }: Fact, source: Turn, turns: readonly Turn[]): boolean {
  const [name, said] = [plain(subject), plain(source.text)];
  const inContent = wordsOf(subject).some((word) => wordsOf(content).includes(word));
  if (!inContent) return false;
  const speaker = wordsOf(source.speaker);
  const isSpeaker = name === plain(source.speaker) || speaker.some((word) => itselfIn(name).includes(word)) || (source.role === 'user' && USER.has(name)) || namedItself(name, source, turns); // prettier-ignore
  if (!isSpeaker && reports(content, name) && !REPORTS.test(said)) return false;
  // A sentence that names another person before "I" is about that person.
  if (FIRST_PERSON.test(plain(quote))) return isSpeaker || startsOther(subject, quote);
  const known = new Set([...wordsOf(said), ...speaker, ...SMALL, ...(source.role === 'user' ? ['user'] : [])]);
  return isSpeaker || wordsOf(subject).every((word) => known.has(word));
}

/** The words of a name for whom it names: not "Ada" in "Ada's sister" or "the sister of Ada". */
function itselfIn(name: string): string[] {
  const [itself = ''] = name.replaceAll(/[\p{L}\p{M}]+'s?\s(?=\S)/gu, ' ').split(/\b(?:of|von)\b/u);
  return wordsOf(itself);
}

/** A speaker without a name may have stated it: "I'm Ada", "my name is Ada". */
function namedItself(name: string, { speaker, role }: Turn, turns: readonly Turn[]): boolean {
  const same = turns.filter((turn) => turn.speaker === speaker && turn.role === role).map(({ text }) => plain(text));
  const ways = ["i'm ", 'i am ', 'my name is ', 'call me ', 'ich bin ', 'ich heiße '];
  return same.some((text) => ways.some((way) => text.includes(`${way}${name}`)));
}

const REPORTS = /\b(?:say|says|said|tell|tells|told|think|thinks|thought|believe|believes|believed|feel|feels|felt|sagt|sagte|meint|meinte|glaubt|glaubte|denkt|dachte)\b/u; // prettier-ignore

/** "Ida says that", "Ida thinks it": the sentence begins with its subject, followed by a verb of saying or thinking. */
function reports(content: string, name: string): boolean {
  const [begin = '', ...after] = plain(content).split(name);
  return begin === '' && REPORTS.test(/^\s*\S+/u.exec(after.join(name))?.[0] ?? '');
}

/** "Hi Ida, I moved": a name that only addresses somebody. "Ida, my sister, moved" is about her. */
const CALLED =
  /(?:^|[.!?]\s)(?:(?:hey|hi|hello|hallo|yes|yeah|ja|no|nein|oh|wow|ok|okay|well|thanks|danke|sorry)[,!]?\s)+\p{L}+[,.!?]|(?:^|[.!?]\s)\p{L}+,(?=\s(?:i|i'm|i've|i'd|i'll|we|we're|we've|ich|wir)\s)/gu;

/** "My sister Ida moved": the acting person is named before any "I". */
function startsOther(subject: string, quote: string): boolean {
  const words = wordsOf(plain(quote).replaceAll(CALLED, ' '));
  const at = words.findIndex((word) => wordsOf(subject).includes(word));
  const self = words.findIndex(
    (word) => word === 'i' || word === 'ich' || word === 'we' || word === 'wir' || word === "i'm",
  );
  return at >= 0 && (self < 0 || at < self);
}

const SMALL = new Set(['the', 'a', 'an', 'of', 'and', 'in', 's', 'der', 'die', 'das', 'ein', 'eine', 'und', 'von']);

/** Capitalised words of the sentence, and the names given by the fact. */
function namesOf({ content, subject, entities }: Fact): string[] {
  const named = [subject, ...entities].flatMap((one) => one.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []);
  return [...namesIn(content), ...onlyNames(named).filter((name) => !SMALL.has(name))];
}

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** Matches numbers that are days of a month. */
const DAY_OF_MONTH = new RegExp(
  `\\b${MONTH}\\s+(\\d{1,2})|\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH}|-(\\d{2})\\b`,
  'gu',
);

/**
 * A number that occurs in the window, as digits or as a word; or the year or the day of a date of the fact or its turn.
 */
function isKnownNumber(number: string, words: ReadonlySet<string>, fact: Fact, { at }: Turn): boolean {
  if (isSaidNumber(number, words)) return true;
  const days = [fact.valid_from, fact.valid_to, at.toISOString()].filter((day) => day !== null);
  if (days.some((day) => day.startsWith(number) && number.length === 4)) return true;
  const dated = [...plain(fact.content).matchAll(DAY_OF_MONTH)].flatMap((found) => found.slice(1).filter(Boolean));
  return dated.includes(number) && days.some((day) => day.slice(8, 10) === number.padStart(2, '0'));
}
