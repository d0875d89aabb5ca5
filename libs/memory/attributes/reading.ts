import { type Asking, askingOf, asksAssistant } from './asking.js';
import { type Attributes, attributesAsked, attributesStated } from './attributes-in.js';
import { isInLexicon, namesAny } from './lexicon/lexicon.js';
import {
  corrects,
  tellsOfChange,
  tellsOfPlans,
  tellsPlainlyOfChange,
  tellsWhatHappened,
  tellsWhoTakesOver,
} from './change.js';
import { type Sort, sortsIn } from './contrasts.js';
import { asksOfNothing } from './empty-words.js';
import { endedIn } from './ended.js';
import { tellsOfThePast } from './former.js';
import { inFirstPerson } from './first-person.js';
import { identifiersIn } from './identifiers.js';
import { namesSelf, worksAt } from './introduction.js';
import { isSubstance, withForms } from './forms.js';
import { isGivenName } from './given-names.js';
import { type AnswerKind, isDayOrMonth, kindsIn } from './kinds.js';
import { ofElse, ownedByOthers, ownerOfSubject, ownersOfRelatives } from './owner.js';
import { withPay } from './pay.js';
import { speechAct, type SpeechAct, suggests } from './speech-act.js';
import { aboutOthers, isOwn, isRelative, otherSubject, speaksOfSelf } from './subject.js';
import { type Taste, tasteAsked, tasteIn } from './taste.js';
import { asksOfNotDone, asksOfWishes, tellsNothingReal, tellsNotDone } from './unreal.js';
import { withPlainEnds } from './not-over.js';
import { READ, stemsOf, type Token, tokensOf } from './words.js';

/** What a text says, by rules and independent of what else is stored. */
export interface Reading {
  readonly attributes: Attributes;
  /** Attributes that it states only about somebody else: where Beatriz lives, not the speaker. */
  readonly ofOthers: ReadonlySet<string>;
  /** Those of `ofOthers` that belong to somebody by a pronoun: the manager, in "Mo told me his manager is Greet". */
  readonly theirs: ReadonlySet<string>;
  /** Stems of the words that state each attribute. A phrase counts by its first word. */
  readonly saidBy: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether the speaker is the subject. */
  readonly self: boolean;
  /** Whether the speakers give their own name. */
  readonly namesSelf: boolean;
  /** Whether it begins with somebody else: "My mother …", "Mia …". */
  readonly other: boolean;
  /** Stem of the name if it begins with a relative of somebody: "Nora's mother …". */
  readonly relativeOf: string | null;
  /** Stems of names that only say whose relative is meant: "… to Nora's mother". */
  readonly ownersOfRelatives: ReadonlySet<string>;
  /** Stem of the other party or place that it is about: "The partner's backups …", "… in staging". */
  readonly ofElse: string | null;
  readonly act: SpeechAct;
  /** Whether it suggests something: "How about Porto?" */
  readonly suggests: boolean;
  /** Kinds of answers that it may contain. */
  readonly holds: ReadonlySet<AnswerKind>;
  /** Folded stems of all its words, and of its content words. */
  readonly stems: ReadonlySet<string>;
  readonly content: ReadonlySet<string>;
  /** The sentences that contain each stem, counted from 0. */
  readonly sentencesOf: ReadonlyMap<string, ReadonlySet<number>>;
  /** Capitalised words of `content`. In German only given names, and the word after a relative. */
  readonly names: ReadonlySet<string>;
  /** The stem of the word before each name, empty at the beginning of a sentence: "project", for "Atlas" in "project Atlas". */
  readonly namedAfter: ReadonlyMap<string, string>;
  /** Whether capitals mark names in its language. */
  readonly tellsNames: boolean;
  /** Whether it has a word that often signals a change: "no longer", "moved", "since". */
  readonly changes: boolean;
  /** Whether it has a word that always signals a change: "no longer", but not "again". */
  readonly changesPlainly: boolean;
  /** Whether it reports what has begun or happened: "first day", "done". */
  readonly happened: boolean;
  /** Whether it corrects an earlier statement: "Actually it is at 4". */
  readonly corrects: boolean;
  /** Whether it plans or proposes: "the plan is to move". */
  readonly plans: boolean;
  /** Whether it describes only the past: "I used to live in Oslo". */
  readonly former: boolean;
  /** Whether it states no fact: "I'd love to live in Lisbon". */
  readonly unreal: boolean;
  /** Whether it tells only that something did not happen: "No run today". */
  readonly notDone: boolean;
  /** Whether it says what somebody likes or dislikes. */
  readonly taste: Taste;
  /** Stems of what it says has ended: "sold the Jazz", "the plaster is off". */
  readonly ended: ReadonlySet<string>;
  /** Stems of what it says is replaced: "instead of ramipril". */
  readonly replaced: ReadonlySet<string>;
  /** Whether somebody takes over from somebody: "Osei steps in". */
  readonly handsOver: boolean;
  /** Whether it contains a digit. */
  readonly hasNumber: boolean;
}

