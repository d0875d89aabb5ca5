import { allMatches } from '@kernel/all-matches.js';
import { aliasesIn, DAYS_AND_MONTHS } from '@memory/indexing/aliases.js';
import { stopWords } from '@memory/indexing/stop-words.js';

/** A text to read names from. */
export interface NamingText {
  readonly title: string | null;
  readonly content: string;
  readonly speaker: string | null;
  /** ISO 639-1. */
  readonly language: string;
}

/** A name in a text. */
export interface Mention {
  /** The lookup key: lower case, without ornaments. Mentions with equal keys are one entity. */
  readonly key: string;
  /** Verbatim. */
  readonly name: string;
  /** Whether it is a word of a longer name: it links records, but is no entity. */
  readonly part: boolean;
  /** The key of an alias that the text gives for it. */
  readonly sameAs: string | null;
}

/** Maximum length read, in UTF-16 units, and maximum number of names. */
const READ = 20_000;
const MOST_NAMES = 64;
const LONGEST_KEY = 100;
const MOST_WORDS = 5;
const QUOTED_WORDS = 4;

/** Lower-case words inside names. */
const CONNECTORS = new Set(
  'of de del della di da do dos du des van von der den ter la le el al bin ibn y zu'.split(' '),
);
/** Words before a name at the start of a sentence that are no stop words. */
const OPENERS = new Set(
  `yesterday today tomorrow tonight last next then now later recently finally meanwhile also please ask tell call meet note remember
  gestern heute morgen dann jetzt später neulich bitte ayer hoy mañana hier aujourd'hui demain ieri oggi domani dear hello hi thanks mr mrs ms dr prof
  frau herr señor señora madame monsieur signor signora`.split(/\s+/),
); // prettier-ignore
/** These count as numbers alone or at the start of a sentence; inside a name they are part of it. */
const NUMBERS = new Set(
  `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
  million first second third fourth fifth both several many few half another eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig
  hundert tausend erste zweite dritte beide einige mehrere viele`.split(/\s+/),
); // prettier-ignore
/** Verbs after which the first word of a sentence counts as a name. */
const VERBS = new Set(
  `is was has had will can could would does did went got told said made gave took came bought built wrote grew left met kept ran won led sold
  taught became began drove flew knows must should may might shall never always still often also usually and & ist war hat wird kann ging kam sagt sagte und est était a va et es era está fue tiene y è ha e heeft was en är har och`.split(/\s+/),
); // prettier-ignore

