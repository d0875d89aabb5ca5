import { nearestBySpelling } from './spelling.js';
import { detectionVotes, VOTING_LANGUAGES } from './stop-words.js';
import { BASE_WORDS, TELLING_PHRASES, TELLING_WORDS } from './telling-words.js';

/** An ISO 639-1 code, such as `en`. Any string is accepted; an unsupported language has no stemmer and no stop words. */
export type Language = string;

export type Script =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'armenian'
  | 'devanagari'
  | 'bengali'
  | 'gujarati'
  | 'tamil'
  | 'han'
  | 'kana'
  | 'hangul'
  | 'thai'
  | 'lao'
  | 'khmer'
  | 'myanmar';

/** The languages of each script. The first is the default for a word of that script. */
const LANGUAGES_OF: Readonly<Record<Script, readonly Language[]>> = {
  latin: [
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt',
    'nl',
    'sv',
    'da',
    'no',
    'fi',
    'pl',
    'cs',
    'ro',
    'hu',
    'tr',
    'id',
    'lt',
    'ga',
  ],
  cyrillic: ['ru', 'uk', 'bg', 'sr'],
  greek: ['el'],
  arabic: ['ar', 'fa', 'ur'],
  hebrew: ['he'],
  armenian: ['hy'],
  devanagari: ['hi', 'mr', 'ne', 'sa'],
  bengali: ['bn'],
  gujarati: ['gu'],
  tamil: ['ta'],
  han: ['zh', 'ja'],
  kana: ['ja'],
  hangul: ['ko'],
  thai: ['th'],
  lao: ['lo'],
  khmer: ['km'],
  myanmar: ['my'],
};

export const SUPPORTED_LANGUAGES: readonly Language[] = [...new Set(Object.values(LANGUAGES_OF).flat())];

/** First code unit, last code unit, script; ascending. Han beyond the BMP is recognised by its high surrogates. */
const RANGES: readonly (readonly [number, number, Script])[] = [
  [0x41, 0x5a, 'latin'],
  [0x61, 0x7a, 'latin'],
  [0xc0, 0x24f, 'latin'],
  [0x370, 0x3ff, 'greek'],
  [0x400, 0x52f, 'cyrillic'],
  [0x530, 0x58f, 'armenian'],
  [0x590, 0x5ff, 'hebrew'],
  [0x600, 0x77f, 'arabic'],
  [0x900, 0x97f, 'devanagari'],
  [0x980, 0x9ff, 'bengali'],
  [0xa80, 0xaff, 'gujarati'],
  [0xb80, 0xbff, 'tamil'],
  [0xe00, 0xe7f, 'thai'],
  [0xe80, 0xeff, 'lao'],
  [0x1000, 0x109f, 'myanmar'],
  [0x1100, 0x11ff, 'hangul'],
  [0x1780, 0x17ff, 'khmer'],
  [0x1e00, 0x1eff, 'latin'],
  [0x1f00, 0x1fff, 'greek'],
  [0x3040, 0x30ff, 'kana'],
  [0x3130, 0x318f, 'hangul'],
  [0x31f0, 0x31ff, 'kana'],
  [0x3400, 0x4dbf, 'han'],
  [0x4e00, 0x9fff, 'han'],
  [0xac00, 0xd7af, 'hangul'],
  [0xd840, 0xd888, 'han'],
  [0xf900, 0xfaff, 'han'],
  [0xfb50, 0xfdff, 'arabic'],
  [0xfe70, 0xfeff, 'arabic'],
];

/** The script of one UTF-16 code unit; `undefined` for digits, punctuation, emoji and unlisted scripts. */
export function scriptOf(unit: number): Script | undefined {
  for (const [first, last, script] of RANGES) {
    if (unit < first) return undefined;
    if (unit <= last) return script;
  }
  return undefined;
}

/** The language for a word of `script` in a text of `language`: English words inside a Chinese text stay English. */
export function languageOfWord(script: Script | undefined, language: Language): Language {
  if (script === undefined) return language;
  const candidates = LANGUAGES_OF[script];
  return candidates.includes(language) || !SUPPORTED_LANGUAGES.includes(language) ? language : candidates[0]!;
}

