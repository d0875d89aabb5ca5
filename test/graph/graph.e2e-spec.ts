import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import {
  createEdge, deleteEdge, getGraphSettings, listEdges, putGraphSettings, relatedRecords,
} from '@contracts/graph/graph.operations.js'; // prettier-ignore
import { storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { newId, readId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { itIsHidden } from '@test/support/hidden.js';
import { patient } from '@test/support/patience.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function records(who: Client, names: readonly string[], over: object = {}): Promise<void> {
  await who.ok(storeRecords, { body: { records: names.map((id) => ({ id, content: `about ${id}`, ...over })) } });
}
const link = (who: Client, from: string, type: string, to: string, over: object = {}) =>
  who.ok(createEdge, { params: { id: from }, body: { type, to, ...over } });
const chain = async (who: Client, names: readonly string[], type = 'causes') => {
  for (const [i, name] of names.slice(1).entries()) await link(who, names[i] ?? '', type, name);
};
/** External ids of the related records, in order. */
const related = async (who: Client, id: string, query: Record<string, string | number> = {}) =>
  (await who.ok(relatedRecords, { params: { id }, query })).related.map(({ record }) => record.external_id);

describe('a link', () => {
  it('is created, changed, listed from both ends under its two names, and deleted', async () => {
    const ada = app.user();
    await records(ada, ['plan', 'permit', 'tax']);
    const request = { strength: 0.9, metadata: { said: 'in the meeting' } };
    expect(await link(ada, 'plan', 'depends_on', 'permit', request)).toMatchObject({ status: 'created', ...request });
    expect(await link(ada, 'plan', 'depends_on', 'permit', request)).toMatchObject({ status: 'unchanged' });
    expect(await link(ada, 'plan', 'depends_on', 'permit', { ...request, strength: 0.7 })).toMatchObject({
      status: 'updated',
    });
    await link(ada, 'plan', 'refers_to', 'tax', { strength: 0.2 });
    const list = async (id: string, query = {}) =>
      (await ada.ok(listEdges, { params: { id }, query })).edges.map(({ relation, strength }) => [relation, strength]);
    expect(await list('plan')).toEqual([['depends_on', 0.7], ['refers_to', 0.2]]); // prettier-ignore
    expect(await list('permit')).toEqual([['required_by', 0.7]]);
    expect(await list('permit', { direction: 'out' })).toEqual([]);
    expect(await list('plan', { types: 'refers_to,required_by' })).toEqual([['refers_to', 0.2]]);
    expect(await ada.ok(listEdges, { params: { id: 'plan' }, query: { limit: 1 } })).toMatchObject({ has_more: true });
    const gone = { params: { id: 'plan' }, query: { type: 'depends_on', to: 'permit' } };
    expect(await ada.ok(deleteEdge, gone)).toEqual({ deleted: true });
    expect(await ada.fails(deleteEdge, gone)).toMatchObject({ code: 'not_found' });
    expect(await list('permit')).toEqual([]);
  });

  it('is on one page of the list, whatever the length of the pages', async () => {
    const ada = app.user();
    const ends = Array.from({ length: 6 }, (_, i) => `end${i}`);
    await records(ada, ['hub', ...ends]);
    for (const [i, end] of ends.entries()) await link(ada, 'hub', 'refers_to', end, { strength: i < 4 ? 0.9 : 1 / 3 });
    // The same type and strength in the other direction.
    for (const end of ends.slice(0, 5)) await link(ada, end, 'refers_to', 'hub', { strength: 0.9 });
    await link(ada, 'hub', 'causes', 'end0', { strength: 0.9 });
    const pagesOf = async (limit: number) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ada.ok(listEdges, { params: { id: 'hub' }, query: { limit, cursor } });
        expect(page.has_more).toBe(page.next_cursor !== undefined);
        seen.push(...page.edges.map(({ from, to, type }) => `${from} ${type} ${to}`));
        cursor = page.next_cursor;
      } while (cursor !== undefined && seen.length < 50);
      return seen;
    };
    const whole = await pagesOf(100);
    expect(new Set(whole).size).toBe(12);
    for (const limit of [1, 2, 3, 5, 11]) expect(await pagesOf(limit)).toEqual(whole);
    const cut = { params: { id: 'hub' }, query: { cursor: 'x' } };
    expect(await ada.fails(listEdges, cut)).toMatchObject({ code: 'invalid_input', fields: ['cursor'] });
  });

  it.each(['contradicts', 'related'])('that is the same both ways is deleted from either end: %s', async (type) => {
    const ada = app.user();
    await records(ada, ['tea', 'coffee']);
    const gone = (id: string, to: string) => ({ params: { id }, query: { type, to } });
    for (const [id, to] of [['coffee', 'tea'], ['tea', 'coffee']] as const) {
      await link(ada, 'tea', type, 'coffee');
      expect(await ada.ok(deleteEdge, gone(id, to))).toEqual({ deleted: true });
      expect(await ada.fails(deleteEdge, gone(id, to))).toMatchObject({ code: 'not_found' });
    } // prettier-ignore
    await link(ada, 'tea', 'causes', 'coffee');
    const backwards = { params: { id: 'coffee' }, query: { type: 'causes', to: 'tea' } };
    expect(await ada.fails(deleteEdge, backwards)).toMatchObject({ code: 'not_found' });
  });

  it.each(['contradicts', 'related'])(
    'that is the same both ways is one, from whichever end it is made: %s',
    async (type) => {
      const ada = app.user();
      await records(ada, ['tea', 'coffee']);
      const made = await link(ada, 'tea', type, 'coffee', { strength: 0.4 });
      const again = await link(ada, 'coffee', type, 'tea', { strength: 0.9 });
      expect(again).toMatchObject({ from: made.from, to: made.to, strength: 0.9, status: 'updated' });
      expect((await ada.ok(listEdges, { params: { id: 'tea' } })).edges).toMatchObject([{ strength: 0.9 }]);
      await link(ada, 'tea', 'causes', 'coffee');
      await link(ada, 'coffee', 'causes', 'tea');
      expect((await ada.ok(listEdges, { params: { id: 'tea' } })).edges).toHaveLength(3);
    },
  );

  it('that starts at a record which the caller may not write stays, from either end', async () => {
    const ada = app.user();
    await records(ada, ['mine']);
    const shared = await ada.ok(storeRecord, { body: { shared: true, content: 'Tea is served at four.' } });
    await link(ada, shared.id, 'contradicts', 'mine');
    const { key } = await app.key({ permissions: ['records:read', 'records:write', 'shared:read'] });
    const reader = app.client(key, { user: ada.user });
    for (const [id, to] of [['mine', shared.id], [shared.id, 'mine']] as const)
      expect(await reader.fails(deleteEdge, { params: { id }, query: { type: 'contradicts', to } })).toMatchObject({
        status: 403,
      }); // prettier-ignore
    expect((await ada.ok(listEdges, { params: { id: 'mine' } })).edges).toHaveLength(1);
  });

  it('of lineage can be neither forged nor deleted', async () => {
    const ada = app.user();
    await records(ada, ['old', 'new']);
    await ada.ok(storeRecord, { body: { id: 'fact', content: 'a fact', derived_from: ['old'] } });
    for (const type of ['consolidates', 'supersedes']) {
      const forged = { params: { id: 'new' }, body: { type, to: 'old' } };
      expect(await ada.fails(createEdge, forged)).toMatchObject({ status: 409, code: 'conflict' });
    }
    expect(await link(ada, 'new', 'derives_from', 'old')).toMatchObject({ status: 'created' });
    const before = await app.count('edges', 'user_id = $1', [ada.user]);
    for (const [id, type] of [['fact', 'derives_from'], ['new', 'derives_from'], ['new', 'supersedes'], ['new', 'consolidates']]) {
      const gone = { params: { id: id ?? '' }, query: { type, to: 'old' } };
      expect(await ada.fails(deleteEdge, gone)).toMatchObject({ status: 409, code: 'conflict' });
    } // prettier-ignore
    expect(await app.count('edges', 'user_id = $1', [ada.user])).toBe(before);
  });

  it('names every wrong field, and no record that does not exist', async () => {
    const ada = app.user();
    await records(ada, ['a', 'b']);
    const fields = async (body: object) => (await ada.fails(createEdge, { params: { id: 'a' }, body })).fields;
    expect(await fields({ type: 'loves', to: 'b' })).toEqual(['type']);
    expect(await fields({ type: 'related', to: 'nobody' })).toEqual(['to']);
    const { id: foreign } = await app.user().ok(storeRecord, { body: { content: 'of somebody else' } });
    expect(await fields({ type: 'related', to: foreign })).toEqual(['to']);
    expect(await fields({ type: 'related', to: 'a' })).toEqual(['to']);
    expect(await fields({ type: 'related', to: 'b', strength: 2 })).toEqual(['strength']);
    const query = { depth: 6, min_strength: 'strong', types: 'loves', limit: 0 };
    const refusal = await ada.fails(relatedRecords, { params: { id: 'a' }, query });
    expect([...refusal.fields].sort()).toEqual(['depth', 'limit', 'min_strength', 'types[0]']);
  });

  itIsHidden('a link from a record', {
    app: () => app,
    ask: (who, id) => who.fails(createEdge, { params: { id }, body: { type: 'related', to: id } }),
  });
  itIsHidden('what a record is related to', {
    app: () => app,
    ask: (stranger, id) => stranger.fails(relatedRecords, { params: { id }, query: { depth: 5 } }),
  });
  itIsHidden('the list of links', { app: () => app, ask: (who, id) => who.fails(listEdges, { params: { id } }) });
  itIsHidden('deleting a link', {
    app: () => app,
    ask: (who, id) => who.fails(deleteEdge, { params: { id }, query: { type: 'related', to: id } }),
  });
});

