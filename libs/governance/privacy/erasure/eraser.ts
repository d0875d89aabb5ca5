import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { byIndex } from '@platform/database/plan-by-index.js';
import { changeSettings } from '@platform/database/scope-settings.js';
import { tableCatalogue } from '@schema/tables.js';
import { sql, type SQL } from 'drizzle-orm';
import { addCounts, type Counts, totalOf } from './counts.js';
import { type ErasurePlan, planErasure, type Root } from './erasure-plan.js';
import { flatten, id } from './hanging-rows.js';

/** The owner of rows: a user or, if `userId` is null, the tenant's shared memory. */
export interface Owner {
  readonly tenantId: string;
  readonly userId: string | null;
}

/** Called with ids of records, which are locked, before these are deleted. */
type BeforeRecords = (ids: readonly string[]) => Promise<void>;

/** Root rows per statement, deleted with all their dependent rows. */
const ROOTS_AT_ONCE = 250;

/**
 * Deletes rows by the declarations of their tables, in the caller's transaction. This is the only place that deletes
 * from tables of other rooms (docs/decisions/0012). Dependent rows are deleted before their row, so that all are
 * counted.
 */
@Injectable()
export class Eraser {
  readonly plan: ErasurePlan = planErasure(tableCatalogue());

  /** Until the transaction ends, sees the rows of one owner, including hidden ones. */
  lookAs(tx: Tx, { userId }: Pick<Owner, 'userId'>): Promise<void> {
    return look(tx, { userId, all: false });
  }

  /** The same for the whole tenant. Rows of users can only be read this way. */
  lookAtAll(tx: Tx): Promise<void> {
    return look(tx, { userId: null, all: true });
  }

  /**
   * All owners of a tenant, as a query of `user_id` that includes null: the users, and owners without a user row,
   * because a setting or a stored response may be written before it.
   */
  usersOf(tenantId: string): SQL {
    const { jobs, atOnce, roots, last } = this.plan;
    const few = [...jobs, ...atOnce, ...roots].filter(({ hanging }) => hanging.length === 0).map(({ name }) => name);
    const each = [...last, ...few].map((name) => sql`select user_id from ${id(name)} where tenant_id = ${tenantId}`);
    return sql.join(each, sql` union `);
  }

  /** Deletes what the accepting transaction deletes at once. */
  async atOnce(tx: Tx, owner: Owner): Promise<Counts> {
    let counts: Counts = {};
    for (const root of this.plan.atOnce) counts = addCounts(counts, await deleteAll(tx, root, owner));
    return counts;
  }

  /**
   * Deletes the next rows of an owner: at least one batch of a root, and about `budget` rows. Empty counts: only the
   * user's row is left.
   */
  batch(tx: Tx, owner: Owner, budget: number, before?: BeforeRecords): Promise<Counts> {
    const { jobs, roots, swept, atOnce } = this.plan;
    // The job of an erasure belongs to shared memory, so it is deleted last.
    return this.batchOf(
      tx,
      owner,
      [...(owner.userId === null ? [] : jobs), ...roots, ...swept, ...atOnce],
      budget,
      before,
    );
  }

  /** Deletes the jobs of shared memory, including this erasure's own. */
  sharedJobs(tx: Tx, tenantId: string): Promise<Counts> {
    return this.batchOf(tx, { tenantId, userId: null }, this.plan.jobs, Infinity);
  }

  private batchOf(
    tx: Tx,
    owner: Owner,
    from: readonly Root[],
    budget: number,
    before?: BeforeRecords,
  ): Promise<Counts> {
    return byIndex(tx, async () => {
      let counts: Counts = {};
      for (const root of from) {
        for (;;) {
          const gone = await deleteSome(tx, root, owner, root.name === 'records' ? before : undefined);
          if (gone === null) break;
          counts = addCounts(counts, gone);
          if (totalOf(counts) >= budget) return counts;
        }
      }
      return counts;
    });
  }

  /** Deletes these rows of one table, by id, with all their dependent rows. */
  rows(tx: Tx, table: string, tenantId: string, ids: readonly string[]): Promise<Counts> {
    const root = this.plan.roots.find(({ name }) => name === table);
    if (!root) throw new Error(`nothing is erased by the id of ${table}`);
    return byIndex(tx, () => deleteByIds(tx, root, tenantId, ids));
  }

