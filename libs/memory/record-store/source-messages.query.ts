import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import type { SourceMessage } from '@contracts/messages/source-message.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { ownedBy, recordConditions } from './record-source.js';

/** Maximum per record; `GET /v1/records/{id}/messages` pages through all. */
const MESSAGES_PER_RECORD = 20;

/**
 * The source turns of these records, oldest first, by record id: one query for all. Turns that the reader may not see, and forgotten
 * or quarantined ones, are left out.
 */
export async function sourceMessagesOf(
  tx: Tx,
  scope: Scope,
  recordIds: readonly string[],
  request: { readonly expand?: boolean | undefined; readonly as_of?: Date | undefined },
  now: Date,
): Promise<Map<string, SourceMessage[]>> {
  const of = new Map<string, SourceMessage[]>();
  if (recordIds.length === 0) return of;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select f.id as from_id, s.* from unnest(${sql.param([...recordIds])}::uuid[]) as f (id) cross join lateral (
      select r.id, r.type, r.external_id, r.role, r.speaker, r.session_id,
        (extract(epoch from r.occurred_at) * 1000)::float8 as at${request.expand ? sql`, r.content` : sql``}
      from edges e join records r on r.tenant_id = e.tenant_id and r.id = e.to_id
      where e.tenant_id = ${scope.tenantId} and e.from_id = f.id and e.type = 'DERIVES_FROM' and r.type = 'message'
        and ${ownedBy(scope)} and ${recordConditions(scope, {}, now)}
        ${request.as_of ? sql`and e.created_at <= ${request.as_of.toISOString()}::timestamptz` : sql``}
      order by r.occurred_at, r.sequence, r.id limit ${MESSAGES_PER_RECORD}
    ) s`);
  for (const row of rows) of.set(row.from_id, [...(of.get(row.from_id) ?? []), show(row)]);
  return of;
}

interface Row {
  readonly from_id: string;
  readonly id: string;
  readonly type: string;
  readonly external_id: string | null;
  readonly role: string | null;
  readonly speaker: string | null;
  readonly session_id: string | null;
  readonly at: number;
  readonly content?: string;
}

function show(row: Row): SourceMessage {
  return {
    id: showId(row.type, row.id),
    ...(row.external_id !== null && { external_id: row.external_id }),
    ...(row.role !== null && { role: row.role }),
    ...(row.speaker !== null && { speaker: row.speaker }),
    ...(row.session_id !== null && { session_id: row.session_id }),
    occurred_at: new Date(Math.round(row.at)).toISOString(),
    ...(row.content !== undefined && { content: row.content }),
  };
}
