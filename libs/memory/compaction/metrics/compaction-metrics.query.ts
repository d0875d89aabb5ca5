import type { Scope } from '@kernel/scope.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

export interface Figures {
  readonly created: number;
  readonly updated: number;
  readonly old: number;
  readonly compressed: number;
  readonly done: number;
  readonly refused: number;
  readonly undone: number;
  readonly saved: number;
}

/** Figures since `since`, for the records that the scope reads. Reads all of them, so it is for occasional use. */
export async function compactionFigures(
  tx: Tx,
  scope: Scope,
  request: { readonly since: Date; readonly old: Date; readonly types: readonly string[] },
): Promise<Figures> {
  const since = sql`${request.since.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ [Name in keyof Figures]: number }>(sql`
    select records.*, updates.*, runs.* from (
      select count(*) filter (where r.created_at >= ${since} and r.type <> 'summary')::float8 as created,
        count(*) filter (where ${isOld(request)})::float8 as old,
        count(*) filter (where r.compressed and ${isOld(request)})::float8 as compressed
      from records r where ${ownedBy(scope)} and r.forgotten_at is null
    ) records, (
      select count(*)::float8 as updated from record_versions v
      where ${ownedBy(scope, 'v')} and v.superseded_at >= ${since}
    ) updates, (
      select count(*) filter (where c.status = 'done')::float8 as done,
        count(*) filter (where c.status = 'refused')::float8 as refused,
        count(*) filter (where c.status = 'undone')::float8 as undone,
        coalesce(sum(c.tokens_before - c.tokens_after) filter (where c.status = 'done'), 0)::float8 as saved
      from compaction_runs c where ${ownedBy(scope, 'c')} and c.kind = 'batch' and c.started_at >= ${since}
    ) runs`);
  return rows[0]!;
}

function isOld({ old, types }: { readonly old: Date; readonly types: readonly string[] }) {
  return sql`(r.occurred_at <= ${old.toISOString()}::timestamptz and r.type = any(${sql.param([...types])}::text[]))`;
}