  /** Deletes what carries this agent's label, except records. @returns the counts, and the ids where rows have ids */
  async ofAgent(tx: Tx, owner: Owner, agent: string): Promise<{ counts: Counts; ids: string[] }> {
    let counts: Counts = {};
    const ids: string[] = [];
    for (const root of this.plan.ofAgents) {
      const where = sql`${ownedBy(owner)} and ${id(root.column)} = ${agent}`;
      if (root.hanging.length === 0) {
        const { rowCount } = await counted(
          root.name,
          'deleted',
          tx.execute(sql`delete from ${id(root.name)} where ${where}`),
        );
        counts = addCounts(counts, { [root.name]: rowCount ?? 0 });
        continue;
      }
      const { rows } = await tx.execute<{ id: string }>(sql`select id from ${id(root.name)} where ${where} for update`);
      const found = rows.map((row) => row.id);
      ids.push(...found);
      counts = addCounts(counts, await deleteByIds(tx, root, owner.tenantId, found));
    }
    return { counts, ids };
  }

  /** Counts what `ofAgent` would delete. */
  async countOfAgent(tx: Tx, owner: Owner, agent: string): Promise<Counts> {
    let counts: Counts = {};
    for (const { name, column, hanging } of this.plan.ofAgents) {
      const key = hanging.length === 0 ? sql`null` : sql`id`;
      const { rows } = await tx.execute<{ id: string }>(
        sql`select ${key} as id from ${id(name)} where ${ownedBy(owner)} and ${id(column)} = ${agent}`,
      );
      const ids = rows.map((row) => row.id);
      const here = hanging.length === 0 ? { [name]: ids.length } : await this.countRows(tx, name, owner.tenantId, ids);
      counts = addCounts(counts, here);
    }
    return counts;
  }

