import { corrects } from '@memory/attributes/change.js';
import type { Language } from '@memory/indexing/language.js';
import { negatesInChinese } from '@memory/indexing/negation.js';
import { type Days, daysIn } from './days.js';
import { anotherOf, labelsOf } from './labels.js';
import { complementOf } from './complement.js';
import { framesOf } from './frames.js';
import type { Frames } from './frames-elsewhere.js';
import { inPlainOrder } from './german.js';
import { isLetter, isPossessor, isSmall, isTime, stemsOf, valueOf, type Word, wordsOf } from './claim-words.js';
import { DETERMINERS, partsOf } from './verb.js';
import { endedLately, isOccasion, tellsChange, timeOf } from './occasions.js';
import { romanceOf } from './romance.js';
import { isDecisive, isNegation, numberOf, relationOf } from './words.js';

/** What one sentence says: subject, verb and object. Stems, except for values. */
export interface Claim {
  readonly text: string;
  /** Stems before the verb; empty if the sentence has no known verb. */
  readonly subject: ReadonlySet<string>;
  /** Stem of the noun that the words before the verb end with: "supervisor", in "my dissertation supervisor". Null if unknown. English. */
  readonly head: string | null;
  /** The verb in a canonical form ("moved to", "lives in"); null if unknown. */
  readonly relation: string | null;
  /** "We raised the timeout to 60 seconds": it states the value of the timeout, whichever verb stated it before. */
  readonly changed: boolean;
  /** Stems after the verb, in order, without values. */
  readonly object: readonly string[];
  /** What kind of thing it says of the subject (`complementOf`); null if unknown. */
  readonly complement: string | null;
  /** What governs each verb: "forgot to take". */
  readonly frames: Frames;
  /** All stems that are not values, with verbs in their canonical form. */
  readonly terms: ReadonlySet<string>;
  /** Numbers as digits. */
  readonly numbers: ReadonlySet<string>;
  /** Weekdays, months, seasons. */
  readonly times: ReadonlySet<string>;
  /** Stems of capitalised words, in their order: names of any kind. */
  readonly names: ReadonlySet<string>;
  /** Words that are no stems and still tell something ("out", "against", "her"), and single letters. */
  readonly small: ReadonlySet<string>;
  /** "only", "all", "sometimes", "against". */
  readonly decisive: ReadonlySet<string>;
  /**
   * Numbers, single letters, times and possessive pronouns before the verb. They distinguish one of several, if both texts have
   * some: "Sprint 7", "Team A", "the January bill", "her dog".
   */
  readonly labels: ReadonlySet<string>;
  /**
   * What may be a label or the value itself: the number or letter behind the first word of a sentence without a known verb ("Room 12
   * seats 30", "Rent 800 euros"), and a time before the subject ("In January we sold 40", "On 21 July is the exam").
   */
  readonly heads: ReadonlySet<string>;
  /** What also distinguishes it from one without: the owner ("my mother's", as stems), and that it is another ("the other server"). */
  readonly which: ReadonlySet<string>;
  /** Empty for what is so; else another time or a condition (`timeOf`). */
  readonly time: string;
  readonly days: Days;
  /** What it says beside these days: stems, numbers and times. */
  readonly besideDays: ReadonlySet<string>;
  /** Whether it describes something that was done once. */
  readonly occasion: boolean;
  /** "I have a cat called Mishi": it gives the name of one of several. */
  readonly naming: boolean;
  readonly negated: boolean;
  /** "I moved": it tells that something changed and not to what. */
  readonly valueless: boolean;
  /** It has words of change. */
  readonly changing: boolean;
  /** Small words that may invert the meaning: on, off, with, without. */
  readonly particles: ReadonlySet<string>;
}

const PARTICLES = new Set(['on', 'off', 'with', 'without', 'up', 'down', 'before', 'after', 'inside', 'outside']);
/** "On flights Ada prefers …": a phrase before the subject is not part of it. */
const FRONTED =
  /^(?:in|on|at|during|since|from|after|before|for|auf|im|am|seit|en|desde|depuis)\s+(?:(?:the|my|our|this|next|last|diese[mnr]?|nächste[mnr]?|letzte[mnr]?|este|esta|ce|cette)\s+)?[\p{L}\p{N}-]+\s*,?\s+/iu;