/** Letters and marks that only one language of a script uses. */
const TELLING_LETTERS: readonly (readonly [Script, RegExp, Language])[] = [
  ['latin', /[¿¡]/, 'es'],
  ['cyrillic', /[їєґі]/i, 'uk'],
  ['arabic', /[ٹڈڑںے]/, 'ur'],
  ['arabic', /[پچژگ]/, 'fa'],
];

/** Number of UTF-16 units that are examined. */
const WINDOW = 1000;
/** Addresses, paths and names in code: "acme.com" is not Portuguese. */
const JOINED = /[\w./@:%-]{0,80}[a-z\d][./@_:][a-z\d][\w./@:%-]{0,200}/gi;
// eslint-disable-next-line no-control-regex -- all of ASCII, its control characters too
const NOT_ASCII = /[^\x00-\x7f]/;

/**
 * The language of a text: by script first, then among the languages of the script by counting stop words, and in Latin script by
 * spelling. Conservative: the fallback (or, if it does not use this script, the script's first language) stays unless another language
 * has clearly more stop words or is clearly nearer in spelling.
 */
export function detectLanguage(text: string, fallback: Language): Language {
  const window = (text.length > WINDOW ? text.slice(0, WINDOW) : text).replace(JOINED, ' ');
  const script = mainScript(window);
  if (script === undefined) return fallback;
  const candidates = LANGUAGES_OF[script];
  if (script === 'han') return fallback === 'ja' && window.length < 8 ? 'ja' : 'zh';
  const base = candidates.includes(fallback) ? fallback : candidates[0]!;
  if (candidates.length === 1) return base;
  for (const [of, letters, language] of TELLING_LETTERS) {
    if (of === script && letters.test(window)) return language;
  }
  const told = vote(window, candidates, base);
  return script === 'latin' ? bySpelling(window, candidates, base, told) : told;
}

/** The script of most of the text. An ideograph or a syllable block counts as three letters. */
function mainScript(window: string): Script | undefined {
  if (!NOT_ASCII.test(window)) return /[a-z]/i.test(window) ? 'latin' : undefined;
  const counts = new Map<Script, number>();
  for (let i = 0; i < window.length; i++) {
    const script = scriptOf(window.charCodeAt(i));
    if (script === undefined) continue;
    const weight = script === 'han' || script === 'kana' || script === 'hangul' ? 3 : 1;
    counts.set(script, (counts.get(script) ?? 0) + weight);
  }
  // Japanese mixes Han and kana, Chinese has no kana: a tenth of kana is enough to decide.
  const kana = counts.get('kana') ?? 0;
  const han = counts.get('han') ?? 0;
  if (kana > 0 && kana * 9 >= han) {
    counts.set('kana', kana + han);
    counts.delete('han');
  }
  let best: Script | undefined;
  for (const [script, count] of counts) if (best === undefined || count > counts.get(best)!) best = script;
  return best;
}

/**
 * Minimum number of words, because fewer may be a name: with letters that English does not have, and without. Minimum lead of a language
 * by spelling, times the square root of the number of n-grams, because names and short words lead by chance; and the factor for a text
 * with an English word. Chosen so that 1 of 1,000 lines of English chats is taken for another language, most of them code.
 */
