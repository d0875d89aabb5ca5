import { stemmer } from '@orama/stemmers/german';
import { GERMAN_WORDS } from './german-words.mjs';

const WORD = /(?<!\p{N})\p{L}+(?!\p{N})/gu;
/** Endings of a regular verb whose infinitive is known, the longest first. */
const VERB_ENDINGS = ['etest', 'test', 'eten', 'tet', 'ten', 'est', 'ete', 'st', 'te', 'et', 't', 'e'];
/** What may stand between the parts of a compound. */
const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const SHORTEST_PART = 3;
/** A longer word is not taken apart, because the time for that grows with the square of its length. */
const LONGEST_COMPOUND = 40;

/** @type {{ exact: Map<string, string>, byStem: Map<string, string>, english: Set<string> } | undefined} */
let words;

/** Read at the first text: that takes some 30 ms and 4 MB. */
function germanWords() {
  if (words) return words;
  words = { exact: new Map(), byStem: new Map(), english: new Set() };
  for (const entry of GERMAN_WORDS.trim().split(/[;\n]/)) {
    const at = entry.indexOf('=');
    const [word, english] = [entry.slice(0, at), entry.slice(at + 1)];
    words.exact.set(word, english);
    for (const one of english.split(' ')) words.english.add(one);
    const stem = stemmer(word);
    if (stem.length >= SHORTEST_PART && !words.byStem.has(stem)) words.byStem.set(stem, english);
  }
  return words;
}

/**
 * A German text in English, word by word and in the German order, for a model that knows English only: "Seit März fahre
 * ich einen Kombi" becomes "since march drive i a estate car". Unknown words, such as names, stay as they are. So does a
 * text in another language.
 * @param {string} text
 * @returns {string}
 */
export function inEnglish(text) {
  if (!isGerman(text)) return text;
  const english = text.replace(WORD, (word) => englishOf(word) ?? word);
  return /\p{L}/u.test(english) ? english : text;
}

/**
 * Whether more of its words are only German than only English. "Was", "die" and "in" are both.
 * @param {string} text
 */
function isGerman(text) {
  const { exact, english } = germanWords();
  let balance = 0;
  for (const word of text.match(WORD) ?? []) {
    const lower = plain(word);
    balance += Number(exact.has(lower)) - Number(english.has(lower));
  }
  return balance > 0;
}

/** @param {string} word */
function plain(word) {
  return word.toLowerCase().replaceAll('ß', 'ss');
}

/**
 * @param {string} word
 * @returns {string | undefined} undefined: unknown. Empty: says nothing by itself
 */
function englishOf(word) {
  const lower = plain(word);
  return ofWord(lower) ?? (lower.length <= LONGEST_COMPOUND ? ofCompound(lower) : undefined);
}

/** @param {string} word */
function ofWord(word) {
  const { exact, byStem } = germanWords();
  return exact.get(word) ?? ofVerb(word) ?? byStem.get(stemmer(word));
}

/** @param {string} word */
function ofVerb(word) {
  for (const ending of VERB_ENDINGS) {
    const english = word.endsWith(ending) && germanWords().exact.get(`${word.slice(0, -ending.length)}en`);
    if (typeof english === 'string') return english;
  }
  return undefined;
}

/**
 * The longest known word at the end, after a known one: "blutdrucktabletten" is "blood pressure" and "tablets".
 * @param {string} word
 */
function ofCompound(word) {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const last = ofWord(word.slice(at));
    const first = last === undefined ? undefined : ofFirstPart(word.slice(0, at));
    if (first !== undefined) return `${first} ${last}`;
  }
  return undefined;
}

/** @param {string} part */
function ofFirstPart(part) {
  for (const joint of JOINTS) {
    const word = part.endsWith(joint) ? part.slice(0, part.length - joint.length) : '';
    const english = word.length < SHORTEST_PART ? undefined : ofWord(word);
    if (english !== undefined) return english;
  }
  return undefined;
}
