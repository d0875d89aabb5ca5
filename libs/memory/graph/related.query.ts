import type { RelatedRecord } from '@contracts/graph/graph.operations.js';
import { edgesNamed, relationSeen } from '@contracts/graph/relations.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import {
  readRecordRow,
  RECORD_COLUMNS,
  showRecord,
  ownedBy,
  recordConditions,
} from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

export interface Reach {
  /** As seen from a record; absent: all. */
  readonly types?: readonly string[] | undefined;
  readonly direction: 'out' | 'in' | 'both';
  readonly depth: number;
  readonly min_strength?: number | undefined;
  /** Per start record. */
  readonly limit: number;
}

/** Maximum number of edges followed per record: the strongest ones of a hub. */
const FAN_OUT = 100;
/**
 * Maximum number of steps of a walk, nearest first. In a denser graph a walk means nothing. The first step from each start is always
 * made: else the last of many results would seem to have no relations.
 */
const STEPS = 5_000;

/**
 * The records related to each of these, by id: one statement. A walk visits no record twice, and only records that the reader may
 * see and that are not forgotten, so no path leads through others.
 */
export async function relatedTo(
  tx: Tx,
  scope: Scope,
  roots: readonly string[],
  reach: Reach,
  now: Date,
): Promise<Map<string, RelatedRecord[]>> {
  const of = new Map<string, RelatedRecord[]>();
  if (roots.length === 0) return of;
  const { outward, inward } = edgesNamed(reach.types);
  const types = (list: string[], direction: string) =>
    sql`${sql.param(reach.direction === direction ? [] : list)}::text[]`;
  const tenant = scope.tenantId;
  const strong = reach.min_strength === undefined ? sql`` : sql`and e.strength >= ${reach.min_strength}::real`;
  const { rows } = await tx.execute(sql`
    with recursive walk (root, id, type, depth, strength, stored, outward, path, path_types) as (
      select s.id, s.id, null::text, 0, 1::float8, null::text, null::boolean, array[s.id], array[]::text[]
      from unnest(${sql.param([...roots])}::uuid[]) as s (id)
      union all
      select w.root, n.id, n.type, w.depth + 1, w.strength * n.strength, n.stored, n.outward, w.path || n.id,
        w.path_types || n.type
      from walk w cross join lateral (
        select r.id, r.type, e.strength::float8 as strength, e.type as stored, e.outward
        from (
          -- A step into the index for each type: see links-from.query.ts.
          select e.to_id as id, e.type, e.strength, true as outward from unnest(${types(outward, 'in')}) as t (type)
          cross join lateral (
            select e.* from edges e where e.tenant_id = ${tenant} and e.from_id = w.id and e.type = t.type ${strong} offset 0
          ) e
          union all
          select e.from_id, e.type, e.strength, false from unnest(${types(inward, 'out')}) as t (type)
          cross join lateral (
            select e.* from edges e where e.tenant_id = ${tenant} and e.to_id = w.id and e.type = t.type ${strong} offset 0
          ) e
        ) e cross join lateral (
          -- The limit keeps a step a step: where the planner knows little it would join the whole scope, once for each edge.
          select r.id, r.type from records r
          where r.tenant_id = ${tenant} and r.id = e.id and ${ownedBy(scope)} and ${recordConditions(scope, {}, now)} limit 1
        ) r
        where e.id <> all(w.path)
        order by e.strength desc, r.id limit ${FAN_OUT}
      ) n
      where w.depth < ${reach.depth}
    ), nearest as (
      select distinct on (root, id) * from (select * from walk limit ${Math.max(STEPS, roots.length * FAN_OUT) + roots.length}) steps
      where depth > 0 order by root, id, strength desc, depth, path
    ), chosen as (
      select n.*, row_number() over (partition by root order by strength desc, depth, id) as place from nearest n
    )
    select c.root, c.depth, c.strength as way, c.stored, c.outward, c.path, c.path_types, c.place, ${RECORD_COLUMNS}
    from chosen c join records r on r.tenant_id = ${tenant} and r.id = c.id
    where c.place <= ${reach.limit} order by c.root, c.place`);
  for (const raw of rows) {
    const root = raw['root'] as string;
    of.set(root, [...(of.get(root) ?? []), show(raw)]);
  }
  return of;
}

function show(raw: Record<string, unknown>): RelatedRecord {
  const row = readRecordRow(raw);
  const types = raw['path_types'] as string[];
  // The path begins with the root, and ends with the record itself.
  const via = (raw['path'] as string[]).slice(1, -1).map((id, i) => showId(types[i] ?? '', id));
  return {
    id: showId(row.type, row.id),
    relation: relationSeen(raw['stored'] as string, raw['outward'] as boolean),
    strength: Math.round((raw['way'] as number) * 1e6) / 1e6,
    depth: raw['depth'] as number,
    ...(via.length > 0 && { via }),
    record: showRecord(row),
  };
}
