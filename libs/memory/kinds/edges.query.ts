import { CROSSINGS } from '@contracts/cognitive/cognitive.operations.js';
import { relationSeen } from '@contracts/graph/relations.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { showKind } from './kind.js';

/** Properties of a link that this service wrote. A link created by a client may have any properties. */
export interface Told {
  readonly similarity_score?: number;
  readonly contradiction?: boolean;
  readonly conflicting_values?: string;
  readonly attended_at?: number;
  readonly attention_reason?: string;
}

export interface Crossing {
  readonly fromId: string;
  readonly toId: string;
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly strength: number;
  readonly createdAt: Date;
  readonly properties: Record<string, unknown>;
  readonly told: Told;
}

const TYPES = CROSSINGS.map((type) => type.toUpperCase());

/** Links among these facts, by likeness or contradiction. */
export function edgesAmong(tx: Tx, scope: Scope, ids: readonly string[]): Promise<Crossing[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const some = sql`${sql.param([...ids])}::uuid[]`;
  const among = sql`e.from_id = any(${some}) and e.to_id = any(${some})`;
  return crossings(tx, scope, sql`${among} and e.type in ('SIMILAR_TO', 'CONTRADICTS')`, sql``, 1_000);
}

/** Links of which one of these memories is the later end, and of which both are exported, in the order of their later ends. */
export function edgesClosedBy(
  tx: Tx,
  scope: Scope,
  agent: string,
  { ids, limit }: { readonly ids: readonly string[]; readonly limit: number },
  now: Date,
): Promise<Crossing[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const some = sql`any(${sql.param([...ids])}::uuid[])`;
  const closed = sql`((e.from_id = ${some} and e.to_id < e.from_id) or (e.to_id = ${some} and e.from_id < e.to_id))
    and e.type in ('SIMILAR_TO', 'CONTRADICTS', 'DERIVES_FROM', 'PROCEDURE_DERIVES_FROM')`;
  const ends = sql`and (select count(*) from records r where r.tenant_id = ${scope.tenantId} and r.id in (e.from_id, e.to_id)
    and r.user_id = ${scope.userId} and r.agent = ${agent} and ${recordConditions(scope, {}, now)}
    and r.type in ('episodic', 'semantic', 'procedural', 'prospective')) = 2`;
  return crossings(tx, scope, closed, ends, limit, sql`greatest(e.from_id, e.to_id), e.from_id, e.type, e.to_id`);
}

export interface EdgesQuery {
  readonly id?: string | undefined;
  readonly type?: string | undefined;
  readonly limit: number;
}

/** Links between the agent's own memories, latest first. */
export function edgesOfAgent(tx: Tx, scope: Scope, agent: string, query: EdgesQuery, now: Date): Promise<Crossing[]> {
  const types = query.type === undefined ? TYPES : [query.type.toUpperCase()];
  const key = query.id === undefined ? null : readId(query.id);
  const at =
    query.id === undefined
      ? sql`e.from_id in (select r.id from records r where r.tenant_id = ${scope.tenantId}
          and r.user_id = ${scope.userId} and r.agent = ${agent})`
      : sql`(e.from_id = ${key}::uuid or e.to_id = ${key}::uuid)`;
  // The end of a link may have expired since, as an attended observation does; the link is still returned.
  const visible = recordConditions(scope, { include_expired: true }, now);
  const ends = sql`and (select count(*) from records r where r.tenant_id = ${scope.tenantId}
    and r.id in (e.from_id, e.to_id) and r.user_id = ${scope.userId} and r.agent = ${agent} and ${visible}) = 2`;
  return crossings(tx, scope, sql`${at} and e.type = any(${sql.param(types)}::text[])`, ends, query.limit);
}

const LATEST_FIRST = sql.raw('e.created_at desc, e.from_id desc, e.type, e.to_id');

async function crossings(
  tx: Tx,
  scope: Scope,
  where: SQL,
  ends: SQL,
  limit: number,
  order = LATEST_FIRST,
): Promise<Crossing[]> {
  const { rows } = await tx.execute<{
    from_id: string;
    from_type: string;
    to_id: string;
    to_type: string;
    type: string;
    strength: number;
    at: number;
    properties: Record<string, unknown>;
  }>(sql`
    select e.from_id, f.type as from_type, e.to_id, t.type as to_type, e.type, e.strength, e.properties,
      (extract(epoch from e.created_at) * 1000)::float8 as at
    from edges e
      join records f on f.tenant_id = e.tenant_id and f.id = e.from_id
      join records t on t.tenant_id = e.tenant_id and t.id = e.to_id
    where e.tenant_id = ${scope.tenantId} and ${where} ${ends}
    order by ${order} limit ${limit}`);
  return rows.map((row) => ({
    fromId: row.from_id,
    toId: row.to_id,
    from: showKind(row.from_type, row.from_id),
    to: showKind(row.to_type, row.to_id),
    type: relationSeen(row.type, true),
    strength: Math.round(row.strength * 1e6) / 1e6,
    createdAt: new Date(Math.round(row.at)),
    properties: row.properties,
    told: toldBy(row.properties),
  }));
}

function toldBy(properties: Record<string, unknown>): Told {
  const of = (name: keyof Told, type: 'number' | 'boolean' | 'string') =>
    typeof properties[name] === type ? { [name]: properties[name] } : {};
  return {
    ...of('similarity_score', 'number'),
    ...of('contradiction', 'boolean'),
    ...of('conflicting_values', 'string'),
    ...of('attended_at', 'number'),
    ...of('attention_reason', 'string'),
  };
}
