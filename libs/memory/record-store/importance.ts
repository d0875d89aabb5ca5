import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { inOneRow, packedRows } from '@platform/database/packed-rows.js';
import { DAY_MS } from '@kernel/durations.js';
import { ownValue } from '@kernel/own-value.js';
import { may, type Scope } from '@kernel/scope.js';

/**
 * S is 1 plus the number of recalls, up to this bound. Due records are found with one index range per strength, so there must be few
 * strengths.
 */
export const MAX_STRENGTH = 1_000;

/** One or more recalls of a record. */
export interface Use {
  /** The record's row id. */
  readonly id: string;
  readonly count: number;
  /** Time of the last one. */
  readonly at: Date;
}

/** How often and when a record was recalled. */
export interface Reinforced {
  readonly strength: number;
  readonly accessCount: number;
  /** Start of t. */
  readonly lastRecalledAt: Date;
}

/** R = e^(−t/S), 0…1, whatever the policy. t: whole days since the last recall or else since storing. */
export function retentionAt(
  { strength, lastRecalledAt }: Pick<Reinforced, 'strength' | 'lastRecalledAt'>,
  now: Date,
): number {
  const days = Math.floor(Math.max(0, now.getTime() - lastRecalledAt.getTime()) / DAY_MS);
  return Math.exp(-days / strength);
}

/**
 * Whether a use by this scope strengthens a record. Shared memory is strengthened only by callers that may write it, because its
 * fading affects everybody. Reading the whole tenant is administration and does not count as use.
 */
export function strengthens(scope: Scope, { userId }: { readonly userId: string | null }): boolean {
  if (scope.allUsers) return false;
  return userId === null ? strengthensShared(scope) : userId === scope.userId;
}

export function strengthensShared(scope: Scope): boolean {
  return scope.includeShared && may(scope, 'shared:write');
}

/** The inputs of the computed importance of a record. */
export interface ImportanceSigns {
  readonly type: string;
  readonly accessCount: number;
  /** The last recall, else the storing. */
  readonly lastAccessedAt: Date;
  readonly createdAt: Date;
  /** Number of edges in both directions. */
  readonly relations: number;
}

/** The share of each component, and the value at which it is full. The figures are those of seed 004's system. */
const FORMULA = {
  access: { part: 0.4, full: 100 },
  lately: { part: 0.3, days: 30 },
  fresh: { part: 0.1, days: 7 },
  links: { part: 0.1, full: 10 },
  kind: {
    part: 0.1,
    weights: {
      procedural: 1,
      semantic: 0.9,
      lesson: 0.9,
      snippet: 0.9,
      summary: 0.9,
      temporal_event: 0.9,
      collaboration_context: 0.8,
      episodic: 0.7,
      message: 0.7,
      diagnostics: 0.5,
      external_context: 0.4,
    } as Readonly<Record<string, number>>,
    /** Unknown kinds count as episodes. */
    other: 0.7,
  },
} as const;

/** Default importance. */
export const UNRATED = 0.5;
/** Default importance of a record whose loss could harm somebody (`indexing/vital.ts`). */
export const VITAL = 0.7;

/**
 * Computed importance of a record, 0…1: up to 0.4 for recalls (full at 100), 0.3 for recent use (0 after 30 days), 0.1 for being new
 * (7 days), 0.1 by kind, 0.1 for links (full at 10). The rating by its writer is separate. Compaction, search and `min_importance`
 * use this value.
 */
export function computedImportance(signs: ImportanceSigns, now: Date): number {
  const { access, lately, fresh, kind, links } = FORMULA;
  const days = (since: Date): number => Math.max(0, (now.getTime() - since.getTime()) / DAY_MS);
  return (
    access.part * Math.min(signs.accessCount / access.full, 1) +
    lately.part * Math.max(0, 1 - days(signs.lastAccessedAt) / lately.days) +
    (days(signs.createdAt) < fresh.days ? fresh.part : 0) +
    kind.part * (ownValue(kind.weights, signs.type) ?? kind.other) +
    links.part * Math.min(signs.relations / links.full, 1)
  );
}

/** The writer's rating, or the computed importance if that is higher. A low rating stays low. */
export function importanceFor(rated: number, signs: ImportanceSigns, now: Date): number {
  return rated < UNRATED ? rated : Math.max(rated, computedImportance(signs, now));
}

/** More links than this do not count (`FORMULA`), so no more are read. */
const ENOUGH = sql.raw(`limit ${FORMULA.links.full}`);

