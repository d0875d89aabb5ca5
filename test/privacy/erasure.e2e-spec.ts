import {
  eraseSubject,
  eraseUser,
  getErasure,
  getReceipt,
  getReceiptKey,
  listErasures,
  type ErasureOutput,
} from '@contracts/privacy/erasure.operations.js';
import { holdRecord, holdUser, releaseRecord, releaseUser } from '@contracts/privacy/legal-hold.operations.js';
import { listJobs } from '@contracts/jobs/jobs.operations.js';
import { getRecord, listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { searchFeedback as giveFeedback } from '@contracts/feedback/feedback.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { getUser, listUsers, putUser } from '@contracts/users/users.operations.js';
import { EraseAgain } from '@governance/privacy/ledger/erase-again.js';
import { verifyReceipt } from '@governance/privacy/receipts/receipt.js';
import { newId, readId, showId } from '@kernel/ids.js';
import { QueryVector } from '@memory/search/query-vector.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { tableCatalogue } from '@schema/tables.js';
import { makeVictim } from '@test/isolation/victim.js';
import { newUser, startApp, TENANT_PERMISSIONS, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import { giveRows, rowsOf, rowsOfOthers } from './person.js';
import { unnamed } from '@test/support/unnamed.js';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  // Nobody responds there; it is configured, so it is named. And a few vectors are enough to be divided into cells.
  const env = { RERANK_PROVIDER: 'tei', RERANK_URL: 'http://reranker.invalid:81/rerank', VECTOR_CELLS_ABOVE: '1' };
  app = await startApp({ env });
  admin = app.client();
});
afterAll(() => app.stop());

const quiet = () =>
  waitUntil('an empty outbox', async () => (await app.count('outbox', 'closed_at is null')) === 0, Boolean, 60_000);

/** Requests the erasure of a user and waits until it has completed. */
async function erase(user: string, by = admin): Promise<ErasureOutput> {
  const accepted = await by.ok(eraseUser, { params: { user_id: user }, body: {} });
  return completed(accepted.id ?? '', by);
}

function completed(id: string, by = admin): Promise<ErasureOutput> {
  const ask = () => by.ok(getErasure, { params: { id } });
  return waitUntil('the erasure', ask, ({ state }) => state === 'completed', 60_000);
}

/** Keys that are bound to a user. */
async function keysOf(user: string, tenant: string): Promise<number> {
  const { rows } = await app.db.admin.query<{ n: number }>(
    'select count(*)::int as n from api_keys where tenant_id = $1 and user_id = $2',
    [tenant, user],
  );
  return rows[0]?.n ?? 0;
}

async function tenantOf(user: string): Promise<string> {
  const { rows } = await app.db.admin.query<{ tenant_id: string }>(
    'select tenant_id from users where user_id = $1 order by created_at limit 1',
    [user],
  );
  return rows[0]?.tenant_id ?? '';
}

