const WORD = /[\p{L}\p{N}]+/gu;
/** A word of four letters or more matches any word with the same beginning, ignoring its inflected end. */
const STEM = 4;
const BENT = 2;

const stemOf = (word: string) => word.slice(0, Math.max(STEM, word.length - BENT));

/** The words of a question that a text contains, as the question writes them. The search itself compares stems. */
export function wordsOf(question: string, text: string): string[] {
  const said = new Set((text.toLowerCase().match(WORD) ?? []).flatMap((word) => [word, stemOf(word)]));
  const asked = question.match(WORD) ?? [];
  const met = asked.filter((word) => {
    const low = word.toLowerCase();
    return said.has(low) || (low.length > STEM && said.has(stemOf(low)));
  });
  return [...new Set(met)];
}
