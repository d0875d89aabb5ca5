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
  /** The edge's type as it is stored. */
  readonly stored: string;
  /** Whether the edge begins at `from`. */
  readonly outward: boolean;
  /** 0…1. */
  readonly strength: number;
  /** How sure the record that it leads to says it is, 0…1; 1 where it says nothing. */
  readonly confidence: number;
  /** By a name that very many mention: it says little, and leads only to what the search has found by itself. */
  readonly hub: boolean;
}

/** Which links are followed. */
export interface Followed {
  /** As the record before sees them; absent: those that say something of the matter. */
  readonly relations?: readonly string[] | undefined;
  readonly min_strength?: number | undefined;
  /** What a record on the way must be, beside readable. */
  readonly through: RecordQuery;
}

/** Edges of one record that are read at all, in each direction, and those that are followed: of a hub the strongest. */
const READ = 300;
const FAN_OUT = 24;

/** What came before and what took its place are other questions, and a session's order is known without edges. */
const NOT_UNASKED: readonly RelationType[] = ['supersedes', 'consolidates', 'temporal_sequence'];
const UNASKED = Object.entries(RELATIONS)
  .filter(([type]) => !NOT_UNASKED.includes(type as RelationType))
  .flat();

/** The links of these records, strongest first, each to one that the reader may see and that is not forgotten. */
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
  // One step into the index for each type: as `= any` a planner that knows little takes the index of the other end, and reads every edge.
  const step = (end: { here: string; there: string; outward: boolean }, types: string[]): SQL => sql`
    select e.id, t.type, e.strength, ${sql.raw(String(end.outward))} as outward
    from unnest(${sql.param(types)}::text[]) as t (type) cross join lateral (
      select e.${sql.raw(end.there)} as id, e.strength::float8 as strength from edges e
      where ${owned} and e.${sql.raw(end.here)} = w.id and e.type = t.type limit ${READ}
    ) e limit ${READ}`;
  // `limit 1` keeps a step a step: where the planner knows little it would join the whole scope instead, once for each edge.
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
