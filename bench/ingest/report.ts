import type { LoadRow } from '../load/report.js';

export interface Batches {
  /** Records acknowledged. */
  readonly perSecond: number;
  /** Processor time per record meanwhile, of the server and of its Postgres sessions; 0 if unknown. */
  readonly nodeMs: number;
  readonly postgresMs: number;
  /** From the last response until the last vector. */
  readonly vectorsSecondsLater: number;
}

export interface Vectors {
  /** Turns a second: acknowledged, and with a vector. */
  readonly acknowledged: number;
  readonly embedded: number;
  /** As a share of the bare model's rate, with one thread like the server. */
  readonly share: number;
}

export interface IngestReport {
  readonly at: string;
  readonly machine: string;
  readonly load: string;
  readonly database: string;
  readonly options: {
    readonly batch: number;
    readonly callers: number;
    readonly scope: number;
    readonly turns: number;
  };
  readonly batches?: Batches;
  readonly single?: readonly LoadRow[];
  readonly vectors?: { readonly bare: number; readonly oneByOne: Vectors; readonly batched: Vectors };
}

/** Markdown for docs/benchmarks.md. */
export function formatReport({ database, machine, load, at, options, batches, single, vectors }: IngestReport): string {
  const lines = [`On ${database}; ${machine}; load ${load}; ${at}.`];
  if (batches) {
    const { perSecond, nodeMs, postgresMs, vectorsSecondsLater } = batches;
    lines.push(
      '',
      `${perSecond.toFixed(0)} records/s acknowledged, in batches of ${options.batch} by ${options.callers} callers; ` +
        `processor time a record ${nodeMs.toFixed(2)} ms of the server, ${postgresMs.toFixed(2)} of Postgres; ` +
        `vectors ${vectorsSecondsLater.toFixed(1)} s later.`,
    );
  }
  if (single) {
    lines.push('', `| ms, ${options.scope} records in the scope | a second | errors | p50 | p95 |`);
    lines.push('|---|--:|--:|--:|--:|');
    for (const { name, achieved, errors, response } of single)
      lines.push(`| ${name} | ${achieved.toFixed(1)} | ${errors} | ${response.p50.toFixed(1)} | ${response.p95.toFixed(1)} |`); // prettier-ignore
  }
  if (vectors) {
    lines.push('', `| ${options.turns} short texts, a second | acknowledged | with vector | of the bare model |`);
    lines.push('|---|--:|--:|--:|');
    lines.push(`| the bare model | | ${vectors.bare.toFixed(1)} | |`);
    const row = (name: string, { acknowledged, embedded, share }: Vectors): string =>
      `| ${name} | ${acknowledged.toFixed(0)} | ${embedded.toFixed(1)} | ${(100 * share).toFixed(0)} % |`;
    lines.push(row('stored one by one', vectors.oneByOne), row('stored in batches', vectors.batched));
  }
  return lines.join('\n');
}
