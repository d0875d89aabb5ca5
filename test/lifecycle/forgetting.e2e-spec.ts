import { DAY_MS } from '@kernel/durations.js';
import { refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import {
  deletePolicy, deleteUserPolicy, getPolicy, getUserPolicy, putPolicy, putUserPolicy,
} from '@contracts/lifecycle/forgetting-policy.operations.js'; // prettier-ignore
import {
  forgetRecord, getForgettingStatus, getRetention, listEvents, listForgotten, previewForgetting, restoreRecord,
  restoreRecords, sweepNow,
} from '@contracts/lifecycle/forgetting.operations.js'; // prettier-ignore
import { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import {
  deleteRecord,
  getRecord,
  listRecords,
  patchRecord,
  storeRecord,
} from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { everythingOf, itIsHidden } from '@test/support/hidden.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { waitUntil } from '@test/support/wait-until.js';

/** S·ln(1/θ) for S = 1, θ = 0.2. */
const LIFE_DAYS = Math.log(5);

let app: TestApp;
const clock = new TravelClock();

beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.client().ok(deletePolicy);
});

const set = (policy: object) => app.client().ok(putPolicy, { body: policy });
const paper = (over: object = {}) => set({ model: 'ebbinghaus', unit: '1d', grace: '30d', ...over });
const remember = async (who: Client, record: object = {}) =>
  (await who.ok(storeRecord, { body: { content: 'The lighthouse keeper likes plums.', ...record } })).id;
const idsOf = async (who: Client, query: Record<string, string | boolean> = {}) =>
  (await who.ok(listRecords, { query: { limit: 1000, include_shared: false, ...query } })).records.map(({ id }) => id);
const forgottenOf = async (who: Client) =>
  (await who.ok(listForgotten, { query: { include_shared: false } })).records.map(({ id }) => id);
const retention = (who: Client, id: string) => who.ok(getRetention, { params: { id } });

async function sweep(): Promise<void> {
  await app.runSchedule('forget-due');
  await idle();
}

async function vectors(): Promise<void> {
  await waitUntil('all jobs to end', () => app.count('outbox', 'closed_at is null'), (n) => n === 0);
} // prettier-ignore

async function idle(): Promise<void> {
  await waitUntil('the sweep to end', () => app.count('outbox', `closed_at is null and job = 'sweep-records'`), (n) => n === 0);
} // prettier-ignore

describe('a new installation', () => {
  it('forgets nothing, however much time passes', async () => {
    const ada = app.user();
    const id = await remember(ada);
    clock.forward(3_650 * DAY_MS);
    await sweep();
    expect(await idsOf(ada)).toEqual([id]);
    expect(await retention(ada, id)).toMatchObject({ model: 'none', retention: 1, exempt: ['model'] });
  });
});

