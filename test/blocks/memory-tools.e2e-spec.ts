import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockHistory } from '@contracts/blocks/block-history.operations.js';
import { createBlock, updateBlock } from '@contracts/blocks/blocks.operations.js';
import { buildContext } from '@contracts/context/context.operations.js';
import { attachBlock, getCoreBlock, listCoreBlocks } from '@contracts/blocks/core-memory.operations.js';
import { createAgent, listAgents } from '@contracts/letta/letta-agents.operations.js';
import {
  MEMORY_TOOL_OPERATIONS,
  renderCoreMemory,
  type ToolOutput,
} from '@contracts/blocks/memory-tools.operations.js';
import type { AnyOperation } from '@contracts/operation.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { Wire } from '../mcp/wire.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Somebody whose agent `sam` holds these blocks. */
async function owner(blocks: readonly object[] = []): Promise<Client> {
  const client = app.user();
  await client.ok(createAgent, { body: { name: 'sam' } });
  for (const body of blocks) {
    const { id } = await client.ok(createBlock, { body });
    await client.ok(attachBlock, { params: { agent_id: 'sam', block_id: id } });
  }
  return client;
}

const params = { agent_id: 'sam' };

function toolNamed(tool: string): AnyOperation {
  const found = MEMORY_TOOL_OPERATIONS.find(({ path }) => path.endsWith(`/tools/${tool}`));
  if (!found) throw new Error(`there is no tool ${tool}`);
  return found;
}

/** What a tool answers, by Letta's name of it. */
async function use(client: Client, tool: string, body: object = {}): Promise<ToolOutput> {
  return (await client.ok(toolNamed(tool), { params, body })) as ToolOutput;
}

const valueOf = async (client: Client, label: string): Promise<string> =>
  (await client.ok(getCoreBlock, { params: { ...params, block_label: label } })).value;
const held = async (client: Client): Promise<Record<string, string>> =>
  Object.fromEntries((await client.ok(listCoreBlocks, { params })).map(({ label, value }) => [label, value]));

/** Made by running Letta's own functions. They are not ours to copy, so they lie outside, where they are at all. */
interface Vector {
  readonly fn: string;
  readonly before: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly ok: boolean;
  readonly error?: string;
  readonly after: string;
  readonly returns?: string;
}
const VECTORS = join(process.env['RECOLLECT_DATA'] ?? '../shared/data', 'memory-tool-vectors.json');
const vectors = existsSync(VECTORS) ? (JSON.parse(readFileSync(VECTORS, 'utf8')) as Vector[]) : [];

describe('every tool does what Letta’s own did', () => {
  if (vectors.length === 0)
    it.skip(`no vectors at ${VECTORS}: set RECOLLECT_DATA to the folder that holds them`, () => {});

  // No table: `it.each` refuses an empty one, and there may be no vectors.
  for (const { fn, before, args, ok, error, after, returns } of vectors) {
    it(`${fn} on ${JSON.stringify([before, args])}`, async () => {
      const ada = await owner([{ label: 'human', value: before }]);
      const outcome = await use(ada, fn, { label: 'human', ...args });
      expect(outcome).toMatchObject(ok ? { ok, result: returns } : { ok, error });
      expect(await valueOf(ada, 'human')).toBe(after);
    });
  }
});

