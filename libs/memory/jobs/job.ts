import type { JobOutput } from '@contracts/jobs/jobs.operations.js';
import { showId } from '@kernel/ids.js';

export interface JobRow {
  readonly id: string;
  readonly userId: string | null;
  readonly job: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly state: JobOutput['state'];
  readonly attempts: number;
  readonly createdAt: Date;
  readonly availableAt: Date;
  readonly closedAt: Date | null;
  readonly error: string | null;
}

/** The ids of the records that a job works for, as they are shown; absent for a job that works for none. */
export function recordIdsOf(payload: Readonly<Record<string, unknown>>): string[] | undefined {
  const ids = payload['record_ids'];
  return Array.isArray(ids) ? ids.map((id) => showId('record', String(id))) : undefined;
}

/** Nothing of the payload is shown but the ids of records. */
export function showJob(row: JobRow): JobOutput {
  const waits = row.state === 'queued' || row.state === 'retrying';
  return {
    id: showId('job', row.id),
    kind: row.job,
    state: row.state,
    user_id: row.userId ?? undefined,
    record_ids: recordIdsOf(row.payload),
    attempts: row.attempts,
    created_at: row.createdAt.toISOString(),
    next_try_at: waits ? row.availableAt.toISOString() : undefined,
    finished_at: row.closedAt?.toISOString(),
    error: row.error ?? undefined,
  };
}
