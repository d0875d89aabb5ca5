import type { RecordRow } from '@memory/record-store/record-row.js';
import { confidenceOf } from './fact.js';

/** What a model is told where nothing is known. */
export const NOTHING_KNOWN = 'No relevant knowledge found.';

/** A link between two of the facts that are told. */
export interface Told {
  readonly from: string;
  readonly to: string;
  readonly conflict: string | null;
}

/**
 * Facts as a model reads them: in the order of time, numbered, each with its day, and behind them a WARNING for every two
 * that contradict each other, with both values.
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

/** Where the writer counts time himself (`temporal_index` of the metadata), it decides before the clock. */
function placeOf({ metadata }: RecordRow): number {
  const index = metadata['temporal_index'];
  return typeof index === 'number' ? index : 0;
}
