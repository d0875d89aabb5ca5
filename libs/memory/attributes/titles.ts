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
