import { ownedBy } from '@memory/records/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { sql, type SQL } from 'drizzle-orm';
import { type ArmScope, type HitRow, readTraits, type Traits, TRAITS } from './arm.js';

/** A record that stands near another in the same session. */
export interface Neighbour {
  readonly of: string;
  readonly recordId: string;
  /** How many turns after it; negative: before. */
  readonly offset: number;
  /** The turn that it stands near asks something: it is short and ends with a question mark. */
  readonly asked: boolean;
  readonly traits: Traits;
}

/** How many turns on each side. */
export interface Reach {
  readonly before: number;
  readonly after: number;
}

/** How far a turn's score reaches. */
const LENDING: Reach = { before: 2, after: 2 };
/** In bytes. A longer turn that ends with a question has told something before. */
const ASKING_SIZE = 300;
/** A note on an image may stand behind the question. */
const ASKING = sql.raw(String.raw`'[?？؟]\s*(\[[^\]]*\])?\s*$'`);

/** The turns beside these records, by (occurred_at, sequence, id) inside the same owner's session. */
export async function neighboursOf(
  tx: Tx,
  arm: ArmScope,
  recordIds: readonly string[],
  reach: Reach = LENDING,
): Promise<Neighbour[]> {
  if (recordIds.length === 0 || reach.before + reach.after === 0) return [];
  const ids = sql`${sql.param([...recordIds])}::uuid[]`;
  const statement = keepPlan(sql`
    with anchors as materialized (
      select r.id, r.user_id, r.session_id, r.occurred_at, r.sequence,
        case when octet_length(r.content) <= ${ASKING_SIZE}::int then r.content ~ ${ASKING} else false end as asks
      from ${arm.source}
      where ${ownedBy(arm.scope)} and r.id = any(${ids}) and r.session_id is not null
    )${arm.asOf ? sql`, turns as materialized (${turnsOf(arm, reach)})` : sql``}
    select * from (${arm.asOf ? inOnePass(reach) : stepByStep(arm, reach)}) beside order by anchor, "offset", id`);
  const rows = await withoutSorting<NeighbourRow>(tx, statement);
  return rows.map((row) => ({
    of: row.anchor,
    recordId: row.id,
    offset: row.offset,
    asked: row.asks,
    traits: readTraits(row),
  }));
}

/**
 * Before the planner has statistics it takes every index that begins with the owner for as good as any other, reads
 * the whole scope for each step and sorts it. Only `records_by_session` needs no sort. All three share one trip.
 */
export async function withoutSorting<T extends Record<string, unknown>>(tx: Tx, statement: SQL): Promise<T[]> {
  const sorting = (to: 'on' | 'off') => tx.execute(sql`select set_config('enable_sort', ${to}, true)`);
  const [, { rows }] = await Promise.all([sorting('off'), tx.execute<T>(statement), sorting('on')]);
  return rows as T[];
}

type NeighbourRow = Pick<HitRow, 'session_id' | 'role' | 'occurred_at' | 'size'> & {
  readonly anchor: string;
  readonly id: string;
  readonly offset: number;
  readonly asks: boolean;
};

/**
 * For each anchor a few steps along `records_by_session` in both directions, however long its session is. Users' and
 * shared sessions apart, because only `=` and `is null` find that index.
 */
function stepByStep(arm: ArmScope, { before, after }: Reach): SQL {
  const step = (sameOwner: SQL, comparison: '<' | '>', direction: 'asc' | 'desc') => {
    const order = sql.raw(`order by r.occurred_at ${direction}, r.sequence ${direction}, r.id ${direction}`);
    return sql`
      (select r.id, ${TRAITS}, ${sql.raw(comparison === '<' ? '-' : '')}row_number() over (${order})::int as "offset" from ${arm.source}
       where r.tenant_id = ${arm.scope.tenantId} and ${sameOwner} and r.session_id = a.session_id
         and (r.occurred_at, r.sequence, r.id) ${sql.raw(comparison)} (a.occurred_at, a.sequence, a.id) and ${arm.conditions}
       ${order} limit ${comparison === '<' ? before : after})`;
  };
  const from = (anchors: SQL, sameOwner: SQL) => sql`
    select a.id as anchor, a.asks, n.* from anchors a
    cross join lateral (${step(sameOwner, '<', 'desc')} union all ${step(sameOwner, '>', 'asc')}) n where ${anchors}`;
  return sql`${from(sql`a.user_id is not null`, sql`r.user_id = a.user_id`)}
    union all ${from(sql`a.user_id is null`, sql`r.user_id is null`)}`;
}

function offsetsOf({ before, after }: Reach): number[] {
  return [...Array.from({ length: before }, (_, i) => -(i + 1)), ...Array.from({ length: after }, (_, i) => i + 1)];
}

/** The turns of the anchors' sessions, each with the ids of those beside it. */
function turnsOf(arm: ArmScope, reach: Reach): SQL {
  const near = offsetsOf(reach).map(
    (offset, i) => `${offset < 0 ? 'lag' : 'lead'}(r.id, ${Math.abs(offset)}) over session as near_${i}`,
  );
  return sql`
    select r.id, ${TRAITS}, ${sql.raw(near.join(', '))} from ${arm.source}
    where ${ownedBy(arm.scope)} and r.session_id in (select session_id from anchors) and ${arm.conditions}
    window session as (partition by r.user_id, r.session_id order by r.occurred_at, r.sequence, r.id)`;
}

/** Past versions have no index by session: the anchors' sessions are read once and not once a step. */
function inOnePass(reach: Reach): SQL {
  const beside = offsetsOf(reach).map((offset, i) => `(turn.near_${i}, ${offset})`);
  return sql`
    select turn.id as anchor, a.asks, n.id, turn.session_id, near.role, near.occurred_at, near.size, n."offset"
    from turns turn join anchors a on a.id = turn.id
    cross join lateral (values ${sql.raw(beside.join(', '))}) n (id, "offset")
    join turns near on near.id = n.id`;
}