describe('a traversal', () => {
  it('is limited by types, direction, depth and strength, and visits each record once, by the strongest path', async () => {
    const ada = app.user();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    await records(ada, names);
    await chain(ada, names);
    await link(ada, 'g', 'causes', 'a', { strength: 0.5 }); // a circle
    await link(ada, 'a', 'part_of', 'c', { strength: 0.4 });
    expect(await related(ada, 'a', { types: 'causes' })).toEqual(['b']);
    expect(await related(ada, 'a', { types: 'causes', depth: 5 })).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(await related(ada, 'f', { direction: 'in', depth: 2 })).toEqual(['e', 'd']);
    expect(await related(ada, 'a', { types: 'caused_by', depth: 2 })).toEqual(['g', 'f']);
    expect(await related(ada, 'a', { types: 'caused_by', depth: 2, min_strength: 0.6 })).toEqual([]);
    expect(await related(ada, 'a', { depth: 5, limit: 2 })).toEqual(['b', 'c']);
    const { related: found } = await ada.ok(relatedRecords, {
      params: { id: 'a' },
      query: { depth: 2, direction: 'out' },
    });
    expect(
      found.map(({ record, relation, strength, depth }) => [record.external_id, relation, strength, depth]),
    ).toEqual([
      ['b', 'causes', 1, 1],
      ['c', 'causes', 1, 2],
      ['d', 'causes', 0.4, 2],
    ]);
    expect(found[1]?.via).toEqual([found[0]?.id]);
  });

  it('leads through nothing that the reader may not see, nor what is forgotten', async () => {
    const ada = app.user();
    await records(ada, ['a', 'c'], { agent: 'x' });
    await records(ada, ['hidden'], { agent: 'y' });
    await records(ada, ['lapsed', 'd'], { agent: 'x' });
    await chain(ada, ['a', 'hidden', 'c']);
    await chain(ada, ['a', 'lapsed', 'd']);
    expect((await related(ada, 'a', { depth: 2 })).sort()).toEqual(['c', 'd', 'hidden', 'lapsed']);
    const { key } = await app.key({ user_id: ada.user, agent: 'x' });
    expect((await related(app.client(key), 'a', { depth: 5 })).sort()).toEqual(['d', 'lapsed']);
    await ada.ok(forgetRecord, { params: { id: 'lapsed' }, body: {} });
    expect((await related(ada, 'a', { depth: 5 })).sort()).toEqual(['c', 'hidden']);
    // An edge that no operation of ours would create: from shared memory to a private record.
    const shared = await ada.ok(storeRecord, { body: { content: 'of all', shared: true } });
    const { id: secret } = await ada.ok(storeRecord, { body: { content: 'private' } });
    await ada.ok(createEdge, { params: { id: shared.id }, body: { type: 'related', to: secret } });
    const bob = app.user();
    expect((await bob.ok(relatedRecords, { params: { id: shared.id }, query: { depth: 5 } })).related).toEqual([]);
    expect((await bob.ok(listEdges, { params: { id: shared.id } })).edges).toEqual([]);
  });

  it('terminates in a dense graph, and returns the strongest first', async () => {
    const ada = app.user();
    const names = Array.from({ length: 40 }, (_, i) => `n${i}`);
    await records(ada, names);
    const { rows } = await app.db.admin.query<{ tenant_id: string; id: string }>(
      'select tenant_id, id from records where user_id = $1 order by id',
      [ada.user],
    );
    const tenant = rows[0]?.tenant_id;
    await app.db.admin.query(
      `insert into edges (tenant_id, user_id, from_id, type, to_id, strength, created_at)
       select $1, $2, a, 'RELATED', b, 0.5, now() from unnest($3::uuid[]) a, unnest($3::uuid[]) b where a <> b`,
      [tenant, ada.user, rows.map(({ id }) => id)],
    );
    const limit = patient(30_000);
    expect(await related(ada, 'n0', { depth: 5, limit: 200 })).toHaveLength(39);
    // 39^5 paths: a traversal of all of them would not finish.
    expect(limit.isOver()).toBe(false);
  });
});