describe('a policy', () => {
  it('is shown as set and as effective, and unset again', async () => {
    expect(await app.client().ok(getPolicy)).toMatchObject({ set: null, effective: { model: 'none' } });
    const shown = await set({ model: 'ebbinghaus', unit: '1d', types: { lesson: { model: 'none' } } });
    expect(shown.set).toEqual({ model: 'ebbinghaus', unit: '1d', types: { lesson: { model: 'none' } } });
    expect(shown.effective).toMatchObject({ threshold: 0.2, growth: 1, grace: '30d', types: { lesson: { model: 'none' } } });
    expect(shown.effective.forgotten_after_seconds! / 86_400).toBeCloseTo(LIFE_DAYS, 5);
    expect((await app.client().ok(deletePolicy)).set).toBeNull();
  }); // prettier-ignore

  it('of a user applies to that user and nobody else', async () => {
    await paper();
    const [ada, bob] = [app.user(), app.user()];
    const params = { user_id: ada.user };
    const own = await app.client().ok(putUserPolicy, { params, body: { unit: '100d' } });
    expect(own.effective).toMatchObject({ model: 'ebbinghaus', unit: '100d' });
    const [hers, his] = [await remember(ada), await remember(bob)];
    clock.forward(3 * DAY_MS);
    await sweep();
    expect([await idsOf(ada), await forgottenOf(bob)]).toEqual([[hers], [his]]);
    await app.client().ok(putUserPolicy, { params, body: { unit: '1d' } });
    await sweep();
    expect(await forgottenOf(ada)).toEqual([hers]);
    expect((await app.client().ok(deleteUserPolicy, { params })).set).toBeNull();
    expect((await app.client().ok(getUserPolicy, { params })).effective.unit).toBe('1d');
  });

  it.each([
    [{ model: 'linear' }, 'model'],
    [{ threshold: 1.5 }, 'threshold'],
    [{ unit: 'a day' }, 'unit'],
    [{ types: { lesson: { grace: '1d' } } }, 'types.lesson'],
  ])('that is invalid is refused: %j', async (body, field) => {
    const refusal = await app.client().fails(putPolicy, { body });
    expect([refusal.status, refusal.fields[0]]).toEqual([400, expect.stringContaining(field.split('.')[0]!)]);
  });

  it('of the tenant is not for a key that sees one user, nor one agent', async () => {
    const { key } = await app.key({ user_id: 'eve', permissions: ['admin'] });
    const { key: agents } = await app.key({ agent: 'bot', permissions: ['admin'] });
    for (const one of [key, agents]) {
      expect(await app.client(one).fails(putPolicy, { body: {} })).toMatchObject({ status: 403 });
      expect(await app.client(one).fails(deletePolicy)).toMatchObject({ status: 403 });
    }
    expect(await app.client(key).fails(getUserPolicy, { params: { user_id: 'ada' } })).toMatchObject({ status: 404 });
    expect(await app.client(key).fails(putUserPolicy, { params: { user_id: 'ada' }, body: {} })).toMatchObject({ status: 404 });
  }); // prettier-ignore
});

