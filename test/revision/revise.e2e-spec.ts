import { DAY_MS } from '@kernel/durations.js';
import {
  deleteRecord,
  getRecord,
  listRecords,
  listVersions,
  patchRecord,
  storeRecord,
} from '@contracts/records/records.operations.js';
import {
  getRevisionSettings, putTenantRevision, putUserRevision, reviseRecord, reviseRecords, undoRecord,
} from '@contracts/revision/revision.operations.js'; // prettier-ignore
import { LIMITS } from '@contracts/limits.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { getCompactionMetrics } from '@contracts/compaction/compaction.operations.js';
import { listEdges } from '@contracts/graph/graph.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { everythingOf, itIsHidden } from '@test/support/hidden.js';
import { TravelClock } from '@test/support/travel-clock.js';

const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

const store = (client: Client, body: object) =>
  client.ok(storeRecord, { body: { content: 'x', ...body }, headers: { prefer: 'wait=10' } });
const revise = (client: Client, body: object, headers: Record<string, string> = {}) =>
  client.ok(reviseRecord, { body, headers });
const undo = (client: Client, id: string, version: number) =>
  client.ok(undoRecord, { params: { id }, body: { version, reason: 'it was wrong' } });
const get = (client: Client, id: string, query: Sent['query'] = {}) =>
  client.ok(getRecord, { params: { id }, query: { reinforce: false, ...query } });
const list = async (client: Client, query: Sent['query'] = {}) =>
  (await client.ok(listRecords, { query: { include_shared: false, order: 'asc', ...query } })).records.map(
    ({ content }) => content,
  );
const search = async (client: Client, query: string, more: object = {}) =>
  (await client.ok(searchRecords, { body: { query, include_shared: false, ...more } })).results.map(
    ({ record }) => record.content,
  );

