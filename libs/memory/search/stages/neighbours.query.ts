import { EXTRACTED } from '@contracts/extraction/extraction.settings.js';
import { ENDS_ASKING } from '@memory/attributes/speech-act.js';
import { ownedBy, recordsOfIds } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { inOneRow, packedRows } from '@platform/database/packed-rows.js';
import { withoutSort } from '@platform/database/plan-by-index.js';
import { sql, type SQL } from 'drizzle-orm';
import { NEIGHBOURS } from '../ranking/profile.js';
import { type ArmScope, type TraitCells, type Traits, TRAITS } from '../arms/arm.js';

/** A turn near another record in the same session. */
export interface Neighbour {
  readonly of: string;
  readonly recordId: string;
  /** Number of turns after it; negative if before. */
  readonly offset: number;
  /** Whether the other turn asks a question: it is short and ends with a question mark. */
  readonly asked: boolean;
  readonly traits: Traits;
}

/** Number of turns on each side. */
export interface Reach {
  readonly before: number;
  readonly after: number;
}

/** How far a turn's score reaches. */
const LENDING: Reach = { before: NEIGHBOURS.reach, after: NEIGHBOURS.reach };
const ASKING = sql.raw(`'${ENDS_ASKING.replaceAll("'", "''")}'`);

/** The turns beside these records, by (occurred_at, sequence, id) inside the same owner's session. */
export async function neighboursOf(
  tx: Tx,
  arm: ArmScope,
  recordIds: readonly string[],
  reach: Reach = LENDING,
): Promise<Neighbour[]> {
  if (recordIds.length === 0 || reach.before + reach.after === 0) return [];
  const found = await (arm.asOf ? inOnePass : stepByStep)(tx, arm, recordIds, reach);
  return found.sort((a, b) => (a.of === b.of ? a.offset - b.offset : a.of < b.of ? -1 : 1));
}

/**
 * Without statistics the planner considers every index that begins with the owner equally good. It then reads the whole
 * scope for each step and sorts it. Only `records_by_session` needs no sort.
 */
export function withoutSorting<Cells extends readonly unknown[]>(
  tx: Tx,
  packedStatement: SQL,
): Promise<readonly Cells[]> {
  return withoutSort(tx, () => packedRows<Cells>(tx, packedStatement));
}

type TurnCells = readonly [id: string, ...traits: TraitCells];
const TURN_COLUMNS = ['id', 'session_id', 'role', 'occurred_at', 'size'];

function readTurn(of: string, asked: boolean, offset: number, cells: TurnCells): Neighbour {
  const [recordId, sessionId, role, occurredAt, size] = cells;
  return { of, recordId, offset, asked, traits: { sessionId, role, occurredAt: Math.round(occurredAt), size } };
}

/** The records whose neighbours are requested, if they belong to a session. */
function anchorsOf(arm: ArmScope, recordIds: readonly string[]): SQL {
  return sql`
    select r.id, r.user_id, r.session_id, r.occurred_at, r.sequence,
      case when octet_length(r.content) <= ${NEIGHBOURS.askingSize}::int then r.content ~ ${ASKING} else false end as asks
    from ${recordsOfIds(arm.source, arm.scope, recordIds, sql`r.session_id is not null`)}`;
}

/** An anchor with one of the turns beside it. `side` is null if it has none. */
type StepCells = readonly [
  of: string,
  asks: boolean,
  shared: boolean,
  ...step: readonly [side: -1 | 1, ...TurnCells] | readonly [side: null, ...unknown[]],
];
const STEP_COLUMNS = ['anchor', 'asks', 'shared', 'side', ...TURN_COLUMNS];

/**
 * Sessions of users and shared sessions are read separately, because only `=` and `is null` can use their index. Shared
 * sessions are read only if an anchor is in one, because preparing the statement costs time even if it finds nothing.
 */
async function stepByStep(tx: Tx, arm: ArmScope, recordIds: readonly string[], reach: Reach): Promise<Neighbour[]> {
  const ofUsers = await steps(tx, arm, recordIds, reach, sql`r.user_id = a.user_id`);
  const shared = ofUsers.filter(([, , isShared]) => isShared).map(([id]) => id);
  const ofAll = shared.length > 0 ? await steps(tx, arm, shared, reach, sql`r.user_id is null`) : [];
  return [...readSteps(ofUsers), ...readSteps(ofAll)];
}

