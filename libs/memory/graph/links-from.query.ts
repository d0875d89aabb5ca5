import { edgesNamed, type RelationType, RELATIONS } from '@contracts/graph/relations.js';
import type { Scope } from '@kernel/scope.js';
import { ownedBy, recordConditions, type RecordQuery } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { inOneRow, packedRows } from '@platform/database/packed-rows.js';
import { sql, type SQL } from 'drizzle-orm';

/** One step from a record to another that the reader may see. */
export interface Link {
  readonly from: string;
  readonly to: { readonly id: string; readonly type: string };
  /** The stored type. */
  readonly stored: string;
  /** Whether the edge begins at `from`. */
  readonly outward: boolean;
  /** 0…1. */
  readonly strength: number;
  /** The confidence of the target record, 0…1; 1 if it has none. */
  readonly confidence: number;
  /** Whether the link is by a very frequent name, which is weak evidence and leads only to the search's own results. */
  readonly hub: boolean;
}

/** Which links are followed. */
export interface Followed {
  /** As seen from the previous record; absent: all that concern the topic. */
  readonly relations?: readonly string[] | undefined;
  readonly min_strength?: number | undefined;
  /** Conditions on the records of the path, in addition to being readable. */
  readonly through: RecordQuery;
}

/** Maximum number of edges read per record and direction, and followed: the strongest ones of a hub. */
const READ = 300;
const FAN_OUT = 24;

/** Predecessors and successors answer other questions, and the order of a session is known without edges. */
const NOT_UNASKED: readonly RelationType[] = ['supersedes', 'consolidates', 'temporal_sequence'];
const UNASKED = Object.entries(RELATIONS)
  .filter(([type]) => !NOT_UNASKED.includes(type as RelationType))
  .flat();

/** The links of these records, strongest first, to records that the reader may see and that are not forgotten. */
export async function linksFrom(
  tx: Tx,
  scope: Scope,
  ids: readonly string[],
  { relations = UNASKED, min_strength: least, through }: Followed,
  now: Date,
): Promise<Link[]> {
  if (ids.length === 0) return [];
  const { outward, inward } = edgesNamed(relations);
  const owned = sql`e.tenant_id = ${scope.tenantId} and ${ownedBy(scope, 'e')}${least === undefined ? sql`` : sql` and e.strength >= ${least}::real`}`;
  // One index lookup per type: with `= any` a planner with few statistics uses the index of the other end, and reads every edge.
  const step = (end: { here: string; there: string; outward: boolean }, types: string[]): SQL => sql`
    select e.id, t.type, e.strength, ${sql.raw(String(end.outward))} as outward
    from unnest(${sql.param(types)}::text[]) as t (type) cross join lateral (
      select e.${sql.raw(end.there)} as id, e.strength::float8 as strength from edges e
      where ${owned} and e.${sql.raw(end.here)} = w.id and e.type = t.type limit ${READ}
    ) e limit ${READ}`;
  // `limit 1` forces a lookup: a planner with few statistics would join the whole scope instead, once per edge.
  const statement = sql`
    select w.id as start, n.* from unnest(${sql.param([...ids])}::uuid[]) as w (id) cross join lateral (
      select r.id, r.type, e.type as stored, e.outward, e.strength, r.confidence
      from (
        (${step({ here: 'from_id', there: 'to_id', outward: true }, outward)})
        union all
        (${step({ here: 'to_id', there: 'from_id', outward: false }, inward)})
      ) e cross join lateral (
        select r.id, r.type, ${CONFIDENCE} as confidence from records r
        where r.tenant_id = ${scope.tenantId} and r.id = e.id and ${ownedBy(scope)} and ${recordConditions(scope, through, now)} limit 1
      ) r
      where e.id <> w.id
      order by e.strength desc, r.id, e.type limit ${FAN_OUT}
    ) n`;
  const rows = await packedRows<LinkCells>(tx, inOneRow(statement, LINK_COLUMNS));
  return rows.map(([from, id, type, stored, out, strength, confidence]) => ({
    from, to: { id, type }, stored, outward: out, strength, confidence, hub: false,
  })); // prettier-ignore
}

export const CONFIDENCE: SQL = sql.raw(
  `case when jsonb_typeof(r.fields->'confidence') = 'number' then least(greatest((r.fields->>'confidence')::float8, 0), 1) else 1 end`,
);

const LINK_COLUMNS = ['start', 'id', 'type', 'stored', 'outward', 'strength', 'confidence'];
type LinkCells = readonly [
  from: string,
  id: string,
  type: string,
  stored: string,
  outward: boolean,
  strength: number,
  confidence: number,
];