describe('new information', () => {
  it('that is already known writes nothing', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Ada lives in Gothenburg, near the canal.' });
    const before = await everythingOf(app, ada.user);
    const answer = await revise(ada, { content: 'Ada lives in Gothenburg.' });
    expect(answer).toMatchObject({ status: 'unchanged', applied: true, id, version: 1, superseded: [] });
    expect(answer.candidates[0]).toMatchObject({ id, verdict: 'same' });
    expect(await everythingOf(app, ada.user)).toEqual(before);
  });

  it('is answered with the ETag of the memory that holds it, and a preview with none', async () => {
    const ada = app.user();
    const etagOf = async (content: string, mode = 'apply') => {
      const { status, headers } = await ada.call(reviseRecord, { body: { content, mode } });
      return [status, headers.get('etag')];
    };
    expect(await etagOf('Ada works as a nurse.')).toEqual([201, '"1"']);
    expect(await etagOf('Ada works as a nurse.')).toEqual([200, '"1"']);
    expect(await etagOf('Ada works as a nurse.', 'preview')).toEqual([200, null]);
    expect(await etagOf('Ada works as a nurse at the Sahlgrenska hospital.')).toEqual([200, '"2"']);
    const superseding = await ada.call(reviseRecord, { body: { content: 'Ada no longer works as a nurse.' } });
    expect(superseding.json).toMatchObject({ status: 'superseded', version: 1 });
    expect(superseding.headers.get('etag')).toBe('"1"');
  });

  it('about nothing known is stored as its own memory', async () => {
    const ada = app.user();
    await store(ada, { content: 'Ada lives in Gothenburg.' });
    const answer = await revise(ada, {
      content: 'The gateway timeout is 30 seconds.',
      concept: 'gateway',
      tags: ['ops'],
      metadata: { by: 'ops' },
    });
    expect(answer).toMatchObject({ status: 'created', version: 1, superseded: [] });
    expect(await get(ada, answer.id!)).toMatchObject({ type: 'semantic', concept: 'gateway', tags: ['ops'] });
    expect(await list(ada)).toHaveLength(2);
  });

  it('that says more edits the memory, with its reason in the history, and its origin kept', async () => {
    const ada = app.user();
    const { id } = await store(ada, {
      content: 'Ada works as a nurse. She has two cats.',
      tags: ['work'],
      metadata: { source: { page: 1, title: 'CV' } },
      provenance: { source: 'cv' },
    });
    const answer = await revise(ada, {
      content: 'Ada works as a nurse on the night shift.',
      tags: ['night'],
      metadata: { source: { page: 2 }, checked: true },
      provenance: { source: 'chat', turn: 7 },
      reason: 'she told it today',
    });
    expect(answer).toMatchObject({ status: 'updated', id, version: 2 });
    expect(await get(ada, id)).toMatchObject({
      content: 'She has two cats. Ada works as a nurse on the night shift.',
      tags: ['work', 'night'],
      metadata: { source: { page: 2, title: 'CV' }, checked: true },
      provenance: { source: 'cv', turn: 7 },
    });
    const { versions } = await ada.ok(listVersions, { params: { id } });
    expect(versions[1]).toMatchObject({
      content: 'Ada works as a nurse. She has two cats.',
      reason: 'she told it today',
    });
    expect(await search(ada, 'night shift')).toHaveLength(1);
  });

  it('that contradicts supersedes: the old memory ends, stays readable, and is returned for its time', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Ada lives in Paris.' });
    const believed = clock.now().toISOString();
    clock.forward(10 * DAY_MS);
    const answer = await revise(ada, { content: 'Ada moved to Berlin.', reason: 'she moved' });
    const moved = answer.superseded[0]!.valid_to;
    expect(answer).toMatchObject({ status: 'superseded', version: 1, superseded: [{ id, version: 2 }] });
    expect(answer.candidates[0]).toMatchObject({ id, verdict: 'conflict', conflict: 'value' });
    expect(await get(ada, id)).toMatchObject({
      content: 'Ada lives in Paris.',
      superseded_by: answer.id,
      valid_to: moved,
    });
    expect(await get(ada, answer.id!)).toMatchObject({ valid_from: moved });
    for (const read of [() => list(ada), () => search(ada, 'Where does Ada live?')]) {
      expect(await read()).toEqual(['Ada moved to Berlin.']);
    }
    expect(await list(ada, { include_superseded: true })).toHaveLength(2);
    expect(await search(ada, 'Where does Ada live?', { include_superseded: true })).toHaveLength(2);
    const earlier = 'Where did Ada live before Berlin?';
    expect(await search(ada, earlier)).toEqual(['Ada lives in Paris.', 'Ada moved to Berlin.']);
    expect(await search(ada, earlier, { include_superseded: false })).toEqual(['Ada moved to Berlin.']);
    expect(await list(ada, { as_of: believed })).toEqual(['Ada lives in Paris.']);
    expect(await search(ada, 'Ada lives', { as_of: believed })).toEqual(['Ada lives in Paris.']);
    expect(await list(ada, { valid_at: believed })).toEqual(['Ada lives in Paris.']);
    expect(await list(ada, { valid_at: moved })).toEqual(['Ada moved to Berlin.']);
    const edge = await app.count('edges', "user_id = $1 and type in ('SUPERSEDES', 'CONTRADICTS')", [ada.user]);
    expect(edge).toBe(2);
  });

  it('about an earlier time becomes history, between what was before and what is now', async () => {
    const ada = app.user();
    await store(ada, { content: 'Ada lives in Paris.', occurred_at: '2020-01-01' });
    const berlin = await revise(ada, { content: 'Ada lives in Berlin.', valid_from: '2024-01-01' });
    const rome = await revise(ada, { content: 'Ada lives in Rome.', valid_from: '2022-01-01' });
    expect(rome).toMatchObject({
      status: 'superseded',
      outdated_by: berlin.id,
      superseded: [{ valid_to: '2022-01-01T00:00:00.000Z' }],
    });
    expect(await list(ada)).toEqual(['Ada lives in Berlin.']);
    for (const [year, city] of [
      ['2021', 'Paris'],
      ['2023', 'Rome'],
      ['2025', 'Berlin'],
    ] as const) {
      expect(await list(ada, { valid_at: `${year}-06-01` })).toEqual([`Ada lives in ${city}.`]);
    }
    expect(await undo(ada, rome.id!, 1)).toMatchObject({ withdrawn: true, restored: [{ id: expect.any(String) }] });
    expect(await list(ada, { valid_at: '2023-06-01' })).toEqual(['Ada lives in Paris.']);
    expect(await list(ada)).toEqual(['Ada lives in Berlin.']);
  });

  it('that may outdate a memory is stored beside it, reports so, and is linked to it', async () => {
    const ada = app.user();
    const old = await store(ada, { content: 'The launch is on 12 May.', occurred_at: '2026-02-01T00:00:00Z' });
    const told = { content: 'The launch party is on 20 May.', occurred_at: '2026-03-01T00:00:00Z' };
    const preview = await revise(ada, { ...told, mode: 'preview' });
    const answer = await revise(ada, told);
    for (const one of [preview, answer]) {
      expect(one).toMatchObject({ status: 'created', superseded: [], may_supersede: [{ id: old.id }] });
      expect(one.may_supersede![0]!.confidence).toBeLessThan(0.6);
    }
    expect(await list(ada)).toEqual(['The launch is on 12 May.', 'The launch party is on 20 May.']);
    const { edges } = await ada.ok(listEdges, { params: { id: old.id } });
    expect(edges).toMatchObject([{ relation: 'may_be_superseded_by', from: answer.id, to: old.id, rule: 'revision' }]);
    // The guess is deleted with the memory that made it.
    await undo(ada, answer.id!, 1);
    expect((await ada.ok(listEdges, { params: { id: old.id } })).edges).toEqual([]);
  });

  it('names its source messages, and only those that its writer may read', async () => {
    const [ada, bo] = [app.user(), app.user()];
    const said = await store(ada, { type: 'message', role: 'user', content: 'We moved to Linz, by the way.' });
    const his = await store(bo, { content: 'Bo keeps goats.' });
    const answer = await revise(ada, { content: 'Ada lives in Linz.', derived_from: [said.id] });
    expect(await get(ada, answer.id!)).toMatchObject({ derived_from: [said.id] });
    for (const id of [his.id, 'nothing'])
      expect(
        await ada.fails(reviseRecord, { body: { content: 'Ada lives in Graz.', derived_from: [id] } }),
      ).toMatchObject({ status: 400, errors: [{ field: 'derived_from' }] });
    expect(await list(ada, { type: 'semantic' })).toEqual(['Ada lives in Linz.']);
  });

  it('of up to a hundred facts has an outcome for each, once for one Idempotency-Key', async () => {
    const ada = app.user();
    const said = await store(ada, {
      type: 'message',
      content: 'We moved to Linz.',
      occurred_at: '2026-05-03T10:00:00Z',
    });
    const old = await store(ada, { content: 'Ada lives in Paris.', occurred_at: '2025-01-01T00:00:00Z' });
    const records = [
      { content: 'Ada lives in Linz.', derived_from: [said.id] },
      { content: 'Ada lives in Linz.' },
      { content: '' },
      { content: 'Ada rows.', derived_from: ['nothing'] },
      { content: 'Ada rows.', mode: 'preview' },
      { content: 'Ada rows.', user_id: 'bo' },
      { content: 'The piano is tuned in autumn.' },
    ];
    const send = () => ada.ok(reviseRecords, { body: { records }, headers: { 'idempotency-key': 'facts' } });
    const answer = await send();
    expect(answer).toMatchObject({ superseded: 1, unchanged: 1, created: 1, updated: 0, failed: 4, degraded: [] });
    expect(answer.results.map(({ status, error }) => error?.code ?? status)).toEqual([
      'superseded', 'unchanged', 'invalid_input', 'invalid_input', 'invalid_input', 'user_mismatch', 'created',
    ]); // prettier-ignore
    expect(answer.results[0]).toMatchObject({ superseded: [old.id], id: answer.results[1]!.id });
    expect(answer.results[2]!.error!.detail).toBe('content must not be blank');
    // It was said at the time of its message.
    expect(await get(ada, answer.results[0]!.id!)).toMatchObject({
      derived_from: [said.id],
      occurred_at: '2026-05-03T10:00:00.000Z',
    });
    expect(await send()).toEqual(answer);
    expect(await list(ada, { type: 'semantic' })).toHaveLength(2);
    const tooMany = { records: Array.from({ length: 101 }, () => ({ content: 'x' })) };
    expect(await ada.fails(reviseRecords, { body: tooMany })).toMatchObject({ status: 400 });
  });

  it('keeps of a superseded memory what still holds', async () => {
    const ada = app.user();
    await store(ada, { content: 'Ada lives in Paris. She plays the viola.' });
    const { id } = await revise(ada, { content: 'Ada lives in Berlin.' });
    expect((await get(ada, id!)).content).toBe('She plays the viola. Ada lives in Berlin.');
  });
});