describe('erasing a person', () => {
  it('removes what they said about shared memory', async () => {
    const house = app.client(await app.otherTenant());
    const ada = house.as(newUser());
    const shared = await house.ok(storeRecord, { body: { content: 'The gate of the orchard sticks.', shared: true } });
    const found = await ada.ok(searchRecords, { body: { query: 'gate of the orchard' } });
    await ada.ok(giveFeedback, { body: { query_id: found.query_id ?? '', ids: [shared.id], verdict: 'useful' } });
    expect(await app.count('search_feedback', 'user_id = $1', [ada.user])).toBe(1);
    const { counts } = await erase(ada.user, house);
    expect(await app.count('search_feedback', 'user_id = $1', [ada.user])).toBe(0);
    expect(counts['search_feedback']).toBe(1);
    expect((await house.ok(getRecord, { params: { id: shared.id } })).id).toBe(shared.id);
  });

  it('removes what the process caches of their questions, and of nobody else’s', async () => {
    const [ada, bob] = [app.user(), app.user()];
    for (const user of [ada, bob]) {
      await user.ok(storeRecord, { body: { content: 'The garden has a wall.' } });
      await user.ok(searchRecords, { body: { query: 'who built the wall of the garden' } });
    }
    const askers = () => [...app.inside(QueryVector)['cache']['vectors'].values()].map(({ asker }) => asker).join();
    expect(askers()).toContain(ada.user);
    await admin.ok(eraseUser, { params: { user_id: ada.user }, body: {} });
    expect(askers()).not.toContain(ada.user);
    expect(askers()).toContain(bob.user);
  });

  it('leaves nothing of theirs in any table, all of everybody else, and a receipt that says so', async () => {
    const [ada, bob] = [newUser(), newUser()];
    const there = app.client(await app.otherTenant());
    const given = { tenant: 'tenant_0', folded: true };
    await makeVictim(app.user(ada), admin, { ...given, user: ada, secret: 'zyxomancy' });
    await makeVictim(app.user(bob), admin, { ...given, user: bob, secret: 'quillfrost' });
    // The same name in another tenant is another person.
    await makeVictim(there.as(ada), there, { ...given, user: ada, secret: 'brackwater' });
    await quiet();
    await app.db.admin.query(
      `insert into dead_letters (tenant_id, id, user_id, job, payload, epoch, attempts, dispatches, error, created_at, failed_at)
       select tenant_id, id, user_id, job, payload, epoch, 1, 1, 'timeout', created_at, now() from outbox where user_id = $1`,
      [ada],
    );
    const tenant = await tenantOf(bob);
    const ofUsers = tableCatalogue().filter(({ owner }) => owner === 'user');
    // A test that erases what does not exist proves nothing, so tables that nothing above writes get a row.
    await giveRows(app.db.admin, { name: 'ada', tenantId: tenant, userId: ada });
    const rowsBefore = await rowsOf(app.db.admin, ada, tenant);
    const had = { ...rowsBefore, api_keys: await keysOf(ada, tenant) };
    expect(had.api_keys).toBeGreaterThan(0);
    expect(Object.keys(rowsBefore).sort()).toEqual(ofUsers.map(({ name }) => name).sort());
    const others = await rowsOfOthers(app.db.admin, ada, tenant);

    const preview = await admin.ok(eraseUser, { params: { user_id: ada }, body: { dry_run: true } });
    expect(preview).toEqual({ dry_run: true, kind: 'user', counts: had });
    expect(await rowsOf(app.db.admin, ada, tenant)).toEqual(rowsBefore);

    const erasure = await erase(ada);
    expect(await rowsOf(app.db.admin, ada, tenant)).toEqual({});
    expect(await keysOf(ada, tenant)).toBe(0);
    expect(await rowsOfOthers(app.db.admin, ada, tenant)).toEqual(others);
    expect(erasure.counts).toEqual(had);
    const { rows } = await app.db.admin.query<{ found: number }>('select count(*)::int as found from erasing_users');
    expect(rows).toEqual([{ found: 0 }]);

    const signed = await admin.ok(getReceipt, { params: { id: erasure.id } });
    expect(signed.receipt).toMatchObject({
      kind: 'user',
      counts: had,
      total: Object.values(had).reduce((a, b) => a + b),
    });
    expect(signed.receipt.stages).toMatchObject({
      answers: { seen: true, remaining: {} },
      heap: { seen: false },
      wal: { seen: false },
      backups: { seen: false, horizon_days: null },
    });
    expect(signed.receipt.processors).toEqual([
      {
        kind: 'embedding',
        provider: 'openai',
        model: expect.any(String),
        host: expect.stringMatching(/^(127|localhost)/),
      },
      { kind: 'rerank', provider: 'tei', model: '', host: 'reranker.invalid:81' },
    ]);
    expect(JSON.stringify(signed)).not.toContain(ada);
    const keys = await app.client('no key').ok(getReceiptKey);
    expect(verifyReceipt(signed, keys)).toMatchObject({ valid: true });
    expect(verifyReceipt({ ...signed, receipt: { ...signed.receipt, total: 0 } }, keys)).toMatchObject({
      valid: false,
    });
  });

  it('removes what is derived from theirs in shared memory, at any distance, and nothing else of it', async () => {
    const house = app.client(await app.otherTenant());
    const [ada, bob] = [house.as(newUser()), house.as(newUser())];
    const store = async (by: Client, content: string, more: object = {}) =>
      (await by.ok(storeRecord, { body: { content, ...more } })).id;
    const own = await store(ada, 'Ada was born in Zyxoville.');
    const shared = { shared: true };
    const derived = await store(ada, 'Whoever is of Zyxoville needs insulin.', { ...shared, derived_from: [own] });
    await store(bob, 'Bob asks those of Zyxoville.', { derived_from: [derived] });
    await store(ada, 'Ada read of Zyxoville.', { derived_from: [derived] });
    const other = await store(house, 'The well is dry.', shared);
    await store(house, 'The well wants rain.', { ...shared, derived_from: [other] });
    await quiet();
    const preview = await house.ok(eraseUser, { params: { user_id: ada.user ?? '' }, body: { dry_run: true } });
    expect(preview.counts).toMatchObject({ records: 4, users: 1 });

    const params = { user_id: ada.user ?? '' };
    await house.ok(holdRecord, { params: { id: derived } });
    for (const dry_run of [true, false]) {
      const refusal = await house.fails(eraseUser, { params, body: { dry_run } });
      expect(refusal).toMatchObject({ code: 'legal_hold', detail: expect.stringContaining('1 record(s)') });
    }
    await house.ok(releaseRecord, { params: { id: derived } });

    const contents = async () =>
      (await bob.ok(listRecords, { query: { include_shared: true } })).records
        .map(({ content }) => String(content))
        .filter((content) => /Zyxoville|well/u.test(content))
        .sort();
    expect(await contents()).toHaveLength(4);
    const { id } = await house.ok(eraseUser, { params, body: {} });
    expect(await contents()).toEqual(['The well is dry.', 'The well wants rain.']);
    // An edge between two owners goes with the record of either one, uncounted.
    const { edges: _, ...rowsThere } = preview.counts;
    expect((await completed(id ?? '', house)).counts).toMatchObject(rowsThere);
    const { rows } = await app.db.admin.query<{ ids: string[] }>(
      'select ids from erasure_ledger where erasure_id = $1', [readId(id ?? '')],
    ); // prettier-ignore
    expect(rows[0]?.ids).toContain(readId(derived));
    expect(await app.count('records', "content like '%Zyxoville%'")).toBe(0);
    expect(await app.count('erasing_records')).toBe(0);
  });

  it('who does not exist completes with nothing, and twice too', async () => {
    const user = newUser();
    for (let i = 0; i < 2; i++) expect((await erase(user)).counts).toEqual({});
    expect((await admin.fails(getUser, { params: { user_id: user } })).status).toBe(404);
  });

  it('lets a returning user start with nothing, in an epoch that no job has had', async () => {
    const ada = app.user();
    await ada.ok(storeRecord, { body: { id: 'mine', content: 'The first life.' } });
    await ada.ok(storeRecord, { body: { content: 'More of it.' } });
    await quiet();
    const epoch = async () =>
      Number(
        (await app.db.admin.query<{ epoch: string }>('select epoch from users where user_id = $1', [ada.user])).rows[0]
          ?.epoch,
      );
    const before = await epoch();
    await erase(ada.user ?? '');
    const again = await ada.ok(storeRecord, { body: { id: 'mine', content: 'The second life.' } });
    expect(again.status).toBe('created');
    expect(await epoch()).toBeGreaterThan(before);
    expect((await ada.ok(listRecords)).records.map(({ content }) => content)).toEqual(['The second life.']);
    await erase(ada.user ?? '');
    await admin.ok(putUser, { params: { user_id: ada.user ?? '' }, body: {} });
    expect(await epoch()).toBeGreaterThan(before + 1);
  });
});

