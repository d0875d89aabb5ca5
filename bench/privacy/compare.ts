/** Searches of a tenant, in milliseconds: count, median and p95. */
export interface Spread {
  readonly searches: number;
  readonly p50: number;
  readonly p95: number;
}

export interface Comparison {
  readonly before: Spread;
  readonly during: Spread;
  readonly after: Spread;
  /** The ratio of during to before the erasure, at the median and at p95. At most 2 is promised. */
  readonly ratio: { readonly p50: number; readonly p95: number };
}

export function compare(before: readonly number[], during: readonly number[], after: readonly number[]): Comparison {
  const [was, is, later] = [spread(before), spread(during), spread(after)];
  return { before: was, during: is, after: later, ratio: { p50: is.p50 / was.p50, p95: is.p95 / was.p95 } };
}

function spread(times: readonly number[]): Spread {
  if (times.length === 0) throw new Error('no search was timed');
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { searches: times.length, p50: at(0.5), p95: at(0.95) };
}

export function format(
  report: Comparison & {
    readonly database: string;
    readonly machine: string;
    readonly records: number;
    readonly scope: number;
    readonly erasureSeconds: number;
    readonly rows: number;
  },
): string {
  const row = (name: string, { searches, p50, p95 }: Spread): string =>
    `| ${name} | ${searches} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`;
  const { ratio } = report;
  return [
    `Erasing a user of ${report.records} records on ${report.database}: ${report.rows} rows in ${report.erasureSeconds.toFixed(1)} s (${report.machine}).`,
    `Searches of another tenant, in a scope of ${report.scope} records, one after the other:`,
    '',
    '| when | searches | p50 ms | p95 ms |',
    '|---|---|---|---|',
    row('before', report.before),
    row('during', report.during),
    row('after', report.after),
    '',
    `During in parts of before: p50 ${ratio.p50.toFixed(2)}, p95 ${ratio.p95.toFixed(2)}.`,
  ].join('\n');
}