describe('a memory that nobody recalls', () => {
  it('is in no response once R falls below θ, and not before', async () => {
    await paper();
    const ada = app.user();
    const id = await remember(ada);
    clock.forward(1.5 * DAY_MS);
    await sweep();
    expect(await idsOf(ada)).toEqual([id]);
    const fading = await retention(ada, id);
    expect(fading.retention).toBeCloseTo(Math.exp(-1.5), 3);
    expect(Date.parse(fading.due_at!) - Date.parse(fading.last_recalled_at)).toBe(Math.ceil(LIFE_DAYS * DAY_MS));
    clock.forward(0.2 * DAY_MS);
    await sweep();
    expect(await idsOf(ada)).toEqual([]);
    expect(await ada.fails(getRecord, { params: { id } })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await ada.fails(patchRecord, { params: { id }, body: { title: 'x' } })).toMatchObject({ status: 404 });
    const found = await ada.ok(searchRecords, { body: { query: 'lighthouse plums', include_shared: false } });
    expect(found.results).toEqual([]);
    expect(await retention(ada, id)).toMatchObject({ forgotten_at: expect.any(String), purge_at: expect.any(String) });
  });

  it('stays as long as it is recalled, longer with each recall', async () => {
    await paper();
    const ada = app.user();
    const [kept, gone] = [await remember(ada), await remember(ada)];
    clock.forward(1.2 * DAY_MS);
    await ada.ok(acknowledgeRecords, { body: { ids: [kept] } });
    clock.forward(2 * LIFE_DAYS * DAY_MS - 60_000);
    await sweep();
    expect([await idsOf(ada), await forgottenOf(ada)]).toEqual([[kept], [gone]]);
    clock.forward(120_000);
    await sweep();
    expect(await idsOf(ada)).toEqual([]);
  });

  it('fades anew from a change of its text, and of nothing else', async () => {
    await paper();
    const ada = app.user();
    const [edited, stored, labelled] = [await remember(ada, { id: 'e' }), await remember(ada, { id: 's' }), await remember(ada)];
    clock.forward(1.2 * DAY_MS);
    await ada.ok(patchRecord, { params: { id: edited }, body: { content: 'The lighthouse keeper moved to Skagen.' } });
    await ada.ok(storeRecord, { body: { id: 's', content: 'The lighthouse keeper likes pears.' } });
    await ada.ok(patchRecord, { params: { id: labelled }, body: { metadata: { seen: true } } });
    clock.forward(DAY_MS);
    await sweep();
    expect([(await idsOf(ada)).sort(), await forgottenOf(ada)]).toEqual([[edited, stored].sort(), [labelled]]);
    expect(await retention(ada, stored)).toMatchObject({ strength: 1 });
  }); // prettier-ignore

  it('does not take the portrait and the summary of all days along while the user goes on talking', async () => {
    await paper();
    const ada = app.user();
    for (const place of ['Goslar', 'Skagen', 'Oslo']) {
      await remember(ada, { type: 'episodic', role: 'user', content: `I love the town of ${place}.` });
      await ada.ok(refreshSummaries, { headers: { prefer: 'wait=30' } });
      await sweep();
      clock.forward(1.2 * DAY_MS);
    }
    const { records } = await ada.ok(listRecords, { query: { type: 'summary', include_shared: false } });
    const kinds = records.map(({ metadata }) => (metadata as { kind: string }).kind);
    expect(kinds).toEqual(expect.arrayContaining(['portrait', 'global']));
    expect(records.find(({ metadata }) => (metadata as { kind: string }).kind === 'portrait')!.content).toContain('Oslo');
  }); // prettier-ignore

  it('stays if it is pinned, held, important enough or of a type that does not fade', async () => {
    await paper({ importance_floor: 0.9, types: { lesson: { model: 'none' } } });
    const ada = app.user();
    const held = await remember(ada);
    await app.db.admin.query(`update records set legal_hold = true where user_id = $1`, [ada.user]);
    await app.db.admin.query(`update record_access set exempt = true where user_id = $1`, [ada.user]);
    const kept = [
      held,
      await remember(ada, { pinned: true }),
      await remember(ada, { importance: 0.9 }),
      await remember(ada, { type: 'lesson' }),
    ];
    const gone = await remember(ada, { importance: 0.89 });
    clock.forward(1_000 * DAY_MS);
    await sweep();
    expect((await idsOf(ada)).sort()).toEqual(kept.sort());
    expect(await forgottenOf(ada)).toEqual([gone]);
    const body = { user_id: ada.user, exempt: true };
    const { exempt } = await app.client().ok(previewForgetting, { body });
    expect(exempt.map(({ why }) => why[0]).sort()).toEqual(['importance', 'legal_hold', 'pinned']);
  });

  it('stays by default if it mentions an allergy, though nobody rated it, and the preview says so', async () => {
    await paper();
    const ada = app.user();
    const allergy = await remember(ada, { content: 'Ada is allergic to penicillin.' });
    const wifi = await remember(ada, { content: 'The wifi password hangs on the fridge.' });
    clock.forward(1_000 * DAY_MS);
    const { exempt } = await app.client().ok(previewForgetting, { body: { user_id: ada.user, exempt: true } });
    expect(exempt.map(({ id, why }) => [id, why])).toEqual([[allergy, ['importance']]]);
    await sweep();
    expect([await idsOf(ada), await forgottenOf(ada)]).toEqual([[allergy], [wifi]]);
  });

  it('of a user under legal hold is listed without a time of deletion', async () => {
    await paper();
    const [ada, bob] = [app.user(), app.user()];
    for (const who of [ada, bob]) await who.ok(forgetRecord, { params: { id: await remember(who) }, body: {} });
    await app.db.admin.query(`update users set legal_hold = true where user_id = $1`, [ada.user]);
    expect((await ada.ok(listForgotten)).records[0]).not.toHaveProperty('purge_at');
    expect((await bob.ok(listForgotten)).records[0]).toMatchObject({ purge_at: expect.any(String) });
  });

  it('of a user under legal hold stays', async () => {
    await paper();
    const ada = app.user();
    const id = await remember(ada, { expires_at: clock.now().getTime() + DAY_MS });
    await app.db.admin.query(`update users set legal_hold = true where user_id = $1`, [ada.user]);
    clock.forward(1_000 * DAY_MS);
    await sweep();
    expect(await idsOf(ada, { include_expired: true })).toEqual([id]);
    expect(await ada.fails(forgetRecord, { params: { id } })).toMatchObject({ status: 404 });
  });

  it('fades in shared memory too, and in no other tenant', async () => {
    await paper();
    const there = app.client(await app.otherTenant(), { user: newUser() });
    const theirs = await remember(there);
    const shared = await remember(app.client(), { shared: true });
    clock.forward(5 * DAY_MS);
    await sweep();
    expect(await idsOf(there)).toEqual([theirs]);
    const { records } = await app.client().ok(listForgotten);
    expect(records.map(({ id }) => id)).toContain(shared);
  });
});

