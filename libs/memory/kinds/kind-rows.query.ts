import type { Kind } from '@contracts/cognitive/cognitive.js';
import type { Scope } from '@kernel/scope.js';
import {
  readRecordRow,
  RECORD_COLUMNS,
  type RecordRow,
  recordConditions,
  type RecordQuery,
} from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';

export interface KindQuery {
  readonly type: Kind;
  readonly agent: string;
  /** Includes shared memories of the tenant, for a reader with access to shared memory. */
  readonly shared?: boolean;
  /** For records with alias `r`. */
  readonly more?: SQL;
  readonly conditions?: RecordQuery;
}

export interface KindPage extends KindQuery {
  readonly order: SQL;
  readonly limit: number;
}

/**
 * The condition that records (alias `r`) are an agent's memories of a kind. Never includes those of another agent or user, whoever
 * reads. The type is a literal in the statement, so that partial indexes by type apply.
 */
export function ofKind(scope: Scope, query: KindQuery, now: Date): SQL {
  const own = sql`(r.user_id = ${scope.userId} and r.agent = ${query.agent})`;
  const shared = query.shared === true && scope.includeShared;
  const whose = shared ? sql`(${own} or r.user_id is null)` : own;
  return sql`r.tenant_id = ${scope.tenantId} and ${whose} and r.type = ${sql.raw(`'${query.type}'`)}
    and ${recordConditions(scope, query.conditions ?? {}, now)} and r.superseded_by is null
    ${query.more ? sql`and ${query.more}` : sql``}`;
}

export async function kindRows(tx: Tx, scope: Scope, query: KindPage, now: Date): Promise<RecordRow[]> {
  const { rows } = await tx.execute(sql`
    select ${RECORD_COLUMNS} from records r where ${ofKind(scope, query, now)}
    order by ${query.order} limit ${query.limit}`);
  return rows.map(readRecordRow);
}

/** One memory of a kind, by the server's id or the client's; null if it is not the agent's. */
export async function kindRow(
  tx: Tx,
  scope: Scope,
  query: KindQuery,
  key: { readonly id: string | null; readonly external: string },
  now: Date,
): Promise<RecordRow | null> {
  const is =
    key.id === null
      ? sql`r.external_id = ${key.external}`
      : sql`(r.id = ${key.id}::uuid or r.external_id = ${key.external})`;
  const more = query.more ? sql`${query.more} and ${is}` : is;
  const [row] = await kindRows(tx, scope, { ...query, more, order: sql`r.id`, limit: 1 }, now);
  return row ?? null;
}

/** Serialises transactions that count under this name, until the end of the transaction. */
export async function lockCount(tx: Tx, scope: Scope, ...name: readonly string[]): Promise<void> {
  const lock = JSON.stringify(['kinds', scope.tenantId, scope.userId, ...name]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
}

/**
 * One more than the highest place among the agent's memories of this kind, including forgotten and expired ones. Never beyond what
 * JSON carries exactly: a client may have set the highest place, and an export with a higher one could not be imported.
 */
export async function nextPlace(tx: Tx, scope: Scope, type: 'sensory' | 'episodic', agent: string): Promise<number> {
  const { rows } = await tx.execute<{ place: number }>(sql`
    select r.sequence::float8 as place from records r
    where r.tenant_id = ${scope.tenantId} and r.user_id = ${scope.userId} and r.type = ${sql.raw(`'${type}'`)}
      and r.agent = ${agent} order by r.sequence desc limit 1`);
  return Math.min((rows[0]?.place ?? 0) + 1, Number.MAX_SAFE_INTEGER);
}
