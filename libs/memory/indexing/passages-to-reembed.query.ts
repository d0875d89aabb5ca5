import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { Owner, WantedVectors } from './passage-index.js';

/** A part of a tenant's records, in order of their ids. */
interface ReembedPage {
  /** Records with current passages without a vector, by owner. */
  readonly missing: readonly { readonly owner: Owner; readonly wanted: readonly WantedVectors[] }[];
  /** The first record of the next page. Null: this is the last one. */
  readonly next: string | null;
}

interface Row extends Record<string, unknown> {
  user_id: string | null;
  epoch: number;
  record_id: string;
  passages: number;
}

const FIRST = '00000000-0000-0000-0000-000000000000';
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * The next records to embed in a space. Reads a page of passages, whole records each, along `passages_by_record`. Needs a scope that
 * reads the whole tenant.
 * @param size more passages than any record has
 */
export async function passagesToReembed(
  tx: Tx,
  tenantId: string,
  spaceId: string,
  { from = FIRST, size }: { readonly from?: string | undefined; readonly size: number },
): Promise<ReembedPage> {
  const ends = await tx.execute<{ record_id: string }>(
    sql`
      select p.record_id from passages p
      where p.tenant_id = ${tenantId} and p.record_id >= ${from}::uuid and p.superseded_at is null
      order by p.record_id offset ${size} limit 1`,
  );
  const next = ends.rows[0]?.record_id ?? null;
  // `offset 0` looks each passage up by itself. Without statistics all vectors of the space would be read for each page.
  const { rows } = await tx.execute<Row>(
    sql`
      select m.user_id, coalesce(u.epoch, 0)::int as epoch, m.record_id, m.passages
      from (
        select p.user_id, p.record_id, count(*)::int as passages from passages p
        where p.tenant_id = ${tenantId} and p.record_id >= ${from}::uuid and p.record_id < ${next ?? LAST}::uuid
          and p.superseded_at is null and not exists (
            select 1 from passage_vectors v
            where v.tenant_id = ${tenantId} and v.space_id = ${spaceId} and v.passage_id = p.id offset 0)
        group by p.user_id, p.record_id
      ) m left join users u on u.tenant_id = ${tenantId} and u.user_id = m.user_id
      order by m.record_id`,
  );
  return { missing: byOwner(tenantId, rows), next };
}

function byOwner(tenantId: string, rows: readonly Row[]): ReembedPage['missing'] {
  const owners = new Map<string | null, { owner: Owner; wanted: WantedVectors[] }>();
  for (const { user_id: userId, epoch, record_id: recordId, passages } of rows) {
    const known = owners.get(userId) ?? { owner: { tenantId, userId, epoch }, wanted: [] };
    owners.set(userId, known);
    known.wanted.push({ recordId, passages });
  }
  return [...owners.values()];
}
