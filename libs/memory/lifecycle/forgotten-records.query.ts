import type { TimePlace } from '@contracts/place.js';
import type { Scope } from '@kernel/scope.js';
import { fittingRows } from '@memory/record-store/page-bytes.js';
import {
  readRecordRow,
  RECORD_COLUMNS,
  type RecordRow,
  ownedBy,
  recordConditions,
} from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { and, sql, type SQL } from 'drizzle-orm';
import { instant } from '@platform/database/instant.js';

/** Filters for forgotten records. */
export interface ForgottenQuery {
  readonly forgotten_from?: Date | undefined;
  readonly forgotten_to?: Date | undefined;
  readonly types?: readonly string[] | undefined;
}

/**
 * One page of the records that a reader may restore, latest first. Reads only forgotten records. `isCut` reports that more were
 * selected than fit on a page.
 */
export async function forgottenRecords(
  tx: Tx,
  scope: Scope,
  query: ForgottenQuery,
  limit: number,
  after: TimePlace | undefined,
): Promise<{ rows: RecordRow[]; isCut: boolean }> {
  const beyond = after && sql`(r.forgotten_at, r.id) < (${instant(after.at)}, ${after.id}::uuid)`;
  const page = sql`
    select ${RECORD_COLUMNS} from records r where ${and(isForgotten(scope, query), beyond)}
    order by r.forgotten_at desc, r.id desc limit ${limit}`;
  const { rows, isCut } = await fittingRows(tx, page, sql`forgotten_at desc, id desc`);
  return { rows: rows.map(readRecordRow), isCut };
}

/** Ids of restorable records, earliest first; only those in `among` if given. */
export async function forgottenIds(
  tx: Tx,
  scope: Scope,
  query: ForgottenQuery,
  limit: number,
  among?: readonly string[],
): Promise<{ id: string; userId: string | null }[]> {
  const named = among && sql`r.id = any(${sql.param([...among])}::uuid[])`;
  const { rows } = await tx.execute<{ id: string; user_id: string | null }>(sql`
    select r.id, r.user_id from records r where ${and(isForgotten(scope, query), named)}
    order by r.forgotten_at, r.id limit ${limit}`);
  return rows.map((row) => ({ id: row.id, userId: row.user_id }));
}

export async function countForgotten(tx: Tx, scope: Scope): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from records r where ${isForgotten(scope, {})}`,
  );
  return rows[0]?.n ?? 0;
}

function isForgotten(scope: Scope, { forgotten_from: from, forgotten_to: to, types }: ForgottenQuery): SQL {
  return and(
    ownedBy(scope),
    // These conditions do not depend on the time.
    recordConditions(scope, { forgotten: 'only', include_expired: true }, new Date(0)),
    from && sql`r.forgotten_at >= ${instant(from)}`,
    to && sql`r.forgotten_at <= ${instant(to)}`,
    types && sql`r.type = any(${sql.param([...types])}::text[])`,
  )!;
}
