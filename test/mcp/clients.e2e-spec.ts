import { AMP_BY_NAME } from '@contracts/amp/amp.operations.js';
import { buildIfNeeded } from '../durability/server-process.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { currentClient, type McpClient, olderClient, type Where } from './sdk.js';

const NAMES = Object.keys(AMP_BY_NAME).map((name) => `amp_${name}`);
/** Letta's memory tools, and what each may do. */
const CORE_MEMORY = {
  core_memory_render: {},
  memory_finish_edits: {},
  core_memory_append: { readOnlyHint: false, idempotentHint: false },
  memory_insert: { readOnlyHint: false, idempotentHint: false },
  memory_rethink: { readOnlyHint: false, destructiveHint: true },
  ...Object.fromEntries(
    ['core_memory_replace', 'memory_replace', 'memory_apply_patch', 'memory'].map((name) => [
      name,
      { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
    ]),
  ),
};
/** The history, links and the context built from them, and what each may do. */
const HISTORY = {
  messages_append: { readOnlyHint: false },
  messages_list: {},
  context_build: {},
  memory_answer: {},
  edges_create: { readOnlyHint: false },
};
const WAYS = [
  ['the SDK 1.x over HTTP', (where: Where) => olderClient('http', where), '2025-11-25'],
  ['the SDK 1.x over stdio', (where: Where) => olderClient('stdio', where), undefined],
  ['the SDK 2.x over HTTP', (where: Where) => currentClient('http', where), '2026-07-28'],
  ['the SDK 2.x over stdio', (where: Where) => currentClient('stdio', where), '2026-07-28'],
] as const;

type Fields = Readonly<Record<string, unknown>>;
let app: TestApp;
beforeAll(async () => {
  await buildIfNeeded();
  app = await startApp();
});
afterAll(() => app.stop());

describe.each(WAYS)('%s', (way, connect, revision) => {
  const user = `user of ${way} ö`;
  let client: McpClient;
  beforeAll(async () => {
    client = await connect({ url: app.url, key: app.adminKey, user });
  });
  afterAll(() => client.close());

  /** The structured response of a call that must succeed. */
  async function ok<T>(name: string, args: object): Promise<T> {
    const result = await client.call(name, args as Record<string, unknown>);
    expect([name, result.content, result.isError ?? false]).toEqual([name, result.content, false]);
    expect(result.content).toEqual([{ type: 'text', text: expect.stringMatching(/\S/) as string }]);
    const operation = AMP_BY_NAME[name.slice('amp_'.length) as keyof typeof AMP_BY_NAME];
    expect(operation.output.safeParse(result.structuredContent).error).toBeUndefined();
    return result.structuredContent as T;
  }

  it('agrees on the revision that the client knows, and learns what memory is for', () => {
    expect(client.revision).toBe(revision);
    expect(client.instructions()).toContain('amp_search');
  });

  it('lists every tool, and reports which change something', async () => {
    const tools = await client.tools();
    expect(tools.map(({ name }) => name).sort()).toEqual(
      [
        ...NAMES,
        'amp_decide',
        'amp_remember',
        'amp_revise',
        ...Object.keys(CORE_MEMORY),
        ...Object.keys(HISTORY),
      ].sort(),
    );
    const hints = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]));
    const read = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
    expect(hints).toEqual({
      amp_store: { ...read, readOnlyHint: false, idempotentHint: false },
      amp_decide: { ...read, readOnlyHint: false, idempotentHint: false },
      amp_remember: { ...read, readOnlyHint: false, idempotentHint: false },
      amp_revise: { ...read, readOnlyHint: false, idempotentHint: false },
      amp_delete: { ...read, readOnlyHint: false, destructiveHint: true },
      ...Object.fromEntries(NAMES.filter((name) => !/store|delete/.test(name)).map((name) => [name, read])),
      ...Object.fromEntries(
        Object.entries({ ...CORE_MEMORY, ...HISTORY }).map(([name, hints]) => [name, { ...read, ...hints }]),
      ),
    });
  });

  it('calls every tool, and reads the same memory as resources', async () => {
    const record = { type: 'lesson', content: `The kettle of ${way} whistles at noon.`, agent: 'cook', tags: ['tea'] };
    const { id, created } = await ok<{ id: string; created: boolean }>('amp_store', { record });
    expect(created).toBe(true);
    expect(await ok('amp_store', { record: { ...record, id } })).toEqual({ success: true, id, created: false });

    const found = await ok<{ results: { id: string }[] }>('amp_search', { query: 'When does the kettle whistle?' });
    expect(found.results.map((result) => result.id)).toEqual([id]);
    // The state of its vector may change between two reads, and only the read of one record returns it.
    const plain = ({ embedding: _, ...fields }: Fields) => fields;
    const read = plain((await ok<{ record: Fields }>('amp_get', { id })).record);
    expect(read).toMatchObject({ ...record, id, user_id: user });
    expect((await client.call('amp_get', { id })).content[0]?.text).toContain(record.content);
    expect(await ok('amp_list', { tags: ['tea'], limit: 5 })).toMatchObject({ records: [{ id }], total: 1 });
    expect(await ok('amp_status', {})).toMatchObject({ stats: { lessons: 1, total_records: 1 } });

    expect(plain(JSON.parse(await client.read(`recollect://records/${id}`)) as Fields)).toEqual(read);
    expect(JSON.parse(await client.read('recollect://recent'))).toEqual({ records: [read], total: 1 });

    await ok('amp_store', { record: { type: 'checkpoint', agent: 'cook', working_on: 'the soup' } });
    const agent = await ok<object>('amp_agent_status', { agent: 'cook' });
    expect(agent).toMatchObject({ agent: 'cook', status: 'in_progress', current_task: 'the soup' });

    expect(await ok('amp_delete', { id })).toEqual({ success: true, deleted: true });
    await expect(client.read(`recollect://records/${id}`)).rejects.toThrow('Nothing with this name exists');
  });

  it('gets a result, and not an error, that says what was wrong with the arguments', async () => {
    const faults = [
      ['amp_search', { limit: 3 }, 'invalid_input', ['query']],
      ['amp_store', { record: { content: '' } }, 'invalid_input', ['record.content']],
      ['amp_store', { record: { content: 'a \u0000 b' } }, 'invalid_input', ['record.content']],
      ['amp_list', { limit: 'many' }, 'invalid_input', ['limit']],
      ['amp_get', {}, 'invalid_input', ['id']],
      ['amp_get', { id: 'lesson_01h455vb4pex5vsknk084sn02q' }, 'not_found', undefined],
      ['amp_delete', { id: 'lesson_01h455vb4pex5vsknk084sn02q' }, 'not_found', undefined],
    ] as const;
    for (const [name, args, code, fields] of faults) {
      const { isError, structuredContent, content } = await client.call(name, args);
      expect([name, isError, structuredContent]).toEqual([name, true, undefined]);
      const envelope = JSON.parse(content[0]?.text ?? '') as { errors?: { field: string }[] };
      expect(envelope).toMatchObject({ success: false, error: code, request_id: expect.any(String) as string });
      expect(envelope.errors?.map(({ field }) => field)).toEqual(fields);
      expect('deleted' in envelope).toBe(name === 'amp_delete');
    }
  });

  it('is refused a tool, a resource and a prompt that do not exist', async () => {
    await expect(client.call('amp_obliterate')).rejects.toThrow('There is no such tool');
    await expect(client.read('recollect://secrets')).rejects.toThrow('Nothing with this name exists');
    await expect(client.read('recollect://records/%E0%A4%A')).rejects.toThrow('Nothing with this name exists');
    await expect(client.prompt('jailbreak')).rejects.toThrow('There is no such prompt');
  });

  it('reads a record by an id of its own that a URI cannot contain as it is', async () => {
    const id = 'notes/übung #1?';
    await ok('amp_store', { record: { id, content: 'Ein Satz.' } });
    expect(JSON.parse(await client.read(`recollect://records/${encodeURIComponent(id)}`))).toMatchObject({ id });
  });

  it('is taught when to remember and when to search', async () => {
    expect(await client.prompts()).toEqual(['memory_guide']);
    expect(await client.resources()).toEqual(['recollect://recent', 'recollect://records/{id}']);
    const text = await client.prompt('memory_guide', { agent: 'cook "1"', project: 'kitchen' });
    for (const word of ['amp_search', 'amp_store', 'agent: "cook \\"1\\""', 'project: "kitchen"', 'secrets']) {
      expect(text).toContain(word);
    }
    await expect(client.prompt('memory_guide', { agent: 'a\nb' })).rejects.toThrow('control characters');
  });
});
