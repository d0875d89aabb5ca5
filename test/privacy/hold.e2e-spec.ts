import { undoBlock } from '@contracts/blocks/block-history.operations.js';
import { createBlock, deleteBlock, updateBlock } from '@contracts/blocks/blocks.operations.js';
import { OPERATIONS } from '@contracts/catalogue.js';
import { listEpisodes } from '@contracts/cognitive/episodes.operations.js';
import { pruneSensory } from '@contracts/cognitive/sensory.operations.js';
import { clearWorking, pushWorking } from '@contracts/cognitive/working.operations.js';
import { createAgent } from '@contracts/letta/letta-agents.operations.js';
import { eraseSubject } from '@contracts/privacy/erasure.operations.js';
import { holdUser, releaseUser } from '@contracts/privacy/legal-hold.operations.js';
import { deleteRecord, deleteRecords, storeRecord } from '@contracts/records/records.operations.js';
import { purgeSource } from '@contracts/trust/trust.operations.js';
import { getMe } from '@contracts/users/users.operations.js';
import { SAMPLES } from '@test/isolation/samples.js';
import { makeVictim } from '@test/isolation/victim.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';

/** What a person has said, and what was made of it by their agents. Summaries are made anew, and undone, at any time. */
const HELD = {
  records: `select id::text from records where user_id = $1 and type <> 'summary'`,
  versions: `select record_id || ' ' || version as id from record_versions where user_id = $1 and record_id in
    (select id from records where type <> 'summary')`,
  blocks: 'select id::text from blocks where user_id = $1',
  states: `select block_id || ' ' || sequence as id from block_versions where user_id = $1`,
};
/** It lifts the hold. */
const NOT_ASKED: readonly string[] = [releaseUser.name];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off' } });
});
afterAll(() => app.stop());

async function rowsOf(user: string): Promise<string[]> {
  const tables = Object.entries(HELD).map(async ([name, text]) => {
    const { rows } = await app.db.admin.query<{ id: string }>(text, [user]);
    return rows.map(({ id }) => `${name} ${id}`);
  });
  return (await Promise.all(tables)).flat();
}

const quiet = () =>
  waitUntil('an empty outbox', async () => (await app.count('outbox', 'closed_at is null')) === 0, Boolean, 60_000);