describe('an edited memory', () => {
  it('stays within the limits of a record', async () => {
    const ada = app.user();
    const tags = Array.from({ length: LIMITS.tags }, (_, i) => `tag-${i}`);
    const { id } = await store(ada, { content: 'x'.repeat(LIMITS.contentLength - 10), tags });
    const more = { id, content: 'Ada lives in Gothenburg.', merge: 'append' };
    const refused = await ada.fails(reviseRecord, { body: more });
    expect([refused.status, refused.code, refused.fields]).toEqual([413, 'too_large', ['content']]);
    const other = await store(ada, { content: 'Ada works as a nurse.', tags });
    await revise(ada, { id: other.id, content: 'Ada works as a nurse at night.', tags: ['late'] });
    expect((await get(ada, other.id)).tags).toEqual(tags);
  });
});

describe('a preview', () => {
  it('returns what would happen, with scores, and writes nothing', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'The budget for 2027 is 80,000 euros.' });
    const before = await everythingOf(app, ada.user);
    const answer = await revise(ada, { content: 'The budget for 2027 is 65,000 euros.', mode: 'preview' });
    expect(answer).toMatchObject({
      status: 'superseded',
      applied: false,
      superseded: [{ id }],
      candidates: [{ id, verdict: 'conflict', conflict: 'number', scores: { vector: expect.any(Number) } }],
      content: 'The budget for 2027 is 65,000 euros.',
    });
    expect(answer.id).toBeUndefined();
    expect(await everythingOf(app, ada.user)).toEqual(before);
  });

  it('uses up no Idempotency-Key', async () => {
    const ada = app.user();
    const headers = { 'idempotency-key': 'k-preview' };
    await revise(ada, { content: 'Ada lives in Paris.', mode: 'preview' }, headers);
    expect(await revise(ada, { content: 'Ada lives in Paris.' }, headers)).toMatchObject({ status: 'created' });
  });
});

