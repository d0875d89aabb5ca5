import { analyse } from '@memory/indexing/terms.js';
import { factsOf, shareKept } from './facts.js';
import type { SummarySource } from './summarizer.js';
import type { Span } from './write-summary.js';

/** The share of a source's facts in its lines of a summary, 0…1. */
export function keptOf(
  source: SummarySource,
  speakers: ReadonlySet<string>,
  content: string,
  spans: readonly Span[],
): number {
  const lines = spans.map(([start, end]) => content.slice(start, end)).join('\n');
  const said = analyse(lines, source.language).terms.map(({ term }) => term);
  return Math.round(shareKept(factsOf(source.content, source.language, speakers), said) * 1_000) / 1_000;
}
