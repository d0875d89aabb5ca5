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
  return plain(text).match(/[\p{L}\p{M}]+(?:'[\p{L}]+)?|\p{N}+(?:[.,:]\p{N}+)*/gu)?.map((word) => word.replace(/'s$/u, '')) ?? []; // prettier-ignore
}

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

export const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Numbers in digits, and number words above one. */
export function numbersOf(content: string): string[] {
  return wordsOf(content).filter((word) => /\p{N}/u.test(word) || NUMBERS.indexOf(word) > 1);
}

/** The next content words after each "not". */
export function deniedBy(text: string): string[] {
  const after = plain(text).replaceAll(IDIOMS, ' ').split(NOT).slice(1);
  return after.flatMap((rest) => {
    const [clause = ''] = rest.split(/[,;:.!?]|\s-+\s|\bbut\b|\baber\b/u);
    return [...stemsOf(clause)].slice(0, DENIED_WORDS);
  });
}

const DENIED_WORDS = 2;
/** Idioms that negate nothing. */
const IDIOMS =
  /\b(?:can't wait|cannot wait|won't believe|never forget|don't forget|not forget|not just|not only|no doubt|can't believe|not-so|no matter|no wonder|no problem|no worries|no joke|no cakewalk|nothing like|don't let|not (?:to )?let)\b/gu;

/** Content words, truncated so that "drinks" and "drink" are equal. */
export function stemsOf(text: string): Set<string> {
  const words = wordsOf(text).filter((word) => word.length > 3 && !EMPTY.has(word));
  return new Set(words.map((word) => word.slice(0, 4)));
}

const EMPTY = new Set(
  'that this with have been from they them there would could should really very much anymore'.split(' '),
);

const NOT =
  /\b(?:not|no|never|none|nobody|nothing|neither|nor|cannot|without|nicht|kein|keine|keinen|nie|niemals|nichts|ohne)\b|n't\b/u;
/** Words that negate by themselves: "not" beside them is ambiguous. */
const SOFT = /n't (?:been )?able\b|\b(?:dislike|hate|stop|quit|avoid|refus|lack|unable|not (?:been )?able|unlike|fail|gave up|give up|allerg|cancel|without|former|ex-|hardly|instead|rather|except|only|mag\b.*nicht|hass)/gu; // prettier-ignore

/** The words of a text that negate by themselves, truncated as `stemsOf` does. */
export function softlyDenied(text: string): string[] {
  return (plain(text).match(SOFT) ?? []).map((word) => word.slice(0, 4));
}

/** Null if words alone cannot decide. */
export function negates(text: string): boolean | null {
  const said = plain(text).replaceAll(IDIOMS, ' ');
  return said.search(SOFT) >= 0 ? null : NOT.test(said);
}
