import { type SQL, sql } from 'drizzle-orm';

/** Of a search, what decides which records it leaves out beside those that every read does. */
interface LeavesOut {
  readonly as_of?: Date | undefined;
  readonly type?: string | undefined;
  readonly filter?: object | undefined;
  readonly include_compressed?: boolean | undefined;
}

/**
 * A batch's summary says what its sources say, in fewer words: among the hits it would take their places and move the
 * measure of all scores. It is found through them, and by itself only where none of them is left, or when a search is
 * narrowed to summaries.
 */
export function notSpokenFor(request: LeavesOut): SQL {
  if (request.as_of || request.type !== undefined || request.filter) return sql``;
  return sql` and (r.type <> 'summary' or r.metadata->>'kind' is distinct from 'batch' or not exists (
    select 1 from edges e join records s on s.tenant_id = e.tenant_id and s.id = e.to_id
    where e.tenant_id = r.tenant_id and e.from_id = r.id and e.type = 'CONSOLIDATES'
      and s.compressed and s.forgotten_at is null and not s.quarantined))`;
}

/**
 * What is archived, folded away without a summary of its batch, is found only when asked for. What has one stays
 * findable and answers through it. A day that it was summed up in is another thing.
 */
export function notArchived(query: LeavesOut): SQL {
  if (query.include_compressed || query.as_of) return sql``;
  return sql` and (not r.compressed or exists (
    select 1 from edges e where e.tenant_id = r.tenant_id and e.to_id = r.id and e.type = 'CONSOLIDATES'
      and e.properties->>'kind' = 'batch'))`;
}
