import { AuditRepository, type EntryFilter, firstIdAt } from '@governance/audit/audit.repository.js';
import { SealAudit } from '@governance/audit/seal-audit.js';
import { Clock } from '@kernel/clock.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { OTHER, scopeOf, TENANT } from '@test/support/scratch.js';
import { leaveToUs } from './big-database.js';
import { Explained, type Reading } from './explain.js';

/** A year of one tenant, and as much of another. */
const ENTRIES = globalThis.BACKEND === 'postgres' ? 100_000 : 20_000;
const PAGE = 50;
const UNSEALED = 300;
/** There is one head per tenant. */
const BIG = ['audit_entries', 'audit_subjects'];
const START = Date.UTC(2026, 0, 1);
/** Between two entries of a tenant. */
const STEP_MS = 300_000;

let test: TestDatabase;
let explained: Explained;
const entries = new AuditRepository();
const scope = scopeOf({ userId: null, allUsers: true });

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  const tables = ['audit_entries', 'audit_subjects', 'audit_heads'];
  await leaveToUs(test.admin, tables);
  for (const tenant of [TENANT, OTHER]) await fill(tenant, ENTRIES);
  for (const table of tables) await test.admin.query(`vacuum analyze ${table}`);
  explained = new Explained(test);
}, 600_000);
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

/**
 * Of 100 users, 5 keys, one operation that is rare. The ids follow the times; a thousand records are written
 * repeatedly.
 */
async function fill(tenant: string, count: number): Promise<void> {
  await test.admin.query(
    `insert into audit_entries (tenant_id, id, at, kind, operation, key_id, user_hash, outcome, subjects, counts, sequence, entry_hash, hash)
     select $1, (substr(ms, 1, 8) || '-' || substr(ms, 9) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, to_timestamp(t / 1000.0), 'change',
       case when n % 5000 = 0 then 'users.erase' else 'records.store' end, 'key-' || n % 5, 'user-' || n % 100, 'ok', '{}', '{}', n, 'h', 'h'
     from (select n, t, lpad(to_hex(t), 12, '0') as ms
       from (select n, $3::bigint + n * $4::bigint as t from generate_series(1, $2::bigint) n) as timed) as made`,
    [tenant, count, START, STEP_MS],
  );
  await test.admin.query(
    `insert into audit_subjects (tenant_id, subject, entry_id)
     select tenant_id, ('00000000-0000-7000-8000-' || lpad(to_hex(sequence % 1000), 12, '0'))::uuid, id
     from audit_entries where tenant_id = $1`,
    [tenant],
  );
}

async function readingsOf(work: () => Promise<unknown>): Promise<Reading[]> {
  const readings = (await explained.of(work)).flat();
  expect(readings.length).toBeGreaterThan(0);
  expect(readings.filter(({ table, by }) => BIG.includes(table) && by === 'Seq Scan')).toEqual([]);
  return readings.filter(({ table }) => BIG.includes(table));
}
const rows = (readings: readonly Reading[]) => readings.reduce((sum, reading) => sum + reading.rows, 0);

const middle = new Date(START + (ENTRIES / 2) * STEP_MS);
const PAGES: readonly (readonly [string, EntryFilter, number])[] = [
  ['without a filter', {}, PAGE],
  ['of a key', { keyId: 'key-3' }, PAGE],
  ['of an operation that is rare', { operation: 'users.erase' }, PAGE],
  ['of a stretch of time', { from: new Date(middle.getTime() - 20 * STEP_MS), to: middle }, PAGE],
  ['of a person, under two secrets', { userHashes: ['user-7', 'user-old'] }, PAGE],
  ['of a record', { subject: '00000000-0000-7000-8000-000000000007' }, (2 * ENTRIES) / 1_000],
];

it.each(PAGES)('a page %s reads its page, however long the audit is', async (_, filter, most) => {
  const page = () =>
    explained.database.withScope(scope, (tx) => entries.newest(tx, TENANT, filter, null, PAGE), { readOnly: true });
  expect((await page()).length).toBeGreaterThan(0);
  expect(rows(await readingsOf(page))).toBeLessThanOrEqual(most);
});

it('a page in the middle, and a stretch of the chain, read as much as one at the end', async () => {
  const inMiddle = () =>
    explained.database.withScope(scope, (tx) => entries.newest(tx, TENANT, {}, firstIdAt(middle), PAGE));
  expect(rows(await readingsOf(inMiddle))).toBe(PAGE);
  const inChain = () => explained.database.withScope(scope, (tx) => entries.inChain(tx, TENANT, ENTRIES / 2, PAGE));
  expect(rows(await readingsOf(inChain))).toBe(PAGE);
});

it('sealing reads what is unsealed, whatever was sealed before and whoever else has an audit', async () => {
  await test.admin.query(
    `insert into audit_entries (tenant_id, id, at, kind, operation, key_id, outcome, subjects, counts)
     select $1, gen_random_uuid(), now(), 'change', 'records.store', 'k', 'ok', '{}', '{}' from generate_series(1, $2::int)`,
    [TENANT, UNSEALED],
  );
  await test.admin.query('vacuum analyze audit_entries');
  const readings = await readingsOf(() => new SealAudit(explained.database, new Clock()).run());
  // Found, read and numbered; and one step for each tenant that has none.
  expect(rows(readings)).toBeLessThanOrEqual(4 * UNSEALED);
});