/** Since or until a time would be how long it holds. */
const WITHIN = /^(?:in|on|at|during|auf|im|am|en)\s/iu;

/** Maximum number of sentences compared per text. The rest is compared by words only. */
export const SENTENCES = 24;

export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[.!?。！？])(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Prof|St|Mt|No|Nr|Hr|Fr|Sr|Sra|Mme|Mlle)\.)\s+(?=[\p{Lu}\p{Lo}\p{N}"“¿¡])|\n+/u,
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export function claimsOf(text: string, language: Language, speaker: string | null): Claim[] {
  return sentencesOf(text)
    .slice(0, SENTENCES)
    .map((sentence) => claimOf(sentence, language, speaker));
}

/** "Dr Kaya is my dentist now": of these somebody has one at a time. */
const IN_ROLE =
  /^((?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?) is ((?:now )?)(my|our) (new |current )?((?:line )?manager|boss|supervisor|dentist|doctor|gp|vet|landlord|landlady|hairdresser|therapist|accountant|lawyer|physio|team lead|tech lead|product manager|scrum master)(?: now)?[.!]?$/u;

/** The same with the role first: "my dentist is Dr Kaya now". Whoever is new in it has it now. */
const roleFirst = (sentence: string): string =>
  sentence.replace(IN_ROLE, (_, who: string, now: string, whose: string, fresh: string | undefined, role: string) => {
    const isNow = now !== '' || fresh !== undefined || /\bnow[.!]?$/.test(sentence);
    return `${whose} ${role} is ${who}${isNow ? ' now' : ''}`;
  });

function inOrder(sentence: string, language: Language): string {
  if (language === 'de') return inPlainOrder(sentence);
  return language === 'en' ? roleFirst(sentence) : sentence;
}

function claimOf(sentence: string, language: Language, speaker: string | null): Claim {
  const state = endedLately(sentence);
  if (state === null) return { ...readClaim(inOrder(sentence, language), language, speaker), text: sentence };
  const claim = readClaim(state, language, speaker);
  return { ...claim, text: sentence, time: '', negated: !claim.negated };
}

function readClaim(sentence: string, language: Language, speaker: string | null): Claim {
  const fronted = FRONTED.exec(sentence)?.[0] ?? '';
  const head = wordsOf(sentence.slice(fronted.length), language);
  const stems = (words: readonly Word[]) => words.flatMap((word) => stemsOf(word, language, speaker));
  const { at, about, rest, relation, states, ofThing, owner, changed, ended } = partsOf(head, language, stems);
  const before = wordsOf(fronted, language);
  const all = [...before, ...head];
  const days = daysIn(sentence);
  const beside = wordsOf(days.rest, language);
  const object = stems([...rest, ...before]);
  const subject = new Set([...subjectOf(about, stems), ...(ofThing ? [] : stems(speakerOf(head[at], language)))]);
  const numbers = new Set(all.flatMap(({ lower }) => numberOf(lower, language) ?? []));
  const times = new Set(all.filter(({ raw, lower }) => isTime(raw, lower)).map(({ lower }) => lower.replace(/s$/, '')));
  const changing = tellsChange(sentence, language) || corrects(sentence);
  return {
    text: sentence,
    subject,
    head: language === 'en' ? nounOf(about, stems) : null,
    relation,
    changed: states,
    object,
    complement: language === 'en' && !states ? complementOf(relation, rest) : null,
    frames: framesOf(sentence, language),
    terms: new Set([...subject, ...object, ...(relation === null || relation === 'be' ? [] : [`~${relation}`])]),
    numbers,
    times,
    names: new Set(namesIn([...head, ...before], language, speaker)),
    small: new Set(all.filter((word, i) => isSmall(word, i, language)).map(({ lower }) => lower)),
    decisive: new Set(all.map(({ lower }) => lower).filter(isDecisive)),
    labels: labelsOf(about, language, ofThing),
    heads: new Set([
      ...(WITHIN.test(fronted) ? before.flatMap((word) => valueOf(word, language)) : []),
      ...(at < 0 && !changed ? headOf(head, language) : []),
    ]),
    which: new Set([
      ...stems((at < 0 ? head.slice(0, OWNER_WITHIN) : about).filter(isPossessor)),
      ...stems(owner),
      ...about.flatMap(({ lower }, i) => anotherOf(lower, about[i + 1])),
    ]),
    time: timeOf(sentence, language),
    days,
    besideDays: new Set([...stems(beside), ...beside.flatMap((word) => valueOf(word, language))]),
    occasion: isOccasion(sentence, language),
    naming: relation === 'have' && rest.some(({ lower }) => relationOf(lower, language) === 'call'),
    valueless: changing && relation !== null && object.length + numbers.size + times.size === 0,
    changing,
    negated: ended !== isNegated(sentence, all, language),
    particles: new Set(all.map(({ lower }) => lower).filter((word) => PARTICLES.has(word))),
  };
}

/** Without a known verb, how many of the first words may tell whose it is: "Mum's wifi password otter7". */
const OWNER_WITHIN = 3;

/** Stems; and if nothing else names it, what is written with digits: "my HbA1c", "OS123". */
function subjectOf(about: readonly Word[], stems: (words: readonly Word[]) => readonly string[]): readonly string[] {
  const named = stems(about);
  if (named.some((term) => term !== '(self)')) return named;
  return [...named, ...about.map(({ lower }) => lower).filter((word) => /^\p{L}{2}.*\p{N}/u.test(word))];
}

/** What follows tells whose or which: "the deadline for the report". */
const BEHIND_NOUN = /^(?:of|for|at|in|on|with|from|to|by|about|called|named|and)$/;

function nounOf(about: readonly Word[], stems: (words: readonly Word[]) => readonly string[]): string | null {
  const end = about.findIndex(({ lower }) => BEHIND_NOUN.test(lower));
  const noun = (end < 0 ? about : about.slice(0, end)).findLast(({ raw }) => /^\p{Ll}/u.test(raw));
  const [stem] = noun ? stems([noun]) : [];
  return stem === undefined || stem === '(self)' ? null : stem;
}

/** "It isn't due until Tuesday": it is due then. */
const UNTIL = /(?:\bnot|n['’]t)\s[^.,;]{0,40}?\b(?:un)?till? (?:\d|\p{Lu})/u;

/** "I can't read without glasses": with them. */
const NOT_WITHOUT = /(?:(?<![\p{L}])(?:not|never|cannot)|n['’]t)(?![\p{L}])[^.,;]{0,60}? without (?!any|no )/iu;

function isNegated(sentence: string, said: readonly Word[], language: Language): boolean {
  if (language === 'zh') return negatesInChinese(sentence);
  const romance = romanceOf(language);
  if (romance) return romance.negated.test(sentence);
  return !UNTIL.test(sentence) && !NOT_WITHOUT.test(sentence) && said.some(({ lower }) => isNegation(lower));
}

function headOf(words: readonly Word[], language: Language): string[] {
  const [noun, one] = DETERMINERS.has(words[0]?.lower ?? '') ? words.slice(1) : words;
  if (noun === undefined || one === undefined || valueOf(noun, language).length > 0) return [];
  const number = isLetter(one) ? one.lower : numberOf(one.lower, language);
  return number === undefined ? [] : [number];
}

/** "Vivo en Porto": the verb alone says who. */
function speakerOf(verb: Word | undefined, language: Language): Word[] {
  return verb && romanceOf(language)?.ofSpeaker.has(verb.lower) ? [{ raw: 'yo', lower: 'yo' }] : [];
}

function namesIn(words: readonly Word[], language: Language, speaker: string | null): string[] {
  return words
    .filter(({ raw, lower }) => /^\p{Lu}/u.test(raw) && !isTime(raw, lower) && numberOf(lower, language) === undefined)
    .flatMap((word) => stemsOf(word, language, speaker));
}
