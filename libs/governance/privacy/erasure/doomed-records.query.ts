import type { Scope } from '@kernel/scope.js';
import { boundTo } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Subject, Whose } from './subject.js';

export interface Doomed {
  readonly id: string;
  readonly userId: string | null;
  readonly held: boolean;
  /** Whether another erasure, which still runs, has hidden it. */
  readonly hidden: boolean;
}

/** Edges that say that a record came from another. It is erased with the other. */
const LINEAGE = ['DERIVES_FROM', 'CONSOLIDATES', 'THOUGHT_OF'];
const IS_LINEAGE = sql`e.type = any(${sql.param(LINEAGE)}::text[])`;

/**
 * The records of a subject and everything derived from them, at any distance. Includes forgotten, expired, quarantined
 * and superseded records, and those that another erasure has hidden and not erased yet: this one is not complete before
 * they are gone. The transaction must see the whole tenant.
 */
export function doomedRecords(tx: Tx, scope: Scope, whose: Whose, subject: Subject): Promise<Doomed[]> {
  const { tenantId } = scope;
  const named = sql`
    select r.id from records r
    where r.tenant_id = ${tenantId} and ${ownedBy(whose)} and ${boundTo(scope) ?? sql`true`} and ${subject.condition}`;
  return withDerived(tx, tenantId, named, sql`true`);
}

/** What others own, or nobody, of what is derived from a user's records. The transaction must see the whole tenant. */
export function derivedElsewhere(tx: Tx, tenantId: string, userId: string): Promise<Doomed[]> {
  const isElsewhere = (alias: 'e' | 'r') => sql`${sql.raw(alias)}.user_id is distinct from ${userId}`;
  // Looked up one by one, so that no plan reads the edges of everybody.
  const nearest = sql`
    select e.from_id from records r cross join lateral (
      select e.from_id from edges e
      where e.tenant_id = ${tenantId} and e.to_id = r.id and ${IS_LINEAGE} and ${isElsewhere('e')} offset 0) e
    where r.tenant_id = ${tenantId} and r.user_id = ${userId}`;
  return withDerived(tx, tenantId, nearest, isElsewhere('r'));
}

/**
 * What was being derived from hidden records when they were hidden, and so was not found then. Locks them, which waits for whoever is
 * linking to them; nobody can afterwards. The transaction must see the whole tenant.
 */
export async function lateDerived(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Doomed[]> {
  const hidden = sql`array(select unnest(${sql.param([...ids])}::uuid[]))`;
  await tx.execute(
    sql`select from records where tenant_id = ${tenantId} and id = any(${hidden}) order by id for update`,
  );
  const nearest = sql`
    select e.from_id from unnest(${hidden}) as gone (id) cross join lateral (
      select e.from_id, e.user_id from edges e
      where e.tenant_id = ${tenantId} and e.to_id = gone.id and ${IS_LINEAGE} offset 0) e
    where not exists (select from erasing_records x where x.tenant_id = ${tenantId} and x.doomed_id = e.from_id)
      and not exists (select from erasing_users x where x.tenant_id = ${tenantId} and x.subject = e.user_id)`;
  return (await withDerived(tx, tenantId, nearest, sql`true`)).filter((record) => !record.hidden);
}

/**
 * @param begun a query of ids
 * @param wanted a condition on records aliased `r`
 */
async function withDerived(tx: Tx, tenantId: string, begun: SQL, wanted: SQL): Promise<Doomed[]> {
  const { rows } = await tx.execute<{ id: string; user_id: string | null; held: boolean; hidden: boolean }>(sql`
    with recursive doomed (id) as (
      ${begun}
      union
      select e.from_id from doomed d join edges e on e.tenant_id = ${tenantId} and e.to_id = d.id and ${IS_LINEAGE}
    )
    select r.id, r.user_id, r.legal_hold or coalesce(u.legal_hold, false) as held,
      exists (select from erasing_users x where x.tenant_id = ${tenantId} and x.subject = r.user_id)
        or exists (select from erasing_records x where x.tenant_id = ${tenantId} and x.doomed_id = r.id) as hidden
    from doomed d join records r on r.tenant_id = ${tenantId} and r.id = d.id and ${wanted}
      left join users u on u.tenant_id = r.tenant_id and u.user_id = r.user_id
    order by r.id`);
  return rows.map((row) => ({ id: row.id, userId: row.user_id, held: row.held, hidden: row.hidden }));
}

/** Blocks attached to these agents only. */
export async function blocksHeldAlone(tx: Tx, tenantId: string, agents: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select b.id from blocks b
    where b.tenant_id = ${tenantId}
      and exists (select from block_attachments a join agents g on g.tenant_id = a.tenant_id and g.id = a.agent_id
        where a.tenant_id = b.tenant_id and a.block_id = b.id and ${agents})
      and not exists (select from block_attachments a join agents g on g.tenant_id = a.tenant_id and g.id = a.agent_id
        where a.tenant_id = b.tenant_id and a.block_id = b.id and not (${agents}))
    order by b.id for update of b`);
  return rows.map(({ id }) => id);
}

function ownedBy(whose: Whose): SQL {
  if (whose.all) return sql`true`;
  return whose.userId === null ? sql`r.user_id is null` : sql`r.user_id = ${whose.userId}`;
}
