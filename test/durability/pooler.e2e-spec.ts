import { eraseUser, getErasure } from '@contracts/privacy/erasure.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { createPool } from '@platform/database/pool.js';
import { createTenant } from '@contracts/tenancy/tenancy.operations.js';
import { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import { canInstall, Installation } from './installation.js';
import { OwnPooler } from './own-servers.js';

/** Fewer than the callers, so that each meets what another left behind. */
const CONNECTIONS = 2;
const USERS = 12;

if (!OwnPooler.isHere) process.stderr.write('SKIPPED: a pooler before Postgres. It needs pgbouncer on this machine.\n');
const withPooler = globalThis.BACKEND === 'postgres' && canInstall && OwnPooler.isHere ? describe : describe.skip;

withPooler('behind a pooler that hands out a connection for one transaction', () => {
  let installation: Installation;
  let pooler: OwnPooler;

  beforeAll(async () => {
    installation = await Installation.open(
      1,
      0,
      (): Record<string, string> => ({ DATABASE_URL: pooler.url, DATABASE_PREPARED_STATEMENTS: 'off' }),
      async ({ postgres }) => {
        pooler = await OwnPooler.before(postgres, CONNECTIONS);
      },
    );
  }, 120_000);
  afterAll(async () => {
    await installation.close();
    await pooler.remove();
  });

  const user = (n: number): string => `user-${n}`;
  const found = async (client: Client): Promise<string[]> => {
    const { results } = await client.ok(searchRecords, { body: { query: 'the secret word' } });
    return results.map(({ record }) => record.content);
  };
  /** What the pooler's connections keep of those whom they served, queried at once over each of them. */
  async function kept(): Promise<{ pid: number; plans: number; settings: string }[]> {
    const text = `select pg_backend_pid() as pid, (select count(*)::int from pg_prepared_statements) as plans,
      concat(current_setting('app.tenant_id', true), current_setting('app.user_id', true), current_setting('app.all_users', true),
        current_user) as settings, pg_sleep(0.3)`;
    const pool = createPool({ connectionString: pooler.url }, { max: CONNECTIONS });
    try {
      const asked = Array.from({ length: CONNECTIONS }, () =>
        pool.query<{ pid: number; plans: number; settings: string }>(text),
      );
      return (await Promise.all(asked)).flatMap(({ rows }) => rows);
    } finally {
      await pool.end();
    }
  }

  it('stores, finds and keeps users and tenants apart, many at a time over few connections', async () => {
    const { client } = installation;
    const other = (await client.ok(createTenant, { body: { name: 'another' } })).admin_key?.key ?? '';
    const everybody = Array.from({ length: USERS }, (_, n) => n);
    const clients = everybody.flatMap((n) => [
      { client: client.as(user(n)), word: `The secret word of ${user(n)} is word${n}.` },
      { client: new Client(installation.url, other).as(user(n)), word: `The secret word elsewhere is other${n}.` },
    ]); // prettier-ignore
    await Promise.all(clients.map(({ client: one, word }) => one.ok(storeRecord, { body: { content: word } })));
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(clients.map(({ client: one }) => found(one)));
      expect(answers).toEqual(clients.map(({ word }) => [word]));
    }
    const servers = await kept();
    expect(new Set(servers.map(({ pid }) => pid)).size).toBe(CONNECTIONS);
    expect(servers.map(({ plans, settings }) => [plans, settings])).toEqual(Array(CONNECTIONS).fill([0, 'faults']));
    expect(installation.exits).toEqual([]);
  });

  it('erases a person completely, while others continue', async () => {
    const { client } = installation;
    const ada = client.as('ada');
    await ada.ok(storeRecord, { body: { content: 'The secret word of Ada is marzipan.' } });
    await waitUntil('it to be found', async () => (await found(ada)).length === 1);
    const beside = client.as(user(0));
    const erasing = client.ok(eraseUser, { params: { user_id: 'ada' }, body: { reason: 'art17' } });
    await Promise.all(Array.from({ length: 20 }, () => found(beside)));
    const erasure = await erasing;
    expect(await found(ada)).toEqual([]);
    await waitUntil('nothing to be left', async () => (await client.ok(getErasure, { params: { id: erasure.id ?? '' } })).state === 'completed'); // prettier-ignore
    expect(await installation.number("select count(*) from records where content like '%marzipan%'")).toBe(0);
    expect(await found(beside)).toHaveLength(1);
  });

  it('recovers after an outage of the pooler', async () => {
    const bea = installation.client.as('bea');
    await bea.ok(storeRecord, { body: { content: 'The secret word of Bea is nougat.' } });
    await pooler.kill();
    const { status, headers } = await bea.call(searchRecords, { body: { query: 'the secret word' } });
    expect([status, headers.has('retry-after')]).toEqual([503, true]);
    await pooler.start();
    await waitUntil('an answer', async () => (await bea.call(searchRecords, { body: { query: 'the secret word' } })).status === 200); // prettier-ignore
    expect(await found(bea)).toEqual(['The secret word of Bea is nougat.']);
  });
});
