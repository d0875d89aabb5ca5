import { DAY_MS } from '@kernel/durations.js';
import { listEvents, previewForgetting, sweepNow } from '@contracts/lifecycle/forgetting.operations.js';
import { deletePolicy, putPolicy, putUserPolicy } from '@contracts/lifecycle/forgetting-policy.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { getRecord, storeRecord } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => app.client().ok(deletePolicy));

const old = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const store = async (user: Client, record: object) => (await user.ok(storeRecord, { body: { content: 'x', ...record } })).id; // prettier-ignore
const statusOf = async (user: Client, id: string) => (await user.call(getRecord, { params: { id } })).status;

async function sweep(): Promise<void> {
  await app.client().ok(sweepNow);
  const open = () => app.count('outbox', "job = 'sweep-records' and closed_at is null");
  await waitUntil('the jobs of the sweep', open, (count) => count === 0);
}

describe('a maximum age', () => {
  it('is previewed, permanently deletes what is older by its type, and is audited; pins and holds stay', async () => {
    const user = app.user();
    const [aged, fresh, sensed, lesson, pinned, held] = [
      await store(user, { created_at: old(61) }),
      await store(user, { created_at: old(59) }),
      await store(user, { created_at: old(11), type: 'sensory' }),
      await store(user, { created_at: old(999), type: 'lesson' }),
      await store(user, { created_at: old(61), pinned: true }),
      await store(user, { created_at: old(61) }),
    ];
    await app.db.admin.query('update records set legal_hold = true where id = (select id from records where user_id = $1 order by id desc limit 1)', [user.user]); // prettier-ignore
    const policy = { max_age: '60d', types: { sensory: { max_age: '10d' }, lesson: { max_age: null } } };
    const seen = await user.ok(previewForgetting, { body: { policy, include_shared: false, limit: 1 } });
    expect(seen.counts).toEqual({ forget: 0, purge_expired: 0, purge_forgotten: 0, purge_aged: 2 });
    expect(seen.items).toMatchObject([{ id: aged, action: 'purge', reason: 'max_age' }]);
    const next = await user.ok(previewForgetting, { body: { policy, include_shared: false, limit: 1, cursor: seen.next_cursor } }); // prettier-ignore
    expect([next.items.map(({ id }) => id), next.has_more]).toEqual([[sensed], false]);

    await sweep();
    expect(await statusOf(user, aged)).toBe(200);
    const { effective } = await app.client().ok(putPolicy, { body: policy });
    expect([effective.max_age, effective.types['sensory']?.max_age]).toEqual(['60d', '10d']);
    await sweep();
    const kept = [fresh, lesson, pinned, held];
    expect(await Promise.all([aged, sensed, ...kept].map((id) => statusOf(user, id)))).toEqual([404, 404, 200, 200, 200, 200]); // prettier-ignore
    expect(await app.count('records', 'user_id = $1', [user.user])).toBe(4);
    const { events } = await user.ok(listEvents, { query: { include_shared: false } });
    expect(events.map(({ record_id: id, action, reason }) => [id, action, reason]).sort()).toEqual(
      [[aged, 'purged', 'max_age'], [sensed, 'purged', 'max_age']].sort(), // prettier-ignore
    );
  });

  it('for one user outranks the tenant’s, and a user under legal hold keeps everything', async () => {
    const [other, own, held] = [app.user(), app.user(), app.user()];
    const ids = await Promise.all([other, own, held].map((user) => store(user, { created_at: old(40) })));
    await app.db.admin.query('update users set legal_hold = true where user_id = $1', [held.user]);
    // The user's first, because the schedule may sweep at any moment.
    await app.client().ok(putUserPolicy, { params: { user_id: own.user }, body: { max_age: '90d' } });
    await app.client().ok(putPolicy, { body: { max_age: '30d' } });
    await sweep();
    expect(await Promise.all([other, own, held].map((user, i) => statusOf(user, ids[i]!)))).toEqual([404, 200, 200]);
    await app.client().ok(putUserPolicy, { params: { user_id: own.user }, body: { max_age: '35d' } });
    await sweep();
    expect(await statusOf(own, ids[1]!)).toBe(404);
  });

  it('does not apply to the history of a conversation, unless it is set for messages', async () => {
    const user = app.user();
    await user.ok(appendMessages, { body: { messages: [{ role: 'user', content: 'said long ago' }] } });
    await app.db.admin.query("update records set created_at = now() - interval '99 days' where user_id = $1", [user.user]); // prettier-ignore
    await app.client().ok(putPolicy, { body: { max_age: '30d' } });
    await sweep();
    expect(await app.count('messages', 'user_id = $1', [user.user])).toBe(1);
    await app.client().ok(putPolicy, { body: { types: { message: { max_age: '30d' } } } });
    await sweep();
    for (const table of ['records', 'messages', 'passages', 'passage_terms']) {
      expect([table, await app.count(table, 'user_id = $1', [user.user])]).toEqual([table, 0]);
    }
  });

  it('of less than a day is refused', async () => {
    const refusal = await app.client().fails(putPolicy, { body: { max_age: '23h' } });
    expect(refusal).toMatchObject({ status: 400, fields: ['max_age'] });
    expect(refusal.detail).toMatch(/, of a day to a century$/);
  });
});