const SPELLING = { words: 3, plainWords: 4, lead: 0.4, despiteEnglish: 2 };
/** Code is in no language, and only English has these contractions: "we're", "Mum's". */
const CODE = /[{}<>=\x60\\|$#@_]|\p{L}\(|\/\//u;
const CONTRACTED = /\p{L}['’](?:s|re|ve|ll|m|d|t)(?!\p{L})/u;

/** The spelling decides what stop words do not: a short text has none, and related languages share many. */
function bySpelling(window: string, candidates: readonly Language[], base: Language, told: Language): Language {
  if (CODE.test(window)) return told;
  const nearest = nearestBySpelling(window);
  if (nearest === null || nearest.language === told || !candidates.includes(nearest.language)) return told;
  const least = NOT_ASCII.test(window) ? SPELLING.words : SPELLING.plainWords;
  if (wordsOf(window).length < least || nearest.isBehindInSmallWords(told)) return told;
  const seemsEnglish = base === 'en' && told === base;
  if (seemsEnglish && CONTRACTED.test(window)) return told;
  const hasEnglish = seemsEnglish && wordsOf(window).some((word) => BASE_WORDS.has(word));
  const lead = SPELLING.lead * (hasEnglish ? SPELLING.despiteEnglish : 1);
  return nearest.leadOver(told) * Math.sqrt(nearest.ngrams) >= lead ? nearest.language : told;
}

/** Thresholds for clear evidence: stop words found, their share of all words, and the factor over the base's count. */
const VOTE = { words: 5, hits: 3, share: 0.25, lead: 2 };

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

function vote(window: string, candidates: readonly Language[], base: Language): Language {
  const words = wordsOf(window);
  if (words.length < VOTE.words) return byTellingWords(words, candidates, base);
  const hits = new Array<number>(VOTING_LANGUAGES.length).fill(0);
  const votes = detectionVotes();
  for (const word of words) for (const index of votes.get(word) ?? []) hits[index]!++;
  const baseHits = hits[VOTING_LANGUAGES.indexOf(base)] ?? 0;
  let best = base;
  let bestHits = Math.max(VOTE.hits - 1, words.length * VOTE.share, baseHits * VOTE.lead);
  for (let index = 0; index < hits.length; index++) {
    const language = VOTING_LANGUAGES[index]!;
    if (language === base || hits[index]! <= bestHits || !candidates.includes(language)) continue;
    best = language;
    bestHits = hits[index]!;
  }
  const told = byTellingWords(words, candidates, base);
  if (best === base && told === base) return base;
  // Spanish and French share "la", "de" and "en".
  if (best !== base) return told !== base && hits[VOTING_LANGUAGES.indexOf(told)] === bestHits ? told : best;
  return (hits[VOTING_LANGUAGES.indexOf(told)] ?? 0) + plainly(words, told) > baseHits ? told : base;
}

let tellingWords: ReadonlyMap<string, Language> | undefined;

/** Words that two languages share are dropped. */
function languagesByWord(): ReadonlyMap<string, Language> {
  if (tellingWords) return tellingWords;
  const found = new Map<string, Language>();
  const shared = new Set<string>();
  for (const [language, text] of Object.entries(TELLING_WORDS))
    for (const word of text.split(/\s+/)) {
      if (found.has(word)) shared.add(word);
      found.set(word, language);
    }
  for (const word of shared) found.delete(word);
  return (tellingWords = found);
}

/** For a short text: the only language indicated by its words, if none indicates the base or another language. */
function byTellingWords(words: readonly string[], candidates: readonly Language[], base: Language): Language {
  const known = languagesByWord();
  const told = new Set(phrasesIn(words));
  for (const word of words) {
    const language = known.get(word);
    if (language !== undefined) told.add(language);
  }
  const [language] = told;
  if (told.size !== 1 || language === undefined || !candidates.includes(language)) return base;
  return words.some((word) => BASE_WORDS.has(word)) && base === 'en' ? base : language;
}

/**
 * How many phrases and words show the language of a text. A short word does not count, because names and other languages have it too:
 * "wohnt" counts, "per" does not.
 */
function plainly(words: readonly string[], language: Language): number {
  const plain = words.filter((word) => word.length >= PLAIN && languagesByWord().get(word) === language);
  return plain.length + phrasesIn(words).filter((told) => told === language).length;
}

const PLAIN = 4;
/** Number of words in which a phrase is looked for. */
const PHRASED = 40;

/** The language of each phrase that the text has. */
function phrasesIn(words: readonly string[]): readonly Language[] {
  const said = words.slice(0, PHRASED).join(' ');
  return TELLING_PHRASES.flatMap(([language, phrase]) => (phrase.test(said) ? language : []));
}
