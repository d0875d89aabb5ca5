import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { passageText } from './indexed-text.js';

export interface PassageToEmbed {
  readonly passageId: string;
  readonly text: string;
}

/** The current passages of these records that have no vector in this space, with their text. */
export async function passagesToEmbed(
  tx: Tx,
  tenantId: string,
  spaceId: string,
  recordIds: readonly string[],
): Promise<PassageToEmbed[]> {
  const { rows } = await tx.execute<{
    id: string;
    start_at: number;
    end_at: number;
    title: string | null;
    speaker: string | null;
    content: string;
  }>(sql`
    select p.id, p.start_at, p.end_at, r.title, r.speaker, r.content
    from passages p join records r on r.tenant_id = p.tenant_id and r.id = p.record_id
    where p.tenant_id = ${tenantId} and p.record_id = any(${sql.param([...recordIds])}::uuid[])
      and p.superseded_at is null and not exists (
        select 1 from passage_vectors v
        where v.tenant_id = p.tenant_id and v.space_id = ${spaceId} and v.passage_id = p.id)
    order by p.record_id, p.ordinal`);
  return rows.map((row) => ({ passageId: row.id, text: passageText(row, row.start_at, row.end_at) }));
}
