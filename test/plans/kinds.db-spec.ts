import type { Scope } from '@kernel/scope.js';
import { nextPlace } from '@memory/kinds/kind-rows.query.js';
import { calledUp } from '@memory/kinds/prospective/fire-triggers.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { Explained, type Reading } from './explain.js';

/** Pending intentions of other agents and users, each triggered by one common word and one of its own. */
const OTHERS = 10_000;
const TENANT = '01900000-0000-7000-8000-00000000000a';
const NOW = new Date('2026-11-24T00:00:00Z');
const WORDS = new Set(['shared', ...Array.from({ length: 50 }, (_, i) => `absent${i}`)]);

const scope: Scope = {
  tenantId: TENANT,
  userId: 'ann',
  allUsers: false,
  includeShared: false,
  permissions: new Set(['records:read', 'records:write']),
  agent: null,
  project: null,
  keyId: 'key',
};

let test: TestDatabase;
let explained: Explained;

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  explained = new Explained(test);
  await test.admin.query(
    `insert into tenants (tenant_id, name, created_at, updated_at) values ('${TENANT}', 't', now(), now())`,
  );
  const record = (n: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
  await test.admin.query(`
    insert into records (tenant_id, id, user_id, agent, type, content, language, occurred_at, recorded_at, created_at, sequence)
    select '${TENANT}', ${record('n')}, case when n % 2 = 0 then 'ann' else 'bob' end,
      case when n % 10 = 1 then 'mine' else 'agent' || n % 50 end,
      case when n % 3 = 0 then 'episodic' else 'prospective' end, 'x', 'en', now(), now(), now(), n
    from generate_series(1, ${OTHERS}) n`);
  await test.admin.query(`
    insert into pending_triggers (tenant_id, record_id, user_id, agent, word, due_at)
    select '${TENANT}', r.id, r.user_id, r.agent, w.word, case when w.word = '' then now() + interval '1 year' end
    from records r cross join (values ('shared'), ('own'), ('')) w (word) where r.agent <> 'mine'`);
  await test.admin.query('analyze');
}, 120_000);
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

const readings = async (agent: string): Promise<Reading[]> =>
  (
    await explained.of(() => explained.database.withScope(scope, (tx) => calledUp(tx, scope, agent, WORDS, NOW)))
  ).flat();
const triggers = (all: readonly Reading[]) => all.filter(({ table }) => table === 'pending_triggers');

it('an agent that intends nothing reads nothing of what 10,000 others intend', async () => {
  const read = triggers(await readings('mine'));
  expect(read.every(({ indexes }) => indexes.join() === 'pending_triggers_by_word')).toBe(true);
  expect(read.reduce((sum, { rows }) => sum + rows, 0)).toBe(0);
});

it('one that does reads what its own words trigger, and no others', async () => {
  const own = await test.admin.query<{ n: number }>(
    `select count(*)::int as n from pending_triggers where user_id = 'ann' and agent = 'agent2' and word = 'shared'`,
  );
  const read = triggers(await readings('agent2'));
  expect(own.rows[0]?.n).toBeGreaterThan(0);
  expect(read.every(({ by }) => by.includes('Index'))).toBe(true);
  // The matches, and one row to see that there is any. EXPLAIN reports whole rows per loop, so each loop may report
  // half a row too much.
  const rounded = read.reduce((sum, { loops }) => sum + loops / 2, 0);
  expect(read.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(own.rows[0]!.n + 1 + rounded);
});

it('the next place of an episode is read at the end of its index', async () => {
  const read = (
    await explained.of(() => explained.database.withScope(scope, (tx) => nextPlace(tx, scope, 'episodic', 'agent6')))
  ).flat();
  expect(read.map(({ indexes, rows }) => [indexes.join(), rows])).toEqual([['records_by_place', 1]]);
});