describe('undo', () => {
  it('of an edit restores exactly what was there, once', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Ada works as a nurse.', tags: ['work'], importance: 0.7 });
    const before = await get(ada, id);
    const { version } = await revise(ada, { id, content: 'Ada works as a nurse on the night shift.', tags: ['night'] });
    expect(await undo(ada, id, version!)).toMatchObject({ status: 'undone', version: 3, restored: [] });
    const { version: _, recorded_at: __, updated_at: ___, embedding: ____, ...rest } = await get(ada, id);
    expect({ ...before }).toMatchObject(rest);
    expect(await undo(ada, id, version!)).toMatchObject({ status: 'unchanged', version: 3 });
    // By its words, because its vector is still to come.
    expect(await search(ada, 'nurse')).toEqual(await list(ada));
  });

  it('of what a deleted memory had superseded makes it current again, and not before', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Ada lives in Gothenburg.' });
    const answer = await revise(ada, { content: 'Ada moved to Paris.' });
    expect(answer).toMatchObject({ status: 'superseded', superseded: [{ id, version: 2 }] });
    const early = await ada.fails(undoRecord, { params: { id }, body: { version: 2 } });
    expect([early.status, early.code]).toEqual([409, 'conflict']);
    const between = clock.now().toISOString();
    clock.forward(DAY_MS);
    await ada.ok(deleteRecord, { params: { id: answer.id! } });
    expect(await list(ada)).toEqual([]);
    const [old] = (await ada.ok(listRecords, { query: { include_superseded: true, include_shared: false } })).records;
    expect(old).toMatchObject({ id, version: 2 });
    expect(await undo(ada, id, old!.version)).toMatchObject({ status: 'undone', version: 3 });
    expect(await list(ada)).toEqual(['Ada lives in Gothenburg.']);
    expect(await get(ada, id)).not.toHaveProperty('valid_to');
    expect(await get(ada, id, { as_of: between })).toHaveProperty('superseded_by');
  });

  it('of a supersession frees the old memory and withdraws the new one, and as_of still returns both', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Ada lives in Paris.' });
    clock.forward(DAY_MS);
    const answer = await revise(ada, { content: 'Ada lives in Berlin.' });
    clock.forward(DAY_MS);
    const between = clock.now().toISOString();
    clock.forward(DAY_MS);
    expect(await undo(ada, answer.id!, 1)).toMatchObject({ withdrawn: true, restored: [{ id, version: 3 }] });
    const { superseded_by: by, valid_to: until } = await get(ada, id);
    expect([by, until]).toEqual([undefined, undefined]);
    expect(await list(ada)).toEqual(['Ada lives in Paris.']);
    expect(await list(ada, { as_of: between })).toEqual(['Ada lives in Berlin.']);
    expect(await undo(ada, answer.id!, 1)).toMatchObject({ status: 'unchanged', withdrawn: true });
    expect(await app.count('edges', "user_id = $1 and not properties ? 'withheld'", [ada.user])).toBe(0);
  });

  it('passes over an edge that names no version, as an archive may hold one', async () => {
    const ada = app.user();
    await store(ada, { content: 'Ada lives in Paris.' });
    const answer = await revise(ada, { content: 'Ada lives in Berlin.' });
    await app.db.admin.query(
      `update edges set properties = '{"version": "none"}' where user_id = $1 and type = 'SUPERSEDES'`,
      [ada.user],
    );
    expect(await undo(ada, answer.id!, 1)).toMatchObject({ withdrawn: true, restored: [] });
  });

  it('of a supersession keeps an end of validity that somebody has set since', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Ada lives in Paris.' });
    clock.forward(DAY_MS);
    const answer = await revise(ada, { content: 'Ada lives in Berlin.' });
    await ada.ok(patchRecord, { params: { id }, body: { valid_to: '2021-05-01T00:00:00Z' } });
    expect(await undo(ada, answer.id!, 1)).toMatchObject({ withdrawn: true, restored: [{ id }] });
    const { superseded_by: by, valid_to: until } = await get(ada, id);
    expect([by, until]).toEqual([undefined, '2021-05-01T00:00:00.000Z']);
  });

  it('refuses what was changed since, and a memory that another one supersedes', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Ada lives in Paris.' });
    await ada.ok(patchRecord, { params: { id }, body: { tags: ['a'] } });
    await ada.ok(patchRecord, { params: { id }, body: { tags: ['b'] } });
    const refused = (version: number) => ada.fails(undoRecord, { params: { id }, body: { version } });
    expect(await refused(2)).toMatchObject({ status: 412 });
    expect(await refused(9)).toMatchObject({ status: 412 });
    await revise(ada, { content: 'Ada lives in Berlin.' });
    expect(await refused(4)).toMatchObject({ status: 409, code: 'conflict' });
  });

  it('refuses a message, and a revision of one', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Hello.', type: 'message' });
    expect(await ada.fails(undoRecord, { params: { id }, body: { version: 1 } })).toMatchObject({ status: 409 });
    expect(await ada.fails(reviseRecord, { body: { id, content: 'Good bye.' } })).toMatchObject({ status: 409 });
    expect(await ada.fails(reviseRecord, { body: { content: 'x', type: 'message' } })).toMatchObject({ status: 400 });
  });

  it.each(['summary', 'checkpoint'])('refuses a revision of a %s', async (type) => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Half done.', type, agent: 'scout', working_on: 'the boat' });
    expect(await ada.fails(reviseRecord, { body: { id, content: 'Done.' } })).toMatchObject({ status: 409 });
    expect((await ada.fails(reviseRecord, { body: { content: 'Done.', type } })).fields).toEqual(['type']);
  });

  it('refuses a summary, and does not bring back what is forgotten', async () => {
    const ada = app.user();
    const summary = await store(ada, { content: 'All in all.', type: 'summary' });
    const asked = { params: { id: summary.id }, body: { version: 1 } };
    expect(await ada.fails(undoRecord, asked)).toMatchObject({ status: 409 });
    const { id } = await store(ada, { content: 'Ada lives in Paris.' });
    await ada.ok(patchRecord, { params: { id }, body: { tags: ['home'] } });
    await ada.ok(forgetRecord, { params: { id } });
    expect(await ada.fails(undoRecord, { params: { id }, body: { version: 2 } })).toMatchObject({ status: 404 });
    const { id: undone } = await store(ada, { content: 'Ada keeps a cat.' });
    await ada.ok(patchRecord, { params: { id: undone }, body: { tags: ['pet'] } });
    await undo(ada, undone, 2);
    await ada.ok(forgetRecord, { params: { id: undone } });
    expect(await ada.fails(undoRecord, { params: { id: undone }, body: { version: 2 } })).toMatchObject({
      status: 404,
    });
  });

  itIsHidden('undoing a memory', {
    app: () => app,
    ask: (stranger, id) => stranger.fails(undoRecord, { params: { id }, body: { version: 1 } }),
  });
});

