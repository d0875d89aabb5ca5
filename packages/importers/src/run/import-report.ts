import type { Kind } from '../item.js';
import type { DroppedField, MappedField, Problem } from '../tally.js';
import type { CheckReport } from './check.js';
import type { Counts, Failure } from './outcome.js';

/** What an import has done, or, of a dry run, would do. Holds names, numbers and places, and no memory. */
export interface ImportReport {
  readonly format: string;
  readonly source: string;
  readonly dry_run: boolean;
  /** What a source holds of each kind. A text that is cut into parts counts as many. */
  readonly read: Record<Kind, number>;
  /** What became of it; of a dry run all nought. */
  readonly outcomes: Counts;
  /** How many the run before had done already. */
  readonly resumed_after: number;
  readonly users: number;
  readonly sessions: number;
  readonly earliest?: string;
  readonly latest?: string;
  readonly mapped: readonly MappedField[];
  readonly dropped: readonly DroppedField[];
  /** Of the source: what could not be read, and fields that could not be taken. */
  readonly lost_items: number;
  readonly lost_fields: number;
  readonly problems: readonly Problem[];
  /** Refused by the server, the first 200. */
  readonly failures: readonly Failure[];
  readonly check?: CheckReport;
}

/** Whether all that the source holds is there now. */
export function isWhole(report: ImportReport): boolean {
  const failed = Object.values(report.outcomes).reduce((sum, { failed }) => sum + failed, 0);
  return failed === 0 && report.lost_items === 0 && (report.check?.missing ?? 0) === 0;
}
