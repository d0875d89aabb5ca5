import { listAudit } from '@contracts/audit/audit.operations.js';
import { createBlock } from '@contracts/blocks/blocks.operations.js';
import { createAgent, listAgents } from '@contracts/letta/letta-agents.operations.js';
import { runCompaction } from '@contracts/compaction/compaction.operations.js';
import { contextSettings } from '@contracts/context/context.settings.js';
import {
  eraseSubject,
  eraseTenant,
  getErasure,
  getReceiptKey,
  getTenantErasure,
  getTenantReceipt,
} from '@contracts/privacy/erasure.operations.js';
import { holdRecord } from '@contracts/privacy/legal-hold.operations.js';
import { appendMessages, listMessages } from '@contracts/messages/messages.operations.js';
import { listRecords, patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { reviseRecord } from '@contracts/revision/revision.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { createTenant, getTenant, listTenants } from '@contracts/tenancy/tenancy.operations.js';
import { purgeSource } from '@contracts/trust/trust.operations.js';
import { verifyReceipt } from '@governance/privacy/receipts/receipt.js';
import { PutUser } from '@governance/tenancy/put-user.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { CreateBlock } from '@memory/blocks/create-block.js';
import { Tallies } from '@memory/counters/tallies.js';
import { StoreRecord } from '@memory/records/store-record.js';
import { Settings } from '@memory/settings/settings.js';
import { Database, type Tx } from '@platform/database/database.js';
import { makeVictim } from '@test/isolation/victim.js';
import { startApp, TENANT_PERMISSIONS, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { Gate } from '@test/support/gate.js';
import { scopeOf } from '@test/support/scratch.js';
import { waitUntil } from '@test/support/wait-until.js';
import { tableCatalogue } from '@schema/tables.js';
import { rowsOf } from './person.js';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = app.client();
});
afterAll(() => app.stop());

const quiet = () =>
  waitUntil('an empty outbox', async () => (await app.count('outbox', 'closed_at is null')) === 0, Boolean, 60_000);

async function erase(body: object, by = admin) {
  const accepted = await by.ok(eraseSubject, { body });
  const ask = () => by.ok(getErasure, { params: { id: accepted.id ?? '' } });
  return waitUntil('the erasure', ask, ({ state }) => state === 'completed', 60_000);
}

function putSettings(tx: Tx, scope: Scope, userId: string | null): Promise<unknown> {
  const value = contextSettings.schema.parse({});
  return app.inside(Settings).put(tx, { ...scope, userId }, contextSettings, value, { by: scope.keyId });
}

const contents = async (who: Client, query: object = {}): Promise<string[]> =>
  (
    await who.ok(listRecords, { query: { limit: 1000, include_expired: true, include_superseded: true, ...query } })
  ).records
    .map(({ content }) => String(content))
    .sort();

