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
  const types = (list: string[]) => sql`${sql.param(list)}::text[]`;
  const owned = sql`e.tenant_id = ${scope.tenantId} and ${ownedBy(scope, 'e')}${least === undefined ? sql`` : sql` and e.strength >= ${least}::real`}`;
  const statement = sql`
    select w.id as start, n.* from unnest(${sql.param([...ids])}::uuid[]) as w (id) cross join lateral (
      select r.id, r.type, e.type as stored, e.outward, e.strength, ${CONFIDENCE} as confidence
      from (
        (select e.to_id as id, e.type, e.strength::float8 as strength, true as outward from edges e
         where ${owned} and e.from_id = w.id and e.type = any(${types(outward)}) limit ${READ})
        union all
        (select e.from_id, e.type, e.strength::float8, false from edges e
         where ${owned} and e.to_id = w.id and e.type = any(${types(inward)}) limit ${READ})
      ) e join records r on r.tenant_id = ${scope.tenantId} and r.id = e.id
      where r.id <> w.id and ${ownedBy(scope)} and ${recordConditions(scope, through, now)}
      order by e.strength desc, r.id, e.type limit ${FAN_OUT}
    ) n`;
  const rows = await packedRows<LinkCells>(tx, inOneRow(statement, LINK_COLUMNS));
  return rows.map(([from, id, type, stored, out, strength, confidence]) => ({
    from, to: { id, type }, stored, outward: out, strength, confidence,
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
