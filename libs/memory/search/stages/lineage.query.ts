import { ownedBy, recordConditions } from '@memory/record-store/record-source.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { SourceOfSummary } from '../hit.js';

/** The link from a summary to a source record, and the lines that come from it. */
export interface Link extends SourceOfSummary {
  readonly summaryId: string;
  /** Only a batch summary replaces its sources. */
  readonly kind: string;
  /** The version of the summary to which the spans belong. */
  readonly version: number;
  /** Positions of the source's lines in the summary, in UTF-16 units. */
  readonly spans: readonly (readonly [number, number])[];
  /** The share of the source's facts in these lines, 0…1. */
  readonly kept: number;
}

/** The lineage of folded records and of summaries among the hits, in one query. */
export async function lineageOf(
  tx: Tx,
  scope: Scope,
  hits: { readonly folded: readonly string[]; readonly summaries: readonly string[] },
  now: Date,
): Promise<Link[]> {
  if (hits.folded.length === 0 && hits.summaries.length === 0) return [];
  const ofType = sql`tenant_id = ${scope.tenantId} and type = 'CONSOLIDATES'`;
  const { rows } = await tx.execute<{
    from_id: string;
    to_id: string;
    properties: Partial<Pick<Link, 'kind' | 'version' | 'spans' | 'kept'>>;
    type: string;
    external_id: string | null;
    at: number;
    speaker: string | null;
  }>(sql`
    select e.from_id, e.to_id, e.properties, r.type, r.external_id, coalesce(r.speaker, r.role) as speaker,
      (extract(epoch from r.occurred_at) * 1000)::float8 as at
    from (
      select from_id, to_id, properties from edges
      where ${ofType} and to_id = any(${sql.param([...hits.folded])}::uuid[])
      union
      select from_id, to_id, properties from edges
      where ${ofType} and from_id = any(${sql.param([...hits.summaries])}::uuid[])
    ) e join records r on r.tenant_id = ${scope.tenantId} and r.id = e.to_id
    where ${ownedBy(scope)} and ${recordConditions(scope, {}, now)}
    order by r.occurred_at, r.sequence, r.id`);
  return rows.map(({ properties, ...row }) => ({
    summaryId: row.from_id,
    sourceId: row.to_id,
    kind: properties.kind ?? '',
    version: properties.version ?? 0,
    spans: properties.spans ?? [],
    kept: properties.kept ?? 0,
    type: row.type,
    externalId: row.external_id,
    occurredAt: new Date(Math.round(row.at)),
    speaker: row.speaker,
  }));
}