describe('the owner of a revised memory', () => {
  itIsHidden('a revision that names a memory', {
    app: () => app,
    ask: (stranger, id) => stranger.fails(reviseRecord, { body: { id, content: 'The spare key is gone.' } }),
  });

  it('is never another user, and shared memory only on purpose', async () => {
    const [ada, bo] = [app.user(), app.user()];
    const shared = await store(ada, { content: 'The office closes at 18:00.', shared: true, type: 'house' });
    await store(ada, { content: 'The office closes at 18:00.', type: 'house' });
    const before = await everythingOf(app, ada.user);
    const own = await revise(bo, { content: 'The office closes at 19:00.', type: 'house' });
    expect(own).toMatchObject({ status: 'created', candidates: [] });
    expect(await everythingOf(app, ada.user)).toEqual(before);
    const meant = await revise(bo, { content: 'The office closes at 20:00.', type: 'house', shared: true });
    expect(meant).toMatchObject({ status: 'superseded', superseded: [{ id: shared.id }] });
    expect(await undo(bo, meant.id!, 1)).toMatchObject({ withdrawn: true });
    const reader = app.client((await app.key({ permissions: ['records:read', 'records:write', 'shared:read'] })).key, {
      user: bo.user,
    });
    expect(await reader.fails(reviseRecord, { body: { id: shared.id, content: 'x' } })).toMatchObject({ status: 403 });
  });

  it('requires the permission to read as well', async () => {
    const { key } = await app.key({ permissions: ['records:write'] });
    const writer = app.client(key, { user: 'ada' });
    expect(await writer.fails(reviseRecord, { body: { content: 'x' } })).toMatchObject({ status: 403 });
  });

  it('is the agent of a key that is bound to one', async () => {
    const ada = app.user();
    await store(ada, { content: 'The deploy day is Monday.', agent: 'one' });
    const { key } = await app.key({ agent: 'two', permissions: ['records:read', 'records:write'] });
    const two = app.client(key, { user: ada.user });
    const answer = await revise(two, { content: 'The deploy day is Tuesday.' });
    expect(answer).toMatchObject({ status: 'created', candidates: [] });
  });
});