/** The rows of an anchor are consecutive, and on each side the nearest turn comes first. */
function readSteps(rows: readonly StepCells[]): Neighbour[] {
  const turns: Neighbour[] = [];
  let [last, offset] = ['', 0];
  for (const row of rows) {
    const side = row[3];
    if (side === null) continue;
    const [of, recordId, sessionId, role, occurredAt, size] = [row[0], row[4], row[5], row[6], row[7], row[8]];
    offset = of === last && Math.sign(offset) === side ? offset + side : side;
    last = of;
    const traits = { sessionId, role, occurredAt: Math.round(occurredAt), size };
    turns.push({ of, recordId, offset, asked: row[1], traits });
  }
  return turns;
}

/**
 * For each anchor a few steps along `records_by_session` in both directions, regardless of the length of its session.
 */
async function steps(
  tx: Tx,
  arm: ArmScope,
  recordIds: readonly string[],
  { before, after }: Reach,
  sameOwner: SQL,
): Promise<readonly StepCells[]> {
  const step = (side: -1 | 1, comparison: '<' | '>', direction: 'asc' | 'desc', most: number) => {
    const order = sql.raw(`order by r.occurred_at ${direction}, r.sequence ${direction}, r.id ${direction}`);
    return sql`(
        select ${side}::int as side, r.id, ${TRAITS} from ${arm.source}
        where r.tenant_id = ${arm.scope.tenantId} and ${sameOwner} and r.session_id = a.session_id
          and (r.occurred_at, r.sequence, r.id) ${sql.raw(comparison)} (a.occurred_at, a.sequence, a.id) and ${arm.conditions} and ${IS_SAID}
        ${order} limit ${most})`;
  };
  const statement = sql`
    with anchors as materialized (${anchorsOf(arm, recordIds)})
    select a.id as anchor, a.asks, a.user_id is null as shared, beside.* from anchors a
    left join lateral (${step(-1, '<', 'desc', before)} union all ${step(1, '>', 'asc', after)}) beside on true`;
  return withoutSorting<StepCells>(tx, keepPlan(inOneRow(statement, STEP_COLUMNS)));
}

function offsetsOf({ before, after }: Reach): number[] {
  return [...Array.from({ length: before }, (_, i) => -(i + 1)), ...Array.from({ length: after }, (_, i) => i + 1)];
}

/** A fact is in the session of its turn but is not a turn, so it does not count as a neighbour. */
const IS_SAID = sql.raw(`r.provenance ->> 'source' is distinct from '${EXTRACTED}'`);

/** The turns of the anchors' sessions, each with the ids of the turns beside it. */
function turnsOf(arm: ArmScope, reach: Reach): SQL {
  const near = offsetsOf(reach).map(
    (offset, i) => `${offset < 0 ? 'lag' : 'lead'}(r.id, ${Math.abs(offset)}) over session as near_${i}`,
  );
  return sql`
    select r.id, ${TRAITS}, ${sql.raw(near.join(', '))} from ${arm.source}
    where ${ownedBy(arm.scope)} and r.session_id in (select session_id from anchors) and ${arm.conditions} and ${IS_SAID}
    window session as (partition by r.user_id, r.session_id order by r.occurred_at, r.sequence, r.id)`;
}

/** Past versions have no index by session, so the anchors' sessions are read once instead of once per step. */
async function inOnePass(tx: Tx, arm: ArmScope, recordIds: readonly string[], reach: Reach): Promise<Neighbour[]> {
  const beside = offsetsOf(reach).map((offset, i) => `(turn.near_${i}, ${offset})`);
  const statement = sql`
    with anchors as materialized (${anchorsOf(arm, recordIds)}), turns as materialized (${turnsOf(arm, reach)})
    select turn.id as anchor, a.asks, n.place, n.id, turn.session_id, near.role, near.occurred_at, near.size
    from turns turn join anchors a on a.id = turn.id
    cross join lateral (values ${sql.raw(beside.join(', '))}) n (id, place)
    join turns near on near.id = n.id`;
  const rows = await withoutSorting<readonly [of: string, asked: boolean, offset: number, ...TurnCells]>(
    tx,
    keepPlan(inOneRow(statement, ['anchor', 'asks', 'place', ...TURN_COLUMNS])),
  );
  return rows.map(([of, asked, offset, ...turn]) => readTurn(of, asked, offset, turn));
}
