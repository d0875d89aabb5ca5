import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { SummarySource } from './summary/summarizer.js';

/** The texts of the records to summarise, in order of time. Deleted and forgotten ones are left out. */
export async function sourceTexts(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<(SummarySource & { readonly version: number; readonly role: string | null; readonly type: string })[]> {
  const { rows } = await tx.execute<{
    id: string;
    version: number;
    type: string;
    role: string | null;
    at: number;
    speaker: string | null;
    content: string;
    language: string;
  }>(sql`
    select r.id, r.version, r.type, r.role, (extract(epoch from r.occurred_at) * 1000)::float8 as at,
      coalesce(r.speaker, r.role) as speaker, r.content, r.language
    from records r where r.tenant_id = ${tenantId} and r.id = any(${sql.param([...ids])}::uuid[])
      and r.forgotten_at is null and not r.quarantined
    order by r.occurred_at, r.sequence, r.id`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(Math.round(at)) }));
}
