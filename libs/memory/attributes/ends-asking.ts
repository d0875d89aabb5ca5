/**
 * A question mark at the end of a text, before quotation marks and a note on an image. A regular expression for JavaScript and for
 * Postgres.
 */
export const ENDS_ASKING = String.raw`[?？؟]["')\]]*\s*(?:\[[^\[\]]*\]\s*)?$`;
const PATTERN = new RegExp(ENDS_ASKING, 'u');
/** Number of UTF-16 units read at the end of a text. */
const READ = 1_000;

/** Whether a text ends with a question. */
export function endsAsking(text: string): boolean {
  return PATTERN.test(text.slice(-READ));
}
