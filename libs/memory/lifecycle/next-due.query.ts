import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { agedRanges } from './aged.query.js';
import { dueRanges } from './due-by-curve.query.js';
import type { Population } from './forgetting-policies.js';
import { isUser } from './owner-conditions.js';

/** Maximum number of rows searched for one that counts. If none does, the last one is used. */
const WINDOW = 100;
/** Maximum age of a row relative to its transaction: for running transactions and clock differences. The triggers use the same value. */
const SLACK_MS = 5 * 60_000;

/**
 * The earliest time at which something in the tenant can become due, if nothing is due at `at`. It may be early but never late:
 * records stored after `at` are taken into account as long as they are new; everything else that advances the time marks the tenant
 * (`sweeps_due`). Null: never. Costs one jump per type and strength, and a step per grace period.
 */
export async function nextDue(
  tx: Tx,
  tenantId: string,
  populations: readonly Population[],
  at: Date,
): Promise<Date | null> {
  const ends: number[] = [];
  for (const population of populations) {
    const { soonestMs } = population.policies;
    if (soonestMs !== null) ends.push(at.getTime() + soonestMs - SLACK_MS);
    ends.push(...(await byCurve(tx, tenantId, population, at)));
    ends.push(...(await byAge(tx, tenantId, population, at)));
  }
  const graces = new Set(populations.flatMap(({ policies: { graceMs } }) => (graceMs === null ? [] : [graceMs])));
  for (const grace of graces) ends.push(...(await pastGrace(tx, tenantId, new Date(at.getTime() - grace), grace)));
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

interface Since extends Record<string, unknown> {
  readonly ordinal: number;
  readonly since: number | null;
}

/** The first row of a window that counts; if none does and there may be more, the last. */
const FIRST_THAT_COUNTS = sql`(extract(epoch from coalesce(
  min(w.since) filter (where w.counts), case when count(*) = ${sql.raw(String(WINDOW))} then max(w.since) end)) * 1000)::float8`;

async function byCurve(tx: Tx, tenantId: string, population: Population, at: Date): Promise<number[]> {
  const ranges = await dueRanges(tx, tenantId, population, at);
  if (ranges.length === 0) return [];
  const { owner } = population;
  const { rows } = await tx.execute<Since>(sql`
    select f.ordinal::int as ordinal, x.since from unnest(
      ${sql.param(ranges.map(({ type }) => type))}::text[], ${sql.param(ranges.map(({ strength }) => strength))}::int[],
      ${instants(ranges)}, ${sql.param(ranges.map(({ floor }) => floor))}::real[]
    ) with ordinality as f (type, strength, cutoff, floor, ordinal)
    cross join lateral (
      select ${FIRST_THAT_COUNTS} as since from (
        select a.last_recalled_at as since, (f.floor is null or a.importance < f.floor) and ${isOf(sql`a.user_id`, owner)} as counts
        from record_access a
        where a.tenant_id = ${tenantId} and not a.exempt and a.type = f.type and a.strength = f.strength
          and a.last_recalled_at > f.cutoff${'rest' in owner ? sql`` : sql` and a.user_id ${isUser(owner.userId)}`}
        order by a.last_recalled_at limit ${WINDOW}
      ) w
    ) x`);
  return endsOf(rows, ranges, at);
}

async function byAge(tx: Tx, tenantId: string, population: Population, at: Date): Promise<number[]> {
  const ranges = await agedRanges(tx, tenantId, population, at);
  if (ranges.length === 0) return [];
  const { rows } = await tx.execute<Since>(sql`
    select f.ordinal::int as ordinal, x.since from unnest(
      ${sql.param(ranges.map(({ type }) => type))}::text[], ${instants(ranges)}
    ) with ordinality as f (type, cutoff, ordinal)
    cross join lateral (
      select ${FIRST_THAT_COUNTS} as since from (
        select r.created_at as since, ${isOf(sql`r.user_id`, population.owner)} as counts from records r
        where r.tenant_id = ${tenantId} and r.type = f.type and not r.pinned and not r.legal_hold and r.created_at > f.cutoff
        order by r.created_at limit ${WINDOW}
      ) w
    ) x`);
  return endsOf(rows, ranges, at);
}

/** For all owners. An owner with a longer grace period is visited too early, and then not before the next end of this period. */
async function pastGrace(tx: Tx, tenantId: string, cutoff: Date, grace: number): Promise<number[]> {
  const first = (column: 'expires_at' | 'forgotten_at', counts: SQL): SQL => sql`(select ${FIRST_THAT_COUNTS} from (
    select r.${sql.raw(column)} as since, not r.legal_hold and (r.type <> 'message' or r.user_id is null) and ${counts} as counts
    from records r where r.tenant_id = ${tenantId} and r.${sql.raw(column)} is not null
      and r.${sql.raw(column)} > ${cutoff.toISOString()}::timestamptz
    order by r.${sql.raw(column)} limit ${WINDOW}) w)`;
  const { rows } = await tx.execute<{ expired: number | null; forgotten: number | null }>(sql`
    select ${first('expires_at', sql`not r.pinned`)} as expired, ${first('forgotten_at', sql`true`)} as forgotten`);
  return [rows[0]?.expired, rows[0]?.forgotten].flatMap((since) => (typeof since === 'number' ? [since + grace] : []));
}

/** The end of each row: as long after `since` as its range's cutoff is before `at`. */
function endsOf(rows: readonly Since[], ranges: readonly { readonly cutoff: Date }[], at: Date): number[] {
  return rows.flatMap(({ ordinal, since }) => {
    const range = ranges[ordinal - 1];
    return since === null || !range ? [] : [since + (at.getTime() - range.cutoff.getTime())];
  });
}

function instants(ranges: readonly { readonly cutoff: Date }[]): SQL {
  return sql`${sql.param(ranges.map(({ cutoff }) => cutoff.toISOString()))}::timestamptz[]`;
}

function isOf(column: SQL, owner: Population['owner']): SQL {
  if (!('rest' in owner))
    return sql`${column} ${owner.userId === null ? sql`is null` : sql`is not distinct from ${owner.userId}::text`}`;
  if (owner.except.length === 0) return sql`true`;
  return sql`(${column} is null or ${column} <> all(${sql.param([...owner.except])}::text[]))`;
}
