import type { Scope } from '@kernel/scope.js';
import { newId } from '@kernel/ids.js';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { planByIndexOnce } from '@platform/database/plan-by-index.js';
import { claimStatement, NOBODY, openStatement, walkStatement } from './claim-statements.js';
import { noteJob, QueueFixture } from './testing/queue-fixture.js';

const BACKLOG = 20_000;

let fixture: QueueFixture;
let ada: Scope;
let bea: Scope;

beforeAll(async () => {
  fixture = await QueueFixture.open();
  ada = await fixture.tenant();
  bea = await fixture.tenant();
  // An autovacuum between the insert of many rows and their commit would report an empty table.
  await fixture.test.admin.query('alter table outbox set (autovacuum_enabled = false)');
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

/** `count` open rows of a tenant, a millisecond apart, the first `ageSeconds` old. */
async function backlog(
  scope: Scope,
  count: number,
  ageSeconds: number,
  bulk = false,
  job: string = noteJob.name,
): Promise<void> {
  await fixture.test.admin.query(
    `insert into outbox (tenant_id, id, user_id, job, payload, epoch, bulk, created_at, available_at)
     select $1, gen_random_uuid(), $2, $3, '{"note": "x"}', 0, $6, now(), now() - $5 * interval '1 second' + n * interval '1 millisecond'
     from generate_series(0, $4::int - 1) n`,
    [scope.tenantId, scope.userId, job, count, ageSeconds, bulk],
  );
}

const of = (scope: Scope, userId: string | null): Scope => ({ ...scope, userId });

/** The users whose rows are claimed, in order, and whether the rows are bulk: `ada`, `bob (bulk)`. */
async function usersServed(rounds: number, places = 1): Promise<string[]> {
  const served: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { outboxId } of await fixture.claim(places)) {
      const { rows } = await fixture.test.admin.query<{ who: string }>(
        `select coalesce(user_id, 'shared') || case when bulk then ' (bulk)' else '' end as who from outbox where id = $1`,
        [outboxId],
      );
      served.push(rows[0]?.who ?? '');
    }
  }
  return served;
}

function tenantsOf(claimed: readonly { tenantId: string }[], scope: Scope): number {
  return claimed.filter(({ tenantId }) => tenantId === scope.tenantId).length;
}

it('hands out the oldest first, counts the dispatch and leases the row', async () => {
  const { outbox } = fixture.process();
  const ids: string[] = [];
  for (const note of ['a', 'b', 'c']) {
    ids.push(...(await fixture.enqueue(outbox, ada, [note])));
    fixture.clock.advance(5);
  }
  const before = await fixture.serverTime();
  const claimed = await fixture.claim(2);
  const after = await fixture.serverTime();
  expect(claimed).toEqual(
    ids.slice(0, 2).map((outboxId) => ({ tenantId: ada.tenantId, outboxId, job: 'note', dispatch: 1 })),
  );
  const lease = (await fixture.row(ids[0] ?? ''))?.leasedUntil?.getTime() ?? 0;
  expect(lease).toBeGreaterThanOrEqual(before.getTime() + 60_000);
  expect(lease).toBeLessThanOrEqual(after.getTime() + 60_000);
});

it('hands out no row that is closed, leased, not due yet, or of another job', async () => {
  const { outbox } = fixture.process();
  const [closed, leased, early, other] = await fixture.enqueue(outbox, ada, ['a', 'b', 'c', 'd']);
  const set = (change: string, id?: string) =>
    fixture.test.admin.query(`update outbox set ${change} where id = $1`, [id]);
  await set(`closed_at = now(), outcome = 'done'`, closed);
  await set(`leased_until = now() + interval '1 minute'`, leased);
  await set(`available_at = now() + interval '1 minute'`, early);
  await set(`job = 'other'`, other);
  expect(await fixture.claim()).toEqual([]);
  fixture.clock.advance(61_000);
  expect((await fixture.claim()).map(({ outboxId }) => outboxId)).toEqual([early]);
});

it('lets tenants take turns', async () => {
  await backlog(ada, 50, 600);
  await backlog(bea, 3, 60);
  const claimed = await fixture.claim(6);
  expect(tenantsOf(claimed, bea)).toBe(3);
  // Tenants alternate, instead of one after the other.
  expect(claimed.slice(0, 4).map(({ tenantId }) => tenantId)).toEqual(
    [ada, bea, ada, bea].map(({ tenantId }) => tenantId),
  );
});

