import { entityFacts, listEntities, readNames } from '@contracts/entities/entities.operations.js';
import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { deleteRecord, patchRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function fill(who: Client, contents: Readonly<Record<string, string>>, over: object = {}): Promise<void> {
  const records = Object.entries(contents).map(([id, content]) => ({ id, content, ...over }));
  const { failed } = await who.ok(storeRecords, { body: { records } });
  expect(failed).toBe(0);
}
type Query = Readonly<Record<string, string | number>>;
const listed = async (who: Client, query: Query = {}) =>
  (await who.ok(listEntities, { query: { include_shared: false, ...query } })).entities.map(({ id, mentions }) => [
    id,
    mentions,
  ]);
const facts = async (who: Client, id: string, query: Query = {}) =>
  (await who.ok(entityFacts, { params: { id }, query })).facts.map(({ external_id: name }) => name);
const found = async (who: Client, query: string, graph: object = {}) =>
  (
    await who.ok(searchRecords, { body: { query, graph, include_shared: false, arms: ['keyword'] } })
  ).results.map(({ external_id: id }) => id); // prettier-ignore

const CHAIN = {
  falcon: 'The Falcon project is run by Maria Lopez',
  office: 'Maria shares an office with Henrik Dahl',
  boat: 'Henrik Dahl keeps a sailing boat in Trieste',
};

describe('entities', () => {
  it('exist as soon as the record does, follow its text, and report who is the same', async () => {
    const ada = app.user();
    await fill(ada, CHAIN);
    expect(await listed(ada)).toEqual([
      ['henrik dahl', 2], ['falcon', 1], ['maria', 1], ['maria lopez', 1], ['trieste', 1],
    ]); // prettier-ignore
    expect(await listed(ada, { prefix: 'Mar' })).toEqual([['maria', 1], ['maria lopez', 1]]); // prettier-ignore
    expect(await ada.ok(listEntities, { query: { limit: 1 } })).toMatchObject({ has_more: true });
    expect(await facts(ada, 'Henrik  DAHL')).toEqual(['boat', 'office']);
    expect(await facts(ada, 'maria')).toEqual(['office', 'falcon']);
    expect(await facts(ada, 'nobody')).toEqual([]);
    expect(await facts(ada, '???')).toEqual([]);
    await ada.ok(patchRecord, { params: { id: 'boat' }, body: { content: 'Signe keeps a boat in Trieste' } });
    expect(await facts(ada, 'henrik dahl')).toEqual(['office']);
    expect(await facts(ada, 'signe')).toEqual(['boat']);
    await fill(ada, { kit: 'Katherine, known as Kit, sings', choir: 'We saw Kit at the choir' });
    const [kit] = (await ada.ok(listEntities, { query: { prefix: 'kath' } })).entities;
    expect(kit?.same_as).toEqual(['kit']);
    expect(await facts(ada, 'Katherine')).toEqual(['choir', 'kit']);
    await ada.ok(deleteRecord, { params: { id: 'choir' } });
    expect(await facts(ada, 'Katherine')).toEqual(['kit']);
  });

  it('are listed page by page, each once', async () => {
    const ada = app.user();
    await fill(ada, { ...CHAIN, ferry: 'The ferry of Trieste belongs to Zoë Ünal' });
    const whole = await listed(ada, { limit: 200 });
    for (const limit of [1, 2, 4]) {
      const seen: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = await ada.ok(listEntities, { query: { include_shared: false, limit, cursor } });
        expect(page.has_more).toBe(page.next_cursor !== undefined);
        seen.push(...page.entities.map(({ id, mentions }) => [id, mentions]));
        cursor = page.next_cursor;
      } while (cursor !== undefined && seen.length < 50);
      expect(seen).toEqual(whole);
    }
    expect(await ada.fails(listEntities, { query: { cursor: 'x' } })).toMatchObject({ fields: ['cursor'] });
  });

  it('are followed page by page, though all of their memories have the same time', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const maps = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`map${n}`, `Zenobia sold map ${n}`]));
    await fill(ada, maps, { occurred_at: '2026-05-01' });
    const seen: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 3, ...(cursor && { cursor }) };
      const page = await ada.ok(entityFacts, { params: { id: 'zenobia' }, query });
      seen.push(...page.facts.map(({ external_id: name }) => name));
      expect(page.has_more).toBe(page.next_cursor !== undefined);
      if (cursor === undefined) {
        // What the place names may be gone by then, and what is newer belongs to an earlier page.
        await ada.ok(deleteRecord, { params: { id: seen.at(-1)! } });
        await fill(ada, { late: 'Zenobia sold another map' });
        const foreign = { params: { id: 'zenobia' }, query: { cursor: page.next_cursor! } };
        expect(await bob.fails(entityFacts, foreign)).toMatchObject({ status: 400, code: 'invalid_input' });
      }
      cursor = page.next_cursor;
    } while (cursor !== undefined && seen.length < 20);
    expect([...seen].sort()).toEqual(Object.keys(maps).sort());
  });

  it('are found as texts write them, with a title or an article before the name', async () => {
    const ada = app.user();
    await fill(ada, { dentist: 'Dr. Weiss is my dentist', band: 'We heard the Beatles', book: 'I read "The Trial" twice' });
    for (const name of ['Dr. Weiss', 'dr weiss', 'Weiss', 'Frau Dr. Weiss'])
      expect([name, await facts(ada, name)]).toEqual([name, ['dentist']]);
    expect(await facts(ada, 'The Beatles')).toEqual(['band']);
    expect(await facts(ada, 'The Trial')).toEqual(['book']);
    expect(await facts(ada, 'the')).toEqual([]);
    // Signs begin no name.
    for (const prefix of ['%', '_', '???']) expect(await listed(ada, { prefix })).toEqual([]);
  }); // prettier-ignore

  it('belong to their reader: no other user’s, no other agent’s, none that is forgotten or erased', async () => {
    const [ada, bob] = [app.user(), app.user()];
    await fill(ada, { a: 'Zenobia sells maps' }, { agent: 'one' });
    await fill(ada, { b: 'Zenobia has a shop' }, { agent: 'two' });
    expect(await listed(bob)).toEqual([]);
    expect(await facts(bob, 'zenobia')).toEqual([]);
    const { key } = await app.key({ user_id: ada.user, agent: 'one', permissions: ['records:read'] });
    expect(await listed(app.client(key))).toEqual([['zenobia', 1]]);
    expect(await facts(app.client(key), 'zenobia')).toEqual(['a']);
    expect(await facts(ada, 'zenobia', { agent: 'two' })).toEqual(['b']);
    await ada.ok(forgetRecord, { params: { id: 'a' }, body: {} });
    expect(await facts(ada, 'zenobia')).toEqual(['b']);
    expect(await app.count('entity_mentions', 'user_id = $1', [ada.user])).toBeGreaterThan(0);
    const { key: privacy } = await app.key({ permissions: ['privacy'] });
    await app.client(privacy).ok(eraseUser, { params: { user_id: ada.user }, body: {} });
    await waitUntil('the rows', async () => (await app.count('entity_mentions', 'user_id = $1', [ada.user])) === 0);
  });

  it('lead a search from record to record, step by step, and not if it excludes them', async () => {
    const ada = app.user();
    await fill(ada, CHAIN);
    const question = 'Who runs the Falcon project?';
    expect(await found(ada, question, { hops: 1 })).toEqual(['falcon', 'office']);
    expect(await found(ada, question)).toEqual(['falcon', 'office', 'boat']);
    expect(await found(ada, question, { entities: false })).toEqual(['falcon']);
    const { results, subgraph } = await ada.ok(searchRecords, {
      body: { query: question, graph: { subgraph: true }, arms: ['keyword'], include_shared: false },
    });
    const [falcon, office] = results;
    expect(office?.linked).toMatchObject({ from: falcon?.id, hops: 1, relation: 'same_entity' });
    expect(subgraph?.edges).toContainEqual(
      expect.objectContaining({ from: falcon?.id, to: office?.id, type: 'same_entity' }),
    );
    expect(await found(ada, 'Zanzibar?')).toEqual([]);
  });

  it('lead from a whole name to a part of it that occurs alone, if it can belong to nobody else', async () => {
    const ada = app.user();
    await fill(ada, {
      lopez: 'The quince harvest was led by Maria Lopez',
      again: 'In the valley we met Maria Lopez',
      alone: 'We had coffee with Maria',
    });
    expect((await found(ada, 'quince harvest', { hops: 1 })).sort()).toEqual(['again', 'alone', 'lopez']);
    expect((await found(ada, 'coffee', { hops: 1 })).sort()).toEqual(['again', 'alone', 'lopez']);
    await fill(ada, { dahl: 'The parish choir was joined by Maria Dahl, and Maria sang' });
    expect(await found(ada, 'quince harvest', { hops: 1 })).toEqual(['lopez', 'again']);
    expect(await found(ada, 'parish choir', { hops: 1 })).not.toContain('lopez');
    expect(await found(ada, 'coffee', { hops: 1 })).not.toContain('lopez');
  });

  it('mentioned by very many flood no response, and lead to what was found by itself', async () => {
    const ada = app.user();
    const many = Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`m${n}`, `Otto bought item number ${n}`]));
    await fill(ada, { seed: 'The quince harvest went to Otto', ...many });
    const answer = await found(ada, 'quince harvest');
    expect(answer).toEqual(['seed']);
    expect(await found(ada, 'quince harvest number 41')).toEqual(expect.arrayContaining(['seed', 'm41']));
  });

  it('of older records are read by one job, however often it is requested', async () => {
    const [ada, tenant] = [app.user(), app.client()];
    await fill(ada, CHAIN);
    await fill(ada, Object.fromEntries(Array.from({ length: 230 }, (_, n) => [`n${n}`, `Uta counts ${n} sheep`])));
    const before = await app.count('entity_mentions', 'user_id = $1', [ada.user]);
    await app.db.admin.query('delete from entity_mentions where user_id = $1', [ada.user]);
    expect(await listed(ada)).toEqual([]);
    const { queued } = await tenant.ok(readNames, {});
    expect(queued).toBeGreaterThanOrEqual(2);
    await waitUntil(
      'the rows',
      async () => (await app.count('entity_mentions', 'user_id = $1', [ada.user])) === before,
    );
    await tenant.ok(readNames, {});
    await waitUntil(
      'the rows',
      async () => (await app.count('outbox', `job = 'read-names' and closed_at is null`)) === 0,
    );
    expect(await app.count('entity_mentions', 'user_id = $1', [ada.user])).toBe(before);
    const { key } = await app.key({ user_id: ada.user, permissions: ['admin', 'records:read'] });
    expect(await app.client(key).fails(readNames, {})).toMatchObject({ status: 403, code: 'forbidden' });
  });
});
