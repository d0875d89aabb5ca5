import { OPERATIONS } from '@contracts/catalogue.js';
import { putUserPolicy } from '@contracts/lifecycle/forgetting-policy.operations.js';
import { refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import type { AnyOperation } from '@contracts/operation.js';
import { pauseUser, resumeUser } from '@contracts/users/pause.operations.js';
import { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import { deleteRecord, getRecord, patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { getMe, getUser } from '@contracts/users/users.operations.js';
import { readId } from '@kernel/ids.js';
import { SAMPLES } from '@test/isolation/samples.js';
import { changes, makeVictim, snapshot, type Victim } from '@test/isolation/victim.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { setTimeout as sleep } from 'node:timers/promises';

let app: TestApp;
let tenantId: string;
beforeAll(async () => {
  app = await startApp();
  tenantId = readId((await app.client().ok(getMe)).tenant.tenant_id) ?? '';
});
afterAll(() => app.stop());

async function quiet(): Promise<void> {
  while ((await app.count('outbox', 'closed_at is null')) > 0) await sleep(10);
}

const rowsOf = async (user: string): Promise<Set<string>> => {
  await quiet();
  return snapshot(app.db.admin, tenantId, [user]);
};
const named = (user: string) => ({ params: { user_id: user } });

/**
 * What works while learning is paused: deleting and restoring, correcting, reminding of earlier intentions, and
 * settings.
 */
const WORKS = [
  'records.patch', 'records.undo', 'records.delete', 'records.delete_batch', 'records.forget', 'records.restore',
  'forgetting.restore', 'edges.delete', 'embeddings.retry', 'compaction.undo', 'memorybank.forget', 'amp.delete',
  'revision.put_user_settings', 'context.put_user_settings', 'compaction.put_user_settings',
  'blocks.delete', 'blocks.undo', 'blocks.redo', 'agents.delete', 'core_memory.detach',
  'archival.delete', 'mem0.update', 'mem0.update_batch', 'mem0.delete', 'mem0.delete_batch', 'mem0.delete_all',
  'mem0.oss_update', 'mem0.oss_delete', 'mem0.oss_delete_all', 'cognitive.prune_sensory', 'cognitive.clear_working',
  'cognitive.check_triggers', 'cognitive.resolve_prospective',
]; // prettier-ignore
const MEMORY = ['records', 'blocks', 'messages', 'shared'];
/** Everything that touches memory and might store: reads too, because a search may strengthen what it finds. */
const asked = OPERATIONS.filter(
  ({ name, permission }) => MEMORY.includes((permission ?? '').split(':')[0] ?? '') && !WORKS.includes(name),
);

describe('while learning is paused', () => {
  let paused: Promise<Victim> | undefined;
  const victim = (): Promise<Victim> =>
    (paused ??= (async () => {
      const user = newUser();
      const made = await makeVictim(app.user(user), app.client(), { user, tenant: 'tenant', secret: 'velvet' });
      await app.client().ok(pauseUser, named(user));
      return made;
    })());

  it.each(asked.map((operation) => [operation.name, operation] as const))(
    '%s stores nothing for the user',
    async (_, operation: AnyOperation) => {
      const { names } = await victim();
      const before = await rowsOf(names.user);
      for (const sent of SAMPLES[operation.name]?.(names) ?? []) {
        const reply = await app.user(names.user).call(operation, sent);
        expect(reply.status).toBeLessThan(500);
      }
      expect(changes(before, await rowsOf(names.user))).toEqual([]);
    },
  );

  it('storing is refused with learning_paused, and works again after resume', async () => {
    const { names } = await victim();
    const user = app.user(names.user);
    const learning = ['records.store', 'records.store_batch', 'messages.append', 'memorybank.store', 'amp.store', 'blocks.create', 'agents.create', 'edges.create', 'summaries.refresh', 'archival.insert', 'mem0.add_v3', 'mem0.add_v1', 'mem0.oss_add']; // prettier-ignore
    for (const name of learning) {
      const operation = OPERATIONS.find((one) => one.name === name);
      const sent = SAMPLES[name]?.(names)[0];
      if (!operation || !sent) throw new Error(`there is no sample of ${name}`);
      const refusal = await user.fails(operation, sent);
      expect([name, refusal.status, refusal.code]).toEqual([name, 409, 'learning_paused']);
    }
    const shared = await user.ok(storeRecord, { body: { content: 'of nobody', shared: true } });
    expect(shared.created).toBe(true);
  });

  it('search, reading, correcting, deleting and settings work', async () => {
    const user = app.user();
    const { id } = await user.ok(storeRecord, { body: { content: 'The lamp is grene.' } });
    const first = await app.client().ok(pauseUser, named(user.user));
    expect(await app.client().ok(pauseUser, named(user.user))).toEqual(first);
    expect((await app.client().ok(getUser, named(user.user))).paused_at).toBe(first.paused_at);

    expect((await user.ok(searchRecords, { body: { query: 'lamp', include_shared: false } })).results).toHaveLength(1);
    const patched = await user.ok(patchRecord, { params: { id }, body: { content: 'The lamp is green.' } });
    expect(patched).toMatchObject({ content: 'The lamp is green.', version: 2 });
    const used = await user.ok(acknowledgeRecords, { body: { ids: [id] } });
    expect(used.results).toEqual([{ index: 0, id, status: 'unchanged' }]);
    await app.client().ok(putUserPolicy, { ...named(user.user), body: { grace: '1d' } });
    await user.ok(deleteRecord, { params: { id } });
    expect(await user.fails(getRecord, { params: { id } })).toMatchObject({ status: 404 });

    expect(await app.client().ok(resumeUser, named(user.user))).toEqual({ user_id: user.user, paused: false });
    await user.ok(storeRecord, { body: { content: 'The lamp is red.' } });
  });

  it('a job that was queued before folds nothing and calls no model', async () => {
    const user = app.user();
    for (const content of ['I love the sea.', 'I went to the sea today.']) {
      await user.ok(storeRecord, { body: { type: 'message', role: 'user', content } });
    }
    await quiet();
    await app.client().ok(pauseUser, named(user.user));
    const before = await rowsOf(user.user);
    // As if it had been enqueued a moment before the pause.
    await app.db.admin.query(
      `insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at)
       select tenant_id, gen_random_uuid(), user_id, 'climb-ladder', '{}', epoch, now(), now() from users where user_id = $1`,
      [user.user],
    );
    await quiet();
    const after = await rowsOf(user.user);
    expect(changes(before, after).filter((row) => !row.includes(': outbox '))).toEqual([]);
    await app.client().ok(resumeUser, named(user.user));
    await user.ok(refreshSummaries, { headers: { prefer: 'wait=30' } });
    expect(await app.count('records', "user_id = $1 and type = 'summary'", [user.user])).toBeGreaterThan(0);
  });
});

describe('a pause by a stranger', () => {
  it('is 404 for a key that is bound to another user, and 403 without the permission or for an agent’s key', async () => {
    const user = app.user();
    const bound = app.client((await app.key({ user_id: newUser(), permissions: ['privacy'] })).key);
    const plain = app.client((await app.key({ permissions: ['admin', 'records:write'] })).key);
    const agents = app.client((await app.key({ agent: 'coder', permissions: ['privacy'] })).key);
    const own = app.client((await app.key({ user_id: user.user, permissions: ['privacy'] })).key);
    for (const operation of [pauseUser, resumeUser]) {
      expect(await bound.fails(operation, named(user.user))).toMatchObject({ status: 404, code: 'not_found' });
      expect(await plain.fails(operation, named(user.user))).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await agents.fails(operation, named(user.user))).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(await app.client().fails(resumeUser, named(user.user))).toMatchObject({ status: 404 });
    expect(await app.count('users', 'user_id = $1', [user.user])).toBe(0);
    expect((await own.ok(pauseUser, named(user.user))).paused).toBe(true);
  });

  it('in another tenant pauses a user of that tenant only', async () => {
    const user = app.user();
    await app.client(await app.otherTenant()).ok(pauseUser, named(user.user));
    await user.ok(storeRecord, { body: { content: 'Still learned.' } });
  });
});