interface Word {
  readonly text: string;
  readonly lower: string;
  readonly capital: boolean;
  readonly begins: boolean;
  /** Separated from the previous word only by a space. */
  readonly joined: boolean;
  readonly possessive: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*/gu;
/** "Maria’ll", "I’m". */
const SHORT_VERB = /['’](?:m|ve|ll|re|d)$/iu;
const SHORT_NOT = /n['’]t$/iu;
const QUOTED = /["“„«「『《]([^"“”„«»「」『』《》\n]{2,60})["”“»」』》]/gu;
const KATAKANA = /[\u30A1-\u30FA\u30FC]{3,}/gu;

/** The lookup key of a name. */
export function keyOf(name: string): string {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  // Half a surrogate pair would be stored as another letter, and two keys as one.
  return words.join(' ').slice(0, LONGEST_KEY).toWellFormed().trim();
}

/** The keys under which a name may be stored: texts lose the words that stand before a name ("Dr. Weiss", "the Beatles"). */
export function keysOf(name: string): string[] {
  const key = keyOf(name);
  const words = key.split(' ');
  const first = words.findIndex((word) => !OPENERS.has(word) && !stopWords('en').has(word));
  return [...new Set([key, ...(first > 0 ? [words.slice(first).join(' ')] : [])])].filter((one) => one !== '');
}

/**
 * The names in a text, by capitals and quotation marks, in order, with the speaker first. Rules without a dictionary: in a language
 * that capitalises nouns, these are found too, and in a script without capitals only quoted names.
 */
export function namesIn({ title, content, speaker, language }: NamingText): Mention[] {
  const text = (title ? `${title}\n${content}` : content).slice(0, READ).normalize('NFKC');
  const found = new Map<string, Mention>();
  const add = (name: string, part: boolean) => {
    const key = keyOf(name);
    const known = found.get(key);
    if (key.length < 2 || (known && (part || !known.part)) || (!known && found.size >= MOST_NAMES)) return;
    found.set(key, { key, name: name.slice(0, LONGEST_KEY), part, sameAs: null });
  };
  if (speaker && !ROLES.has(speaker.toLowerCase())) addWithParts(speaker, add);
  for (const run of runsOf(wordsOf(text), language)) {
    addWithParts(run, add);
    const [, owner] = language === 'de' ? (/^(\p{Lu}\p{Ll}{3,})s /u.exec(run) ?? []) : [];
    // "Xavers Kahn": the German genitive has no apostrophe.
    if (owner) add(owner, true);
  }
  for (const [, quoted = ''] of allMatches(text, QUOTED)) if (isName(quoted)) add(quoted.trim(), false);
  for (const [katakana] of allMatches(text, KATAKANA)) add(katakana, false);
  for (const [name, other] of aliasesIn({ speaker, content: text }, language)) {
    addWithParts(name, add);
    addWithParts(other, add);
    const [key, otherKey] = [keyOf(name), keyOf(other)];
    link(found, key, otherKey);
    link(found, otherKey, key);
  }
  return [...found.values()];
}

const ROLES = new Set(['user', 'assistant', 'system', 'tool', 'human', 'ai', 'bot']);

function link(found: Map<string, Mention>, key: string, sameAs: string): void {
  const known = found.get(key);
  if (known && key !== sameAs && found.has(sameAs)) found.set(key, { ...known, sameAs: known.sameAs ?? sameAs });
}

function addWithParts(name: string, add: (name: string, part: boolean) => void): void {
  add(name, false);
  const words = name.split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS) return;
  for (const word of [words[0]!, words.at(-1)!])
    if (word.length > 2 && /^\p{Lu}/u.test(word) && !stopWords('en').has(word.toLowerCase())) add(word, true);
}

/** At most four words, and no sentence. */
function isName(quoted: string): boolean {
  const words = quoted.trim().split(/\s+/);
  return words.length <= QUOTED_WORDS && /[\p{L}\p{N}]{2}/u.test(quoted) && !/[.!?,;:…]\s*$/u.test(quoted);
}

function wordsOf(text: string): Word[] {
  let end = 0;
  return allMatches(text, WORD).map((match): Word => {
    const gap = text.slice(end, match.index);
    const first = end === 0;
    end = match.index + match[0].length;
    const said = match[0].replace(SHORT_VERB, '');
    const bare = said.replace(/['’]s$/u, '');
    return {
      text: bare,
      lower: bare.toLowerCase(),
      capital: /^[\p{Lu}\p{Lt}]/u.test(bare),
      begins: first || /[.!?…:;\n•"“„«([]/u.test(gap),
      joined: gap === ' ',
      possessive: bare !== match[0],
    };
  });
}

/** Sequences of capitalised words, without words that are capitalised only as the first of a sentence. */
function runsOf(words: readonly Word[], language: string): string[] {
  const runs: string[] = [];
  const inside = new Set(words.filter(({ capital, begins }) => capital && !begins).map(({ lower }) => lower));
  for (let at = 0; at < words.length;) {
    const end = runEnd(words, at);
    if (end === at) {
      at += 1;
      continue;
    }
    let from = at;
    while (from < end && isNoName(words[from]!, language)) from += 1;
    // If words before the name begin the sentence, the name is inside the sentence.
    const run = words.slice(from, end);
    if (run.length > 1 || (run[0] && isAlone(run[0], words[end], inside, language)))
      runs.push(run.map(({ text }) => text).join(' '));
    at = end;
  }
  return runs;
}

/** Index after the last word of the sequence that begins here. */
function runEnd(words: readonly Word[], at: number): number {
  if (!isNamed(words[at]!)) return at;
  let end = at + 1;
  while (end < words.length && end - at < MOST_WORDS && !words[end - 1]!.possessive) {
    const [word, after] = [words[end]!, words[end + 1]];
    if (!word.joined || word.begins) break;
    if (isNamed(word)) end += 1;
    else if (CONNECTORS.has(word.lower) && after?.joined && isNamed(after) && end + 2 - at <= MOST_WORDS) end += 2;
    else break;
  }
  return end;
}

function isNamed({ text, capital }: Word): boolean {
  return capital || isCode(text);
}

/** E512, INC-42, USB3. */
function isCode(text: string): boolean {
  return /\p{Lu}/u.test(text) && /\p{N}/u.test(text) && text.length > 2;
}

function isNoName({ lower, text, begins }: Word, language: string): boolean {
  if (isCode(text)) return false;
  return (
    text.length < 2 ||
    SHORT_NOT.test(text) ||
    (begins && NUMBERS.has(lower)) ||
    stopWords(language).has(lower) ||
    stopWords('en').has(lower) ||
    OPENERS.has(lower) ||
    DAYS_AND_MONTHS.has(lower) ||
    DAYS_AND_MONTHS.has(lower.replace(/s$/u, ''))
  );
}

/** Whether a single word is a name: always inside a sentence; at its beginning only with another sign. */
function isAlone(word: Word, next: Word | undefined, inside: ReadonlySet<string>, language: string): boolean {
  if (NUMBERS.has(word.lower)) return false;
  if (!word.begins || isCode(word.text) || word.possessive || inside.has(word.lower)) return true;
  if (/^\p{Lu}{2,}$/u.test(word.text)) return true;
  if (!next) return false;
  if (language === 'en' && /(?:ed|ing)$/u.test(word.lower)) return false;
  if (!next.joined) return /^(?:my|our|the|a|an|who|unser|unsere|mein|meine)$/u.test(next.lower) && !next.begins;
  if (VERBS.has(next.lower)) return true;
  if (language === 'en') return /(?:[^s]s|ed)$/u.test(next.lower) && !stopWords('en').has(next.lower);
  return language === 'de' && /[^s]t$/u.test(next.lower) && !next.capital && !stopWords('de').has(next.lower);
}
