import { eraseSubjectJob } from '@contracts/jobs.js';
import type { JobOutput } from '@contracts/jobs/jobs.operations.js';
import type { TimePlace } from '@contracts/place.js';
import type { Scope } from '@kernel/scope.js';
import { boundTo, ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { and, sql, type SQL } from 'drizzle-orm';
import type { JobRow } from './job.js';

export interface JobQuery {
  readonly id?: string;
  /** The row id of a record that the reader may see. */
  readonly recordId?: string;
  readonly kind?: string;
  readonly state?: JobOutput['state'];
  /** Only jobs older than this one. */
  readonly after?: TimePlace;
  readonly limit: number;
}

/** A row that was dispatched but not started counts as queued. */
const STATE = sql`case
  when o.closed_at is not null then o.outcome
  when o.starts > 0 and o.leased_until > now() then 'running'
  when o.attempts > 0 then 'retrying'
  else 'queued' end`;

type Row = {
  readonly [column in 'id' | 'job' | 'created_at' | 'available_at']: string;
} & {
  readonly user_id: string | null;
  readonly payload: Record<string, unknown>;
  readonly state: JobOutput['state'];
  readonly attempts: number;
  readonly closed_at: string | null;
  readonly error: string | null;
};

/** The jobs that a reader may see, newest first. Each owner set is one index range. */
export async function jobsOfReader(tx: Tx, scope: Scope, query: JobQuery): Promise<JobRow[]> {
  const which = conditions(scope, query);
  const sets = ownerSets(scope, 'o').map(
    (set) => sql`(
      select o.id, o.user_id, o.job, o.payload, ${STATE} as state, o.attempts, o.created_at, o.available_at, o.closed_at, o.error
      from outbox o where ${set} and ${which} order by o.created_at desc, o.id desc limit ${query.limit})`,
  );
  const { rows } = await tx.execute<Row>(
    sql`select * from (${sql.join(sets, sql` union all `)}) j order by created_at desc, id desc limit ${query.limit}`,
  );
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    job: row.job,
    payload: row.payload,
    state: row.state,
    attempts: row.attempts,
    createdAt: new Date(row.created_at),
    availableAt: new Date(row.available_at),
    closedAt: row.closed_at === null ? null : new Date(row.closed_at),
    error: row.error,
  }));
}

function conditions(scope: Scope, { id, recordId, kind, state, after }: JobQuery): SQL {
  return (
    and(
      id === undefined ? undefined : sql`o.id = ${id}`,
      recordId === undefined ? undefined : sql`o.payload @> ${JSON.stringify({ record_ids: [recordId] })}::jsonb`,
      kind === undefined ? undefined : sql`o.job = ${kind}`,
      state === undefined ? undefined : sql`${STATE} = ${state}`,
      after && sql`(o.created_at, o.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      worksForBound(scope),
      // It belongs to no user, because it outlives the user that it erases, and it reveals when somebody was erased.
      scope.allUsers ? undefined : sql`o.job <> ${eraseSubjectJob.name}`,
    ) ?? sql`true`
  );
}

/** For a key bound to an agent or a project: only jobs whose records it may see. */
function worksForBound(scope: Scope): SQL | undefined {
  const bound = boundTo(scope);
  if (!bound) return undefined;
  return sql`jsonb_typeof(o.payload->'record_ids') = 'array' and not exists (
    select 1 from jsonb_array_elements_text(
      case when jsonb_typeof(o.payload->'record_ids') = 'array' then o.payload->'record_ids' else '[]'::jsonb end) as i (id)
    where not exists (select 1 from records r where r.tenant_id = o.tenant_id and r.id = i.id::uuid and ${bound}))`;
}