describe('erasing records', () => {
  it('removes what was derived from them by lineage, with versions and vectors, and nothing else', async () => {
    const ada = app.user();
    const store = async (content: string, more: object = {}) =>
      (await ada.ok(storeRecord, { body: { content, ...more } })).id;
    const source = await store('The heron nests by the mill.', { id: 'mine' });
    await ada.ok(patchRecord, { params: { id: source }, body: { content: 'The heron nests by the old mill.' } });
    const child = await store('Herons like mills.', { derived_from: [source] });
    await store('So mills feed herons.', { derived_from: [child] });
    const other = await store('Owls hunt at night.');
    await store('Owls sleep by day.', { derived_from: [other] });
    await quiet();
    const preview = await admin.ok(eraseSubject, { body: { records: ['mine'], user_id: ada.user, dry_run: true } });
    expect(preview).toMatchObject({ dry_run: true, kind: 'records', counts: { records: 3, record_versions: 1 } });
    expect(await contents(ada)).toHaveLength(5);
    const before = await rowsOf(app.db.admin, ada.user ?? '');
    const { counts, expected } = await erase({ records: ['mine'], user_id: ada.user });
    expect(counts).toEqual(preview.counts);
    expect(expected).toEqual(preview.counts);
    const after = await rowsOf(app.db.admin, ada.user ?? '');
    for (const [table, rows] of Object.entries(counts))
      expect([table, after[table] ?? 0]).toEqual([table, (before[table] ?? 0) - rows]);
    expect(await contents(ada)).toEqual(['Owls hunt at night.', 'Owls sleep by day.']);
    expect(
      (await ada.ok(searchRecords, { body: { query: 'heron mill' } })).results.map(({ record }) => record.content),
    ).not.toEqual(expect.arrayContaining([expect.stringContaining('heron')]));
    expect((await ada.ok(storeRecord, { body: { id: 'mine', content: 'A new one.' } })).status).toBe('created');
    expect((await erase({ records: [source], user_id: ada.user })).counts).toEqual({});
  });

  it.each(['erasure', 'purge'])('removes a memory that keeps a part of a superseded one, by %s', async (how) => {
    const ada = app.user();
    const source = `crm-${how}`;
    const store = (content: string) => ada.ok(storeRecord, { body: { content, provenance: { source } } });
    const revise = (content: string) =>
      ada.ok(reviseRecord, { body: { content, provenance: { source: 'chat' } }, headers: { prefer: 'wait=10' } });
    const old = await store('Ada lives in Paris. Her door code is 4711 zyxo.');
    const kept = await revise('Ada lives in Berlin.');
    expect(kept.superseded).toMatchObject([{ id: old.id }]);
    expect(await contents(ada)).toContain('Her door code is 4711 zyxo. Ada lives in Berlin.');
    await revise('Ada lives in Rome.');
    await store('The standup is at 9.');
    await revise('The standup is at 10.');
    if (how === 'erasure') await erase({ source, user_id: ada.user });
    else await admin.ok(purgeSource, { body: { source } });
    // It keeps nothing of the one that was removed.
    expect(await contents(ada)).toEqual(['The standup is at 10.']);
  });

  it('is refused if one of them, or of what was derived from them, is held', async () => {
    const ada = app.user();
    const { id } = await ada.ok(storeRecord, { body: { content: 'a' } });
    const child = await ada.ok(storeRecord, { body: { content: 'b', derived_from: [id] } });
    await ada.ok(holdRecord, { params: { id: child.id } });
    const refusal = await admin.fails(eraseSubject, { body: { records: [id], user_id: ada.user } });
    expect(refusal).toMatchObject({ status: 409, code: 'legal_hold' });
    expect(refusal.detail).toContain('1 record(s)');
    expect(await contents(ada)).toEqual(['a', 'b']);
  });

  it('by session, source or filter removes these, for the named user, including forgotten ones', async () => {
    const [ada, bob] = [app.user(), app.user()];
    for (const one of [ada, bob]) {
      const own = [
        { content: 'in session', session_id: 's1' },
        { content: 'from import', provenance: { source: 'import-7' } },
        { content: 'tagged', tags: ['x'], expires_at: '2020-01-01' },
        { content: 'stays' },
      ];
      for (const body of own) await one.ok(storeRecord, { body });
    }
    await erase({ session_id: 's1', user_id: ada.user });
    expect(await contents(ada)).toEqual(['from import', 'stays', 'tagged']);
    expect(await contents(bob)).toHaveLength(4);
    await erase({ filter: { tags: { any: ['x'] } }, user_id: ada.user });
    await erase({ source: 'import-7', all_users: true });
    expect([await contents(ada), await contents(bob)]).toEqual([['stays'], ['in session', 'stays', 'tagged']]);
  });
});

it('by session, source or agent removes what carried it in an earlier version, and not what never did', async () => {
  const ada = app.user();
  const labels = (n: number) => ({ session_id: `s${n}`, agent: `a${n}`, provenance: { source: `i${n}` } });
  for (const part of [{ session_id: 's1' }, { source: 'i1' }, { agent: 'a1' }]) {
    await ada.ok(storeRecord, { body: { id: 'note', content: 'The safe is behind the painting.', ...labels(1) } });
    await ada.ok(storeRecord, { body: { id: 'note', content: 'Nothing to see.', ...labels(2) } });
    await ada.ok(storeRecord, { body: { id: 'other', content: 'Owls hunt at night.', ...labels(2) } });
    const asked = { ...part, user_id: ada.user };
    expect((await admin.ok(eraseSubject, { body: { ...asked, dry_run: true } })).counts).toMatchObject({ records: 1 });
    expect((await erase(asked)).counts).toMatchObject({ records: 1, record_versions: 1 });
    expect(await contents(ada)).toEqual(['Owls hunt at night.']);
  }
  expect(await app.count('record_versions', 'user_id = $1', [ada.user])).toBe(0);
});

