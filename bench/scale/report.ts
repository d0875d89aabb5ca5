import { availableParallelism, cpus, totalmem } from 'node:os';
import { spread, type Spread } from '../load/report.js';
import type { Cells } from './cells.js';
import type { Crossing } from './crossing.js';
import type { BehindTheServer } from './fill.js';
import type { Loop } from './closed-loop.js';
import type { Stretch } from './loop-watch.js';

/** One way of querying one scope, with a number of concurrent callers. */
export interface Asked {
  readonly scope: number;
  readonly callers: number;
  /** Whether the queries' vectors were already known. */
  readonly known: boolean;
  readonly perSecond: number;
  readonly errors: number;
  readonly times: Spread;
}

/** The same scope beside few strangers and beside many. */
export interface Alone {
  readonly table: number;
  readonly tenants: number;
  readonly times: Spread;
  /** Database blocks requested by one search. */
  readonly blocks: number;
  readonly crossing: Crossing;
}

export interface ScaleReport {
  readonly at: string;
  readonly machine: string;
  readonly server: { readonly version: string; readonly embedder: unknown };
  readonly beside: readonly [few: Alone, many: Alone];
  readonly asked: readonly Asked[];
  /** Of the scopes whose vectors are in cells. */
  readonly cells: readonly Cells[];
  readonly inserts: { readonly batch: number; readonly callers: number; readonly recordsPerSecond: number };
  readonly planning: { readonly keyword: Spread; readonly vector: Spread };
  /**
   * The longest delay of the server's main event loop over all the searches above, in milliseconds, at work or waiting
   * for a core.
   */
  readonly loopMaxMs: number;
  readonly loopP99Ms: number;
  /** Null if the system does not separate work from waiting. */
  readonly stretch: Stretch | null;
  readonly sizes: Awaited<ReturnType<BehindTheServer['sizes']>>;
}

export function asked(scope: number, callers: number, known: boolean, loop: Loop): Asked {
  return { scope, callers, known, perSecond: loop.perSecond, errors: loop.errors, times: spread(loop.times) };
}

/** Markdown for docs/benchmarks.md. Times are in milliseconds. */
export function formatScale(report: ScaleReport): string {
  const [few, many] = report.beside;
  const beside = [few, many].map((row) => [
    count(row.table),
    count(row.tenants),
    ms(row.times.p50),
    ms(row.times.p95),
    Math.round(row.blocks).toString(),
  ]);
  const ratio = [
    'many ÷ few',
    '',
    (many.times.p50 / few.times.p50).toFixed(2),
    (many.times.p95 / few.times.p95).toFixed(2),
    (many.blocks / few.blocks).toFixed(2),
  ];
  return [
    `${report.machine}; version ${report.server.version}, ${report.at.slice(0, 10)}.`,
    '',
    ...table(['records in the table', 'tenants', 'p50', 'p95', 'blocks a search'], [...beside, ratio]),
    '',
    ...table(
      ['tenants', 'claim of jobs', '/metrics', 'letters', 'entries to seal', 'a walk begins', 'a sweep, each tenant'],
      report.beside.map(({ tenants, crossing }) => [
        count(tenants),
        ...[crossing.claim, crossing.metrics, crossing.letters, crossing.seal, crossing.walkBegins, crossing.visit].map(
          ms,
        ),
      ]),
    ),
    '',
    ...table(
      ['scope', 'callers', 'query vector', 'searches/s', 'p50', 'p95', 'p99', 'errors'],
      report.asked.map((row) => [
        count(row.scope),
        String(row.callers),
        row.known ? 'known' : 'made',
        row.perSecond.toFixed(1),
        ms(row.times.p50),
        ms(row.times.p95),
        ms(row.times.p99),
        String(row.errors),
      ]),
    ),
    '',
    ...report.cells.map(
      ({ scope, madeAfter, ofFirstTen }) =>
        `A scope of ${count(scope)}: searches read cells ${Math.round(madeAfter)} s after the first write; ${(100 * ofFirstTen).toFixed(1)} % of an exact search's first ten are among the first ten.`,
    ),
    '',
    `Inserts: ${Math.round(report.inserts.recordsPerSecond)} records/s in batches of ${report.inserts.batch} by ${report.inserts.callers} callers. ` +
      `Planning: keyword arm ${ms(report.planning.keyword.p50)} ms, vector arm ${ms(report.planning.vector.p50)} ms (p50). ` +
      `Main event loop: late by ${ms(report.loopMaxMs)} ms at most, ${ms(report.loopP99Ms)} ms at p99` +
      (report.stretch
        ? `; its longest stretch of work took ${ms(report.stretch.workedMs)} ms on a core, during which it waited ${ms(report.stretch.waitedMs)} ms for one.`
        : '.'),
    '',
    ...table(
      ['table', 'rows', 'MB', 'indexes, MB'],
      report.sizes.map((row) => [row.table, count(row.rows), mega(row.bytes), mega(row.indexBytes)]),
    ),
  ].join('\n');
}

export function machine(): string {
  return `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
}

const ms = (value: number): string => value.toFixed(1);
const mega = (bytes: number): string => Math.round(bytes / 2 ** 20).toString();
const count = (value: number): string => value.toLocaleString('en-US');

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)];
}