/**
 * Number of edges of a record (alias `r`) in both directions, up to the number that counts. Incoming edges of folds, of possible
 * supersession and of working memory are excluded: they do not make a record more important.
 */
export function relationsOf(tenantId: string): SQL {
  return sql`(
    (select count(*) from (select from edges e where e.tenant_id = ${tenantId} and e.from_id = r.id ${ENOUGH}) outward) +
    (select count(*) from (select from edges e where e.tenant_id = ${tenantId} and e.to_id = r.id and e.type not in ('CONSOLIDATES', 'MAY_SUPERSEDE', 'THOUGHT_OF')
      and not (e.type = 'DERIVES_FROM' and exists (select 1 from edges c where c.tenant_id = ${tenantId}
        and c.from_id = e.from_id and c.to_id = e.to_id and c.type = 'CONSOLIDATES')) ${ENOUGH}) inward)
  )::int`;
}

/** Current usage of a record. */
export interface UsageStats {
  /** 0…1 (`importanceFor`). */
  readonly importance: number;
  /** R, 0…1 (`retentionAt`). */
  readonly retention: number;
}

const SIGNALS = ['id', 'type', 'importance', 'count', 'used', 'created', 'relations', 'strength', 'recalled'];
type SignalCells = readonly [
  id: string,
  type: string,
  importance: number,
  accessCount: number,
  /** Unix milliseconds. */
  used: number | null,
  created: number,
  relations: number,
  strength: number,
  recalled: number,
];

/** Current usage of each of these records. Deleted records are absent. */
export async function usageStatsById(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, UsageStats>> {
  if (ids.length === 0) return new Map();
  const statement = sql`
    select r.id, r.type, r.importance, coalesce(a.access_count, 0) as count,
      date_part('epoch', a.last_accessed_at) * 1000 as used,
      date_part('epoch', r.created_at) * 1000 as created, ${relationsOf(tenantId)} as relations, coalesce(a.strength, 1) as strength,
      date_part('epoch', coalesce(a.last_recalled_at, r.created_at)) * 1000 as recalled
    from records r left join record_access a on a.tenant_id = r.tenant_id and a.record_id = r.id
    where r.tenant_id = ${tenantId} and r.id = any(${sql.param([...ids])}::uuid[])`;
  const rows = await packedRows<SignalCells>(tx, keepPlan(inOneRow(statement, SIGNALS)));
  return new Map(
    rows.map(([id, type, rated, count, used, created, relations, strength, recalled]) => {
      const createdAt = new Date(Math.round(created));
      const lastAccessedAt = used === null ? createdAt : new Date(Math.round(used));
      const signals = { type, accessCount: count, lastAccessedAt, createdAt, relations };
      const retention = retentionAt({ strength, lastRecalledAt: new Date(Math.round(recalled)) }, now);
      return [id, { importance: importanceFor(rated, signals, now), retention }];
    }),
  );
}

/** The condition that a record (alias `r`) has at least this importance: `importanceFor`, in SQL. */
export function asImportantAs(tenantId: string, least: number, now: Date): SQL {
  const { access, lately, fresh, kind, links } = FORMULA;
  const at = sql`${now.toISOString()}::timestamptz`;
  const days = (since: SQL) => sql`greatest(extract(epoch from ${at} - ${since})::float8 / 86400, 0)`;
  const weights = Object.entries(kind.weights).map(([type, weight]) => sql`when ${type} then ${weight}::float8`);
  // Stored in single precision: the given number is compared as it would be stored.
  return sql`(r.importance >= ${least}::real or r.importance >= ${UNRATED}::real and (
    select ${access.part}::float8 * least(coalesce(max(a.access_count), 0)::float8 / ${access.full}::float8, 1)
      + ${lately.part}::float8 * greatest(1 - ${days(sql`coalesce(max(a.last_accessed_at), r.created_at)`)} / ${lately.days}::float8, 0)
      + case when ${days(sql`r.created_at`)} < ${fresh.days}::float8 then ${fresh.part}::float8 else 0 end
      + ${kind.part}::float8 * (case r.type ${sql.join(weights, sql` `)} else ${kind.other}::float8 end)
      + ${links.part}::float8 * least(${relationsOf(tenantId)}::float8 / ${links.full}::float8, 1)
    from record_access a where a.tenant_id = ${tenantId} and a.record_id = r.id) >= ${least}::float8)`;
}