it('repeated while it runs is another erasure if there is more to erase, and else the same', async () => {
  const ada = app.user();
  const store = (content: string) => ada.ok(storeRecord, { body: { content, session_id: 's' } });
  await store('The first.');
  await quiet();
  const body = { session_id: 's', user_id: ada.user };
  const blocker = await app.db.admin.connect();
  try {
    // The eraser waits for what it would delete.
    await blocker.query('begin');
    await blocker.query('select from records where user_id = $1 for update', [ada.user]);
    const ask = async () => (await admin.ok(eraseSubject, { body })).id;
    const first = await ask();
    expect(await ask()).toBe(first);
    await store('The second.');
    const second = await ask();
    expect(second).not.toBe(first);
    expect(await ask()).toBe(second);
    expect(await contents(ada)).toEqual([]);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  await erase(body);
  await waitUntil('both', async () => (await app.count('records', 'user_id = $1', [ada.user])) === 0);
});

it('removes a summary with one of its sources, and rebuilds it without that source', async () => {
  const ada = app.user();
  const say = (content: string) => ada.ok(storeRecord, { body: { type: 'message', role: 'user', content } });
  const doomed = await say('I adore the zyxomancy garden behind the mill very much.');
  await say('I hope to see the harbour again on 14 June at 7:42.');
  await say('My sister Ruth lives in the harbour town since 2019.');
  await ada.ok(runCompaction, { body: { force: true, partial: true }, headers: { prefer: 'wait=30' } });
  const summaries = async () =>
    (await contents(ada, { type: 'summary' })).concat(
      await contents(ada, { filter: JSON.stringify({ 'metadata.kind': 'batch' }) }),
    );
  const { rows } = await app.db.admin.query<{ from_id: string }>(
    `select distinct from_id from edges where user_id = $1 and type = 'CONSOLIDATES'`,
    [ada.user],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect((await summaries()).length).toBeGreaterThan(0);
  const { counts } = await erase({ records: [doomed.id], user_id: ada.user });
  expect(counts['records']).toBe(1 + rows.length);
  await quiet();
  const left = await app.db.admin.query<{ content: string }>('select content from records where user_id = $1', [
    ada.user,
  ]);
  expect(left.rows.map(({ content }) => content).join()).not.toContain('zyxomancy');
  const again = await app.db.admin.query<{ from_id: string; to_id: string }>(
    `select from_id, to_id from edges where user_id = $1 and type = 'CONSOLIDATES'`,
    [ada.user],
  );
  expect(again.rows.length).toBeGreaterThan(0);
  expect(again.rows.map(({ to_id }) => to_id)).not.toContain(readId(doomed.id));
  expect(again.rows.map(({ from_id }) => from_id)).not.toContain(rows[0]?.from_id);
});

describe('erasing an agent', () => {
  it('removes what it remembers, its history, itself and the blocks that only it has, for one user only', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const fill = async (who: Client) => {
      await who.ok(storeRecord, { body: { content: 'by tutor', agent: 'tutor' } });
      await who.ok(storeRecord, { body: { content: 'by nobody' } });
      const shared = await who.ok(createBlock, { body: { label: 'human', value: 'shared' } });
      const own = await who.ok(createBlock, { body: { label: 'persona', value: 'own' } });
      await who.ok(createAgent, { body: { name: 'tutor', block_ids: [shared.id, own.id] } });
      await who.ok(createAgent, { body: { name: 'coach', block_ids: [shared.id] } });
      for (const agent of ['tutor', 'coach']) {
        await who.ok(appendMessages, {
          body: { agent, messages: [1, 2, 3].map((n) => ({ role: 'user', content: `${agent} ${n}` })) },
        });
      }
    };
    await fill(ada);
    await fill(bob);
    await quiet();
    const bobs = await rowsOf(app.db.admin, bob.user ?? '');
    const asked = { agent: 'tutor', user_id: ada.user };
    const planned = await admin.ok(eraseSubject, { body: { ...asked, dry_run: true } });
    const { counts } = await erase(asked);
    expect(planned.counts).toEqual(counts);
    expect(counts).toMatchObject({ agents: 1, blocks: 1, message_histories: 1, messages: 3, records: 4 });
    expect(await contents(ada)).toEqual(['by nobody', 'coach 1', 'coach 2', 'coach 3']);
    expect((await ada.ok(listAgents)).map(({ name }) => name)).toEqual(['coach']);
    expect(await app.count('blocks', 'user_id = $1', [ada.user])).toBe(1);
    expect(await rowsOf(app.db.admin, bob.user ?? '')).toEqual(bobs);
    // A new history begins at 1.
    await ada.ok(appendMessages, { body: { agent: 'tutor', messages: [{ role: 'user', content: 'anew' }] } });
    expect(
      (await ada.ok(listMessages, { query: { agent: 'tutor' } })).messages.map(({ sequence }) => sequence),
    ).toEqual([1]);
  });

  it('an erased message leaves its number empty', async () => {
    const ada = app.user();
    const { messages } = await ada.ok(appendMessages, {
      body: { messages: ['one', 'two', 'three'].map((content) => ({ role: 'user', content })) },
    });
    await erase({ records: [messages[1]?.id], user_id: ada.user });
    await ada.ok(appendMessages, { body: { messages: [{ role: 'user', content: 'four' }] } });
    const left = (await ada.ok(listMessages)).messages.map(({ sequence }) => sequence);
    expect(left.sort()).toEqual([1, 3, 4]);
  });
});

describe('who may erase a part', () => {
  it('a key bound to a user erases within that user, one bound to an agent within that agent', async () => {
    const [ada, bob] = [app.user(), app.user()];
    for (const one of [ada, bob]) {
      for (const agent of ['a', 'b'])
        await one.ok(storeRecord, { body: { content: `of ${agent}`, agent, session_id: 's' } });
    }
    const permissions = [...TENANT_PERMISSIONS, 'privacy'] as const;
    const bound = app.client((await app.key({ user_id: ada.user, permissions })).key);
    expect(await bound.fails(eraseSubject, { body: { session_id: 's', user_id: bob.user } })).toMatchObject({
      status: 404,
    });
    expect(await bound.fails(eraseSubject, { body: { session_id: 's', all_users: true } })).toMatchObject({
      status: 403,
    });
    const ofAgent = app.client((await app.key({ agent: 'a', permissions })).key);
    expect(await ofAgent.fails(eraseSubject, { body: { agent: 'b', user_id: bob.user } })).toMatchObject({
      status: 404,
    });
    await erase({ session_id: 's', user_id: bob.user }, ofAgent);
    await erase({ agent: 'a' }, bound);
    expect([await contents(ada), await contents(bob)]).toEqual([['of b'], ['of b']]);
    expect(await admin.fails(eraseSubject, { body: { session_id: 's' } })).toMatchObject({ code: 'user_required' });
    for (const body of [{ user_id: 'x' }, { agent: 'a', session_id: 's', user_id: 'x' }]) {
      expect(await admin.fails(eraseSubject, { body })).toMatchObject({ status: 400 });
    }
  });
});

it('lets an agent go on while the erasure of its history is under way', async () => {
  const ada = app.user();
  const say = async (content: string) =>
    (await ada.ok(appendMessages, { body: { agent: 'scout', messages: [{ role: 'user', content }] } })).messages[0];
  await say('The first.');
  await say('The second.');
  // As the request leaves it: the history is gone, and its messages are hidden.
  await app.db.admin.query('delete from message_histories where user_id = $1', [ada.user]);
  await app.db.admin.query(
    `insert into erasing_records (tenant_id, doomed_id, erasure_id, subject)
     select tenant_id, id, tenant_id, user_id from records where user_id = $1`,
    [ada.user],
  );
  expect(await say('The third.')).toMatchObject({ status: 'created', sequence: 3 });
  expect(await say('The fourth.')).toMatchObject({ status: 'created', sequence: 4 });
  const { messages } = await ada.ok(listMessages, { query: { agent: 'scout', order: 'asc' } });
  expect(messages.map(({ content }) => content)).toEqual(['The third.', 'The fourth.']);
  await app.db.admin.query('delete from erasing_records where subject = $1', [ada.user]);
});

it('erases with a key bound to a project only what an agent knows of that project', async () => {
  const ada = app.user();
  const body = (project: string, content: string) => ({
    agent: 'scout',
    project,
    messages: [{ role: 'user', content }],
  });
  await ada.ok(appendMessages, { body: body('mine', 'The first.') });
  await ada.ok(appendMessages, { body: body('other', 'The second.') });
  const block = await ada.ok(createBlock, { body: { label: 'notes', value: 'of scout' } });
  await ada.ok(createAgent, { body: { name: 'scout', block_ids: [block.id] } });
  const key = await app.key({ project: 'mine', permissions: [...TENANT_PERMISSIONS, 'privacy'] });
  const ofProject = app.client(key.key);
  const what = { agent: 'scout', user_id: ada.user };
  const { counts } = await ofProject.ok(eraseSubject, { body: { ...what, dry_run: true } });
  expect(Object.keys(counts)).not.toEqual(expect.arrayContaining(['message_histories']));
  expect(counts).toMatchObject({ records: 1 });
  await erase(what, ofProject);
  const read = async () =>
    (await ada.ok(listMessages, { query: { agent: 'scout' } })).messages.map(({ content }) => content);
  expect(await read()).toEqual(['The second.']);
  await ada.ok(appendMessages, { body: body('other', 'The third.') });
  expect((await read()).sort()).toEqual(['The second.', 'The third.']);
  expect(await ada.ok(listAgents)).toHaveLength(1);
});

describe('erasing a tenant', () => {
  it('removes its users, shared memory, keys and settings, and returns a receipt when it is gone', async () => {
    const made = await admin.ok(createTenant, { body: { name: 'doomed', default_user_id: 'default' } });
    const there = app.client(made.admin_key?.key);
    const given = { tenant: made.tenant_id, folded: true };
    await makeVictim(there.as('ada'), there, { ...given, user: 'ada', secret: 'zyxomancy' });
    await makeVictim(there, there, { ...given, user: 'all', secret: 'quillfrost', shared: true });
    await quiet();
    const id = readId(made.tenant_id);
    const params = { tenant_id: made.tenant_id };
    // The evidence that it existed stays, and numbers move while it is deleted.
    const numbers = ['record_counts', 'usage_days', 'daily_counters'];
    const names = tableCatalogue()
      .filter(
        ({ owner, outlivesTenant, name }) => owner !== 'installation' && !outlivesTenant && !numbers.includes(name),
      )
      .map(({ name }) => name);
    const rowsThere = async () => {
      const each = names.map(
        (name) => `select '${name}' as name, count(*)::int as n from ${name} where tenant_id = $1`,
      );
      const { rows } = await app.db.admin.query<{ name: string; n: number }>(each.join(' union all '), [id]);
      return Object.fromEntries(rows.filter(({ n }) => n > 0).map(({ name, n }) => [name, n]));
    };
    const had = await rowsThere();
    expect(Object.keys(had).length).toBeGreaterThan(20);
    expect((await admin.ok(eraseTenant, { params, body: { dry_run: true } })).counts).toMatchObject(had);
    expect(await rowsThere()).toEqual(had);
    // The key is freshly cached in this process, and ends there with the tenant.
    await there.ok(listRecords);
    await admin.ok(eraseTenant, { params, body: {} });
    expect((await there.fails(listRecords)).status).toBe(401);
    expect((await admin.fails(getTenant, { params })).status).toBe(404);
    const done = await waitUntil(
      'the erasure',
      () => admin.ok(getTenantErasure, { params }),
      ({ state }) => state === 'completed',
      60_000,
    );
    expect(Object.keys(await rowsThere())).toEqual([]);
    expect(await app.count('erasures', 'tenant_id = $1', [id])).toBe(1);
    // The job of the erasure was added to what existed.
    expect(done.counts).toMatchObject({ ...had, outbox: (had['outbox'] ?? 0) + 1 });
    // A key that was looked up while the tenant was being erased stays "revoked" for up to a second.
    const refused = await waitUntil(
      'the key to be unknown',
      () => there.fails(listRecords),
      ({ detail }) => !detail?.includes('was revoked'),
      5_000,
    );
    expect(refused).toMatchObject({ status: 401, detail: expect.stringContaining('of a tenant that was erased') });
    const { entries } = await admin.ok(listAudit, { query: { operation: eraseTenant.name, kind: 'change' } });
    // The other one is of the dry run, which changed nothing.
    const told = entries.filter(({ counts }) => Object.keys(counts).length > 0);
    expect(told).toMatchObject([{ subjects: [made.tenant_id], key_id: app.adminKey.slice(3, 15), outcome: 'ok' }]);
    // Of what was counted before, the last half minute is written later.
    app.inside(Tallies).note(id ?? '', { 'search.answered': 1 });
    await app.inside(Tallies).flush();
    expect(await app.count('daily_counters', 'tenant_id = $1', [id])).toBe(0);
    expect(JSON.stringify(await admin.ok(listTenants))).not.toContain('doomed');
    const signed = await admin.ok(getTenantReceipt, { params });
    expect(verifyReceipt(signed, await admin.ok(getReceiptKey))).toMatchObject({ valid: true });
    expect((await admin.fails(eraseTenant, { params, body: {} })).status).toBe(404);
  });

  it('lets no request that was admitted before it write after it', async () => {
    const made = await admin.ok(createTenant, { body: { name: 'doomed' } });
    const tenantId = readId(made.tenant_id) ?? '';
    const params = { tenant_id: made.tenant_id };
    const late = async (): Promise<unknown[]> => {
      const scope = scopeOf({ tenantId, userId: 'late' });
      const settings = { time_zone: null, language: null, metadata: { secret: 'quillfrost' } };
      const body = { content: 'quillfrost', shared: true };
      const shared = scopeOf({ tenantId, userId: null }, ['shared:write']);
      return Promise.all([
        app
          .inside(StoreRecord)
          .run(scope, { content: 'quillfrost' })
          .catch((error: unknown) => error),
        app
          .inside(StoreRecord)
          .run(shared, body)
          .catch((error: unknown) => error),
        app
          .inside(PutUser)
          .run(scope, 'late', settings)
          .catch((error: unknown) => error),
      ]);
    };
    const refused = Array.from({ length: 3 }, () => expect.objectContaining({ code: 'erasure_pending' }) as unknown);
    // As while many rows are deleted.
    await app.db.admin.query('update tenants set erasing = true where tenant_id = $1', [tenantId]);
    expect(await late()).toEqual(refused);
    await app.db.admin.query('update tenants set erasing = false where tenant_id = $1', [tenantId]);
    await admin.ok(eraseTenant, { params, body: {} });
    await waitUntil('the erasure', async () => (await admin.ok(getTenantErasure, { params })).state === 'completed');
    expect(await late()).toEqual(refused);
    for (const table of ['records', 'users']) expect(await app.count(table, 'tenant_id = $1', [tenantId])).toBe(0);
  });

  it.each<[string, (tx: Tx, scope: Scope) => Promise<unknown>]>([
    [
      'shared memory',
      (tx, scope) => app.inside(CreateBlock).runIn(tx, scope, { label: 'l', value: 'quillfrost', shared: true }),
    ],
    ['the settings of a new user', (tx, scope) => putSettings(tx, scope, 'new')],
    ['the settings of the tenant', (tx, scope) => putSettings(tx, scope, null)],
  ])('waits for a request that is writing %s, and leaves nothing of it', async (_what, write) => {
    const made = await admin.ok(createTenant, { body: { name: 'doomed' } });
    const tenantId = readId(made.tenant_id) ?? '';
    const params = { tenant_id: made.tenant_id };
    const gate = new Gate();
    const scope = scopeOf({ tenantId, userId: 'new' }, ['shared:write', 'blocks:write', 'admin']);
    const writing = app.inside(Database).withScope(scope, async (tx) => {
      await write(tx, scope);
      await gate.pass();
    });
    await gate.reached;
    let accepted = false;
    const asked = admin.ok(eraseTenant, { params, body: {} }).then(() => (accepted = true));
    // The only session of the embedded database makes it wait by itself.
    if (globalThis.BACKEND === 'postgres') {
      await waitUntil('the erasure to wait', async () => accepted || (await app.count('pg_locks', 'not granted')) > 0);
      if (accepted) {
        await waitUntil(
          'the erasure',
          async () => (await admin.ok(getTenantErasure, { params })).state === 'completed',
        );
      }
    }
    gate.open();
    await Promise.all([writing, asked]);
    await waitUntil('the erasure', async () => (await admin.ok(getTenantErasure, { params })).state === 'completed');
    for (const table of ['blocks', 'block_versions', 'user_settings', 'tenant_settings', 'users'])
      expect([table, await app.count(table, 'tenant_id = $1', [tenantId])]).toEqual([table, 0]);
  });

  it('is refused for the key’s own', async () => {
    const { tenants } = await admin.ok(listTenants);
    const own = await app.db.admin.query<{ tenant_id: string }>(
      "select tenant_id from api_keys where default_user_id = 'default' order by created_at limit 1",
    );
    const params = { tenant_id: own.rows[0]?.tenant_id ?? '' };
    expect(tenants.length).toBeGreaterThan(0);
    expect(await admin.fails(eraseTenant, { params, body: {} })).toMatchObject({ status: 409, code: 'conflict' });
  });
});
