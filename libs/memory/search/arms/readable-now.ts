import { type SQL, sql } from 'drizzle-orm';

/** The parameters of a search that exclude records, beside those of every read. */
interface LeavesOut {
  readonly as_of?: Date | undefined;
  readonly type?: string | undefined;
  readonly filter?: object | undefined;
  readonly include_compressed?: boolean | undefined;
}

/**
 * A batch summary repeats its sources in fewer words. As a hit it would displace them and change the scale of all scores. So it is
 * found through its sources, and directly only if none of them is left, or if the search is limited to summaries.
 */
export function notSpokenFor(request: LeavesOut): SQL {
  if (request.as_of || request.type !== undefined || request.filter) return sql``;
  return sql` and (r.type <> 'summary' or r.metadata->>'kind' is distinct from 'batch' or not exists (
    select 1 from edges e join records s on s.tenant_id = e.tenant_id and s.id = e.to_id
    where e.tenant_id = r.tenant_id and e.from_id = r.id and e.type = 'CONSOLIDATES'
      and s.compressed and s.forgotten_at is null and not s.quarantined))`;
}

/**
 * An archived record is one that was folded without a batch summary; it is found only on request. A record with a batch summary
 * stays searchable, and the summary is returned for it. Summaries of a day do not matter here.
 */
export function notArchived(query: LeavesOut): SQL {
  if (query.include_compressed || query.as_of) return sql``;
  return sql` and (not r.compressed or exists (
    select 1 from edges e where e.tenant_id = r.tenant_id and e.to_id = r.id and e.type = 'CONSOLIDATES'
      and e.properties->>'kind' = 'batch'))`;
}
