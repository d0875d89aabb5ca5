import { ENGLISH } from './english.js';
import { FRENCH } from './french.js';
import { GERMAN } from './german.js';
import { CHINESE, JAPANESE } from './others.js';
import { SPANISH } from './spanish.js';
import { withFullForms } from '../variants.js';
import { entryStem, type Token, tokensOf } from '../words.js';

/** A word or phrase of a language for an attribute. */
export interface Entry {
  readonly attribute: string;
  /** `null`: up to three arbitrary words. */
  readonly stems: readonly (string | null)[];
  /** The first word of a name, in lower case; null if its words are common ones. */
  readonly name: string | null;
  /** A name has to follow: "I'm seeing Amir", but not "I'm seeing the dentist". */
  readonly beforeName: boolean;
  readonly side: 'asked' | 'stated' | 'both';
  readonly weight: number;
  /**
   * Whether the words of the phrase still count by themselves: "moved to" may mean where something is hosted, but "moved" may mean
   * home.
   */
  readonly hidesNothing: boolean;
}

interface Lexicon {
  readonly byFirst: ReadonlyMap<string, readonly Entry[]>;
  /** Single words of the language, for parts of compounds. */
  readonly single: ReadonlyMap<string, readonly Entry[]>;
  /** For scripts without spaces: matched anywhere. */
  readonly parts: readonly { readonly attribute: string; readonly text: string }[];
}

const SOURCES: Readonly<Record<string, string>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  zh: CHINESE,
  ja: JAPANESE,
};
const UNSPACED = new Set(['zh', 'ja']);
/** Weight of a word marked as weak. */
const WEAK = 0.4;
const GAP = '..';

const lexicons = new Map<string, Lexicon>();

/** Null if the language has none. Parsed once. */
export function lexiconOf(language: string): Lexicon | null {
  const source = SOURCES[language];
  if (source === undefined) return null;
  let lexicon = lexicons.get(language);
  if (!lexicon) lexicons.set(language, (lexicon = read(source, language)));
  return lexicon;
}

function read(source: string, language: string): Lexicon {
  const entries: Entry[] = [];
  const parts: { attribute: string; text: string }[] = [];
  for (const line of source.split('\n')) {
    const [attribute, words] = line.split(':', 2);
    if (!attribute || words === undefined) continue;
    const own = line.slice(attribute.length + 1).split(',').map((word) => word.trim()); // prettier-ignore
    // Search reads texts with their short forms written out, so "bp" also stands for "blood pressure".
    for (const word of own) {
      if (UNSPACED.has(language)) parts.push({ attribute, text: word });
      else entries.push(entryOf(attribute, word, language));
      const full = withFullForms(word, language);
      if (full !== word && !own.includes(full)) entries.push(entryOf(attribute, full, language));
    }
  }
  const shared = new Map<string, Set<string>>();
  const keyOf = ({ stems }: Entry) => stems.join(' ');
  for (const entry of entries) {
    const key = keyOf(entry);
    shared.set(key, (shared.get(key) ?? new Set()).add(entry.attribute));
  }
  // An entry for several attributes is weaker evidence for each.
  const weighed = entries.map((entry) => ({
    ...entry,
    weight: entry.weight / Math.sqrt(shared.get(keyOf(entry))?.size ?? 1),
  }));
  const byFirst = new Map<string, Entry[]>();
  const single = new Map<string, Entry[]>();
  for (const entry of weighed) {
    const first = entry.stems[0];
    if (first === null || first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
    if (entry.stems.length === 1) single.set(first, [...(single.get(first) ?? []), entry]);
  }
  return { byFirst, single, parts };
}

function entryOf(attribute: string, word: string, language: string): Entry {
  const weak = word.startsWith('~');
  const mark = /[?!^]$/.exec(word)?.[0];
  const text = word.replace(/^~/, '').replace(/[?!^]$/, '');
  const stems = text
    .split(GAP)
    .flatMap((part, i) => [...(i > 0 ? [null] : []), ...tokensOf(part).map((token) => entryStem(token, language))]);
  return {
    attribute,
    stems,
    name: /^\p{Lu}/u.test(text) && language === 'en' ? (tokensOf(text)[0]?.word ?? null) : null,
    beforeName: mark === '^',
    side: mark === '?' ? 'asked' : mark === '!' ? 'stated' : 'both',
    weight: weak ? WEAK : 1,
    hidesNothing: stems.length > 1 && (weak || stems.includes(null)),
  };
}

/** Whether a word is a word of the language, alone or with the next one, and so not a name. */
export function isInLexicon(token: Token, language: string, next?: Token): boolean {
  const lexicon = lexiconOf(language);
  if (!lexicon) return false;
  const stem = entryStem(token, language);
  if (lexicon.single.has(stem) || !next) return lexicon.single.has(stem);
  const second = entryStem(next, language);
  return lexicon.byFirst.get(stem)?.some(({ stems, name }) => name === null && stems[1] === second) ?? false;
}

/** Whether a word names one of these attributes. */
export function namesAny(token: Token, attributes: ReadonlySet<string>, language: string): boolean {
  const entries = lexiconOf(language)?.single.get(entryStem(token, language)) ?? [];
  return entries.some(({ attribute, side, weight }) => side !== 'asked' && weight === 1 && attributes.has(attribute));
}

/** A name has a capital. At the beginning of a sentence every word has, so there only the word itself is one: "Switched" is no Switch. */
function isNamedBy(name: string, { capital, begins, word }: Token): boolean {
  return capital && (!begins || word === name);
}

const LONGEST_GAP = 3;

/** French: a subject behind its verb, with a hyphen: "habites-tu", "travaille-t-il". */
const INVERTED = new Set('je tu il elle nous vous ils elles t ce'.split(' '));

/** Number of tokens that an entry matches at `at`; 0 if it does not match. */
export function lengthAt(entry: Entry, stems: readonly string[], tokens: readonly Token[], at: number): number {
  // Half of a hyphenated name does not count: "cert-manager" is nobody's boss.
  if (tokens[at]?.joined || (entry.name !== null && !isNamedBy(entry.name, tokens[at]!))) return 0;
  let here = at;
  for (let i = 0; i < entry.stems.length; i++) {
    const wanted = entry.stems[i];
    if (wanted === null) {
      const next = entry.stems[i + 1];
      let gap = 0;
      while (gap <= LONGEST_GAP && stems[here + gap] !== next) gap++;
      if (gap > LONGEST_GAP) return 0;
      here += gap;
    } else if (stems[here] === wanted) here++;
    else return 0;
  }
  const next = tokens[here];
  if (entry.beforeName && !(next?.capital && !isInLexicon(next, 'en'))) return 0;
  return next?.joined && !INVERTED.has(next.word) ? 0 : here - at;
}
