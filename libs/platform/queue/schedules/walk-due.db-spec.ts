import type { Schedule } from '@contracts/schedules.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { DAY_MS } from '@kernel/durations.js';
import { walkDue } from './walk-tenants.js';

const schedule: Schedule = { name: 'sweeping', everyMs: 300_000, timeoutMs: 600_000 };
const still = new AbortController().signal;

let test: TestDatabase;
let now: Date;
beforeAll(async () => {
  test = await openTestDatabase({ poolMax: 10 });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date(Date.now() + DAY_MS);
  await test.admin.query('truncate tenants cascade; truncate sweeps_due; truncate schedule_leases;');
});

async function tenants(count: number): Promise<string[]> {
  const { rows } = await test.admin.query<{ tenant_id: string }>(
    `insert into tenants (tenant_id, name, created_at, updated_at)
     select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'a tenant', now(), now()
     from generate_series(1, $1::int) n returning tenant_id`,
    [count],
  );
  return rows.map((row) => row.tenant_id);
}

/** Writes a mark, as the triggers do. */
async function mark(tenantId: string, at: Date = new Date()): Promise<void> {
  await test.admin.query(`select mark_sweep($1, 'sweeping', $2)`, [tenantId, at.toISOString()]);
}

async function dueAt(tenantId: string): Promise<number | undefined> {
  const { rows } = await test.admin.query<{ due_at: Date }>(`select due_at from sweeps_due where tenant_id = $1`, [
    tenantId,
  ]);
  return rows[0]?.due_at.getTime();
}

/** @returns the tenants that one round visits, in order */
async function visited(next: Date | null = null, unasked = 0): Promise<string[]> {
  const seen: string[] = [];
  await walkDue(test.database, { schedule, now, signal: still, unasked }, (tenantId) => {
    seen.push(tenantId);
    return Promise.resolve(next);
  });
  return seen;
}

it('visits exactly the due tenants, the longest due first, even more than are read at a time', async () => {
  const all = await tenants(300);
  const due = all.slice(20, 260);
  for (const [i, tenantId] of due.entries()) await mark(tenantId, new Date(now.getTime() - i));
  await mark(all[0]!, new Date(now.getTime() + 1));
  expect(await visited()).toEqual(due.reverse());
  expect(await visited()).toEqual([]);
});

it('visits again when the visit says, and not sooner', async () => {
  const [tenantId] = await tenants(1);
  await mark(tenantId!);
  const next = new Date(now.getTime() + 3 * DAY_MS);
  expect(await visited(next)).toEqual([tenantId]);
  now = new Date(next.getTime() - 1);
  expect(await visited()).toEqual([]);
  now = next;
  expect(await visited()).toEqual([tenantId]);
  // The visit said never.
  expect(await dueAt(tenantId!)).toBeUndefined();
});

it('visits again at the next run, not in this one, when the visit says at once', async () => {
  const [tenantId] = await tenants(1);
  await mark(tenantId!);
  expect(await visited(now)).toEqual([tenantId]);
  now = new Date(now.getTime() + 1);
  expect(await visited(null)).toEqual([tenantId]);
});

it('keeps a mark that was made during the visit, and visits nobody twice in one round', async () => {
  const [tenantId] = await tenants(1);
  await mark(tenantId!);
  let visits = 0;
  await walkDue(test.database, { schedule, now, signal: still, unasked: 0 }, async () => {
    visits += 1;
    await mark(tenantId!);
    return new Date(now.getTime() + DAY_MS);
  });
  expect(visits).toBe(1);
  expect(await dueAt(tenantId!)).toBeLessThan(now.getTime() + 2);
  now = new Date(now.getTime() + 1);
  expect(await visited()).toEqual([tenantId]);
});

it('visits each once, however many processes walk at the same time', async () => {
  const all = await tenants(30);
  for (const tenantId of all) await mark(tenantId);
  const walks = await Promise.all([visited(), visited(), visited()]);
  expect(walks.flat().sort()).toEqual(all);
});

it('continues after a failing tenant, reports it at the end, and visits it at the next run', async () => {
  const all = await tenants(3);
  for (const tenantId of all) await mark(tenantId);
  const seen: string[] = [];
  const walk = walkDue(test.database, { schedule, now, signal: still, unasked: 0 }, (tenantId) => {
    seen.push(tenantId);
    return tenantId === all[1] ? Promise.reject(new Error('this one fails')) : Promise.resolve(null);
  });
  await expect(walk).rejects.toThrow('this one fails');
  expect(seen.sort()).toEqual(all);
  now = new Date(now.getTime() + 1);
  expect(await visited()).toEqual([all[1]]);
});

it('stops when its time is over, and leaves the others due', async () => {
  const all = await tenants(3);
  for (const tenantId of all) await mark(tenantId);
  const cut = new AbortController();
  const walk = walkDue(test.database, { schedule, now, signal: cut.signal, unasked: 0 }, () => {
    cut.abort(new Error('its time is over'));
    return Promise.resolve(null);
  });
  await expect(walk).rejects.toThrow('its time is over');
  expect(await visited()).toHaveLength(2);
});

it('visits a tenant later if its visitor has died', async () => {
  const [tenantId] = await tenants(1);
  await mark(tenantId!);
  void walkDue(test.database, { schedule, now, signal: still, unasked: 0 }, () => new Promise(() => undefined));
  while (((await dueAt(tenantId!)) ?? 0) < now.getTime()) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await visited()).toEqual([]);
  now = new Date(now.getTime() + 15 * 60_000);
  expect(await visited()).toEqual([tenantId]);
});

it('visits all tenants over time without marks, some in each round', async () => {
  const all = await tenants(7);
  await test.admin.query(`insert into schedule_leases (name, holder, leased_until, started_at) values ('sweeping', 'h', now(), now())`); // prettier-ignore
  const rounds = [await visited(null, 3), await visited(null, 3), await visited(null, 3), await visited(null, 3)];
  expect(rounds.map((round) => round.sort())).toEqual([
    all.slice(0, 3),
    all.slice(3, 6),
    all.slice(6),
    all.slice(0, 3),
  ]);
});

it('spreads the slow walk over a day, and limits it', async () => {
  const all = await tenants(2_000);
  let seen = 0;
  for (let round = 0; round < 6; round++) {
    await walkDue(test.database, { schedule, now, signal: still }, () => {
      seen += 1;
      return Promise.resolve(null);
    });
  }
  // 288 rounds make a day.
  expect(seen).toBeGreaterThanOrEqual((6 * all.length) / 288 - 6);
  expect(seen).toBeLessThan(all.length / 4);
});

it('marks without waiting for other marks, and a claim waits for marks that are being committed', async () => {
  if (globalThis.BACKEND !== 'postgres') return;
  const [tenantId] = await tenants(1);
  await mark(tenantId!);
  const one = await test.admin.connect();
  try {
    await one.query('begin');
    await one.query(`select mark_sweep($1, 'sweeping', now())`, [tenantId]);
    // It is already due, so another mark has nothing to write.
    await mark(tenantId!);
    const walk = visited(null);
    const early = await Promise.race([walk, new Promise((resolve) => setTimeout(() => resolve('waits'), 150))]);
    expect(early).toBe('waits');
    await one.query('commit');
    expect(await walk).toEqual([tenantId]);
  } finally {
    one.release();
  }
});
