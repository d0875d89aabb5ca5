import {
  blockDiff,
  blockHistory,
  checkpointBlock,
  redoBlock,
  undoBlock,
} from '@contracts/blocks/block-history.operations.js';
import { createBlock, deleteBlock, getBlock, updateBlock } from '@contracts/blocks/blocks.operations.js';
import { attachBlock, listAgentsOfBlock } from '@contracts/blocks/core-memory.operations.js';
import { createAgent } from '@contracts/letta/letta-agents.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { unnamed } from '@test/support/unnamed.js';

const HIDDEN = [
  getBlock, updateBlock, deleteBlock, listAgentsOfBlock, blockHistory, blockDiff, checkpointBlock, undoBlock, redoBlock,
]; // prettier-ignore

let app: TestApp;
let ada: Client;
beforeAll(async () => {
  app = await startApp();
  ada = app.user();
});
afterAll(() => app.stop());

/** A block that was edited to these values, one after the other. */
async function edited(...values: string[]): Promise<{ block_id: string }> {
  const [first, ...later] = values;
  const { id } = await ada.ok(createBlock, { body: { label: 'human', value: first } });
  for (const value of later) await ada.ok(updateBlock, { params: { block_id: id }, body: { value } });
  return { block_id: id };
}

describe('the history of a block', () => {
  it('shows every state with who created it, why and when, newest first', async () => {
    const params = await edited('a');
    await ada.ok(updateBlock, { params, body: { value: 'b', tags: ['x'], reason: 'she said so' } });
    await ada.ok(checkpointBlock, { params, body: { name: 'before the move' } });
    const { history, has_more } = await ada.ok(blockHistory, { params });
    expect(history).toMatchObject([
      { sequence: 2, version: 2, value: 'b', tags: ['x'], reason: 'she said so', checkpoint: 'before the move', current: true },
      { sequence: 1, version: 1, value: 'a', tags: [], reason: null, checkpoint: null, current: false },
    ]); // prettier-ignore
    expect(history[0]).toMatchObject({ actor: history[1]?.actor, actor_agent: null, created_at: expect.any(String) });
    expect(has_more).toBe(false);
    const page = await ada.ok(blockHistory, { params, query: { limit: 1, before: 2 } });
    expect(page.history.map(({ sequence }) => sequence)).toEqual([1]);
  });

  it('is moved through by undo and redo, and an edit drops what was undone', async () => {
    const params = await edited('a', 'b', 'c');
    const step = async (operation: typeof undoBlock | typeof redoBlock) =>
      (await ada.ok(operation, { params, body: {} })).value;
    expect([await step(undoBlock), await step(undoBlock), await step(redoBlock)]).toEqual(['b', 'a', 'b']);
    const here = await ada.ok(getBlock, { params });
    expect(here).toMatchObject({ value: 'b', version: 6, sequence: 2 });
    const { history } = await ada.ok(blockHistory, { params });
    expect(history.map(({ value, current }) => [value, current])).toEqual([['c', false], ['b', true], ['a', false]]); // prettier-ignore
    await ada.ok(updateBlock, { params, body: { value: 'd' } });
    expect((await ada.ok(blockHistory, { params })).history.map(({ value }) => value)).toEqual(['d', 'b', 'a']);
    expect(await ada.fails(redoBlock, { params, body: {} })).toMatchObject({ status: 409 });
  });

  it('has ends, which are reported in Letta’s words', async () => {
    const params = await edited('a');
    const refusal = async (operation: typeof undoBlock | typeof redoBlock) =>
      (await ada.fails(operation, { params, body: {} })).detail;
    expect(await refusal(undoBlock)).toBe(`Block ${params.block_id} has no history entry - cannot undo.`);
    expect(await refusal(redoBlock)).toBe(`Block ${params.block_id} has no history entry - cannot redo.`);
    await ada.ok(checkpointBlock, { params });
    expect(await refusal(undoBlock)).toBe(
      `Block ${params.block_id} is already at the earliest checkpoint (seq=1). Cannot undo further.`,
    );
    await ada.ok(updateBlock, { params, body: { value: 'b' } });
    expect(await refusal(redoBlock)).toBe(
      `Block ${params.block_id} is at the highest checkpoint (seq=2). Cannot redo further.`,
    );
  });

  it('ends the undone states at a checkpoint, and keeps both names of one state', async () => {
    const params = await edited('a', 'b');
    await ada.ok(undoBlock, { params });
    await ada.ok(checkpointBlock, { params, body: { name: 'one' } });
    expect(await ada.ok(checkpointBlock, { params, body: { name: 'two' } })).toMatchObject({ value: 'a', sequence: 2 });
    const { history } = await ada.ok(blockHistory, { params });
    expect(history.map(({ value, checkpoint }) => [value, checkpoint])).toEqual([['a', 'two'], ['a', 'one']]); // prettier-ignore
  });

  it('is moved through with the version that was read, and for a read-only block by administrators', async () => {
    const params = await edited('a', 'b');
    const stale = { params, body: {}, headers: { 'if-match': '"1"' } };
    for (const operation of [undoBlock, redoBlock, checkpointBlock]) {
      expect(await ada.fails(operation, stale)).toMatchObject({ status: 412, code: 'version_mismatch' });
    }
    await ada.ok(updateBlock, { params, body: { read_only: true } });
    const plain = (await app.key({ permissions: ['blocks:read', 'blocks:write'] })).key;
    for (const operation of [undoBlock, redoBlock, checkpointBlock]) {
      expect(await app.client(plain, { user: ada.user }).fails(operation, { params })).toMatchObject({ status: 403 });
    }
    expect(await ada.ok(undoBlock, { params })).toMatchObject({ read_only: false, value: 'b' });
  });

  it('restores a label, unless another block of an agent has it by now', async () => {
    const params = await edited('a');
    await ada.ok(createAgent, { body: { name: 'sam' } });
    const attach = (block_id: string) => ada.ok(attachBlock, { params: { agent_id: 'sam', block_id } });
    await attach(params.block_id);
    await ada.ok(updateBlock, { params, body: { label: 'person' } });
    expect(await ada.ok(undoBlock, { params })).toMatchObject({ label: 'human' });
    await ada.ok(redoBlock, { params });
    await attach((await edited('b')).block_id);
    expect(await ada.fails(undoBlock, { params })).toMatchObject({ status: 409, code: 'conflict' });
    expect(await ada.ok(getBlock, { params })).toMatchObject({ label: 'person' });
  });

  it('returns the difference between two of its states', async () => {
    const params = await edited('a\nb\nc');
    await ada.ok(updateBlock, { params, body: { value: 'a\nB\nc', description: 'letters' } });
    expect(await ada.ok(blockDiff, { params })).toEqual({
      from: 1,
      to: 2,
      fields: [{ field: 'description', from: null, to: 'letters' }],
      added: 1,
      removed: 1,
      diff: '@@ -1,3 +1,3 @@\n a\n-b\n+B\n c',
    });
    expect(await ada.ok(blockDiff, { params, query: { from: 2, to: 1 } })).toMatchObject({ from: 2, to: 1, added: 1 });
    expect(await ada.fails(blockDiff, { params, query: { from: 7 } })).toMatchObject({ status: 404 });
  });
});

it.each([
  ['another user', () => Promise.resolve(app.user())],
  ['another tenant', async () => app.client(await app.otherTenant(), { user: ada.user })],
])('a block of %s looks like one that does not exist, in every operation, and is unchanged', async (_, stranger) => {
  const somebody = await stranger();
  const { id } = await ada.ok(createBlock, {
    body: { label: 'human', value: 'secret', block_id: crypto.randomUUID() },
  });
  const [own, body] = [await ada.ok(getBlock, { params: { block_id: id } }), { value: 'mine' }];
  const absent = 'block-01a2b3c4-0000-7000-8000-000000000000';
  for (const operation of HIDDEN) {
    const ask = (block_id = '') =>
      somebody.fails(operation, { params: { block_id }, body: operation === updateBlock ? body : undefined });
    const nothing = await ask(absent);
    expect([operation.name, nothing.status]).toEqual([operation.name, 404]);
    for (const name of [own.id, own.block_id ?? ''])
      expect(unnamed((await ask(name)).text)).toBe(unnamed(nothing.text));
  }
  expect(await ada.ok(getBlock, { params: { block_id: id } })).toEqual(own);
});