describe('a memory tool', () => {
  it('returns the new value, and the history names the agent and the tool', async () => {
    const ada = await owner([{ label: 'human', value: 'Name: Bob' }]);
    expect(await use(ada, 'core_memory_append', { label: 'human', content: 'Likes rye' })).toMatchObject({
      ok: true,
      result: 'Name: Bob\nLikes rye',
      blocks: [{ label: 'human', version: 2 }],
    });
    const { result } = await use(ada, 'memory_replace', { label: 'human', old_string: 'Bob', new_string: 'Al' });
    expect(result).toBe('Name: Al\nLikes rye');
    await use(ada, 'memory_insert', { label: 'human', new_string: 'About me:', insert_line: 0 });
    await use(ada, 'core_memory_replace', { label: 'human', old_content: 'rye', new_content: 'wheat' });
    expect(await use(ada, 'memory_rethink', { label: 'human', new_memory: 'Al likes wheat.' })).toMatchObject({
      result: 'Al likes wheat.',
    });
    expect(await use(ada, 'memory_finish_edits')).toEqual({ ok: true, result: null, blocks: [] });
    const [{ id } = { id: '' }] = await ada.ok(listCoreBlocks, { params });
    const { history } = await ada.ok(blockHistory, { params: { block_id: id } });
    expect(history.map(({ reason, actor_agent }) => [reason, actor_agent])).toEqual([
      ['memory_rethink', 'sam'],
      ['core_memory_replace', 'sam'],
      ['memory_insert', 'sam'],
      ['memory_replace', 'sam'],
      ['core_memory_append', 'sam'],
      [null, null],
    ]);
  });

  it('that cannot do what was requested reports it in its result, and changes nothing', async () => {
    const blocks = [
      { label: 'human', value: 'abc', limit: 5 },
      { label: 'policy', value: 'be kind', read_only: true },
    ];
    const ada = await owner(blocks);
    const before = await held(ada);
    const failures: [string, object, string][] = [
      ['core_memory_append', { label: 'human', content: 'def' }, 'Edit failed: Exceeds 5 character limit (requested 7).'],
      ['core_memory_append', { label: 'x', content: 'a' }, 'Block field x does not exist (available sections = human, policy)'],
      ['memory_replace', { label: 'policy', old_string: 'kind', new_string: 'rude' }, 'Error: This block is read-only and cannot be edited.'],
      ['memory_rethink', { label: 'policy', new_memory: 'x' }, 'Error: This block is read-only and cannot be edited.'],
      ['memory_apply_patch', { label: 'policy', patch: '-be kind\n+x' }, 'Error: This block is read-only and cannot be edited.'],
      ['memory', { command: 'delete', path: '/memories/policy' }, 'Error: This block is read-only and cannot be edited.'],
      ['memory', { command: 'rename', old_path: '/memories/policy', new_path: '/memories/x' }, 'Error: This block is read-only and cannot be edited.'],
      ['core_memory_append', { label: 'human', content: '1→ x' }, 'content contains a line number prefix, which is not allowed. Do not include line numbers when calling memory tools (line numbers are for display purposes only).'],
      ['memory_apply_patch', { label: 'x', patch: '-a\n+b' }, "Error: Memory block 'x' does not exist"],
      ['memory', { command: 'burn' }, "Error: Unknown command 'burn'. Supported commands: create, str_replace, insert, delete, rename"],
      ['memory', { command: 'create', path: '/memories/x' }, 'Error: description is required for create command'],
      ['memory', { command: 'create', path: '/memories/human', description: '' }, "Error: Memory block 'human' already exists"],
      ['memory', { command: 'insert', path: '/memories/x', insert_text: 'a' }, "Error: Memory block 'x' does not exist"],
      ['memory', { command: 'create', path: '/memories/x', description: 'a'.repeat(100_001) }, 'Error: a description has at most 100000 characters'],
      ['memory', { command: 'rename', path: '/memories/human', description: 'a'.repeat(100_001) }, 'Error: a description has at most 100000 characters'],
      ['memory', { command: 'create', path: '', description: '' }, 'Error: a label has 1 to 256 characters and no control characters'],
    ]; // prettier-ignore
    for (const [tool, args, error] of failures)
      expect([tool, await use(ada, tool, args)]).toEqual([tool, { ok: false, error }]);
    expect(await held(ada)).toEqual(before);
    expect(await app.count('block_versions', 'user_id = $1', [ada.user])).toBe(2);
  });

  it('does not write what was returned for a prompt, and neither does any other edit', async () => {
    const ada = await owner([{ label: 'human', value: 'Name: Ada.' }]);
    const { text: context = '' } = await ada.ok(buildContext, { body: { agent: 'sam', token_budget: 2_000 } });
    expect(context).toContain('Name: Ada.');
    await use(ada, 'core_memory_append', { label: 'human', content: `Likes tea. ${context}` });
    expect(await valueOf(ada, 'human')).toBe('Name: Ada.\nLikes tea.');
    const only = 'value is nothing but context that was handed out for a prompt, which is not learned again';
    expect(await use(ada, 'memory_rethink', { label: 'human', new_memory: context })).toEqual({
      ok: false,
      error: expect.stringContaining(only) as string,
    });
    const half = Math.floor(context.length / 2);
    await use(ada, 'core_memory_append', { label: 'human', content: context.slice(0, half) });
    await use(ada, 'core_memory_append', { label: 'human', content: context.slice(half) });
    expect(await valueOf(ada, 'human')).toBe('Name: Ada.\nLikes tea.');

    const body = { label: 'plans', value: `Rest.${context}`, title: context, description: `What ${context}is next` };
    const made = await ada.ok(createBlock, { body: { ...body, metadata: { from: context } } });
    const cut = { value: 'Rest.', title: '', description: 'What is next', metadata: { from: '' } };
    expect(made).toMatchObject(cut);
    const edited = await ada.ok(updateBlock, { params: { block_id: made.id }, body: { value: `Rest.${context}` } });
    expect(edited).toMatchObject({ ...cut, version: 1 });
    const refused = { params: { block_id: made.id }, body: { value: context } };
    expect(await ada.fails(updateBlock, refused)).toMatchObject({ status: 400, code: 'invalid_input' });
  });

  it('creates a missing block if it rewrites it', async () => {
    const ada = await owner();
    expect(await use(ada, 'memory_rethink', { label: 'plans', new_memory: 'Rest.' })).toMatchObject({
      result: 'Rest.',
    });
    expect(await held(ada)).toEqual({ plans: 'Rest.' });
  });

  it('patches several blocks together, or none of them', async () => {
    const ada = await owner([
      { label: 'human', value: 'a\nb' },
      { label: 'old', value: 'x' },
    ]);
    const half = '*** Add Block: new\n+1\n*** Update Block: human\n-zzz\n+c';
    expect(await use(ada, 'memory_apply_patch', { label: 'human', patch: half })).toMatchObject({ ok: false });
    expect(await held(ada)).toEqual({ human: 'a\nb', old: 'x' });
    const whole =
      '*** Add Block: new\nDescription: d\n+1\n+2\n*** Update Block: human\n a\n-b\n+c\n*** Move to: person\n*** Delete Block: old';
    expect(await use(ada, 'memory_apply_patch', { patch: whole })).toMatchObject({
      ok: true,
      result: `Successfully applied memory patch operations.\n\nOperations completed:\n- Created memory block 'new'\n- Updated memory block 'human'\n- Renamed memory block 'human' to 'person'\n- Deleted memory block 'old'`,
    });
    expect(await held(ada)).toEqual({ new: '1\n2', person: 'a\nc' });
    // Deleted by an agent is let go: the block itself is there.
    expect(await app.count('blocks', 'user_id = $1 and label = $2', [ada.user, 'old'])).toBe(1);
  });

  it('edits by commands over paths', async () => {
    const ada = await owner();
    const run = async (body: object) => (await use(ada, 'memory', body)).result;
    const path = '/memories/notes';
    expect(await run({ command: 'create', path, description: 'what I note', file_text: 'one' })).toBe(
      "Successfully created memory block 'notes'.",
    );
    await run({ command: 'insert', path, insert_text: 'two' });
    await run({ command: 'insert', path, insert_text: 'zero', insert_line: 0 });
    await run({ command: 'str_replace', path, old_string: 'one', new_string: '1' });
    await run({ command: 'rename', path, description: 'all I note' });
    expect(await run({ command: 'rename', old_path: path, new_path: '/memories/my/notes' })).toBe(
      "Successfully renamed memory block 'notes' to 'my_notes'.",
    );
    const [block] = await ada.ok(listCoreBlocks, { params });
    expect(block).toMatchObject({ label: 'my_notes', value: 'zero\n1\ntwo', description: 'all I note' });
    expect(await run({ command: 'delete', path: '/memories/my_notes' })).toBe(
      "Successfully deleted memory block 'my_notes'.",
    );
    expect(await held(ada)).toEqual({});
  });

  it('loses none of many concurrent appends', async () => {
    const ada = await owner([{ label: 'log', value: '' }]);
    const lines = Array.from({ length: 12 }, (_, i) => `line ${i}`);
    await Promise.all(lines.map((content) => use(ada, 'core_memory_append', { label: 'log', content })));
    expect((await valueOf(ada, 'log')).split('\n').sort()).toEqual(['', ...lines].sort());
  });

  it('for a missing agent returns 404, and writes to a shared block only with the permission', async () => {
    const ada = await owner();
    for (const operation of MEMORY_TOOL_OPERATIONS) {
      const body = operation.method === 'GET' ? undefined : bodyFor(operation.path);
      expect(await ada.fails(operation, { params: { agent_id: 'nobody' }, body })).toMatchObject({ status: 404 });
    }
    const rules = await ada.ok(createBlock, { body: { label: 'rules', value: 'be kind', shared: true } });
    await ada.ok(attachBlock, { params: { ...params, block_id: rules.id } });
    const { key } = await app.key({ permissions: ['blocks:read', 'blocks:write', 'shared:read'] });
    const plain = app.client(key, { user: ada.user });
    expect(await use(plain, 'core_memory_append', { label: 'rules', content: 'x' })).toEqual({
      ok: false,
      error: 'The key lacks the permission shared:write.',
    });
    expect(await use(ada, 'core_memory_append', { label: 'rules', content: 'x' })).toMatchObject({ ok: true });
  });
});

