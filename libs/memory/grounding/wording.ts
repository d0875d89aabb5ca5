import { NOT_ELSEWHERE } from '@memory/indexing/negation.js';

/** What a sentence says in words that can be looked for in what it was made of: names, numbers, and what it denies. Pure. */

/** A shorter quote occurs in too many turns, unless it is the whole turn. */
const SHORTEST_QUOTE = 8;

/** Normalises quotation marks, dashes and white space, which models do not copy exactly. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[‘’‚‛ʼ]/gu, "'")
    .replaceAll(/[“”„‟]/gu, '"')
    .replaceAll(/[‐‑‒–—]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}

export function standsIn(quote: string, text: string): boolean {
  const [wanted, whole] = [plain(quote), plain(text)];
  if (wanted === whole && wanted !== '') return true;
  if (wanted.length < SHORTEST_QUOTE) return false;
  const at = whole.indexOf(wanted);
  // Whole words: "he can" is not contained in "she can".
  const edge = (sign: string | undefined) => sign === undefined || !/[\p{L}\p{N}]/u.test(sign);
  return at >= 0 && edge(whole[at - 1]) && edge(whole[at + wanted.length]);
}

export function wordsOf(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{M}]+(?:'[\p{L}]+)?|\p{N}+(?:[.,:]\p{N}+)*/gu) ?? [];
  return words.map((word) => (THOUSANDS.test(word) ? word.replaceAll(',', '') : word.replace(/'s$/u, '')));
}

const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/u;

/** Words for the speaker if no name is known. */
export const USER = new Set(['user', 'the user', 'der nutzer', 'die nutzerin']);

/** Capitalised words, except the first of the sentence. Lower case. */
export function namesIn(content: string): string[] {
  const later = content.trim().split(/\s+/u).slice(1).join(' ');
  return onlyNames(later.match(/(?<![\p{L}\p{N}'’])\p{Lu}[\p{L}\p{M}]+/gu) ?? []);
}

/** Without days, months and words for the user. */
export function onlyNames(words: readonly string[]): string[] {
  return words
    .map((name) => plain(name))
    .filter((name) => !CALENDAR.has(name) && !USER.has(name) && !PRONOUNS.has(name));
}

/** Days and months are checked as dates. */
const CALENDAR = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december i'.split(
    ' ',
  ),
);

/** Capitalised at the start of a second sentence. */
const PRONOUNS = new Set('he she they it his her their its this that these those er sie es'.split(' '));

export function isKnown(name: string, words: ReadonlySet<string>): boolean {
  return words.has(name) || words.has(`${name}s`) || words.has(name.replace(/s$/u, ''));
}

const UP_TO_TWENTY = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'; // prettier-ignore
const IN_GERMAN = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf';
const TENS = 'thirty forty fifty sixty seventy eighty ninety';

/** Number words, with what they say in digits. */
const VALUES = new Map([
  ...UP_TO_TWENTY.split(' ').map((word, value) => [word, String(value)] as const),
  ...IN_GERMAN.split(' ').map((word, value) => [word, String(value)] as const),
  ...TENS.split(' ').map((word, index) => [word, String(10 * (index + 3))] as const),
]);

/** Numbers in digits, and number words above one. */
export function numbersOf(content: string): string[] {
  return wordsOf(content).filter((word) => /\p{N}/u.test(word) || Number(VALUES.get(word) ?? 0) > 1);
}

/** Whether a number occurs among the words, in digits or as a word. */
export function isSaidNumber(number: string, words: ReadonlySet<string>): boolean {
  const value = VALUES.get(number) ?? number;
  return words.has(value) || [...VALUES].some(([word, same]) => same === value && words.has(word));
}

/** The next content words after each "not". */
export function deniedBy(text: string): string[] {
  const after = meaningOf(text).split(NOT).slice(1);
  return after.flatMap((rest) => {
    const [clause = ''] = rest.split(/[,;:.!?，；：。！？、]|\s-+\s|\bbut\b|\baber\b|\bpero\b|\bmais\b|但/u);
    // In Chinese only the object is denied, because its verb may be said of other things as well: "我喜欢咖啡，不喜欢茶".
    if (HAN.test(clause)) return contentWords(clause.replace(PARTICLE, '')).slice(-1);
    const words = contentWords(clause);
    const long = words.filter((word) => word.length > 3);
    const last = long.length > DENIED_WORDS ? words.indexOf(long[DENIED_WORDS - 1]!) : words.length - 1;
    return words.slice(0, last + 1).map(stemOf);
  });
}

/** Number of words of four letters or more. Shorter words among them are added: "car" in "I don't have a car". */
const DENIED_WORDS = 2;
/** "No I meant Porto": it answers, and negates nothing of what follows. */
const ANSWERS_NO =
  /(?:^|[.!?;]\s)(?:no|nope|nah|nein)\s(?=(?:i|it|he|she|they|we|you|that|this|my|our|his|her|their|the|actually|ich|es|er|sie|wir|das|mein|meine)\b)/gu;
/** Idioms that negate nothing. */
const IDIOMS =
  /\b(?:can't wait|cannot wait|won't believe|never forget|don't forget|not forget|not just|not only|no doubt|can't believe|not-so|no matter|no wonder|no problem|no worries|no joke|no cakewalk|nothing like|don't let|not (?:to )?let|no (?:solo|sólo|obstante|importa|hay problema)|pas (?:seulement|mal|de problème|de souci|de soucis)|sans (?:doute|problème))(?![\p{L}])/gu;

function meaningOf(text: string): string {
  return plain(text).replaceAll(IDIOMS, ' ').replaceAll(ANSWERS_NO, ' ');
}

/** Content words, truncated so that "drinks" and "drink", "dogs" and "dog" are equal. */
export function stemsOf(text: string): Set<string> {
  return new Set(contentWords(text).map(stemOf));
}

function contentWords(text: string): string[] {
  return wordsOf(text).flatMap((word) =>
    HAN.test(word) ? pairsOf(word) : word.length > 2 && !EMPTY.has(word) ? [word] : [],
  );
}

const HAN = /\p{Script=Han}/u;
/** At the end of a Chinese sentence. */
const PARTICLE = /[了吗呢吧啊]\s*$/u;

/** Chinese has no spaces between words: every two characters that follow each other. */
function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.length < 2 ? signs : signs.slice(1).map((sign, at) => `${signs[at]!}${sign}`);
}

function stemOf(word: string): string {
  return word.length === 4 ? word.replace(/(?<!s)s$/u, '') : word.slice(0, 4);
}

const EMPTY = new Set(
  `that this with have been from they them there would could should really very much anymore does
  the and for you are was has had did can may not nor any all her his him she its our who how why out off too now but
  yet own per via let get got see say use put try way day lot bit one two few i'm i've i'd i'll it's he's won't don't
  ich sie wir ihr und der die das den dem des ein mit von bei aus auf für zum zur ist war hat bin`.split(/\s+/u),
);

const NOT = new RegExp(
  `\\b(?:not|no|never|none|nobody|nothing|neither|nor|cannot|without)\\b|n't\\b|${NOT_ELSEWHERE}`,
  'u',
);
/** Words that negate by themselves: "not" beside them is ambiguous. */
const SOFT = /n't (?:been )?able\b|\b(?:dislike|hate|stop|quit(?!e)|avoid|refus|lack|unable|not (?:been )?able|unlike|fail|gave up|give up|allerg|cancel|without|former|ex-|hardly|instead|rather|except|only|mag\b.*nicht|hass|dej[aoóé]\p{L}* de\b|odi[ao]\b|detest|evit[aoé]|alérg|alerg|arrêt)|(?<!\p{L})évit|讨厌|停止|戒|避免|拒绝|过敏/gu; // prettier-ignore

/** The words of a text that negate by themselves, truncated as `stemsOf` does. */
export function softlyDenied(text: string): string[] {
  return (plain(text).match(SOFT) ?? []).map((word) => word.slice(0, 4));
}

/** Null if words alone cannot decide. */
export function negates(text: string): boolean | null {
  const said = meaningOf(text);
  return said.search(SOFT) >= 0 ? null : NOT.test(said);
}
