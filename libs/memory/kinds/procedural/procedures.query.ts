import type { Scope } from '@kernel/scope.js';
import { readRecordRow, RECORD_COLUMNS, type RecordRow } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { type KindQuery, ofKind } from '../kind-rows.query.js';

export interface UsedProcedure {
  readonly row: RecordRow;
  /** Number of recalls. */
  readonly usage: number;
}

/** An agent's procedures, most used first, then newest. @param among only these; all if undefined */
export async function proceduresByUse(
  tx: Tx,
  scope: Scope,
  query: KindQuery,
  page: { readonly among?: readonly string[]; readonly limit: number },
  now: Date,
): Promise<UsedProcedure[]> {
  const among: SQL = page.among === undefined ? sql`` : sql`and r.id = any(${sql.param([...page.among])}::uuid[])`;
  const { rows } = await tx.execute(sql`
    select coalesce(a.access_count, 0)::int as usage, ${RECORD_COLUMNS}
    from records r left join record_access a on a.tenant_id = r.tenant_id and a.record_id = r.id
    where ${ofKind(scope, query, now)} ${among}
    order by coalesce(a.access_count, 0) desc, r.created_at desc, r.id desc limit ${page.limit}`);
  return rows.map((raw) => ({ row: readRecordRow(raw), usage: raw['usage'] as number }));
}

/** Which of these names the agent knows: as the name of a procedure, or as the concept of a fact. */
export async function knownNames(
  tx: Tx,
  scope: Scope,
  agent: string,
  names: readonly string[],
  now: Date,
): Promise<Map<string, { readonly id: string; readonly type: string }>> {
  if (names.length === 0) return new Map();
  const asked = sql`unnest(${sql.param(names.map((name) => name.toLowerCase()))}::text[])`;
  const of = (type: 'procedural' | 'semantic') =>
    sql`select lower(r.title) as name, r.id, r.type from records r
      where ${ofKind(scope, { type, agent, shared: true }, now)} and lower(r.title) in (select ${asked})`;
  const { rows } = await tx.execute<{ name: string; id: string; type: string }>(sql`
    select distinct on (name) name, id, type from (${of('procedural')} union all ${of('semantic')}) known
    order by name, type, id`);
  return new Map(rows.map(({ name, id, type }) => [name, { id, type }]));
}
