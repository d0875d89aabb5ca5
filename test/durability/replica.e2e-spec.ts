import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { createPool } from '@platform/database/pool.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import type pg from 'pg';
import { canInstall, Installation } from './installation.js';
import { OwnPostgres } from './own-servers.js';

/** The maximum lag of the replica, long enough for a busy machine. */
const LAG_MS = 6_000;
const withServers = globalThis.BACKEND === 'postgres' && canInstall ? describe : describe.skip;

withServers('with a streaming replica', () => {
  let installation: Installation;
  let replica: OwnPostgres;
  let admin: pg.Pool;
  let users = 0;

  beforeAll(async () => {
    installation = await Installation.open(
      1,
      0,
      (): Record<string, string> => ({ DATABASE_READ_URL: replica.url, DATABASE_READ_MAX_LAG_MS: String(LAG_MS) }),
      async ({ postgres }) => {
        replica = await OwnPostgres.replicaOf(postgres);
        admin = createPool({ connectionString: replica.adminUrl }, { max: 1 });
      },
    );
  }, 120_000);
  afterAll(async () => {
    await installation.close();
    await admin.end();
    await replica.remove();
  });
  afterEach(() => resume());

  const somebody = (): Client => installation.client.as(`user-${(users += 1)}`);
  const pause = () => admin.query('select pg_wal_replay_pause()');
  const resume = () => admin.query('select pg_wal_replay_resume()');
  const caughtUp = () =>
    waitUntil('the replica to have replayed', async () => {
      const { rows } = await installation.admin.query<{ far: string }>(
        'select pg_current_wal_insert_lsn()::text as far',
      );
      const asked = admin.query<{ there: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [
        rows[0]?.far,
      ]);
      return (await asked).rows[0]?.there;
    });
  const found = async (client: Client, headers: Record<string, string> = {}): Promise<string[]> => {
    const { results } = await client.ok(searchRecords, { headers, body: { query: 'tea' } });
    return results.map(({ record }) => record.content);
  };
  const store = async (client: Client, content: string): Promise<string> => {
    const { status, headers } = await client.call(storeRecord, { body: { content } });
    expect(status).toBe(201);
    return headers.get('x-read-after') ?? '';
  };
  /** The last statement of each of our connections: a completed transaction ends with its commit. */
  const answeredByReplica = async (): Promise<boolean> => {
    const text = "select from pg_stat_activity where usename = 'faults' and query = 'commit'";
    return (await admin.query(text)).rowCount !== 0;
  };

  it('searches are served by the replica', async () => {
    const ada = somebody();
    await store(ada, 'Ada drinks tea.');
    await caughtUp();
    await waitUntil('the replica to be asked', async () => {
      expect(await found(ada)).toEqual(['Ada drinks tea.']);
      return answeredByReplica();
    });
  });

  it('a caller who sends back a write’s position finds what was written, and one who does not finds it once it has arrived', async () => {
    const bea = somebody();
    await caughtUp();
    await waitUntil('the replica to be asked', async () => {
      await found(bea);
      return answeredByReplica();
    });
    await pause();
    const after = await store(bea, 'Bea drinks green tea.');
    expect(after).toMatch(/^[\w-]{22}$/);
    expect(await found(bea)).toEqual([]);
    expect(await found(bea, { 'x-read-after': after })).toEqual(['Bea drinks green tea.']);
    expect(await found(bea, { 'x-read-after': 'no such place' })).toEqual(['Bea drinks green tea.']);
    await resume();
    await waitUntil('it to have arrived', async () => (await found(bea)).length === 1);
  });

  it('a replica that lags more than allowed is not used', async () => {
    const cem = somebody();
    await caughtUp();
    await pause();
    await store(cem, 'Cem drinks mint tea.');
    await waitUntil('the primary to be asked', async () => (await found(cem)).length === 1, undefined, 3 * LAG_MS);
  });

  it('an erasure completes only when no replica has data of the person any more', async () => {
    const dana = somebody();
    await store(dana, 'Dana drinks black tea.');
    await caughtUp();
    await pause();
    const began = performance.now();
    const user = `user-${users}`;
    const accepted = await installation.client.call(eraseUser, {
      params: { user_id: user },
      body: { reason: 'art17' },
    });
    expect(accepted.status).toBe(202);
    expect(performance.now() - began).toBeGreaterThan(LAG_MS - 1);
    expect(await found(dana)).toEqual([]);
  });

  it('a replica that dies costs nobody a response, and is used again when it is back', async () => {
    const eve = somebody();
    await store(eve, 'Eve drinks white tea.');
    await caughtUp();
    await found(eve);
    await replica.kill();
    for (let n = 0; n < 5; n += 1) expect(await found(eve)).toEqual(['Eve drinks white tea.']);
    await replica.start();
    admin.removeAllListeners('error').on('error', () => undefined);
    await waitUntil('the replica to be asked', async () => {
      expect(await found(eve)).toEqual(['Eve drinks white tea.']);
      return answeredByReplica();
    });
  });
});