it('never hands a row to two processes that claim at the same time', async () => {
  await backlog(ada, 40, 60);
  const rounds = await Promise.all(Array.from({ length: 8 }, () => fixture.claim(10)));
  const ids = rounds.flat().map(({ outboxId }) => outboxId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(10);
});

it('hands back only rows that were claimed and not started', async () => {
  const { outbox, host } = fixture.process();
  await fixture.enqueue(outbox, ada, ['a', 'b']);
  const [first, second] = await fixture.claim();
  if (!first || !second) throw new Error('two were expected');
  fixture.handler.does = async (context) => {
    await fixture.claims.release([first, second]);
    expect((await fixture.row(first.outboxId))?.leasedUntil).not.toBeNull();
    await context.withScope((tx) => context.close(tx));
  };
  expect(await host.run(first)).toEqual({ kind: 'done' });
  expect(await fixture.claim()).toEqual([{ ...second, dispatch: 2 }]);
});

it('renews the lease of a row that still waits, and of no other dispatch', async () => {
  const { outbox } = fixture.process();
  await fixture.enqueue(outbox, ada, ['a', 'b']);
  const [first, second] = await fixture.claim();
  if (!first || !second) throw new Error('two were expected');
  await fixture.test.admin.query(`update outbox set leased_until = now() - interval '1 second'`);
  await fixture.claims.renew([first, { ...second, dispatch: 7 }], 60_000);
  expect(await fixture.claim()).toEqual([{ ...second, dispatch: 2 }]);
});

/** The number of rows that the scans of a claim have read, by the database's own count. */
async function rowsRead(tenants: readonly string[]): Promise<number> {
  const now = fixture.clock.now();
  const jobs = [noteJob.name];
  const walk = await rowsReadBy(walkStatement({ jobs, after: NOBODY, upTo: null, limit: 10, now }));
  const usersBefore = tenants.map(() => '');
  const claim = {
    jobs,
    levels: [0],
    tenants,
    usersBefore,
    mayJump: tenants.map(() => true),
    limit: 10,
    perTenant: 128,
    mostBulk: 10,
    mostUrgent: 10,
    leaseMs: 60_000,
    now,
  };
  return walk + (await rowsReadBy(claimStatement(claim)));
}

/** By the plan that the sessions of a drain keep, which knows no parameter. */
async function rowsReadBy(statement: SQL): Promise<number> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  const literal = (value: unknown): string => {
    if (value === null) return 'null';
    return `'${Array.isArray(value) ? `{${value.map((one) => JSON.stringify(String(one))).join()}}` : String(value)}'`;
  };
  const { rows } = await fixture.test.database.asSystem(async (tx) => {
    await tx.execute(planByIndexOnce);
    await tx.execute(sql.raw(`prepare kept as ${text}`));
    const explained = await tx.execute(
      sql.raw(`explain (analyze, format json) execute kept (${params.map(literal).join()})`),
    );
    await tx.execute(sql.raw('deallocate kept'));
    return explained;
  });
  const read = (node: PlanNode): number => {
    const own = node['Relation Name'] !== undefined && node['Node Type'].includes('Scan');
    const seen = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    return (node.Plans ?? []).reduce((sum, child) => sum + read(child), own ? seen : 0);
  };
  const plan = (rows as { 'QUERY PLAN': { Plan: PlanNode }[] }[])[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('there is no plan');
  return read(plan);
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

it('plans a claim once per session, not for each wait of the drain', async () => {
  await backlog(ada, 8, 1);
  for (let round = 0; round < 4; round += 1) await fixture.claim(1);
  const { rows } = await fixture.test.database.asSystem((tx) =>
    tx.execute(sql`
      select sum(custom_plans)::int as anew, sum(generic_plans)::int > 3 as kept from pg_prepared_statements
      where statement like '%with recursive%' and statement like '%outbox%'`),
  );
  expect(rows).toEqual([{ anew: 0, kept: true }]);
});

it(`stays cheap and fair behind ${BACKLOG} open rows of one tenant`, async () => {
  await backlog(ada, BACKLOG, 3_600);
  await backlog(bea, 5, 1);
  const rounds = [await fixture.claim(10), await fixture.claim(10)];
  expect(rounds.map((claimed) => claimed.length)).toEqual([10, 10]);
  expect(tenantsOf(rounds.flat(), bea)).toBe(5);
  // Before and after the planner has statistics on the number of rows.
  const tenants = [ada.tenantId, bea.tenantId];
  expect(await rowsRead(tenants)).toBeLessThan(1_000);
  await fixture.test.admin.query('analyze outbox');
  expect(await rowsRead(tenants)).toBeLessThan(1_000);
});

it('serves more tenants in turn than there are slots, even between two that flood', async () => {
  const small = await Promise.all(Array.from({ length: 12 }, () => fixture.tenant()));
  await backlog(ada, 3_000, 3_600);
  await backlog(bea, 3_000, 3_600);
  for (const scope of small) await backlog(scope, 1, 1);
  const claimed: string[] = [];
  for (let round = 0; round < 5; round += 1) claimed.push(...(await fixture.claim(3)).map(({ tenantId }) => tenantId));
  for (const { tenantId } of [...small, ada, bea]) expect(claimed).toContain(tenantId);
});

it('lets the users of a tenant take turns, shared memory among them', async () => {
  await backlog(of(ada, 'ada'), 500, 600, true);
  await backlog(of(ada, 'bob'), 3, 60);
  await backlog(of(ada, null), 3, 30);
  expect((await usersServed(9)).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'ada (bulk)'),
    ...Array.from({ length: 3 }, () => 'bob'),
    ...Array.from({ length: 3 }, () => 'shared'),
  ]);
});