  /**
   * Deletes rows other than records by id, for any owner: blocks, and agents with everything that carries their label.
   */
  async labelled(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Counts> {
    let counts: Counts = {};
    for (const root of this.plan.roots.filter(({ name, hanging }) => hanging.length > 0 && name !== 'records')) {
      await this.lookAtAll(tx);
      const column = this.plan.ofAgents.find(({ name }) => name === root.name)?.column;
      const label = column === undefined ? sql`null` : id(column);
      const { rows } = await tx.execute<{ id: string; user_id: string | null; label: string | null }>(
        sql`select id, user_id, ${label} as label from ${id(root.name)} where tenant_id = ${tenantId} and id = any(${uuids(ids)})`,
      );
      for (const { id: rowId, user_id: userId, label: agent } of rows) {
        await this.lookAs(tx, { userId });
        const gone = agent === null ? null : (await this.ofAgent(tx, { tenantId, userId }, agent)).counts;
        counts = addCounts(counts, gone ?? (await deleteByIds(tx, root, tenantId, [rowId])));
      }
    }
    await this.lookAtAll(tx);
    return counts;
  }

  /** Number of rows of an owner, by table. */
  async count(tx: Tx, owner: Owner, tables: readonly string[] = this.plan.ofUsers): Promise<Counts> {
    if (tables.length === 0) return {};
    const each = tables.map(
      (name) => sql`select ${name} as name, count(*)::int as n from ${id(name)} where ${ownedBy(owner)}`,
    );
    const { rows } = await tx.execute<{ name: string; n: number }>(sql.join(each, sql` union all `));
    return addCounts(Object.fromEntries(rows.map(({ name, n }) => [name, n])));
  }

  /** Counts what `rows` would delete. `besides`: without the rows of this user, which are counted already. */
  async countRows(tx: Tx, table: string, tenantId: string, ids: readonly string[], besides?: string): Promise<Counts> {
    const root = this.plan.roots.find(({ name }) => name === table);
    if (!root) throw new Error(`nothing is erased by the id of ${table}`);
    const there = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from ${id(table)} where tenant_id = ${tenantId} and id = any(${uuids(ids)})`,
    );
    const others = besides === undefined ? sql`true` : sql`user_id is distinct from ${besides}`;
    let counts: Counts = addCounts({ [table]: there.rows[0]?.n ?? 0 });
    for (const { name, conditions } of flatten(root.hanging, uuids(ids), tenantId)) {
      const { rows } = await tx.execute<{ n: number }>(
        sql`select count(*)::int as n from ${id(name)} where tenant_id = ${tenantId} and ${others} and (${sql.join(conditions, sql` or `)})`,
      );
      counts = addCounts(counts, { [name]: rows[0]?.n ?? 0 });
    }
    return counts;
  }

  /** Deletes the tenant's rows that belong to no user, all at once: settings, keys, counters. */
  async ofTenant(tx: Tx, tenantId: string): Promise<Counts> {
    let counts: Counts = {};
    for (const name of this.plan.ofTenant) {
      const { rowCount } = await counted(
        name,
        'deleted',
        tx.execute(sql`delete from ${id(name)} where tenant_id = ${tenantId}`),
      );
      counts = addCounts(counts, { [name]: rowCount ?? 0 });
    }
    return counts;
  }
}

/** Null: no rows are left. */
async function deleteSome(tx: Tx, root: Root, owner: Owner, before?: BeforeRecords): Promise<Counts | null> {
  if (root.hanging.length === 0) {
    const { rowCount } = await counted(
      root.name,
      'deleted',
      tx.execute(sql`
      delete from ${id(root.name)} where tenant_id = ${owner.tenantId} and ctid = any(array(
        ${nextOf(root, owner, sql`ctid`, ROOTS_AT_ONCE * 10)}))`),
    );
    return rowCount ? { [root.name]: rowCount } : null;
  }
  // Waits for a transaction that is writing one of these rows. Its dependent rows are then visible. Null: somebody else deleted it.
  const { rows } = await tx.execute<{ id: string | null }>(sql`
    select own.id from unnest(array(
      select id from (${nextOf(root, owner, sql`id`, ROOTS_AT_ONCE)}) next order by id)) as asked (id)
    left join lateral (
      select t.id from ${id(root.name)} t where t.tenant_id = ${owner.tenantId} and t.id = asked.id offset 0 for update of t
    ) own on true`);
  if (rows.length === 0) return null;
  const ids = rows.flatMap((row) => row.id ?? []);
  await before?.(ids);
  return deleteByIds(tx, root, owner.tenantId, ids);
}

/** A query of an owner's next rows. Only an index of owners has this order, so that no plan looks for them among all that are left. */
function nextOf({ name }: Root, { tenantId, userId }: Owner, column: SQL, limit: number): SQL {
  const whose = userId === null ? sql`user_id is null` : sql`user_id >= ${userId} and user_id <= ${userId}`;
  return sql`select ${column} from ${id(name)} where tenant_id = ${tenantId} and ${whose} order by user_id limit ${limit}`;
}

async function deleteAll(tx: Tx, root: Root, owner: Owner): Promise<Counts> {
  const { rowCount } = await counted(
    root.name,
    'deleted',
    tx.execute(sql`delete from ${id(root.name)} where ${ownedBy(owner)}`),
  );
  return addCounts({ [root.name]: rowCount ?? 0 });
}

async function deleteByIds(tx: Tx, root: Root, tenantId: string, ids: readonly string[]): Promise<Counts> {
  if (ids.length === 0) return {};
  let counts: Counts = {};
  for (const { name, conditions } of flatten(root.hanging, uuids(ids), tenantId)) {
    for (const condition of conditions) {
      const { rowCount } = await counted(
        name,
        'deleted',
        tx.execute(sql`delete from ${id(name)} where tenant_id = ${tenantId} and ${condition}`),
      );
      counts = addCounts(counts, { [name]: rowCount ?? 0 });
    }
  }
  const { rowCount } = await counted(
    root.name,
    'deleted',
    tx.execute(sql`delete from ${id(root.name)} where tenant_id = ${tenantId} and id = any(${uuids(ids)})`),
  );
  return addCounts(counts, { [root.name]: rowCount ?? 0 });
}

function ownedBy({ tenantId, userId }: Owner): SQL {
  const whose = userId === null ? sql`user_id is null` : sql`user_id = ${userId}`;
  return sql`tenant_id = ${tenantId} and ${whose}`;
}

/** A plan cannot see how many these are. If it could, it would rather read all rows of a tenant in a table without statistics. */
function uuids(ids: readonly string[]): SQL {
  return sql`array(select unnest(${sql.param([...ids])}::uuid[]))`;
}

function look(tx: Tx, { userId, all }: { readonly userId: string | null; readonly all: boolean }): Promise<void> {
  return changeSettings(tx, {
    'app.erasing': 'on',
    'app.user_id': userId ?? '',
    'app.all_users': all ? 'on' : '',
    'app.shared_read': userId === null ? 'on' : '',
    'app.shared_write': 'on',
    'app.agent': '',
    'app.project': '',
  });
}
