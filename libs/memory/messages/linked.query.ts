import { badCursor } from '@contracts/place.js';
import { readId } from '@kernel/ids.js';
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
import { sql } from 'drizzle-orm';

export interface LinkedQuery {
  /** The record whose links are read. */
  readonly id: string;
  /** `sources`: what it came from. `derived`: what was derived from it. */
  readonly side: 'sources' | 'derived';
  readonly type?: string;
  readonly after: string | null;
  readonly limit: number;
}

interface Linked {
  readonly rows: readonly RecordRow[];
  /** Whether there are more than fit on a page. */
  readonly isCut: boolean;
}

/** Records at the other end of lineage edges, by id and so in the order of storing. */
export async function linkedRecords(tx: Tx, scope: Scope, query: LinkedQuery, now: Date): Promise<Linked> {
  const [here, there] = query.side === 'sources' ? ['from_id', 'to_id'] : ['to_id', 'from_id'];
  const page = sql`
    select ${RECORD_COLUMNS} from edges e
      join records r on r.tenant_id = e.tenant_id and r.id = e.${sql.raw(there)}
    where e.tenant_id = ${scope.tenantId} and e.${sql.raw(here)} = ${query.id} and e.type = 'DERIVES_FROM'
      and ${ownedBy(scope)} and ${recordConditions(scope, { type: query.type }, now)}
      ${query.after === null ? sql`` : sql`and r.id > ${query.after}::uuid`}
    order by r.id limit ${query.limit}`;
  const { rows, isCut } = await fittingRows(tx, page, sql`id`);
  return { rows: rows.map(readRecordRow), isCut };
}

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A page, from rows that were read with one more than the limit. */
export function pageOf(
  { rows, isCut }: Linked,
  { limit }: PageQuery,
): { page: RecordRow[]; end: { has_more: boolean; next_cursor?: string } } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = (isCut || rows.length > limit) && last !== undefined;
  return { page, end: { has_more: more, ...(more && { next_cursor: last.id }) } };
}

/** @throws RecollectError `invalid_input` */
export function afterCursor({ cursor }: PageQuery): string | null {
  if (cursor === undefined) return null;
  const id = readId(cursor);
  if (id === null) throw badCursor();
  return id;
}
