import { percentile } from '../retrieval/metrics.js';
import type { ArmTimes } from './bare-arms.js';
import type { Filled } from './fill.js';
import type { LoadResult } from './open-loop.js';

export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface LoadRow {
  readonly name: string;
  readonly offered: number;
  readonly achieved: number;
  readonly errors: number;
  readonly firstError: string | null;
  readonly response: Spread;
  readonly service: Spread;
}

export interface LoadReport {
  readonly at: string;
  readonly machine: string;
  readonly database: string;
  readonly server: { readonly version: string; readonly embedder: unknown };
  readonly scope: number;
  readonly table: number;
  readonly filled: Filled;
  readonly loads: readonly LoadRow[];
  /** One search at a time with its query's vector known: the time of the server itself. */
  readonly oneAtATime: Spread;
  readonly arms: { readonly keyword: Spread; readonly vector: Spread; readonly sum: Spread };
  /** What the bundled model adds to a search for a query not asked before. */
  readonly bundledQuery: Spread | null;
}

export function spread(values: readonly number[]): Spread {
  return {
    count: values.length,
    p50: percentile(values, 0.5),
    p95: percentile(values, 0.95),
    p99: percentile(values, 0.99),
  };
}

export function loadRow(name: string, result: LoadResult): LoadRow {
  const { offered, achieved, errors, firstError, timings } = result;
  return {
    name,
    offered,
    achieved,
    errors,
    firstError,
    response: spread(timings.map(({ response }) => response)),
    service: spread(timings.map(({ service }) => service)),
  };
}

export function spreadOfArms(times: readonly ArmTimes[]): LoadReport['arms'] {
  return {
    keyword: spread(times.map(({ keyword }) => keyword)),
    vector: spread(times.map(({ vector }) => vector)),
    sum: spread(times.map(({ keyword, vector }) => keyword + vector)),
  };
}

/** The time of a whole search as a multiple of the bare SQL of its arms. */
export function ratio({ oneAtATime, arms }: LoadReport): { readonly p50: number; readonly p95: number } {
  return { p50: oneAtATime.p50 / arms.sum.p50, p95: oneAtATime.p95 / arms.sum.p95 };
}

const HEADER = ['', 'offered/s', 'answered/s', 'errors', 'p50', 'p95', 'p99', 'own p50', 'own p95', 'own p99'];

/** Markdown for docs/benchmarks.md. Times are in milliseconds. */
export function formatReport(report: LoadReport): string {
  const ms = (value: number): string => value.toFixed(1);
  const cells = ({ p50, p95, p99 }: Spread): string[] => [p50, p95, p99].map(ms);
  const { arms, filled } = report;
  const times = ratio(report);
  const loads = report.loads.map((row) => [
    row.name,
    String(row.offered),
    row.achieved.toFixed(1),
    String(row.errors),
    ...cells(row.response),
    ...cells(row.service),
  ]);
  const alone: string[][] = [
    ['search, over HTTP', ...cells(report.oneAtATime)],
    ['keyword arm, bare SQL', ...cells(arms.keyword)],
    ['vector arm, bare SQL', ...cells(arms.vector)],
    ['both arms, bare SQL', ...cells(arms.sum)],
    ['search ÷ both arms', times.p50.toFixed(2), times.p95.toFixed(2), ''],
    ...(report.bundledQuery ? [['the bundled model, for a new query', ...cells(report.bundledQuery)]] : []),
  ];
  return [
    `**${report.database}**, ${report.scope} records in the scope, ${report.table} in the table; ${report.machine}; ` +
      `version ${report.server.version}, ${report.at.slice(0, 10)}. Stored ${Math.round(filled.recordsPerSecond)} records/s ` +
      `in batches, vectors ${filled.vectorsSecondsLater.toFixed(1)} s later.`,
    '',
    ...table(HEADER, loads),
    '',
    ...table(['one at a time', 'p50', 'p95', 'p99'], alone),
  ].join('\n');
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = header.map((title, i) => Math.max(title.length, 3, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(header), `| ${rule.join(' | ')} |`, ...rows.map(line)];
}
