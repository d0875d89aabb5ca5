import { percentile } from '../retrieval/metrics.js';

/** What one system did. Times in milliseconds, rates in texts a second, one value per round or question. */
export interface Row {
  readonly name: string;
  readonly acknowledged: readonly number[];
  readonly embedded: readonly number[];
  readonly searches: readonly number[];
  /** Processor time of its process per search; 0 if unknown. */
  readonly processorMs: number;
  /** Of each question, the share of its evidence among the first ten. */
  readonly recall: readonly number[];
}

export interface PeersReport {
  readonly at: string;
  readonly machine: string;
  readonly load: string;
  readonly texts: number;
  readonly rows: readonly Row[];
}

/** Markdown for docs/benchmarks.md. Rates are medians over the rounds. */
export function formatReport({ at, machine, load, texts, rows }: PeersReport): string {
  return [
    `${texts} texts, ${rows[0]?.searches.length ?? 0} questions; ${machine}; load ${load}; ${at}.`,
    '',
    '| | acknowledged/s | with vector/s | search p50, ms | p95, ms | of the processor, ms | R@10 |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...rows.map(
      ({ name, acknowledged, embedded, searches, processorMs, recall }) =>
        `| ${name} | ${percentile(acknowledged, 0.5).toFixed(0)} | ${percentile(embedded, 0.5).toFixed(0)} | ` +
        `${percentile(searches, 0.5).toFixed(1)} | ${percentile(searches, 0.95).toFixed(1)} | ${processorMs.toFixed(1)} | ` +
        `${((100 * recall.reduce((sum, each) => sum + each, 0)) / recall.length).toFixed(1)} |`,
    ),
  ].join('\n');
}
