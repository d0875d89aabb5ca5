import type { Kind } from '../item.js';
import type { DroppedField, MappedField, Problem } from '../tally.js';
import type { CheckReport } from './check.js';
import type { Counts, Failure } from './outcome.js';

/** What an import has done or, in a dry run, would do. Contains names, numbers and places, and no memory. */
export interface ImportReport {
  readonly format: string;
  readonly source: string;
  readonly dry_run: boolean;
  /** The number of items of each kind in a source. A text that is split into parts counts as many. */
  readonly read: Record<Kind, number>;
  /** The outcome; all zero in a dry run. */
  readonly outcomes: Counts;
  /** How many the previous run had already done. */
  readonly resumed_after: number;
  readonly users: number;
  readonly sessions: number;
  readonly earliest?: string;
  readonly latest?: string;
  readonly mapped: readonly MappedField[];
  readonly dropped: readonly DroppedField[];
  /** Of the source: what could not be read, and fields that could not be imported. */
  readonly lost_items: number;
  readonly lost_fields: number;
  readonly problems: readonly Problem[];
  /** Refused by the server, the first 200. */
  readonly failures: readonly Failure[];
  readonly check?: CheckReport;
}

/** Whether everything in the source is now stored. */
export function isWhole(report: ImportReport): boolean {
  const failed = Object.values(report.outcomes).reduce((sum, { failed }) => sum + failed, 0);
  return failed === 0 && report.lost_items === 0 && (report.check?.missing ?? 0) === 0;
}
