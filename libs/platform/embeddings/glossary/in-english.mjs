import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { FRENCH_WORDS } from './french-words.mjs';
import { GERMAN_WORDS } from './german-words.mjs';
import { SPANISH_WORDS } from './spanish-words.mjs';

/**
 * A language with a glossary.
 * @typedef {object} Spoken
 * @property {string} source
 * @property {(word: string) => string} stemmer
 * @property {readonly (readonly [infinitive: string, endings: string])[]} verbs endings of a regular verb, by that of its infinitive
 * @property {boolean} romance French and Spanish join words by marks, keep capitals for names and are typed without accents. German has compounds
 * instead, and keeps the rules by which the vectors of stored German texts were made
 * @property {RegExp} [hints] matches every text that may be of this language. Without it, the glossary is read at the first text
 */

/** @type {readonly Spoken[]} If two know equally many words of a text, the first one counts. */
const LANGUAGES = [
  {
    source: GERMAN_WORDS,
    stemmer: german,
    verbs: [['en', 'etest test eten tet ten est ete st te et t e']],
    romance: false,
  },
  {
    source: SPANISH_WORDS,
    stemmer: spanish,
    verbs: [
      [
        'ar',
        'aríamos ábamos aremos asteis aríais abais arías arían aréis arás arán aría aste aron aban abas amos áis aré ará aba ado ada ados adas ando ase ara ó é o a as an e es en emos éis',
      ],
      [
        'er',
        'eríamos íamos eremos isteis eríais erías erían eréis erás erán ería iste ieron ían ías emos éis eré erá ía ido ida idos idas iendo iera ió í o e es en imos a as an amos',
      ],
      [
        'ir',
        'iríamos íamos iremos isteis iríais irías irían iréis irás irán iría iste ieron ían ías imos ís iré irá ía ido ida idos idas iendo iera ió í o e es en a as an amos',
      ],
    ],
    romance: true,
    hints:
      /[ñ¿¡]|(?<!\p{L})(?:el|los|las|una|que|qué|mi|mis|yo|con|por|para|muy|está|estoy|soy|tengo|dónde|cuándo|cómo|quién|cuál|nos|del|al|y|en|de)(?!\p{L})/iu,
  },
  {
    source: FRENCH_WORDS,
    stemmer: french,
    verbs: [
      [
        'er',
        'erions eriez eraient erais erait erons erez eront erai eras era ions iez aient ais ait ons ez ent èrent âmes âtes ai as a é ée és ées ant e es',
      ],
      [
        'ir',
        'irions iriez iraient irais irait irons irez iront irai iras ira issions issiez issaient issais issait issons issez issent issant irent îmes is it i ie ies',
      ],
      [
        're',
        'rions riez raient rais rait rons rez ront rai ras ra ions iez aient ais ait ons ez ent irent s u ue us ues ant',
      ],
    ],
    romance: true,
    hints:
      /[êèœ]|(?<!\p{L})(?:[jldmnstc]['’]\p{L}|je|le|la|les|une|des|du|et|mon|ma|mes|avec|pour|dans|est|suis|où|quel|quelle|qui|nous|pas|sur|au|de|en)(?!\p{L})/iu,
  },
];

const WORD = /(?<!\p{N})\p{L}+(?!\p{N})/gu;
/** One word, or several that are joined: "grand-mère", "aujourd'hui". */
const RUN = /\p{L}+(?:[-'’]\p{L}+)*/gu;
/** What may stand between the parts of a compound. */
const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const SHORTEST_PART = 3;
/** Minimum length of a French or Spanish verb without its ending. Otherwise "san" would count as a form of "ser". */
const SHORTEST_STEM = 3;
/** A longer word is not taken apart, because the time for that grows with the square of its length. */
const LONGEST_COMPOUND = 40;

/** @typedef {{ exact: Map<string, string>, unaccented: Map<string, string>, byStem: Map<string, string>, english: Set<string>, endings: readonly (readonly [string, string])[] }} Glossary */

/** @type {Map<Spoken, Glossary>} */
const glossaries = new Map();

/**
 * Read at the first text that may be of the language: that takes some 30 ms and 4 MB.
 * @param {Spoken} language
 * @returns {Glossary}
 */
function glossaryOf(language) {
  const known = glossaries.get(language);
  if (known) return known;
  /** @type {Glossary} */
  const glossary = {
    exact: new Map(),
    unaccented: new Map(),
    byStem: new Map(),
    english: new Set(),
    endings: endingsOf(language),
  };
  for (const entry of language.source.trim().split(/[;\n]/)) {
    const at = entry.indexOf('=');
    const [word, english] = [entry.slice(0, at), entry.slice(at + 1)];
    glossary.exact.set(word, english);
    // Not for words that end in é: "habite" is a form of its own, not "habité" typed in haste.
    if (language.romance && withoutAccents(word) !== word && !word.endsWith('é'))
      glossary.unaccented.set(withoutAccents(word), english);
    for (const one of english.split(' ')) glossary.english.add(one);
    const stem = language.stemmer(word);
    if (stem.length >= SHORTEST_PART && !glossary.byStem.has(stem)) glossary.byStem.set(stem, english);
  }
  glossaries.set(language, glossary);
  return glossary;
}

/**
 * Each ending of a verb with that of its infinitive, the longest first.
 * @param {Spoken} language
 * @returns {[ending: string, infinitive: string][]}
 */
function endingsOf({ verbs }) {
  return verbs
    .flatMap(([infinitive, endings]) =>
      endings.split(' ').map((ending) => /** @type {[string, string]} */ ([ending, infinitive])),
    )
    .sort(([a], [b]) => b.length - a.length);
}

/**
 * A German, Spanish or French text in English, word by word and in its own order, for a model that knows English only: "Seit März
 * fahre ich einen Kombi" becomes "since march drive i a estate car". Unknown words, such as names, stay as they are. So does a text
 * in another language.
 * @param {string} text
 * @returns {string}
 */
export function inEnglish(text) {
  const language = languageOf(text);
  if (!language) return text;
  const english = language.romance
    ? text.replace(RUN, (run, /** @type {number} */ at) => ofRun(language, run, isName(text, run, at)))
    : text.replace(WORD, (word) => englishOf(language, word) ?? word);
  return /\p{L}/u.test(english) ? english : text;
}

/**
 * In French and Spanish only names have a capital inside a sentence: "Lucía" is no form of "lucir".
 * @param {string} text
 * @param {string} run
 * @param {number} at where it begins
 */
function isName(text, run, at) {
  return /^\p{Lu}/u.test(run) && /[\p{L}\p{N},;]\s$/u.test(text.slice(Math.max(0, at - 2), at));
}

/**
 * @param {Spoken} language
 * @param {string} run
 * @param {boolean} name whether only a known whole word counts
 */
function ofRun(language, run, name) {
  const { exact } = glossaryOf(language);
  const joined = /[-'’]/.test(run) ? exact.get(plain(run).replaceAll('’', "'")) : undefined;
  return joined ?? run.replace(WORD, (word) => (name ? exact.get(plain(word)) : englishOf(language, word)) ?? word);
}

/**
 * The language of which it has the most words, more than of English: those of both, such as "was", "die" and "in" in German, do
 * not count.
 * @param {string} text
 * @returns {Spoken | undefined}
 */
function languageOf(text) {
  const words = (text.match(WORD) ?? []).map(plain);
  let most = 0;
  let spoken;
  for (const language of LANGUAGES) {
    if (language.hints && !language.hints.test(text)) continue;
    const balance = balanceOf(language, words);
    if (balance > most) [most, spoken] = [balance, language];
  }
  return spoken;
}

/** Minimum share of known words in a text, because names and addresses contain some words of other languages by chance. */
const LEAST_KNOWN = 1 / 3;

/**
 * How many more words are of a language than of English.
 * @param {Spoken} language
 * @param {readonly string[]} words
 */
function balanceOf(language, words) {
  const { exact, english } = glossaryOf(language);
  const counted = language.romance ? words.filter((word) => word.length > 1) : words;
  const known = counted.filter((word) => exact.has(word)).length;
  if (language.romance && known < counted.length * LEAST_KNOWN) return 0;
  return known - counted.filter((word) => english.has(word)).length;
}

/** @param {string} word */
function plain(word) {
  return word.toLowerCase().replaceAll('ß', 'ss');
}

/**
 * The word as people type it in a hurry: without accents.
 * @param {string} word
 */
function withoutAccents(word) {
  return word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/**
 * @param {Spoken} language
 * @param {string} word
 * @returns {string | undefined} undefined: unknown. Empty: says nothing by itself
 */
function englishOf(language, word) {
  const lower = plain(word);
  const whole = ofWord(language, lower);
  if (whole !== undefined || language.romance || lower.length > LONGEST_COMPOUND) return whole;
  return ofCompound(language, lower);
}

/**
 * @param {Spoken} language
 * @param {string} word
 */
function ofWord(language, word) {
  const { exact, unaccented, byStem } = glossaryOf(language);
  return exact.get(word) ?? unaccented.get(word) ?? ofVerb(language, word) ?? byStem.get(language.stemmer(word));
}

/**
 * @param {Spoken} language
 * @param {string} word
 */
function ofVerb(language, word) {
  const { exact, endings } = glossaryOf(language);
  for (const [ending, infinitive] of endings) {
    if (language.romance && word.length - ending.length < SHORTEST_STEM) continue;
    const english = word.endsWith(ending) && exact.get(`${word.slice(0, -ending.length)}${infinitive}`);
    if (typeof english === 'string') return english;
  }
  return undefined;
}

/**
 * The longest known word at the end, after a known one: "blutdrucktabletten" is "blood pressure" and "tablets".
 * @param {Spoken} language
 * @param {string} word
 */
function ofCompound(language, word) {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const last = ofWord(language, word.slice(at));
    const first = last === undefined ? undefined : ofFirstPart(language, word.slice(0, at));
    if (first !== undefined) return `${first} ${last}`;
  }
  return undefined;
}

/**
 * @param {Spoken} language
 * @param {string} part
 */
function ofFirstPart(language, part) {
  for (const joint of JOINTS) {
    const word = part.endsWith(joint) ? part.slice(0, part.length - joint.length) : '';
    const english = word.length < SHORTEST_PART ? undefined : ofWord(language, word);
    if (english !== undefined) return english;
  }
  return undefined;
}