it('counts a user’s rows in flight as turns already taken', async () => {
  await backlog(of(ada, 'ada'), 500, 600, true);
  expect(await usersServed(1, 4)).toEqual(Array.from({ length: 4 }, () => 'ada (bulk)'));
  await backlog(of(ada, 'bob'), 6, 1);
  expect(await usersServed(4)).toEqual(Array.from({ length: 4 }, () => 'bob'));
});

/** The users and jobs of claimed rows, in order, for three jobs whose rows are each done at once: `ada low`. */
async function servedByPriority(rounds: number, places = 1): Promise<string[]> {
  const served: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { dispatches } = await fixture.claims.claim(['low', 'note', 'high'], places, 60_000, { levels: [0, 1, 2] });
    for (const { outboxId } of dispatches) {
      const { rows } = await fixture.test.admin.query<{ what: string }>(
        `update outbox set closed_at = now(), outcome = 'done' where id = $1
         returning coalesce(user_id, 'shared') || ' ' || job as what`,
        [outboxId],
      );
      served.push(rows[0]?.what ?? '');
    }
  }
  return served;
}

it('hands out a user’s rows with a higher priority first, even if they were enqueued later', async () => {
  await backlog(of(ada, 'ada'), 2, 600, false, 'low');
  await backlog(of(ada, 'ada'), 1, 300);
  await backlog(of(ada, 'ada'), 2, 1, false, 'high');
  expect(await servedByPriority(5)).toEqual(['ada high', 'ada high', 'ada note', 'ada low', 'ada low']);
});

it('lets an hour of waiting make up for one priority level, so that low priorities get their turn', async () => {
  await backlog(of(ada, 'ada'), 1, 2 * 3_600 + 60, false, 'low');
  await backlog(of(ada, 'ada'), 1, 3_600 - 60);
  await backlog(of(ada, 'ada'), 2, 1, false, 'high');
  expect(await servedByPriority(4)).toEqual(['ada low', 'ada high', 'ada high', 'ada note']);
});

it('lets a higher priority go before a tenant’s other users every second time, and all get their turns', async () => {
  for (const user of ['ada', 'bob', 'cem']) await backlog(of(ada, user), 2, 600, false, 'low');
  await backlog(of(ada, 'dan'), 10, 1, false, 'high');
  const served = await servedByPriority(8);
  expect(served[0]).toBe('dan high');
  for (const user of ['ada', 'bob', 'cem']) expect(served).toContain(`${user} low`);
  expect(served.filter((what) => what === 'dan high')).toHaveLength(5);
});

it('gives another tenant its turn, whatever the priority of the first one’s rows', async () => {
  await backlog(of(ada, 'ada'), 20, 600, false, 'high');
  await backlog(of(bea, 'bea'), 3, 1, false, 'low');
  expect((await servedByPriority(6)).filter((what) => what === 'bea low')).toHaveLength(3);
});

it('hands out a user’s urgent rows first', async () => {
  await backlog(of(ada, 'ada'), 50, 600, true);
  await backlog(of(ada, 'ada'), 2, 1);
  expect(await usersServed(1, 3)).toEqual(['ada', 'ada', 'ada (bulk)']);
});