/** What a question asks for. */
export interface Question {
  readonly attributes: Attributes;
  readonly asking: Asking;
  /** Whether it is a question. Otherwise it is a list of words to search for. */
  readonly isAsked: boolean;
  /** Whether it is about the asker. */
  readonly self: boolean;
  /** Whether it asks about a wish or a possibility. */
  readonly wishes: boolean;
  /** Whether it asks when something did not happen: "When did I last skip a run?" */
  readonly omissions: boolean;
  /** Whether it asks for what somebody likes or dislikes. */
  readonly taste: Taste;
  /** Whether it asks what the assistant said or did. */
  readonly toAssistant: boolean;
  /** Codes, paths and quoted phrases that it names. */
  readonly identifiers: readonly string[];
  /** Stems of the words of these. */
  readonly coded: readonly string[];
  readonly relations: ReadonlySet<string>;
  /** Stems of its topic words, which name no attribute: "levothyroxine", "billing". */
  readonly topic: readonly string[];
  /** Stems of the names among these, of people or things. Empty in German, which capitalises every noun. */
  readonly named: readonly string[];
  /** Stems of all its words. */
  readonly stems: ReadonlySet<string>;
  /** The things of a sort that it names: the dog, and not the cat. */
  readonly sorts: readonly Sort[];
  /** Stems of names that memory has for the people in it: Lucia, for "my sister". */
  readonly called: readonly string[];
}

/** What a text says has ended, and whether it signals a change. */
function overIn(text: string, tokens: readonly Token[], language: string) {
  const real = withPlainEnds(text, language);
  const changes = tellsOfChange(real.slice(0, READ), language);
  return { ...endedIn(real === text ? tokens : tokensOf(real), language), changes };
}

/** @param isReply whether it is a reply of an assistant */
export function readText(written: string, language: string, isReply = false): Reading {
  const text = inFirstPerson(written, language);
  const tokens = tokensOf(text);
  const languages = language === 'en' ? [language] : [language, 'en'];
  const isKnown = (token: Token, next?: Token) => isInLexicon(token, language, next) || isSubstance(token.word);
  const other = otherSubject(tokens, language, isKnown);
  const isRelated = (token: Token) => namesAny(token, RELATED, language);
  const content = tokens.filter(({ word }) => !asksOfNothing(word, language));
  const said = text.slice(0, READ);
  const over = overIn(text, tokens, language);
  const saysName = namesSelf(said, language);
  const speaks = speaksOfSelf(tokens, language);
  const stated = attributesStated(text, languages, aboutOthers(tokens, language, isKnown, isRelated));
  const { attributes, ofOthers, words } = withPay(stated, said);
  // In "The user's manager is Bo and his dentist is Dr Kim", "his" means the user.
  const theirs = text === written ? statedBy(words, ownedByOthers(tokens, language)) : [];
  return {
    attributes: withForms(withIntroduction(attributes, saysName, worksAt(said)), text, speaks),
    ofOthers: new Set([...ofOthers, ...theirs]),
    theirs: new Set(theirs),
    saidBy: new Map([...words].map(([name, at]) => [name, new Set([...at].map((i) => stemsOf(tokens[i]!, language)))])),
    self: speaks,
    namesSelf: saysName,
    other,
    relativeOf: stemOf(ownerOfSubject(text, tokens, language), language),
    ownersOfRelatives: new Set(ownersOfRelatives(said, tokens, language).map((word) => stemsOf({ word }, language))),
    ofElse: stemOf(ofElse(said, language), language),
    act: speechAct(text, language, isReply),
    suggests: suggests(text),
    holds: kindsIn(said, language),
    stems: new Set(tokens.map((token) => stemsOf(token, language))),
    changes: over.changes,
    changesPlainly: tellsPlainlyOfChange(said, language),
    happened: tellsWhatHappened(said, language),
    corrects: corrects(said),
    plans: tellsOfPlans(said),
    ...whatIsNotSo(said, language),
    taste: tasteIn(said, language),
    ended: new Set(over.ended.map((token) => stemsOf(token, language))),
    replaced: new Set(over.replaced.map((token) => stemsOf(token, language))),
    handsOver: tellsWhoTakesOver(said),
    hasNumber: tokens.some(({ word }) => /\d/.test(word)),
    sentencesOf: sentencesOf(tokens, language),
    content: new Set(content.map((token) => stemsOf(token, language))),
    tellsNames: language !== 'de',
    names: new Set(tokens.filter(isContentName).map((token) => stemsOf(token, language))),
    namedAfter: stemsBefore(tokens, isContentName, language),
  };

  function isContentName(token: Token, at: number): boolean {
    return isName(token, at) && !asksOfNothing(token.word, language);
  }

  function isName(token: Token, at: number): boolean {
    const { capital, begins, word } = token;
    if (language === 'de') return capital && (isGivenName(word) || isOfRelative(tokens[at - 1], token));
    return capital && (!begins || (at === 0 && other && !isKnown(token)));
  }

  /** "Unser Hund Bello". */
  function isOfRelative(before: Token | undefined, { apart, begins }: Token): boolean {
    return before !== undefined && !apart && !begins && (isRelative(before.word, language) || isRelated(before));
  }
}

