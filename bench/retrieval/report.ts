import type { Conversation } from './loaders/conversation.js';
import { type Scores, mean, percentile } from './metrics.js';
import type { Asked, RunOptions, RunResult } from './run.js';

export interface Row {
  readonly name: string;
  /** Questions with evidence: the ones the means are taken over. */
  readonly questions: number;
  readonly scores: Scores | null;
}

export interface Report {
  readonly dataset: string;
  readonly at: string;
  readonly server: { readonly version: string; readonly embedder: unknown };
  readonly arms: readonly string[] | string;
  readonly limit: number;
  readonly conversations: number;
  readonly records: number;
  readonly failed: number;
  readonly ingest: { readonly recordsPerSecond: number; readonly embedSeconds: number | null };
  readonly search: { readonly count: number; readonly p50: number; readonly p95: number; readonly degraded: number };
  readonly headline: Row;
  readonly categories: readonly Row[];
  /** Left out of every mean. */
  readonly withoutEvidence: number;
  /** Evidence ids of the data set that name no turn. */
  readonly unknownEvidence: number;
  readonly asked: readonly Asked[];
}

export function makeReport(
  dataset: string,
  conversations: readonly Conversation[],
  options: RunOptions,
  result: RunResult,
): Report {
  const { asked, status } = result;
  const categories = [...new Set(asked.map(({ category }) => category))].sort();
  const times = asked.map(({ milliseconds }) => milliseconds);
  return {
    dataset,
    at: new Date().toISOString(),
    server: { version: status.version, embedder: status.embedder },
    arms: options.alone ? `${options.alone} alone` : (options.arms ?? 'all'),
    limit: options.limit,
    conversations: conversations.length,
    records: result.records,
    failed: result.failed,
    ingest: { recordsPerSecond: result.records / result.ingestSeconds, embedSeconds: result.embedSeconds },
    search: {
      count: times.length,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      degraded: asked.filter(({ degraded }) => degraded.length > 0).length,
    },
    headline: row(
      'headline',
      asked.filter(({ headline }) => headline),
    ),
    categories: categories.map((name) =>
      row(
        name,
        asked.filter(({ category }) => category === name),
      ),
    ),
    withoutEvidence: asked.filter(({ scores }) => scores === null).length,
    unknownEvidence: conversations.reduce((sum, one) => sum + one.unknownEvidence, 0),
    asked,
  };
}

function row(name: string, asked: readonly Asked[]): Row {
  const scores = asked.flatMap((one) => (one.scores ? [one.scores] : []));
  return { name, questions: scores.length, scores: mean(scores) };
}

const COLUMNS: readonly (readonly [keyof Scores, string])[] = [
  ['recall5', 'R@5'],
  ['recall10', 'R@10'],
  ['recall20', 'R@20'],
  ['all10', 'all@10'],
  ['ndcg10', 'nDCG@10'],
  ['mrr', 'MRR'],
  ['recall1000Tokens', 'R@1000tok'],
];

/** The report as text for a terminal. Means are in percent. */
export function formatReport(report: Report): string {
  const width = Math.max(...[...report.categories, report.headline].map(({ name }) => name.length)) + 2;
  const line = (name: string, count: string, cells: readonly string[]): string =>
    name.padEnd(width) + count.padStart(6) + cells.map((cell) => cell.padStart(11)).join('');
  const rowLine = ({ name, questions, scores }: Row): string =>
    line(
      name,
      String(questions),
      COLUMNS.map(([key]) => (scores ? (scores[key] * 100).toFixed(1) : '–')),
    );
  const header = line(
    '',
    'n',
    COLUMNS.map(([, title]) => title),
  );
  const { embedSeconds, recordsPerSecond } = report.ingest;
  const embedding = embedSeconds === null ? 'vectors not waited for' : `vectors ${embedSeconds.toFixed(1)} s later`;
  return [
    `${report.dataset}: ${report.conversations} conversations, ${report.records} turns` +
      (report.failed ? `, ${report.failed} NOT STORED` : ''),
    `server ${report.server.version}, embedder ${JSON.stringify(report.server.embedder)}, arms ${String(report.arms)}`,
    '',
    header,
    ...report.categories.map(rowLine),
    '-'.repeat(header.length),
    rowLine(report.headline),
    '',
    `search p50 ${report.search.p50.toFixed(1)} ms, p95 ${report.search.p95.toFixed(1)} ms, limit ${report.limit}, one at a time` +
      (report.search.degraded ? `, ${report.search.degraded} DEGRADED` : ''),
    `stored ${recordsPerSecond.toFixed(0)} turns/s, ${embedding}`,
    `left out: ${report.withoutEvidence} questions without evidence, ${report.unknownEvidence} evidence ids that name no turn`,
  ].join('\n');
}