describe('while a person is being erased', () => {
  /** A worker that cannot take the job: the erasure is accepted and does not proceed. */
  async function held(user: Client): Promise<{ id: string; go: () => Promise<void> }> {
    const go = await holdErasers(user);
    const accepted = await admin.ok(eraseUser, { params: { user_id: user.user ?? '' }, body: { reason: 'art17' } });
    return { id: accepted.id ?? '', go };
  }

  /** The erasers of this user wait for the lock on what they would delete first. */
  async function holdErasers(user: Client): Promise<() => Promise<void>> {
    const blocker = await app.db.admin.connect();
    await blocker.query('begin');
    await blocker.query('select from records where user_id = $1 for update', [user.user]);
    return async () => {
      await blocker.query('rollback');
      blocker.release();
    };
  }

  const lockWaiters = async (): Promise<number> =>
    (await app.db.admin.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount ?? 0; // prettier-ignore

  // One session serves the embedded database: nobody can hold a lock there while somebody else works.
  (globalThis.BACKEND === 'postgres' ? it : it.skip)(
    'nothing is answered, nothing is written, and asking again answers the same erasure',
    async () => {
      const ada = app.user();
      const { id } = await ada.ok(storeRecord, { body: { content: 'The heron nests by the mill.' } });
      await admin.ok(putUser, { params: { user_id: ada.user ?? '' }, body: { metadata: { note: 'heron' } } });
      await quiet();
      const running = await held(ada);
      try {
        expect((await ada.ok(listRecords)).records).toEqual([]);
        expect((await ada.ok(searchRecords, { body: { query: 'heron mill' } })).results).toEqual([]);
        expect((await ada.ok(listJobs, { query: { kind: 'embed-records' } })).jobs).toEqual([]);
        expect((await ada.fails(getRecord, { params: { id } })).status).toBe(404);
        expect(JSON.stringify(await admin.ok(listRecords, { query: { all_users: true, limit: 1000 } }))).not.toContain(
          'heron',
        );
        expect((await admin.fails(getUser, { params: { user_id: ada.user ?? '' } })).status).toBe(404);
        expect(JSON.stringify(await admin.ok(listUsers, { query: { limit: 1000 } }))).not.toContain(ada.user);
        const refusals = [
          await ada.fails(storeRecord, { body: { content: 'too early' } }),
          await ada.fails(storeRecord, { body: { content: 'too early' }, headers: { 'idempotency-key': 'k' } }),
          await admin.fails(putUser, { params: { user_id: ada.user ?? '' }, body: {} }),
          await admin.fails(holdUser, { params: { user_id: ada.user ?? '' } }),
        ];
        expect(refusals.map(({ status, code }) => [status, code])).toEqual(Array(4).fill([409, 'erasure_pending']));
        const again = await admin.call(eraseUser, { params: { user_id: ada.user ?? '' }, body: {} });
        expect([again.status, (again.json as ErasureOutput).id]).toEqual([200, running.id]);
        expect(await admin.fails(getReceipt, { params: { id: running.id } })).toMatchObject({ status: 409 });
      } finally {
        await running.go();
      }
      expect(await completed(running.id)).toMatchObject({ reason: 'art17', counts: { records: 1, users: 1 } });
      expect((await ada.ok(storeRecord, { body: { content: 'again' } })).status).toBe('created');
    },
  );

  (globalThis.BACKEND === 'postgres' ? it : it.skip)(
    'the same request by a key with other bindings is another erasure',
    async () => {
      const ada = app.user();
      // One record that only this key erases, for each key: an erasure without any completes at once.
      for (const [agent, project] of [['a', 'moon'], ['a', 'mars'], ['b', 'moon'], ['b', 'mars']]) {
        await ada.ok(storeRecord, { body: { content: `${agent} ${project}`, agent, project, session_id: 's' } });
      } // prettier-ignore
      await quiet();
      const permissions = [...TENANT_PERMISSIONS, 'privacy'] as const;
      const settings = [{ agent: 'a', project: 'moon' }, { agent: 'a' }, { project: 'moon' }, {}];
      const keys = await Promise.all(settings.map((one) => app.key({ ...one, permissions })));
      const ask = ({ key }: { key: string }) =>
        app.client(key).ok(eraseSubject, { body: { session_id: 's', user_id: ada.user } });
      const ids: string[] = [];
      const go = await holdErasers(ada);
      try {
        for (const key of keys) ids.push((await ask(key)).id ?? '');
        expect(new Set(ids).size).toBe(keys.length);
        for (const [i, key] of keys.entries()) expect((await ask(key)).id).toBe(ids[i]);
        expect((await ada.ok(listRecords)).records).toEqual([]);
      } finally {
        await go();
      }
      for (const id of ids) await completed(id);
      expect(await app.count('records', 'user_id = $1', [ada.user])).toBe(0);
    },
  );

  (globalThis.BACKEND === 'postgres' ? it : it.skip)(
    'a wider erasure is not complete before the records that a narrower one had hidden are gone',
    async () => {
      const ada = app.user();
      const both = { session_id: 's' };
      const { id } = await ada.ok(storeRecord, { body: { content: 'narrow', ...both } });
      await quiet();
      const narrow = { body: { records: [id], user_id: ada.user } };
      const wide = { body: { ...both, user_id: ada.user } };
      const go = await holdErasers(ada);
      const ids: string[] = [];
      try {
        ids.push((await admin.ok(eraseSubject, narrow)).id ?? '');
        await ada.ok(storeRecord, { body: { content: 'wide', ...both } });
        expect(await admin.ok(eraseSubject, { body: { ...wide.body, dry_run: true } })).toMatchObject({ counts: { records: 2 } }); // prettier-ignore
        ids.push((await admin.ok(eraseSubject, wide)).id ?? '');
        const waitsOrIsDone = async () =>
          (await lockWaiters()) >= 2 || (await admin.ok(getErasure, { params: { id: ids[1]! } })).state === 'completed';
        await waitUntil('the wider erasure', waitsOrIsDone, Boolean, 30_000);
        expect(await admin.fails(getReceipt, { params: { id: ids[1]! } })).toMatchObject({ status: 409 });
        // Whether its own record is gone depends on which of the two came first to the rows that both change.
        expect(await app.count('records', 'id = $1', [readId(id)])).toBe(1);
      } finally {
        await go();
      }
      for (const one of ids) await completed(one);
      expect(await app.count('records', 'user_id = $1', [ada.user])).toBe(0);
      expect(await app.count('erasing_records', 'subject = $1', [ada.user])).toBe(0);
    },
  );
});

describe('a legal hold', () => {
  it('of a user or of one record refuses the erasure, reports how many, and can be lifted', async () => {
    const ada = app.user();
    const params = { user_id: ada.user ?? '' };
    const { id } = await ada.ok(storeRecord, { body: { content: 'Evidence.' } });
    await ada.ok(holdRecord, { params: { id } });
    for (const body of [{}, { dry_run: true }]) {
      const refusal = await admin.fails(eraseUser, { params, body });
      expect(refusal).toMatchObject({ status: 409, code: 'legal_hold' });
      expect(refusal.detail).toContain('1 record(s)');
    }
    const exempt = () => app.count('record_access', 'record_id = $1 and exempt', [readId(id)]);
    expect(await exempt()).toBe(1);
    await ada.ok(releaseRecord, { params: { id } });
    expect(await exempt()).toBe(0);
    await admin.ok(holdUser, { params });
    expect((await admin.fails(eraseUser, { params, body: {} })).detail).toContain('1 user(s)');
    expect((await ada.ok(listRecords)).records).toHaveLength(1);
    await admin.ok(releaseUser, { params });
    expect((await erase(params.user_id)).counts).toMatchObject({ records: 1 });
  });
});

describe('who may erase', () => {
  const privacy = [...TENANT_PERMISSIONS, 'privacy'] as const;

  it('a key that is bound to a user erases that user and is deleted with them; it sees their erasures, and nobody else’s', async () => {
    const [ada, bob] = [app.user(), app.user()];
    for (const one of [ada, bob]) await one.ok(storeRecord, { body: { content: 'mine' } });
    const own = await erase(ada.user);
    const { key } = await app.key({ user_id: ada.user, permissions: privacy });
    const bound = app.client(key);
    const absent = await bound.fails(eraseUser, { params: { user_id: newUser() }, body: {} });
    expect(unnamed((await bound.fails(eraseUser, { params: { user_id: bob.user ?? '' }, body: {} })).text)).toBe(
      unnamed(absent.text),
    );
    expect(absent.status).toBe(404);
    const others = await erase(bob.user ?? '');
    expect((await bound.fails(getErasure, { params: { id: others.id } })).status).toBe(404);
    expect((await bound.fails(getReceipt, { params: { id: others.id } })).status).toBe(404);
    expect((await bound.ok(listErasures)).erasures.map(({ id }) => id)).toEqual([own.id]);
    expect((await bound.ok(getReceipt, { params: { id: own.id } })).receipt.erasure_id).toBe(own.id);
    const again = await bound.ok(eraseUser, { params: { user_id: ada.user }, body: {} });
    expect((await completed(again.id ?? '')).counts).toMatchObject({ api_keys: 1 });
    const refused = () => bound.call(listErasures);
    await waitUntil('the end of the key', refused, ({ status }) => status === 401);
    const stranger = app.client(await app.otherTenant());
    expect((await stranger.fails(getErasure, { params: { id: own.id } })).status).toBe(404);
    expect((await stranger.fails(getReceipt, { params: { id: own.id } })).status).toBe(404);
  });

  it('a key without the permission, or of one agent, may not', async () => {
    const ada = app.user();
    await ada.ok(storeRecord, { body: { content: 'mine' } });
    for (const settings of [{}, { agent: 'a', permissions: privacy }]) {
      const by = app.client((await app.key(settings)).key);
      const refusal = await by.fails(eraseUser, { params: { user_id: ada.user ?? '' }, body: {} });
      expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect((await ada.ok(listRecords)).records).toHaveLength(1);
  });
});

it('what the ledger lists as erased is erased again in a restored database, once and for all', async () => {
  const [ada, bob] = [app.user(), app.user()];
  const tenant =
    (
      await app.db.admin.query<{ tenant_id: string }>(
        "select tenant_id from tenants where name <> 'another' order by created_at limit 1",
      )
    ).rows[0]?.tenant_id ?? '';
  for (const one of [ada, bob]) await one.ok(storeRecord, { body: { content: 'came back with the backup' } });
  await quiet();
  await app.db.admin.query('update users set legal_hold = true where user_id = $1', [ada.user]);
  const bobs = await rowsOf(app.db.admin, bob.user ?? '', tenant);
  const hash = new KeyedHash(app.inside(ServerSecrets));
  const entry = {
    entryId: newId(),
    erasureId: newId(),
    tenantId: tenant,
    kind: 'user' as const,
    subject: hash.of('user', tenant, ada.user ?? ''),
    ids: [],
    at: new Date(),
    position: 77,
    prevHash: '0',
    hash: '0',
  };
  const again = app.inside(EraseAgain);
  await again.run(entry);
  expect(await rowsOf(app.db.admin, ada.user ?? '', tenant)).toEqual({});
  expect(await rowsOf(app.db.admin, bob.user ?? '', tenant)).toEqual(bobs);
  const { receipt } = await admin.ok(getReceipt, { params: { id: showId('erasure', entry.erasureId) } });
  expect(receipt).toMatchObject({ kind: 'user', ledger_position: 77, counts: { records: 1, users: 1 } });
  await again.run({ ...entry, entryId: newId() });
  const one = await bob.ok(storeRecord, { body: { content: 'part of it', agent: 'tutor' } });
  await again.run({ ...entry, erasureId: newId(), kind: 'records', subject: null, ids: [readId(one.id) ?? ''] });
  expect((await bob.fails(getRecord, { params: { id: one.id } })).status).toBe(404);
  await again.run({ ...entry, tenantId: newId(), kind: 'tenant' });
});
