import type { FoldKind } from '@contracts/compaction/compaction.operations.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** A stored rollup or batch summary. */
export interface Rollup {
  readonly id: string;
  readonly kind: FoldKind;
  /** Null if it spans several days. */
  readonly day: string | null;
  /** Hash of its sources; see `TurnDay`. */
  readonly print: string | null;
  readonly version: number;
  readonly content: string;
  readonly language: string;
  readonly sources: number;
  /** Whether every sentence is verbatim from what was said. */
  readonly extractive: boolean;
  readonly occurredAt: Date;
  readonly updatedAt: Date;
  readonly forgotten: boolean;
  /** Whether it was forgotten because nobody recalled it, not on request. */
  readonly faded: boolean;
  /** Under legal hold, so it is not rebuilt. */
  readonly held: boolean;
}

export interface RollupQuery {
  readonly kinds: readonly FoldKind[];
  readonly day?: string | undefined;
  readonly limit?: number;
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  /** Includes forgotten ones. */
  readonly forgotten?: boolean;
}

/** The one in responses; else one that has faded, else one that was forgotten on request. */
export function livingFirst(rollups: readonly Rollup[]): Rollup | undefined {
  return rollups.find(({ forgotten }) => !forgotten) ?? rollups.find(({ faded }) => faded) ?? rollups[0];
}

/** The hash of each day's rollup. Beside it the same day may have one that was forgotten. */
export function printsByDay(rollups: readonly Rollup[]): Map<string | null, string | null> {
  const ofDay = new Map<string | null, Rollup[]>();
  for (const rollup of rollups) ofDay.set(rollup.day, [...(ofDay.get(rollup.day) ?? []), rollup]);
  return new Map([...ofDay].map(([day, its]) => [day, livingFirst(its)!.print]));
}

/** A user's summaries, newest first. */
export async function rollupsOf(
  tx: Tx,
  owner: { readonly tenantId: string; readonly userId: string },
  query: RollupQuery,
): Promise<Rollup[]> {
  const after = query.after
    ? sql`and (r.occurred_at, r.id) < (${query.after.at.toISOString()}::timestamptz, ${query.after.id}::uuid)`
    : sql``;
  const { rows } = await tx.execute<{
    id: string;
    kind: FoldKind;
    day: string | null;
    print: string | null;
    version: number;
    content: string;
    language: string;
    sources: unknown;
    extractive: unknown;
    occurred_at: number;
    updated_at: number;
    forgotten: boolean;
    faded: boolean;
    held: boolean;
  }>(sql`
    select r.id, r.metadata->>'kind' as kind, r.metadata->>'day' as day, r.metadata->>'print' as print, r.version,
      r.content, r.language, r.metadata->'sources' as sources, r.metadata->'extractive' as extractive,
      (extract(epoch from r.occurred_at) * 1000)::float8 as occurred_at,
      (extract(epoch from r.recorded_at) * 1000)::float8 as updated_at, r.forgotten_at is not null as forgotten,
      r.forgotten_at is not null and coalesce((select e.reason from lifecycle_events e
        where e.tenant_id = ${owner.tenantId} and e.record_id = r.id and e.action = 'forgotten'
        order by e.at desc limit 1) = 'retention', false) as faded,
      r.legal_hold as held
    from records r
    where r.tenant_id = ${owner.tenantId} and r.user_id = ${owner.userId} and r.type = 'summary' and not r.quarantined
      and r.provenance->>'source' = 'compaction' and r.metadata->>'kind' = any(${sql.param([...query.kinds])}::text[])
      ${query.forgotten ? sql`` : sql`and r.forgotten_at is null`}
      ${query.day === undefined ? sql`` : sql`and r.metadata->>'day' = ${query.day}`}
      ${after}
    order by r.occurred_at desc, r.id desc ${query.limit === undefined ? sql`` : sql`limit ${query.limit}`}`);
  return rows.map(({ occurred_at: at, updated_at: updated, sources, extractive, ...row }) => ({
    ...row,
    // A client may have written anything into the metadata.
    sources: Number.isSafeInteger(sources) ? (sources as number) : 0,
    extractive: extractive !== false,
    occurredAt: new Date(Math.round(at)),
    updatedAt: new Date(Math.round(updated)),
  }));
}