it('takes no more bulk than allowed, and finds urgent rows behind any backlog', async () => {
  await backlog(of(ada, 'ada'), 500, 600, true);
  await backlog(of(bea, 'bea'), 500, 600, true);
  const claim = (mostBulk: number) => fixture.claim(3, 60_000, { mostBulk });
  expect(await claim(1)).toHaveLength(1);
  expect(await claim(0)).toEqual([]);
  const cem = await fixture.tenant();
  await backlog(cem, 1, 1);
  await backlog(of(bea, 'bob'), 1, 1);
  const urgent = await claim(0);
  expect(urgent.map(({ tenantId }) => tenantId).sort()).toEqual([bea.tenantId, cem.tenantId].sort());
});

it('counts a user’s rows in flight beyond two as bulk, whatever the rows say', async () => {
  await backlog(of(ada, 'ada'), 500, 600);
  const claimed = await fixture.claim(5);
  expect(claimed.map(({ bulk = false }) => bulk)).toEqual([false, false, true, true, true]);
  const claim = (mostBulk: number) => fixture.claim(5, 60_000, { mostBulk });
  expect(await claim(0)).toEqual([]);
  // Also once the ones that started as urgent are done: those that run as bulk belong to the same user.
  await fixture.test.admin.query(`update outbox set closed_at = now() where id = any($1)`, [
    claimed.slice(0, 2).map(({ outboxId }) => outboxId),
  ]);
  expect(await claim(0)).toEqual([]);
  await backlog(of(ada, 'bob'), 1, 1);
  expect(await claim(0)).toMatchObject([{ dispatch: 1 }]);
});

it('does not count a user’s bulk against their urgent rows', async () => {
  await backlog(of(ada, 'ada'), 50, 600, true);
  await fixture.claim(6);
  await backlog(of(ada, 'ada'), 1, 1);
  expect(await fixture.claim(5, 60_000, { mostBulk: 0 })).toHaveLength(1);
});

it('takes no more of each kind than there is room for', async () => {
  await backlog(of(ada, 'ada'), 50, 600, true);
  for (let n = 0; n < 6; n += 1) await backlog(of(ada, `user-${n}`), 1, 60);
  const claimed = await fixture.claim(5, 60_000, { mostBulk: 2, mostUrgent: 3 });
  expect(claimed.filter(({ bulk }) => bulk)).toHaveLength(2);
  expect(claimed).toHaveLength(5);
  expect(await fixture.claim(4, 60_000, { mostBulk: 4, mostUrgent: 0 })).toHaveLength(4);
});

it('keeps the last slot of a tenant for urgent rows', async () => {
  await backlog(of(ada, 'ada'), 50, 600, true);
  const claim = () => fixture.claim(10, 60_000, { perTenant: 3 });
  expect(await claim()).toHaveLength(2);
  await backlog(of(ada, 'bob'), 2, 1);
  expect(await claim()).toMatchObject([{ dispatch: 1 }]);
  expect(await claim()).toEqual([]);
});

it('moves on to the next tenant when it finds one at its limit', async () => {
  const tenants = await Promise.all(Array.from({ length: 4 }, () => fixture.tenant()));
  for (const scope of tenants) await backlog(scope, 50, 600);
  await fixture.claim(16);
  await backlog(bea, 1, 1);
  const claimed = await fixture.claim(1, 60_000, { mostBulk: 0 });
  expect(claimed.map(({ tenantId }) => tenantId)).toEqual([bea.tenantId]);
});

it('takes turns by tenant before it takes them by user', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await backlog(of(ada, name), 5, 600);
  await backlog(of(bea, 'e'), 20, 1);
  const claimed = await fixture.claim(8);
  expect([tenantsOf(claimed, ada), tenantsOf(claimed, bea)]).toEqual([4, 4]);
});

it('reaches every user, even of a tenant with more users than one claim examines', async () => {
  const names = Array.from({ length: 100 }, (_, n) => `user-${n}`);
  for (const name of names) await backlog(of(ada, name), 5, 600, true);
  const served = new Set<string>();
  for (let round = 0; round < 25; round += 1) {
    const claimed = await fixture.claim(4);
    for (const { outboxId } of claimed) {
      const { rows } = await fixture.test.admin.query<{ user_id: string }>('select user_id from outbox where id = $1', [
        outboxId,
      ]);
      served.add(rows[0]?.user_id ?? '');
      await fixture.test.admin.query(`update outbox set closed_at = now(), outcome = 'done' where id = $1`, [outboxId]);
    }
  }
  expect(served.size).toBe(100);
});