const whatIsNotSo = (said: string, language: string) => ({
  former: tellsOfThePast(said, language),
  unreal: tellsNothingReal(said, language),
  notDone: tellsNotDone(said, language),
});

/** The stem of the word before each of these, empty at the beginning of a sentence. */
function stemsBefore(
  tokens: readonly Token[],
  is: (token: Token, at: number) => boolean,
  language: string,
): ReadonlyMap<string, string> {
  const before = ({ begins }: Token, at: number) => (begins || at === 0 ? '' : stemsOf(tokens[at - 1]!, language));
  return new Map(tokens.flatMap((token, at) => (is(token, at) ? [[stemsOf(token, language), before(token, at)]] : [])));
}

/** The attributes that only these words state. */
function statedBy(words: ReadonlyMap<string, ReadonlySet<number>>, owned: readonly boolean[]): string[] {
  return [...words].filter(([, at]) => [...at].every((i) => owned[i])).map(([name]) => name);
}

function stemOf(word: string | null, language: string): string | null {
  return word === null ? null : stemsOf({ word }, language);
}

function sentencesOf(tokens: readonly Token[], language: string): ReadonlyMap<string, ReadonlySet<number>> {
  const found = new Map<string, Set<number>>();
  let sentence = -1;
  for (const token of tokens) {
    if (token.begins) sentence++;
    const stem = stemsOf(token, language);
    found.set(stem, (found.get(stem) ?? new Set()).add(sentence));
  }
  return found;
}

/** "I'm Ada, an engineer at Acme" contains no word for a name or a job. */
function withIntroduction(attributes: Attributes, saysName: boolean, saysJob: boolean): Attributes {
  if (!saysName && !saysJob) return attributes;
  const whole = new Map(attributes);
  if (saysName) whole.set('name', 1);
  if (saysJob) whole.set('job', 1);
  return whole;
}

/** @param aliases aliases of the people it names, in lower case */
export function readQuestion(asked: string, languages: readonly string[], aliases: readonly string[] = []): Question {
  const language = languages[0] ?? 'en';
  const query = inFirstPerson(asked, language);
  const tokens = tokensOf(query);
  const identifiers = identifiersIn(query);
  const { attributes: named, rest } = attributesAsked(
    query,
    languages.includes('en') ? languages : [...languages, 'en'],
  );
  const { attributes, asking } = withoutPlace(named, askingOf(query, language));
  const stems = new Set(tokens.map((token) => stemsOf(token, language)));
  const unasked = rest.filter(({ word }) => !asksOfNothing(word, language));
  return {
    attributes,
    asking,
    isAsked: speechAct(query, language) === 'asked',
    self: isOwn(tokens, language),
    wishes: attributes.has('goal') || asksOfWishes(query),
    omissions: asksOfNotDone(query),
    taste: tasteAsked(query, language, asking.kind === 'yes-no'),
    toAssistant: asksAssistant(query),
    topic: [...new Set(unasked.map((token) => stemsOf(token, language)))],
    named: language === 'de' ? [] : unasked.filter(isNameAsked).map((token) => stemsOf(token, language)),
    stems,
    sorts: sortsIn(stems),
    identifiers,
    coded: [...new Set(identifiers.flatMap((one) => tokensOf(one).map((token) => stemsOf(token, language))))],
    relations: new Set([...attributes.keys()].filter((attribute) => RELATED.has(attribute))),
    called: aliases.map((word) => stemsOf({ word }, language)),
  };
}

/** "Where do our secrets live?" asks for a tool, not for a place or a home. */
function withoutPlace(attributes: Attributes, asking: Asking): Pick<Question, 'attributes' | 'asking'> {
  if (asking.kind !== 'place' || ![...attributes.keys()].some((name) => TOOLS.has(name))) return { attributes, asking };
  const kept = new Map([...attributes].filter(([name]) => name !== 'home'));
  return { attributes: kept, asking: { ...asking, kind: 'thing' } };
}

const TOOLS = new Set(
  'secrets documentation tickets repository monitoring flags design analytics chat ci queue cache database backup cdn container iac packages'.split(
    ' ',
  ),
);

function isNameAsked({ word, capital, begins, hasS }: Token): boolean {
  return capital && (!begins || hasS) && !isDayOrMonth(word);
}

/** Attributes that name somebody. */
const RELATED = new Set(
  'partner children mother father parents sibling relative friend boss colleague neighbour pet teacher'.split(' '),
);
