import type { RecordRow } from '@memory/record-store/record-row.js';
import { confidenceOf } from './fact.js';

/** The text for a model if nothing is known. */
export const NOTHING_KNOWN = 'No relevant knowledge found.';

/** A link between two of the given facts. */
export interface Told {
  readonly from: string;
  readonly to: string;
  readonly conflict: string | null;
}

/**
 * Facts as text for a model: in order of time, numbered, each with its day, followed by a WARNING for every contradicting pair, with
 * both values.
 */
export function tellFacts(facts: readonly RecordRow[], links: readonly Told[]): string {
  if (facts.length === 0) return NOTHING_KNOWN;
  const ordered = facts.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || a.occurredAt.getTime() - b.occurredAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  const numbers = new Map(ordered.map(({ id }, i) => [id, i + 1]));
  const lines = ordered.map((row, i) => {
    const concept = row.title ? `${row.title}: ` : '';
    const sure = confidenceOf(row) < 1 ? ` (confidence ${Math.round(confidenceOf(row) * 100) / 100})` : '';
    return `${i + 1}. [${row.occurredAt.toISOString().slice(0, 10)}] ${concept}${row.content}${sure}`;
  });
  const warnings = links
    .filter(({ conflict, from, to }) => conflict !== null && numbers.has(from) && numbers.has(to))
    .map(
      ({ conflict, from, to }) =>
        `WARNING: ${numbers.get(to)} and ${numbers.get(from)} contradict each other: ${conflict}`,
    );
  return ['Known facts, in order of time:', ...lines, ...warnings].join('\n');
}

/** If the writer supplies its own order (`temporal_index` in the metadata), it takes precedence over the clock. */
function placeOf({ metadata }: RecordRow): number {
  const index = metadata['temporal_index'];
  return typeof index === 'number' ? index : 0;
}