function bodyFor(path: string): object {
  const label = { label: 'human' };
  const bodies: Record<string, object> = {
    core_memory_append: { ...label, content: 'x' },
    core_memory_replace: { ...label, old_content: 'x', new_content: 'y' },
    memory_replace: { ...label, old_string: 'x', new_string: 'y' },
    memory_insert: { ...label, new_string: 'x' },
    memory_rethink: { ...label, new_memory: 'x' },
    memory_apply_patch: { ...label, patch: '+x' },
    memory: { command: 'delete', path: '/memories/human' },
    memory_finish_edits: {},
  };
  return bodies[path.slice(path.lastIndexOf('/') + 1)] ?? {};
}

describe('the blocks of an agent in its prompt', () => {
  it('are in the order in which they were given, including hidden ones, and empty if there are none', async () => {
    const ada = await owner([
      { label: 'persona', value: 'Sam </value>', description: 'who you are' },
      { label: 'human', value: 'Ada', hidden: true, limit: 10 },
    ]);
    const { text, blocks } = await ada.ok(renderCoreMemory, { params });
    expect(blocks.map(({ label }) => label)).toEqual(['persona', 'human']);
    expect(text).toMatch(
      /^<memory_blocks>[^]*<persona>[^]*Sam &lt;\/value>[^]*<human>[^]*- chars_limit=10\n[^]*<\/memory_blocks>$/,
    );
    const numbered = await ada.ok(renderCoreMemory, { params, query: { line_numbers: true } });
    expect(numbered.text).toContain('1→ Ada');
    expect(await (await owner()).ok(renderCoreMemory, { params })).toEqual({ text: '', blocks: [] });
  });
});