describe('a forgotten memory', () => {
  async function forgotten(record: object = {}): Promise<{ ada: Client; id: string }> {
    const ada = app.user();
    const id = await remember(ada, record);
    await ada.ok(forgetRecord, { params: { id } });
    return { ada, id };
  }

  it('is restored exactly as it was, and is not due again at once', async () => {
    await paper();
    const ada = app.user();
    const id = await remember(ada, { id: 'mine', title: 'T', tags: ['a'], metadata: { a: { b: 1 } }, mood: 'calm' });
    await ada.ok(patchRecord, { params: { id }, body: { content: 'He likes cherries now.' } });
    await vectors();
    const before = await ada.ok(listRecords, { query: { include_shared: false } });
    const rows = await everythingOf(app, ada.user);
    clock.forward(3 * DAY_MS);
    await sweep();
    expect(await forgottenOf(ada)).toEqual([id]);
    await ada.ok(restoreRecord, { params: { id: 'mine' } });
    await sweep();
    expect(await ada.ok(listRecords, { query: { include_shared: false } })).toEqual(before);
    const { record_access: _, ...rest } = await everythingOf(app, ada.user);
    const { record_access: __, ...same } = rows;
    expect(rest).toEqual(same);
    expect((await retention(ada, id)).strength).toBe(1);
  });

  it('is restored together with others, by when it was forgotten', async () => {
    await paper();
    const ada = app.user();
    const first = await forgottenTwice(ada);
    const { restored, has_more } = await ada.ok(restoreRecords, { body: { forgotten_from: first.at } });
    expect([restored.map(({ id }) => id), has_more]).toEqual([first.later, false]);
    const rest = await ada.ok(restoreRecords, { body: { ids: [...first.earlier, 'nothing', ...first.later] } });
    expect(rest.restored.map(({ id }) => id)).toEqual(first.earlier);
    expect((await idsOf(ada)).sort()).toEqual([...first.earlier, ...first.later].sort());
  });

  async function forgottenTwice(ada: Client) {
    const earlier = [await remember(ada)];
    clock.forward(3 * DAY_MS);
    await sweep();
    clock.forward(DAY_MS);
    const at = clock.now().toISOString();
    const later = [await remember(ada), await remember(ada)];
    clock.forward(3 * DAY_MS);
    await sweep();
    return { earlier, later, at };
  }

  it('is permanently deleted with everything attached to it when its grace period is over', async () => {
    await paper({ grace: '10d' });
    const { ada, id } = await forgotten({ metadata: { a: 1 } });
    clock.forward(9.9 * DAY_MS);
    await sweep();
    expect(await forgottenOf(ada)).toEqual([id]);
    clock.forward(0.2 * DAY_MS);
    await sweep();
    expect(await forgottenOf(ada)).toEqual([]);
    for (const [table, rows] of Object.entries(await everythingOf(app, ada.user))) expect([table, rows]).toEqual([table, []]);
    expect(await ada.fails(restoreRecord, { params: { id } })).toMatchObject({ status: 404 });
    const { events } = await ada.ok(listEvents, { query: { record_id: id } });
    expect(events.map(({ action, reason }) => [action, reason])).toEqual([
      ['purged', 'grace_over'],
      ['forgotten', 'asked'],
    ]);
  }); // prettier-ignore

  it('is kept for ever if the grace period has no end', async () => {
    await paper({ grace: null });
    const { ada, id } = await forgotten();
    clock.forward(3_000 * DAY_MS);
    await sweep();
    expect(await forgottenOf(ada)).toEqual([id]);
    expect((await retention(ada, id)).purge_at).toBeUndefined();
  });

  it('is restored by being stored again under its id', async () => {
    await paper();
    const { ada, id } = await forgotten({ id: 'again', title: 'Kept' });
    const stored = await ada.ok(storeRecord, { body: { id: 'again', content: 'He likes figs.' } });
    expect(stored).toMatchObject({ id, status: 'updated', version: 2 });
    expect(await ada.ok(getRecord, { params: { id } })).toMatchObject({ title: 'Kept', content: 'He likes figs.' });
    const { events } = await ada.ok(listEvents);
    expect(events.map(({ action, reason }) => [action, reason])[0]).toEqual(['restored', 'stored_again']);
    clock.forward(100 * DAY_MS);
    await sweep();
    expect(await forgottenOf(ada)).toEqual([id]);
  });

  it('can be deleted at once', async () => {
    const { ada, id } = await forgotten();
    await ada.ok(deleteRecord, { params: { id } });
    expect(await forgottenOf(ada)).toEqual([]);
  });

  it('cannot be restored, or seen, by another user or tenant', async () => {
    const { ada, id } = await forgotten();
    const stranger = app.client(await app.otherTenant(), { user: ada.user });
    for (const other of [app.user(), stranger]) {
      expect(await other.fails(restoreRecord, { params: { id } })).toMatchObject({ status: 404 });
      expect((await other.ok(restoreRecords, { body: { ids: [id] } })).restored).toEqual([]);
      expect(await forgottenOf(other)).toEqual([]);
      expect((await other.ok(listEvents, { query: { record_id: id, include_shared: false } })).events).toEqual([]);
    }
    expect(await forgottenOf(ada)).toEqual([id]);
  });

  it('is listed in pages, latest first', async () => {
    const ada = app.user();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      ids.unshift(await remember(ada));
      await ada.ok(forgetRecord, { params: { id: ids[0]! } });
      clock.forward(1_000);
    }
    const seen: string[] = [];
    for (let cursor: string | undefined, more = true; more;) {
      const page = await ada.ok(listForgotten, { query: { limit: 2, cursor, include_shared: false } });
      seen.push(...page.records.map(({ id }) => id));
      [cursor, more] = [page.next_cursor, page.has_more];
    }
    expect(seen).toEqual(ids);
  });

  it('is counted', async () => {
    const { ada, id } = await forgotten();
    await ada.ok(restoreRecord, { params: { id } });
    await ada.ok(forgetRecord, { params: { id } });
    const query = { include_shared: false };
    expect(await ada.ok(getForgettingStatus, { query })).toMatchObject({
      forgotten_now: 1, forgotten: 2, restored: 1, purged: 0,
      by_reason: [{ action: 'forgotten', reason: 'asked', count: 2 }, { action: 'restored', reason: 'asked', count: 1 }],
    }); // prettier-ignore
  });
});

