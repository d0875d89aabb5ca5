import {
  countBlocks, createBlock, deleteBlock, getBlock, listBlocks, updateBlock,
} from '@contracts/blocks/blocks.operations.js'; // prettier-ignore
import type { BlockOutput } from '@contracts/blocks/blocks.js';
import {
  attachBlock, detachBlock, getCoreBlock, listAgentsOfBlock, listCoreBlocks, updateCoreBlock,
} from '@contracts/blocks/core-memory.operations.js'; // prettier-ignore
import { createAgent, deleteAgent, listAgents, updateAgent } from '@contracts/letta/letta-agents.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const make = (client: Client, body: object): Promise<BlockOutput> => client.ok(createBlock, { body });
const labels = (blocks: readonly { label: string }[]): string[] => blocks.map(({ label }) => label);
const rows = (client: Client): Promise<number> => app.count('block_versions', 'user_id = $1', [client.user]);

describe('a block', () => {
  it('is created with the given fields, and Letta’s defaults for the rest', async () => {
    const ada = app.user();
    const made = await make(ada, { label: 'human', value: 'Name: Ada' });
    expect(made).toMatchObject({
      id: expect.stringMatching(/^block-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      block_id: null,
      label: 'human',
      value: 'Name: Ada',
      limit: 100_000,
      read_only: false,
      description: null,
      metadata: {},
      tags: [],
      version: 1,
      user_id: ada.user,
      shared: false,
    });
    expect(await ada.ok(getBlock, { params: { block_id: made.id } })).toEqual(made);
  });

  it('has an id of the client’s own, which is unique for the user and free for another', async () => {
    const ada = app.user();
    const made = await make(ada, { label: 'human', block_id: 'my human', title: 'Who', memory_type: 'SEMANTIC' });
    expect(await ada.ok(getBlock, { params: { block_id: 'my human' } })).toEqual(made);
    expect(made).toMatchObject({ block_id: 'my human', title: 'Who', memory_type: 'SEMANTIC' });
    expect(await ada.fails(createBlock, { body: { label: 'x', block_id: 'my human' } })).toMatchObject({
      status: 409,
      code: 'conflict',
    });
    await make(app.user(), { label: 'human', block_id: 'my human' });
  });

  it('is found by its id, also if another block has this id as the client’s own', async () => {
    const [ada, root] = [app.user(), app.client((await app.key({ permissions: ['admin', 'blocks:read'] })).key)];
    const { id } = await make(ada, { label: 'human', value: 'Ada' });
    const impostor = app.user('a'); // before every other
    await make(impostor, { label: 'human', value: 'Eve', block_id: id });
    const found = await root.ok(getBlock, { params: { block_id: id }, query: { all_users: true } });
    expect(found.value).toBe('Ada');
  });

  it('stores no NUL characters, and treats a missing or null value as empty', async () => {
    const ada = app.user();
    expect(await make(ada, { label: 'a', value: 'x\u0000y' })).toMatchObject({ value: 'xy' });
    expect(await make(ada, { label: 'b', value: null })).toMatchObject({ value: '' });
    expect(await make(ada, { label: 'c' })).toMatchObject({ value: '' });
  });

  it('is edited field by field; null leaves a field unchanged, and an edit that changes nothing writes nothing', async () => {
    const ada = app.user();
    const { id } = await make(ada, { label: 'human', value: 'a', description: 'about Ada', tags: ['x'] });
    const params = { block_id: id };
    const edited = await ada.ok(updateBlock, { params, body: { value: 'b', description: null, reason: 'learned' } });
    expect(edited).toMatchObject({ value: 'b', description: 'about Ada', version: 2, sequence: 2 });
    const same = { value: 'b', tags: ['x', 'x'], limit: 100_000, label: 'human', metadata: {} };
    expect(await ada.ok(updateBlock, { params, body: same })).toEqual(edited);
    expect(await rows(ada)).toBe(2);
  });

  it('never stores more characters than its limit: 422, and nothing changes', async () => {
    const ada = app.user();
    const block = await make(ada, { label: 'human', value: '😀😀😀', limit: 3 });
    const params = { block_id: block.id };
    for (const body of [{ value: 'four' }, { limit: 2 }, { value: 'ab', limit: 1, tags: ['x'] }]) {
      const refusal = await ada.fails(updateBlock, { params, body });
      expect(refusal).toMatchObject({ status: 422, code: 'limit_exceeded', fields: ['value'] });
    }
    expect(await ada.fails(createBlock, { body: { label: 'x', value: 'four', limit: 3 } })).toMatchObject({
      status: 422,
      detail: 'Edit failed: Exceeds 3 character limit (requested 4).',
    });
    expect(await ada.ok(getBlock, { params })).toEqual(block);
    expect([await rows(ada), await ada.ok(countBlocks)]).toEqual([1, 1]);
  });

  it('is edited with the version that was read: another returns 412 and the current one', async () => {
    const ada = app.user();
    const { id } = await make(ada, { label: 'human', value: 'a' });
    const params = { block_id: id };
    const reply = await ada.call(getBlock, { params });
    expect(reply.headers.get('etag')).toBe('"1"');
    await ada.ok(updateBlock, { params, body: { value: 'b' }, headers: { 'if-match': '"1"' } });
    for (const operation of [updateBlock, deleteBlock]) {
      const body = operation === updateBlock ? { value: 'c' } : undefined;
      const stale = await ada.fails(operation, { params, body, headers: { 'if-match': '"1"' } });
      expect(stale).toMatchObject({ status: 412, code: 'version_mismatch', detail: 'The block is at version 2 now.' });
      expect(stale.errors).toEqual([{ field: 'If-Match', message: 'must be "2"' }]);
      expect(JSON.parse(stale.text)).toMatchObject({ title: 'What you read has changed since' });
    }
    expect(await ada.ok(getBlock, { params })).toMatchObject({ value: 'b' });
  });

  it('accepts one of 50 edits of the same version, and refuses 49', async () => {
    const ada = app.user();
    const { id } = await make(ada, { label: 'human', value: '' });
    const edits = Array.from({ length: 50 }, (_, i) =>
      ada.call(updateBlock, {
        params: { block_id: id },
        body: { value: `by ${i}` },
        headers: { 'if-match': '"1"' },
      }),
    );
    const replies = await Promise.all(edits);
    const won = replies.filter(({ status }) => status === 200);
    expect(won.length).toBe(1);
    expect(replies.filter(({ status }) => status === 412).length).toBe(49);
    expect(await ada.ok(getBlock, { params: { block_id: id } })).toEqual(won[0]?.json);
    expect(await rows(ada)).toBe(2);
  });

  it('that is read-only is edited by an administrator only', async () => {
    const ada = app.user();
    const { id } = await make(ada, { label: 'policy', value: 'be kind', read_only: true });
    const params = { block_id: id };
    const plain = (await app.key({ permissions: ['blocks:read', 'blocks:write'] })).key;
    const agents = (await app.key({ agent: 'sam' })).key;
    await ada.ok(createAgent, { body: { name: 'sam' } });
    await ada.ok(attachBlock, { params: { agent_id: 'sam', block_id: id } });
    for (const key of [plain, agents]) {
      const client = app.client(key, { user: ada.user });
      for (const [operation, body] of [
        [updateBlock, { value: 'be rude' }],
        [updateBlock, { read_only: false }],
        [deleteBlock, undefined],
      ] as const) {
        expect(await client.fails(operation, { params, body })).toMatchObject({ status: 403, code: 'forbidden' });
      }
      const byLabel = { params: { agent_id: 'sam', block_label: 'policy' }, body: { value: 'be rude' } };
      expect((await client.fails(updateCoreBlock, byLabel)).detail).toContain('This block is read-only');
    }
    const detaching = { params: { agent_id: 'sam', block_id: id } };
    const sam = app.client(agents, { user: ada.user });
    expect(await sam.fails(detachBlock, detaching)).toMatchObject({ status: 403 });
    const { id: agentId } = (await sam.ok(listAgents))[0] ?? { id: '' };
    const itself = { params: { agent_id: agentId } };
    expect(await sam.fails(deleteAgent, itself)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await sam.fails(updateAgent, { ...itself, body: { block_ids: [] } })).toMatchObject({ status: 403 });
    expect(await ada.ok(updateBlock, { params, body: { value: 'be kinder' } })).toMatchObject({ value: 'be kinder' });
  });

  it('returns null for a delete, as Letta does, and is gone with its history', async () => {
    const ada = app.user();
    const { id } = await make(ada, { label: 'human', value: 'a' });
    const reply = await ada.raw('DELETE', `/v1/blocks/${id}`);
    expect([reply.status, reply.text]).toEqual([200, 'null']);
    expect(await ada.fails(getBlock, { params: { block_id: id } })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await rows(ada)).toBe(0);
  });
});

describe('a list of blocks', () => {
  let ada: Client;
  beforeAll(async () => {
    ada = app.user();
    await make(ada, {
      label: 'human',
      value: 'Likes 100% rye',
      title: 'Who',
      tags: ['a', 'b'],
      description: 'The User',
    });
    await make(ada, { label: 'persona', value: 'Kind', tags: ['a'] });
    await make(ada, { label: 'project/x', value: 'Rye bread', tags: ['c'] });
    await make(ada, { label: 'secret', value: 'rye', hidden: true });
    await ada.ok(createAgent, { body: { name: 'one' } });
    const [human] = await ada.ok(listBlocks, { query: { label: 'human' } });
    await ada.ok(attachBlock, { params: { agent_id: 'one', block_id: human?.id ?? '' } });
  });

  it.each<[string, Record<string, string | number | boolean | string[]>, string[]]>([
    ['all but the hidden', {}, ['human', 'persona', 'project/x']],
    ['hidden ones too', { show_hidden_blocks: true }, ['human', 'persona', 'project/x', 'secret']],
    ['the newest first', { order: 'desc' }, ['project/x', 'persona', 'human']],
    ['a label', { label: 'persona' }, ['persona']],
    ['a hidden one by its label', { label: 'secret' }, ['secret']],
    ['a title', { name: 'Who' }, ['human']],
    ['any of some tags', { tags: ['b', 'c'] }, ['human', 'project/x']],
    ['all of some tags', { tags: ['a', 'b'], match_all_tags: true }, ['human']],
    ['a part of the label', { label_search: 'PRO' }, ['project/x']],
    ['a part of the value, in any case', { value_search: 'rYE' }, ['human', 'project/x']],
    ['a part of the value that is a pattern elsewhere', { value_search: '0%' }, ['human']],
    ['a part of the description', { description_search: 'user' }, ['human']],
    ['how many agents hold it', { connected_to_agents_count_gt: 0 }, ['human']],
    ['how many at most', { connected_to_agents_count_lt: 1 }, ['persona', 'project/x']],
    ['how many exactly', { connected_to_agents_count_eq: ['1', '7'] }, ['human']],
    ['templates, of which there are none', { templates_only: true }, []],
    ['a project, which no block has', { project_id: 'p' }, []],
  ])('finds %s, and its count agrees', async (_, query, expected) => {
    expect(labels(await ada.ok(listBlocks, { query }))).toEqual(expected);
    const { order: __, ...filter } = query;
    expect(await ada.ok(countBlocks, { query: filter })).toBe(expected.length);
  });

  it('is paged both ways by ids of blocks', async () => {
    const all = await ada.ok(listBlocks, { query: { show_hidden_blocks: true } });
    const [first, second, third, fourth] = all.map(({ id }) => id);
    const page = async (query: object): Promise<string[]> =>
      (await ada.ok(listBlocks, { query: { ...query, show_hidden_blocks: true, limit: 2 } })).map(({ id }) => id);
    expect(await page({})).toEqual([first, second]);
    expect(await page({ after: second })).toEqual([third, fourth]);
    expect(await page({ before: fourth })).toEqual([second, third]);
    expect(await page({ order: 'desc', after: third })).toEqual([second, first]);
    expect(await page({ order: 'desc', before: second })).toEqual([fourth, third]);
    expect(await ada.fails(listBlocks, { query: { after: 'block-nobody' } })).toMatchObject({ fields: ['after'] });
  });

  it('is found with a trailing slash too, as Letta’s clients request it', async () => {
    expect((await ada.raw('GET', '/v1/blocks/')).json).toEqual(await ada.ok(listBlocks));
    expect((await ada.raw('GET', '/v1/blocks/count/')).text).toBe('3');
  });
});

describe('an agent', () => {
  it('has blocks by their labels, in the order in which it was given them', async () => {
    const ada = app.user();
    const { id: agent } = await ada.ok(createAgent, { body: { name: 'sam' } });
    const human = await make(ada, { label: 'human', value: 'Ada' });
    const persona = await make(ada, { label: 'persona', value: 'Sam' });
    for (const { id } of [persona, human, human]) {
      await ada.ok(attachBlock, { params: { agent_id: agent, block_id: id } });
    }
    const held = await ada.ok(attachBlock, { params: { agent_id: 'sam', block_id: human.id } });
    expect(labels(held.blocks)).toEqual(['persona', 'human']);
    expect(labels(await ada.ok(listCoreBlocks, { params: { agent_id: agent } }))).toEqual(['persona', 'human']);
    const byLabel = { agent_id: agent, block_label: 'human' };
    expect(await ada.ok(getCoreBlock, { params: byLabel })).toEqual(human);
    const edited = await ada.ok(updateCoreBlock, { params: byLabel, body: { value: 'Ada L.' } });
    expect(await ada.ok(getBlock, { params: { block_id: human.id } })).toEqual(edited);
    expect(await ada.fails(getCoreBlock, { params: { agent_id: agent, block_label: 'x' } })).toMatchObject({
      status: 404,
    });
  });

  it('has one block per label: a second, and one renamed to it, are refused', async () => {
    const ada = app.user();
    await ada.ok(createAgent, { body: { name: 'sam' } });
    const [first, second, third] = await Promise.all(
      ['human', 'human', 'other'].map((label) => make(ada, { label, value: label })),
    );
    const attach = (id = '') => ({ params: { agent_id: 'sam', block_id: id } });
    await ada.ok(attachBlock, attach(first?.id));
    await ada.ok(attachBlock, attach(third?.id));
    expect(await ada.fails(attachBlock, attach(second?.id))).toMatchObject({ status: 409, code: 'conflict' });
    const rename = { params: { block_id: third?.id ?? '' }, body: { label: 'human' } };
    expect(await ada.fails(updateBlock, rename)).toMatchObject({ status: 409, code: 'conflict' });
    await ada.ok(updateBlock, { ...rename, body: { label: 'renamed' } });
    const held = await ada.ok(listCoreBlocks, { params: { agent_id: 'sam' }, query: { order: 'asc' } });
    expect(labels(held).sort()).toEqual(['human', 'renamed']);
  });

  it('accepts one of two names given at once, and refuses the other', async () => {
    const ada = app.user();
    const made = await Promise.all(['one', 'two', 'three'].map((name) => ada.ok(createAgent, { body: { name } })));
    const renames = made.map(({ id }) => ada.call(updateAgent, { params: { agent_id: id }, body: { name: 'same' } }));
    expect((await Promise.all(renames)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('shares a block with others: an edit is seen by all, a detach is its own, a delete is for all', async () => {
    const ada = app.user();
    const [one, two] = await Promise.all(['one', 'two'].map((name) => ada.ok(createAgent, { body: { name } })));
    const { id } = await make(ada, { label: 'team', value: 'a' });
    for (const agent of [one, two]) {
      await ada.ok(attachBlock, { params: { agent_id: agent?.id ?? '', block_id: id } });
    }
    const holders = async (query = {}) =>
      (await ada.ok(listAgentsOfBlock, { params: { block_id: id }, query })).map(({ name }) => name);
    expect((await holders()).sort()).toEqual(['one', 'two']);
    const [older] = await holders({ order: 'asc' });
    expect(await holders({ limit: 1, order: 'asc' })).toEqual([older]);
    const [after] = (await ada.ok(listAgents, { query: { name: older } })).map(({ id: agent }) => agent);
    expect(await holders({ limit: 1, order: 'asc', after })).toEqual(['one', 'two'].filter((name) => name !== older));
    expect(await holders({ limit: 1, order: 'asc', before: after })).toEqual([]);
    await ada.ok(updateCoreBlock, { params: { agent_id: 'one', block_label: 'team' }, body: { value: 'b' } });
    const seen = await ada.ok(getCoreBlock, { params: { agent_id: 'two', block_label: 'team' } });
    expect(seen.value).toBe('b');
    const { key } = await app.key({ agent: 'one', permissions: ['blocks:read'] });
    const bound = app.client(key, { user: ada.user });
    expect(await bound.ok(listAgentsOfBlock, { params: { block_id: id } })).toHaveLength(1);
    for (const [client, count] of [[ada, 2], [bound, 1]] as const) {
      expect(await client.ok(countBlocks, { query: { connected_to_agents_count_eq: [String(count)] } })).toBe(1);
    } // prettier-ignore
    const detached = await ada.ok(detachBlock, { params: { agent_id: 'one', block_id: id } });
    expect(detached.blocks).toEqual([]);
    expect(await ada.fails(detachBlock, { params: { agent_id: 'one', block_id: id } })).toMatchObject({ status: 404 });
    expect(await holders()).toEqual(['two']);
    await ada.ok(deleteBlock, { params: { block_id: id } });
    expect(await ada.ok(listCoreBlocks, { params: { agent_id: 'two' } })).toEqual([]);
  });

  it('that its key is bound to is all that the key sees, and owns what the key creates', async () => {
    const ada = app.user();
    const elsewhere = await make(ada, { label: 'human', value: 'not yours' });
    await ada.ok(createAgent, { body: { name: 'other' } });
    const { key } = await app.key({ agent: 'sam', permissions: ['blocks:read', 'blocks:write'] });
    const sam = app.client(key, { user: ada.user });
    expect(await sam.fails(createBlock, { body: { label: 'human' } })).toMatchObject({ status: 404 });
    await ada.ok(createAgent, { body: { name: 'sam' } });
    const made = await make(sam, { label: 'human', value: 'Ada' });
    expect(await sam.ok(listBlocks)).toEqual([made]);
    expect(labels(await sam.ok(listCoreBlocks, { params: { agent_id: 'sam' } }))).toEqual(['human']);
    const other = { params: { agent_id: 'other' } };
    expect(await sam.fails(listCoreBlocks, other)).toMatchObject({ status: 404 });
    for (const operation of [getBlock, deleteBlock]) {
      expect(await sam.fails(operation, { params: { block_id: elsewhere.id } })).toMatchObject({ status: 404 });
    }
  });
});

describe('a block of the whole tenant', () => {
  it('is read by every user, held by their agents, and written only with shared:write', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const rules = await make(ada, { label: 'rules', value: 'be kind', shared: true });
    expect(rules).toMatchObject({ user_id: null, shared: true });
    const params = { block_id: rules.id };
    expect(await bob.ok(getBlock, { params })).toEqual(rules);
    expect(await bob.ok(listBlocks, { query: { include_shared: false } })).toEqual([]);
    const plain = (await app.key({ permissions: ['blocks:read', 'blocks:write', 'shared:read'] })).key;
    const writer = app.client(plain, { user: bob.user });
    await writer.ok(createAgent, { body: { name: 'sam' } });
    await writer.ok(attachBlock, { params: { agent_id: 'sam', ...params } });
    expect(await writer.fails(updateBlock, { params, body: { value: 'x' } })).toMatchObject({ status: 403 });
    expect(await writer.fails(createBlock, { body: { label: 'x', shared: true } })).toMatchObject({ status: 403 });
    // The label goes to what another user's agent holds, too.
    await ada.ok(updateBlock, { params, body: { label: 'principles' } });
    expect(labels(await bob.ok(listCoreBlocks, { params: { agent_id: 'sam' } }))).toEqual(['principles']);
    await ada.ok(deleteBlock, { params });
    expect(await bob.ok(listCoreBlocks, { params: { agent_id: 'sam' } })).toEqual([]);
  });

  it('is all that an agent of the whole tenant may hold', async () => {
    const ada = app.user();
    const { id: agent } = await ada.ok(createAgent, { body: { name: `shared-${ada.user}`, shared: true } });
    const { id } = await make(ada, { label: 'human', value: 'private' });
    expect(await ada.fails(attachBlock, { params: { agent_id: agent, block_id: id } })).toMatchObject({ status: 409 });
    const rules = await make(ada, { label: 'rules', shared: true });
    await ada.ok(attachBlock, { params: { agent_id: agent, block_id: rules.id } });
    expect(labels(await app.user().ok(listCoreBlocks, { params: { agent_id: agent } }))).toEqual(['rules']);
  });

  it('is all that exists for a key that is bound to a project', async () => {
    const ada = app.user();
    const own = await make(ada, { label: 'human' });
    const rules = await make(ada, { label: 'rules', shared: true, tags: [ada.user] });
    const { key } = await app.key({ project: 'apollo' });
    const bound = app.client(key, { user: ada.user });
    expect(await bound.ok(listBlocks, { query: { tags: ada.user } })).toEqual([rules]);
    expect(await bound.fails(getBlock, { params: { block_id: own.id } })).toMatchObject({ status: 404 });
    expect(await bound.fails(createBlock, { body: { label: 'x' } })).toMatchObject({ status: 403 });
  });
});
