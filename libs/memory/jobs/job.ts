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

/** The public ids of a job's records; absent for a job without records. */
export function recordIdsOf(payload: Readonly<Record<string, unknown>>): string[] | undefined {
  const ids = payload['record_ids'];
  return Array.isArray(ids) ? ids.map((id) => showId('record', String(id))) : undefined;
}

/** Of the payload, only the ids of records are returned. */
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
