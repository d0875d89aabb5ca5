import { edgesNamed, relationSeen } from '@contracts/graph/relations.js';
import { badCursor, readParts, readUuid, writePlace } from '@contracts/place.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { type RecordRow, ownedBy, recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

export interface EdgesQuery {
  readonly types?: readonly string[] | undefined;
  readonly direction: 'out' | 'in' | 'both';
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The last edge of a page. */
type EdgePlace = Pick<Row, 'strength' | 'type' | 'other' | 'outward'>;

const TYPE = /^[A-Z0-9_]{1,64}$/;

/** @throws RecollectError `invalid_input` */
function readPlace(cursor: string): EdgePlace {
  const [strength, type, other, outward] = readParts(cursor);
  if (typeof strength !== 'number' || typeof type !== 'string' || !TYPE.test(type) || typeof outward !== 'boolean') {
    throw badCursor();
  }
  return { strength, type, other: readUuid(other), outward };
}

export interface ShownEdge {
  from: string;
  to: string;
  type: string;
  /** As seen from the requested record. */
  relation: string;
  strength: number;
  metadata: Record<string, unknown>;
  rule?: string;
  created_at: string;
}

/** A page of the edges of a record whose other end the reader may see, strongest first. */
export async function edgesOf(
  tx: Tx,
  scope: Scope,
  record: RecordRow,
  query: EdgesQuery,
  now: Date,
): Promise<{ readonly edges: ShownEdge[]; readonly has_more: boolean; readonly next_cursor?: string }> {
  const after = query.cursor === undefined ? undefined : readPlace(query.cursor);
  const behind = after
    ? sql` where e.strength < ${after.strength}::float8 or (e.strength = ${after.strength}::float8
        and (e.type, e.other, e.outward) > (${after.type}, ${after.other}::uuid, ${after.outward}))`
    : sql``;
  const { outward, inward } = edgesNamed(query.types);
  const types = (list: string[], direction: string) =>
    sql`${sql.param(query.direction === direction ? [] : list)}::text[]`;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select e.other, r.type as other_type, e.type, e.outward, e.strength::float8 as strength, e.properties, e.rule,
      (extract(epoch from e.created_at) * 1000)::float8 as at
    from (
      select e.to_id as other, true as outward, e.* from edges e
      where e.tenant_id = ${scope.tenantId} and e.from_id = ${record.id} and e.type = any(${types(outward, 'in')})
      union all
      select e.from_id, false, e.* from edges e
      where e.tenant_id = ${scope.tenantId} and e.to_id = ${record.id} and e.type = any(${types(inward, 'out')})
    ) e cross join lateral (
      select r.type from records r
      where r.tenant_id = ${scope.tenantId} and r.id = e.other and ${ownedBy(scope)} and ${recordConditions(scope, {}, now)} limit 1
    ) r${behind}
    order by e.strength desc, e.type, e.other, e.outward limit ${query.limit + 1}`);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const more = rows.length > page.length && last !== undefined;
  const here = showId(record.type, record.id);
  const edges = page.map((row) => {
    const there = showId(row.other_type, row.other);
    return {
      from: row.outward ? here : there,
      to: row.outward ? there : here,
      type: row.type.toLowerCase(),
      relation: relationSeen(row.type, row.outward),
      strength: round(row.strength),
      metadata: row.properties,
      ...(row.rule !== null && { rule: row.rule }),
      created_at: new Date(Math.round(row.at)).toISOString(),
    };
  });
  return {
    edges,
    has_more: more,
    ...(more && { next_cursor: writePlace([last.strength, last.type, last.other, last.outward]) }),
  };
}

interface Row {
  readonly other: string;
  readonly other_type: string;
  readonly type: string;
  readonly outward: boolean;
  readonly strength: number;
  readonly properties: Record<string, unknown>;
  readonly rule: string | null;
  readonly at: number;
}

/** Stored with single precision: 0.9 comes back as 0.8999999762. */
export function round(strength: number): number {
  return Math.round(strength * 1e6) / 1e6;
}