describe('over MCP', () => {
  it('an agent reads and edits its own blocks, names itself only if its key does not, and corrects what fails', async () => {
    const ada = await owner([{ label: 'human', value: 'Name: Bob' }]);
    const call = async (wire: Wire, name: string, args: object) => {
      const { answers } = await wire.rpc('tools/call', { name, arguments: args });
      return answers[0]?.result as { content: { text: string }[]; structuredContent?: object; isError?: boolean };
    };
    const wire = new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': ada.user });
    const edited = await call(wire, 'memory_replace', {
      agent_id: 'sam',
      label: 'human',
      old_string: 'Bob',
      new_string: 'Al',
    });
    expect(edited.content[0]?.text).toBe('Name: Al');
    expect(edited.isError).toBeUndefined();
    const { key } = await app.key({ agent: 'sam', permissions: ['blocks:read', 'blocks:write'] });
    const sam = new Wire(app.url, { 'x-api-key': key, 'x-user-id': ada.user });
    expect((await call(sam, 'core_memory_render', {})).content[0]?.text).toContain('Name: Al');
    expect(
      (await call(sam, 'memory', { command: 'insert', path: 'human', insert_text: 'Likes rye' })).isError,
    ).toBeUndefined();
    const failed = await call(sam, 'core_memory_append', { label: 'nothing', content: 'x' });
    expect(failed).toMatchObject({ isError: true, structuredContent: { ok: false } });
    expect(failed.content[0]?.text).toBe('Block field nothing does not exist (available sections = human)');
    // A key that is bound to no agent must say whose memory it is.
    const unnamed = await call(wire, 'core_memory_render', {});
    expect([unnamed.isError, unnamed.content[0]?.text]).toEqual([true, expect.stringContaining('agent_id')]);
    expect(await valueOf(ada, 'human')).toBe('Name: Al\nLikes rye');
  });

  it('core memory starts with the first edit under a name', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const of = (user: string) => new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': user });
    const mine = of(ada.user);
    const agent = { agent_id: 'muse' };
    const nothing = { isError: false, text: 'There are no blocks yet. memory_rethink makes one.' };
    expect(await mine.call('core_memory_render', agent)).toMatchObject(nothing);
    // What fails leaves nothing behind, and reading makes nothing.
    const early = await mine.rpc('tools/call', {
      name: 'core_memory_append',
      arguments: { ...agent, label: 'human', content: 'x' },
    });
    expect(early.answers[0]?.result?.['isError']).toBe(true);
    expect(await app.count('agents', 'user_id = $1', [ada.user])).toBe(0);
    const begun = await mine.call('memory_rethink', { ...agent, label: 'human', new_memory: 'Name: Ada' });
    expect(begun).toMatchObject({ isError: false, text: 'Name: Ada' });
    await mine.call('core_memory_append', { ...agent, label: 'human', content: 'Keeps bees' });
    expect((await mine.call('core_memory_render', agent)).text).toContain('Name: Ada\nKeeps bees');
    expect(await ada.ok(listAgents, { query: { name: 'muse' } })).toMatchObject([{ name: 'muse' }]);
    // The same name is another agent to somebody else, and an id names only what is there.
    expect(await of(bob.user).call('core_memory_render', agent)).toMatchObject(nothing);
    const [{ id } = { id: '' }] = await ada.ok(listAgents, { query: { name: 'muse' } });
    const rethink = { label: 'human', new_memory: 'x' };
    expect(await of(bob.user).call('memory_rethink', { agent_id: id, ...rethink })).toMatchObject({
      code: 'not_found',
    });
    expect(await of(bob.user).call('core_memory_render', { agent_id: id })).toMatchObject({ code: 'not_found' });
    expect(await app.count('agents', 'user_id = $1', [bob.user])).toBe(0);
  });

  it('many concurrent first edits create one agent', async () => {
    const ada = app.user();
    const wire = new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': ada.user });
    const labels = ['a', 'b', 'c', 'd', 'e'];
    const calls = labels.map((label) => wire.call('memory_rethink', { agent_id: 'muse', label, new_memory: label }));
    expect((await Promise.all(calls)).map(({ text }) => text)).toEqual(labels);
    expect(await app.count('agents', 'user_id = $1', [ada.user])).toBe(1);
    expect(await app.count('blocks', 'user_id = $1', [ada.user])).toBe(5);
  });

  it('the first edit creates an agent as over HTTP: not without the permission, a user, or under another binding', async () => {
    const ada = app.user();
    const rethink = { label: 'human', new_memory: 'x' };
    const as = async (key: Parameters<typeof app.key>[0], user: Record<string, string> = { 'x-user-id': ada.user }) =>
      new Wire(app.url, { 'x-api-key': (await app.key(key)).key, ...user });
    const permissions = ['blocks:read', 'blocks:write'] as const;
    const bound = await as({ permissions, agent: 'sam' });
    expect(await bound.call('memory_rethink', { agent_id: 'muse', ...rethink })).toMatchObject({ code: 'not_found' });
    const reader = await as({ permissions: ['blocks:read'] });
    expect(await reader.call('memory_rethink', { agent_id: 'muse', ...rethink })).toMatchObject({ code: 'forbidden' });
    const project = await as({ permissions, project: 'site' });
    expect(await project.call('memory_rethink', { agent_id: 'muse', ...rethink })).toMatchObject({ code: 'forbidden' });
    const nobody = await as({ permissions }, {});
    expect(await nobody.call('memory_rethink', { agent_id: 'muse', ...rethink })).toMatchObject({
      code: 'user_required',
    });
    expect(await app.count('agents', 'user_id = $1', [ada.user])).toBe(0);
    expect(await bound.call('memory_rethink', rethink)).toMatchObject({ isError: false, text: 'x' });
    expect(await app.count('agents', "user_id = $1 and label = 'sam'", [ada.user])).toBe(1);
  });

  it('a user’s own policy stays unchanged, whichever key is used', async () => {
    const ada = await owner([{ label: 'policy', value: 'be kind', read_only: true }]);
    const [block] = await ada.ok(listCoreBlocks, { params });
    expect(await use(ada, 'memory_rethink', { label: 'policy', new_memory: 'x' })).toMatchObject({ ok: false });
    await ada.ok(updateBlock, { params: { block_id: block?.id ?? '' }, body: { value: 'be kinder' } });
    expect(await valueOf(ada, 'policy')).toBe('be kinder');
  });
});
