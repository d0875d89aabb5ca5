import type { Scope } from '@kernel/scope.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow } from '@memory/record-store/record-row.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { type KindQuery, ofKind } from '../kind-rows.query.js';

export interface Neighbour {
  readonly row: RecordRow;
  /** Strength of the strongest link by which it was reached. */
  readonly strength: number;
}

/** Maximum number of links followed per fact, strongest first. */
const FAN_OUT = 50;

/** Facts linked by likeness or contradiction to any of these, one step away, under the same conditions. */
export async function neighboursOf(
  tx: Tx,
  scope: Scope,
  query: KindQuery,
  ids: readonly string[],
  now: Date,
): Promise<Neighbour[]> {
  if (ids.length === 0) return [];
  const from = sql`${sql.param([...ids])}::uuid[]`;
  const types = sql`('SIMILAR_TO', 'CONTRADICTS')`;
  const { rows } = await tx.execute(sql`
    with near as (
      select n.id, max(n.strength)::float8 as strength from unnest(${from}) as seed (id) cross join lateral (
        select e.id, e.strength from (
          select e.to_id as id, e.strength from edges e
          where e.tenant_id = ${scope.tenantId} and e.from_id = seed.id and e.type in ${types}
          union all
          select e.from_id, e.strength from edges e
          where e.tenant_id = ${scope.tenantId} and e.to_id = seed.id and e.type in ${types}
        ) e order by e.strength desc, e.id limit ${FAN_OUT}
      ) n where n.id <> all(${from}) group by n.id
    )
    select near.strength as link, ${RECORD_COLUMNS} from near
      join records r on r.tenant_id = ${scope.tenantId} and r.id = near.id
    where ${ofKind(scope, query, now)} order by near.strength desc, r.id`);
  return rows.map((raw) => ({ row: readRecordRow(raw), strength: raw['link'] as number }));
}