describe('a search', () => {
  it('adds what its results are related to, with `related`', async () => {
    const ada = app.user();
    await records(ada, ['violin', 'lesson', 'teacher']);
    await link(ada, 'lesson', 'depends_on', 'violin', { strength: 0.8 });
    await link(ada, 'teacher', 'causes', 'lesson');
    const find = async (asked: object) => {
      const { results } = await ada.ok(searchRecords, { body: { query: 'violin', min_score: 0.5, ...asked } });
      return results.find(({ external_id: id }) => id === 'violin');
    };
    expect((await find({}))?.related).toBeUndefined();
    const shown = (await find({ related: { depth: 2 } }))?.related;
    expect(shown?.map(({ record, relation, strength }) => [record.external_id, relation, strength])).toEqual([
      ['lesson', 'required_by', 0.8],
      ['teacher', 'caused_by', 0.8],
    ]);
    expect((await find({ related: { types: ['causes'] } }))?.related).toBeUndefined();
    expect((await find({ related: {}, expand: true }))?.related).toHaveLength(1);
    const wrong = { query: 'violin', related: { depth: 6 } };
    expect((await ada.fails(searchRecords, { body: wrong })).fields).toEqual(['related.depth']);
  });
});

describe('the rule of time', () => {
  it('links what follows within an hour in a session, if the tenant enables it, and nothing otherwise', async () => {
    const key = await app.otherTenant();
    const owner = app.client(key);
    const ada = app.client(key, { user: `ada-${newId()}` });
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
    const turn = (id: string, minute: number, over: object = { session_id: 's' }) => ({
      id, content: `turn ${id}`, occurred_at: at(minute), ...over,
    }); // prettier-ignore
    const store = (...all: object[]) => ada.ok(storeRecords, { body: { records: all } });
    await store(turn('early', 0), turn('earlier', 1));
    expect(await related(ada, 'earlier')).toEqual([]);
    expect(await owner.ok(getGraphSettings)).toEqual({ settings: { temporal_sequence: false } });
    await owner.ok(putGraphSettings, { body: { temporal_sequence: true } });
    await store(
      turn('one', 30),
      turn('two', 40),
      turn('late', 101),
      turn('apart', 41, {}),
      turn('x', 41, { session_id: 't' }),
    );
    await store(turn('bot', 1, { agent: 'b' }), turn('bot2', 2, { agent: 'b' }), turn('bot3', 3, { agent: 'c' }));
    const next = { types: 'temporal_sequence' };
    expect(await related(ada, 'earlier', next)).toEqual(['one']);
    expect(await related(ada, 'one', next)).toEqual(['two']);
    expect(await related(ada, 'two', next)).toEqual([]);
    expect(await related(ada, 'bot', next)).toEqual(['bot2']);
    expect(await related(ada, 'two', { types: 'follows' })).toEqual(['one']);
    const { edges } = await ada.ok(listEdges, { params: { id: 'one' } });
    expect(edges.map(({ relation, rule }) => [relation, rule]).sort()).toEqual([
      ['follows', 'temporal_sequence'],
      ['temporal_sequence', 'temporal_sequence'],
    ]);
    // Late arrivals between the two: each follows `one` as it is stored, up to the fifth.
    for (const minute of [39, 38, 37, 36, 35, 34]) await store(turn(`m${minute}`, minute));
    const outward = await app.count('edges', "from_id = $1 and type = 'TEMPORAL_SEQUENCE'", [
      readId((await ada.ok(listEdges, { params: { id: 'one' }, query: { direction: 'out' } })).edges[0]?.from ?? ''),
    ]);
    expect(outward).toBe(5);
    await owner.ok(putGraphSettings, { body: {} });
    await store(turn('off', 42));
    expect(await related(ada, 'off')).toEqual([]);
    expect(
      await app.client((await app.key({ permissions: ['records:read'] })).key).fails(getGraphSettings),
    ).toMatchObject({ status: 403 });
  });

  it.each([{ user_id: 'ada' }, { agent: 'a' }, { project: 'p' }])('is not set by a key bound to %j', async (bound) => {
    const { key } = await app.key({ permissions: ['admin'], ...bound });
    const before = await app.client().ok(getGraphSettings);
    const wanted = { body: { temporal_sequence: true } };
    expect(before).toEqual({ settings: { temporal_sequence: false } });
    expect(await app.client(key).fails(putGraphSettings, wanted)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await app.client().ok(getGraphSettings)).toEqual(before);
  });
});
