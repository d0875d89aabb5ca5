import type { EdgeBetween } from '@memory/graph/edges-among.query.js';

/** Length of the excerpt of a text, in UTF-16 units. Used when no number differs. */
const SHOWN = 60;

/**
 * The two conflicting values of an edge, in the direction of the edge. They come from the edge's properties if given
 * (`contradiction`, with `values` or `conflicting_values`), else they are the first numbers that differ, else the beginnings of the
 * two texts. Null if the edge records no contradiction.
 */
export function contradicted(
  { stored, properties }: Pick<EdgeBetween, 'stored' | 'properties'>,
  texts: { readonly from: string; readonly to: string },
): readonly [string, string] | null {
  const flagged = properties['contradiction'];
  if (stored !== 'CONTRADICTS' && (flagged === undefined || flagged === false || flagged === null)) return null;
  return saidValues(flagged) ?? saidValues(properties) ?? differing(texts) ?? [begin(texts.from), begin(texts.to)];
}

function saidValues(given: unknown): readonly [string, string] | null {
  if (typeof given !== 'object' || given === null) return null;
  const { values, conflicting_values: told } = given as Readonly<Record<string, unknown>>;
  const pair = Array.isArray(values) ? values : typeof told === 'string' ? told.split(/\s+vs\.?\s+/u) : told;
  if (!Array.isArray(pair) || pair.length !== 2) return null;
  const [a, b] = pair.map((value) => begin(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));
  return a && b ? [a, b] : null;
}

/** "Norway has 3 golds" and "Norway has 5 golds": 3 and 5. */
function differing({ from, to }: { readonly from: string; readonly to: string }): readonly [string, string] | null {
  const [a, b] = [numbersIn(from), numbersIn(to)];
  const own = a.find((number) => !b.includes(number));
  const other = b.find((number) => !a.includes(number));
  return own !== undefined && other !== undefined ? [own, other] : null;
}

function numbersIn(text: string): string[] {
  return text.match(/\p{N}+(?:[.,:]\p{N}+)*/gu) ?? [];
}

function begin(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