describe('a user under legal hold', () => {
  it('keeps every record, block and past state, whatever they or an administrator request', async () => {
    const ada = app.client(undefined, { user: 'ada' });
    const { tenant } = await ada.ok(getMe);
    const { names } = await makeVictim(ada, app.client(), {
      user: 'ada',
      tenant: tenant.tenant_id,
      secret: 'zyxomancy',
      folded: true,
    });
    await ada.ok(storeRecord, { body: { type: 'sensory', content: 'rain', agent: names.agent, ttl_seconds: 1 } });
    await quiet();
    await app.client().ok(holdUser, { params: { user_id: 'ada' } });
    const before = await rowsOf('ada');
    expect(before.length).toBeGreaterThan(20);
    const lost: Record<string, string[]> = {};
    let left = before;
    for (const operation of OPERATIONS.filter(({ reads, name }) => !reads && !NOT_ASKED.includes(name))) {
      for (const sent of SAMPLES[operation.name]?.(names) ?? []) await ada.call(operation, sent);
      const now = new Set(await rowsOf('ada'));
      const gone = left.filter((row) => !now.has(row));
      if (gone.length > 0) lost[operation.name] = gone;
      left = left.filter((row) => now.has(row));
    }
    await quiet();
    expect(lost).toEqual({});
    expect(left).toEqual(before);
  });

  const DELETIONS: Record<string, (who: Client, id: string) => Promise<unknown>> = {
    delete: (who, id) => who.ok(deleteRecord, { params: { id } }),
    'deletion of many': (who, id) => who.ok(deleteRecords, { body: { ids: [id] } }),
    purge: (who) => app.client().ok(purgeSource, { body: { source: `of ${who.user}` } }),
    'pruning of sensory memory': (who) => who.ok(pruneSensory, { body: { agent: 'scout' } }),
  };

  // One session serves the embedded database: nobody can hold a lock there while somebody else works.
  (globalThis.BACKEND === 'postgres' ? it : it.skip).each(Object.keys(DELETIONS))(
    'is not answered as held before a running %s has ended',
    async (name) => {
      const gil = app.user();
      const user_id = gil.user ?? '';
      const provenance = { source: `of ${user_id}` };
      const sensory = { type: 'sensory', agent: 'scout', expires_at: '2020-01-01' };
      const body = { content: 'rain', provenance, ...(name.endsWith('sensory memory') && sensory) };
      const { id } = await gil.ok(storeRecord, { body });
      await quiet();
      const waiting = () => app.count('pg_stat_activity', `datname = current_database() and wait_event_type = 'Lock'`);
      const blocker = await app.db.admin.connect();
      await blocker.query('begin');
      await blocker.query('select from passages where user_id = $1 for update', [user_id]);
      const deletion = DELETIONS[name]!(gil, id);
      await waitUntil('the deletion to wait', waiting, (n) => n === 1);
      let held = false;
      const hold = app.client().ok(holdUser, { params: { user_id } }).then(() => (held = true)); // prettier-ignore
      await waitUntil('the hold', async () => held || (await waiting()) > 1, Boolean);
      expect(held).toBe(false);
      await blocker.query('rollback');
      blocker.release();
      await Promise.all([deletion, hold]);
      expect(await app.count('records', 'user_id = $1', [user_id])).toBe(0);
      expect(held).toBe(true);
    },
  );

  it('keeps a block, and the undone states that an edit would drop, until the hold is lifted', async () => {
    const bob = app.user();
    const user_id = bob.user ?? '';
    const { id } = await bob.ok(createBlock, { body: { label: 'notes', value: 'one' } });
    const params = { block_id: id };
    await bob.ok(updateBlock, { params, body: { value: 'two' } });
    await bob.ok(undoBlock, { params });
    await app.client().ok(holdUser, { params: { user_id } });
    for (const refusal of [
      await bob.fails(deleteBlock, { params }),
      await bob.fails(updateBlock, { params, body: { value: 'three' } }),
    ]) {
      expect(refusal).toMatchObject({ status: 409, code: 'conflict', reason: 'conflict.legal_hold' });
    }
    await app.client().ok(releaseUser, { params: { user_id } });
    await bob.ok(updateBlock, { params, body: { value: 'three' } });
    await bob.ok(deleteBlock, { params });
  });

  it('keeps an agent and its blocks where no record of the agent is erased with them', async () => {
    const fay = app.user();
    const user_id = fay.user ?? '';
    const block = await fay.ok(createBlock, { body: { label: 'notes', value: 'of scout' } });
    await fay.ok(createAgent, { body: { name: 'scout', block_ids: [block.id] } });
    await app.client().ok(holdUser, { params: { user_id } });
    const before = await rowsOf(user_id);
    for (const whose of [{ user_id }, { all_users: true }]) {
      for (const dry_run of [true, false]) {
        const refusal = await app.client().fails(eraseSubject, { body: { agent: 'scout', dry_run, ...whose } });
        expect(refusal).toMatchObject({ status: 409, code: 'legal_hold' });
      }
    }
    expect(await rowsOf(user_id)).toEqual(before);
    await app.client().ok(eraseSubject, { body: { agent: 'nobody', user_id } });
  });

  it('keeps working slots, which are deleted when the hold is lifted', async () => {
    const eve = app.user();
    const user_id = eve.user ?? '';
    await eve.ok(pushWorking, { body: { agent: 'scout', task_id: 'task', slot_type: 'plan', content: 'a thought' } });
    await app.client().ok(holdUser, { params: { user_id } });
    const clear = () => eve.ok(clearWorking, { query: { agent: 'scout', task_id: 'task', episode: false } });
    expect(await clear()).toMatchObject({ cleared: 0 });
    await app.client().ok(releaseUser, { params: { user_id } });
    expect(await clear()).toMatchObject({ cleared: 1 });
  });

  it('has one episode of the working slots that it keeps, however often their task is completed', async () => {
    const eve = app.user();
    const user_id = eve.user ?? '';
    const push = (content: string) =>
      eve.ok(pushWorking, { body: { agent: 'scout', task_id: 'task', slot_type: 'plan', content } });
    const clear = () => eve.ok(clearWorking, { query: { agent: 'scout', task_id: 'task', episode: true } });
    await push('a thought');
    await app.client().ok(holdUser, { params: { user_id } });
    expect(await clear()).toEqual({ cleared: 0, episode_id: expect.any(String) });
    expect(await clear()).toEqual({ cleared: 0 });
    await push('another');
    expect(await clear()).toEqual({ cleared: 0, episode_id: expect.any(String) });
    await app.client().ok(releaseUser, { params: { user_id } });
    expect(await clear()).toEqual({ cleared: 2 });
    const { episodes } = await eve.ok(listEpisodes, { query: { agent: 'scout' } });
    expect(episodes.map(({ content }) => content)).toEqual([
      'Task task was completed.\nplan: another',
      'Task task was completed.\nplan: a thought',
    ]);
  });
});