it('limits one tenant’s rows in flight as requested, across several claims', async () => {
  await backlog(ada, 50, 600, true);
  await backlog(bea, 50, 60, true);
  // One more slot is kept for urgent rows.
  const claim = () => fixture.claim(10, 60_000, { perTenant: 4 });
  const claimed = [...(await claim()), ...(await claim())];
  expect([tenantsOf(claimed, ada), tenantsOf(claimed, bea)]).toEqual([3, 3]);
  await fixture.claims.release(claimed.slice(0, 1));
  expect(await claim()).toHaveLength(1);
});

it('does not count a row as in flight if more than half of its lease has passed, and leaves it to its holder', async () => {
  await backlog(ada, 50, 600, true);
  const claim = () => fixture.claim(10, 60_000, { perTenant: 4 });
  const dead = await claim();
  const leaseEndsIn = (seconds: number) =>
    fixture.test.admin.query(
      `update outbox set leased_until = now() + make_interval(secs => $1) where dispatches = 1`,
      [seconds],
    );
  await leaseEndsIn(31);
  expect(await claim()).toEqual([]);
  await leaseEndsIn(29);
  const others = await claim();
  expect(others).toHaveLength(3);
  const held = new Set(dead.map(({ outboxId }) => outboxId));
  expect(others.filter(({ outboxId }) => held.has(outboxId))).toEqual([]);
});

it(`reads little where ${BACKLOG} rows are of one of many users`, async () => {
  await backlog(of(ada, 'ada'), BACKLOG, 3_600, true);
  for (let n = 0; n < 40; n += 1) await backlog(of(ada, `user-${n}`), 2, 60);
  expect(await rowsRead([ada.tenantId])).toBeLessThan(2_000);
  await fixture.test.admin.query('analyze outbox');
  expect(await rowsRead([ada.tenantId])).toBeLessThan(2_000);
});

it('serves a tenant with nothing in flight before more rows of one that has some', async () => {
  await backlog(ada, 50, 600);
  await fixture.claim(5);
  await backlog(bea, 2, 1);
  expect(tenantsOf(await fixture.claim(2), bea)).toBe(2);
});

it('reports which jobs have an open row, due or not, and reads little behind any backlog', async () => {
  const jobs = ['aaa-nobodys', noteJob.name, 'zzz-nobodys'];
  expect([...(await fixture.claims.open(jobs))]).toEqual([]);
  await backlog(ada, BACKLOG, 3_600, true);
  expect([...(await fixture.claims.open(jobs))]).toEqual([noteJob.name]);
  expect(await rowsReadBy(openStatement(jobs))).toBeLessThan(10);
  // A few instead of all of them, whose closing would take seconds.
  await fixture.test.admin.query('truncate outbox');
  await backlog(ada, 10, 3_600, true);
  expect([...(await fixture.claims.open(jobs))]).toEqual([noteJob.name]);
  await fixture.test.admin.query('update outbox set closed_at = now()');
  expect([...(await fixture.claims.open(jobs))]).toEqual([]);
  await backlog(ada, 1, -3_600);
  expect([...(await fixture.claims.open(jobs))]).toEqual([noteJob.name]);
});

it('reports whether due rows were left because their tenant is at its limit of rows in flight', async () => {
  await backlog(ada, 3, 600);
  const claim = async (perTenant: number) =>
    (await fixture.claims.claim([noteJob.name], 10, 60_000, { perTenant })).held;
  expect(await claim(2)).toBe(true);
  // Nothing could be taken because the tenant is at its limit.
  expect(await claim(2)).toBe(true);
  expect(await claim(4)).toBe(false);
  expect(await claim(4)).toBe(false);
});

it('limits one tenant’s rows in flight', async () => {
  await backlog(ada, 400, 600);
  for (let round = 0; round < 4; round += 1) await fixture.claim(100);
  expect(await fixture.claim(100)).toEqual([]);
  await backlog(bea, 1, 1);
  expect(tenantsOf(await fixture.claim(100), bea)).toBe(1);
});

it('skips any number of tenants whose jobs are due later', async () => {
  await fixture.test.admin.query(
    `insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at)
     select gen_random_uuid(), gen_random_uuid(), 'ada', $1, '{"note": "x"}', 0, now(), now() + interval '1 hour'
     from generate_series(1, 4500)`,
    [noteJob.name],
  );
  const last = { ...ada, tenantId: `ffffffff${newId().slice(8)}` };
  await backlog(last, 1, 1);
  const claimed = [];
  for (let round = 0; round < 3; round += 1) claimed.push(...(await fixture.claim(10)));
  expect(claimed).toHaveLength(1);
});