describe('a memory with a time to live', () => {
  it('is in no response when it expires, and permanently deleted after the grace period', async () => {
    await set({ grace: '2d' });
    const ada = app.user();
    const id = await remember(ada, { expires_at: clock.now().getTime() + DAY_MS });
    const pinned = await remember(ada, { expires_at: clock.now().getTime() + DAY_MS, pinned: true });
    clock.forward(2.9 * DAY_MS);
    await sweep();
    expect(await idsOf(ada)).toEqual([]);
    expect((await idsOf(ada, { include_expired: true })).sort()).toEqual([id, pinned].sort());
    clock.forward(0.2 * DAY_MS);
    await sweep();
    expect(await idsOf(ada, { include_expired: true })).toEqual([pinned]);
    const { events } = await ada.ok(listEvents, { query: { record_id: id } });
    expect(events.map(({ action, reason }) => [action, reason])).toEqual([['purged', 'expired']]);
  });
});

describe('the preview', () => {
  it('lists and counts exactly what the next sweep forgets, page by page, and changes nothing', async () => {
    await paper({ grace: '5d' });
    const ada = app.user();
    const body = { user_id: ada.user, include_shared: false };
    const [fades, lesson] = [await remember(ada), await remember(ada, { type: 'lesson' })];
    const ends = await remember(ada, { expires_at: clock.now().getTime() + 1_000 });
    const asked = await remember(ada);
    await ada.ok(forgetRecord, { params: { id: asked } });
    const stays = await remember(ada, { pinned: true });
    clock.forward(6 * DAY_MS);
    await vectors();
    const before = await everythingOf(app, ada.user);
    const items = [];
    for (let cursor: string | undefined, more = true; more;) {
      const page = await app.client().ok(previewForgetting, { body: { ...body, limit: 1, cursor } });
      expect(page.counts).toEqual({ forget: 3, purge_expired: 1, purge_forgotten: 1, purge_aged: 0 });
      items.push(...page.items);
      [cursor, more] = [page.next_cursor, page.has_more];
    }
    expect(items.map(({ id, reason }) => [id, reason])).toEqual([
      [asked, 'grace_over'], [ends, 'expired'], [lesson, 'retention'], [fades, 'retention'], [ends, 'retention'],
    ]); // prettier-ignore
    expect(items[2]).toMatchObject({ action: 'forget', strength: 1, retention: expect.closeTo(Math.exp(-6), 4) });
    expect(await everythingOf(app, ada.user)).toEqual(before);
    await sweep();
    expect([await idsOf(ada, { include_expired: true }), (await forgottenOf(ada)).sort()]).toEqual([
      [stays],
      [fades, lesson].sort(),
    ]);
  });

  it('tries another policy at another time', async () => {
    const ada = app.user();
    const id = await remember(ada);
    const policy = { model: 'exponential', unit: '1d' };
    const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString();
    const ask = (body: object) => app.client().ok(previewForgetting, { body: { user_id: ada.user, ...body } });
    expect((await ask({})).items).toEqual([]);
    expect((await ask({ policy, at: at(15) })).items).toEqual([]);
    expect((await ask({ policy, at: at(16) })).items).toMatchObject([{ id, reason: 'retention' }]);
    expect((await ask({ policy, at: at(16), types: ['lesson'] })).items).toEqual([]);
    expect(await idsOf(ada)).toEqual([id]);
  });

  it('needs admin, and admin of the whole tenant to see everybody', async () => {
    const { key } = await app.key({ permissions: ['records:read', 'records:write'] });
    expect(await app.client(key).fails(previewForgetting, { body: {} })).toMatchObject({ status: 403 });
    expect(await app.client(key).fails(sweepNow)).toMatchObject({ status: 403 });
    await paper();
    const ada = app.user();
    const id = await remember(ada);
    clock.forward(3 * DAY_MS);
    const { items } = await app.client().ok(previewForgetting, { body: { all_users: true, limit: 1000 } });
    expect(items.map((item) => item.id)).toContain(id);
    const { key: bound } = await app.key({ user_id: 'eve', permissions: ['admin', 'shared:read'] });
    expect((await app.client(bound).ok(previewForgetting)).items.filter(({ user_id }) => user_id)).toEqual([]);
  });
});

describe('a sweep on request', () => {
  it('does what the schedule does; with a key for one user, for that user', async () => {
    await paper();
    const [ada, bob] = [app.user(), app.user()];
    const [hers, his] = [await remember(ada), await remember(bob)];
    clock.forward(3 * DAY_MS);
    const { key } = await app.key({ user_id: ada.user, permissions: ['admin'] });
    expect(await app.client(key).ok(sweepNow)).toEqual({ due: 1, jobs: 1 });
    await idle();
    expect([await forgottenOf(ada), await idsOf(bob)]).toEqual([[hers], [his]]);
    await app.client().ok(sweepNow);
    await idle();
    expect(await forgottenOf(bob)).toEqual([his]);
  });
});

describe('memory of others', () => {
  itIsHidden('the retention of a record', {
    app: () => app,
    ask: (client, id) => client.fails(getRetention, { params: { id } }),
  });
  itIsHidden('forgetting a record', {
    app: () => app,
    ask: (client, id) => client.fails(forgetRecord, { params: { id } }),
  });
  itIsHidden('restoring a record', {
    app: () => app,
    ask: (client, id) => client.fails(restoreRecord, { params: { id } }),
  });
});
