import { allMatches } from '@kernel/all-matches.js';

/** Two or more words in quotation marks, or text in backticks. */
const QUOTED = /["“”„«]([^"“”„«»]{3,120}?)["“”»]|`([^`]{2,120})`|(?<![\p{L}\p{N}])'([^']{3,120}?)'(?![\p{L}\p{N}])/gu;
const TRIMMED = /^[("'[{<]+|[)"'\]}>.,;:!?]+$/g;
/** Units behind a number of four or five digits, which is also how a hash begins: "1000mg", not "1234abc". */
const UNIT = '[cmk]?m|[mk]?g|m?l|[kmgt]b|k?wh?|mah|[kmg]?hz|k?cal|k?v|ms|rpm|lbs?|ft|px';
/** A number and a unit, or an ordinal: "5mg", "10k", "2nd", "7:30pm", "1,000mg", "4-day", "3-Zimmer-Wohnung". */
const MEASURE = new RegExp(
  `^(?:[\\d.,]{1,3}\\p{L}{1,3}|\\d{1,3}[.,:]\\d{1,3}\\p{L}{1,3}|\\d{4,5}(?:${UNIT})|\\d{1,5}(?:,\\d{3}|[.,]5)?(?:-\\p{Lu}?\\p{Ll}{2,})+)$`,
  'u',
);
const YEAR = /^(?:19|20)\d\d$/;
/** In UTF-16 units, and the maximum number: a pasted log names many and means none. */
const READ = 1_000;
const MOST = 8;

/**
 * The parts of a query that identify exactly one thing and are written in only one way: error codes, ticket numbers, versions,
 * paths, long numbers, quoted phrases. Lower case.
 */
export function identifiersIn(query: string): readonly string[] {
  const read = query.slice(0, READ);
  const quoted = allMatches(read, QUOTED).map(([, double, code, single]) => (double ?? code ?? single ?? '').trim());
  const phrases = quoted.filter((phrase) => /\S\s+\S/.test(phrase) || isIdentifier(phrase));
  const words = read.replace(QUOTED, ' ').split(/\s+/).map((word) => word.replace(TRIMMED, '')); // prettier-ignore
  const found = [...new Set([...phrases, ...words.filter(isIdentifier)].map((one) => one.toLowerCase()))];
  return found.length > MOST ? [] : found;
}

function isIdentifier(word: string): boolean {
  if (word.length < 3) return false;
  if (/\d/.test(word) && /\p{L}/u.test(word)) return !MEASURE.test(word) && !/['’]/.test(word);
  if (/\p{L}/u.test(word) && (/\\|_/.test(word) || /^[/~.]\S*\//.test(word) || /\/\S*\//.test(word))) return true;
  return /^\d+(?:\.\d+){2,}$/.test(word) || /^\d{4}-\d{2}$/.test(word) || (/^\d{4,}$/.test(word) && !YEAR.test(word));
}

/** Whether a text, in lower case, contains the identifier literally, and not as part of a longer word. */
export function holdsIdentifier(text: string, identifier: string): boolean {
  for (let at = text.indexOf(identifier); at >= 0; at = text.indexOf(identifier, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + identifier.length] ?? ' '];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

/** Common words of titles, which do not distinguish them. */
const PLAIN = new Set(
  'a an the of in on at to for and or with by from der die das ein eine und von im am zu mit'.split(' '),
);
/** A single word is a topic, and the title of many texts. */
const FEWEST_WORDS = 2;

/** Whether a text asks for the record with this title: it contains the whole title, in order. */
export function holdsTitle(text: string, title: string | null): boolean {
  if (title === null) return false;
  const wanted = bare(title);
  const telling = wanted.split(' ').filter((word) => word.length > 1 && !PLAIN.has(word));
  return telling.length >= FEWEST_WORDS && ` ${bare(text)} `.includes(` ${wanted} `);
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
