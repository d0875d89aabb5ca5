import type { PassagePlace } from '@contracts/jobs.js';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { sql } from 'drizzle-orm';
import { passageText } from './indexed-text.js';

export interface PassageToEmbed {
  readonly passageId: string;
  readonly place: PassagePlace;
  readonly text: string;
}

interface Wanted {
  readonly recordIds: readonly string[];
  /** Only passages after this position. */
  readonly doneTo?: PassagePlace | undefined;
  readonly limit: number;
}

/** The first current passages of these records without a vector in this space, with their text, in order. */
export async function passagesToEmbed(
  tx: Tx,
  tenantId: string,
  spaceId: string,
  { recordIds, doneTo, limit }: Wanted,
): Promise<PassageToEmbed[]> {
  const behind = doneTo
    ? sql`(p.record_id, p.ordinal) > (${doneTo.record_id}::uuid, ${doneTo.ordinal}::smallint)`
    : sql`true`;
  const { rows } = await tx.execute<{
    id: string;
    record_id: string;
    ordinal: number;
    start_at: number;
    end_at: number;
    title: string | null;
    speaker: string | null;
    content: string;
    type: string;
    fields: Record<string, unknown> | null;
  }>(
    keepFixedPlan(sql`
    select p.id, p.record_id, p.ordinal, p.start_at, p.end_at, r.title, r.speaker, r.content, r.type,
      case when r.type = 'checkpoint' then r.fields end as fields
    from passages p join records r on r.tenant_id = p.tenant_id and r.id = p.record_id
    where p.tenant_id = ${tenantId} and p.record_id = any(${sql.param([...recordIds])}::uuid[])
      and p.superseded_at is null and ${behind} and not exists (
        select 1 from passage_vectors v
        where v.tenant_id = p.tenant_id and v.space_id = ${spaceId} and v.passage_id = p.id)
    order by p.record_id, p.ordinal limit ${limit}`),
  );
  return rows.map((row) => ({
    passageId: row.id,
    place: { record_id: row.record_id, ordinal: row.ordinal },
    text: passageText({ ...row, fields: row.fields ?? {} }, row.start_at, row.end_at),
  }));
}