describe('settings', () => {
  it('apply for the tenant, then the user, then the request', async () => {
    const ada = app.user();
    await store(ada, { content: 'Ada lives in Paris.' });
    const conflicting = { content: 'Ada moved to Berlin.', mode: 'preview' };
    expect((await revise(ada, conflicting)).status).toBe('superseded');
    await ada.ok(putUserRevision, { body: { update: 0.99, same: 0.995 } });
    expect((await revise(ada, conflicting)).status).toBe('created');
    expect((await revise(ada, { ...conflicting, thresholds: { update: 0.5 } })).status).toBe('superseded');
    expect((await ada.ok(getRevisionSettings, {})).effective).toMatchObject({ look: 0.3, update: 0.99 });
    expect((await ada.fails(putUserRevision, { body: { look: 0.9 } })).fields).toEqual(['look']);
    expect((await ada.fails(putUserRevision, { body: { update: 0.9, same: 0.8 } })).fields).toEqual(['update']);
    const unordered = { ...conflicting, thresholds: { look: 0.999 } };
    expect((await ada.fails(reviseRecord, { body: unordered })).fields).toEqual(['look']);
    const admin = app.client();
    await admin.ok(putTenantRevision, { body: { merge: 'append' } });
    expect((await ada.ok(getRevisionSettings, {})).effective).toMatchObject({ merge: 'append', update: 0.99 });
    await admin.ok(putTenantRevision, { body: {} });
  });
});

describe('concurrent or repeated requests', () => {
  it('one Idempotency-Key revises once', async () => {
    const ada = app.user();
    const headers = { 'idempotency-key': 'k-1' };
    const first = await revise(ada, { content: 'Ada lives in Paris.' }, headers);
    const again = await revise(ada, { content: 'Ada lives in Paris.' }, headers);
    expect(again).toMatchObject({ id: first.id, status: 'created' });
    expect(await list(ada)).toHaveLength(1);
  });

  it('twelve revisions of one memory at once all count: each is current or in the history', async () => {
    const ada = app.user();
    await store(ada, { content: 'The counter stands at 0.' });
    const values = Array.from({ length: 12 }, (_, i) => i + 1);
    await Promise.all(values.map((n) => revise(ada, { content: `The counter stands at ${n}.` })));
    expect(await list(ada)).toHaveLength(1);
    const all = await list(ada, { include_superseded: true });
    expect(all.sort()).toEqual([0, ...values].map((n) => `The counter stands at ${n}.`).sort());
  });

  it('count as updates in the figures of compaction', async () => {
    const figures = async () => (await app.client().ok(getCompactionMetrics, {})).records;
    const ada = app.user();
    const { id } = await store(ada, { content: 'Ada works as a nurse.' });
    const before = await figures();
    await revise(ada, { id, content: 'Ada works as a nurse on the night shift.' });
    expect((await figures()).updated).toBe(before.updated + 1);
  });
});
