import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Recollect } from '../../packages/client/src/recollect.js';
import type { ImportReport } from '../../packages/importers/src/importers.js';
import { isWhole } from '../../packages/importers/src/importers.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { zipSync } from 'fflate';
import { bring, clientOf, fixture, recordsOf, scratch } from './bring.js';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = await scratch();
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Twice: the second run stores nothing. */
async function twice(client: Recollect, format: string, source: string, options = {}): Promise<ImportReport> {
  const dry = await bring(client, format, source, { ...options, dryRun: true });
  const first = await bring(client, format, source, options);
  expect([dry.read, dry.mapped, dry.dropped]).toEqual([first.read, first.mapped, first.dropped]);
  const second = await bring(client, format, source, options);
  const created = (report: ImportReport) => Object.values(report.outcomes).map((one) => one.created + one.updated);
  expect(created(dry)).toEqual([0, 0, 0, 0]);
  expect(created(second)).toEqual([0, 0, 0, 0]);
  expect(created(first)).toEqual(Object.values(first.read));
  expect(first.check).toMatchObject({ found: first.read.record + first.read.message, missing: 0, differ: 0 });
  return first;
}
const dropped = (report: ImportReport, from: string) => report.dropped.find((one) => one.from === from)?.why;

it('mem0: memories keep their ids, owners, times and tags', async () => {
  const client = clientOf(app);
  const report = await twice(client, 'mem0', fixture('mem0-export.json'));
  expect(isWhole(report)).toBe(true);
  const ada = await recordsOf(client.asUser('ada'));
  expect(ada).toEqual([
    expect.objectContaining({
      external_id: '2f5d3a6e-7c21-4f0a-9d0b-0a1b2c3d4e02',
      tags: ['food'],
      occurred_at: '2025-05-03T16:33:20.000Z',
      expires_at: '2099-01-01T23:59:59.999Z',
    }),
    expect.objectContaining({
      content: 'Ada moved to Lisbon in May.',
      project: 'travel',
      session_id: 'may',
      metadata: { source: 'chat' },
      created_at: '2025-05-03T17:11:12.123Z',
    }),
  ]);
  // As mem0's API stores memories without an owner; its filters find them there.
  expect(await recordsOf(client.asUser('mem0:agent:helper'))).toHaveLength(1);
  expect(dropped(report, 'updated_at')).toContain('history');
  const all = await bring(client, 'mem0', fixture('mem0-export.json'), { user: client.userId });
  expect(all.users).toBe(1);
  expect(await recordsOf(client)).toHaveLength(3);
});

it('mem0 and Letta: live, from our own compatible APIs', async () => {
  const elsewhere = await app.otherTenant();
  const source = new Recollect({ url: app.url, apiKey: elsewhere, userId: 'live-source' });
  await source.records.storeBatch(
    Array.from({ length: 130 }, (_, n) => ({ id: `m${n}`, content: `Fact number ${n} of many.` })),
  );
  const target = clientOf(app);
  const report = await bring(target, 'mem0', { key: elsewhere, address: app.url }, { user: target.userId });
  expect([report.read.record, report.check?.missing]).toEqual([130, 0]);
  expect(await recordsOf(target)).toHaveLength(130);
  const wrong = bring(target, 'mem0', { key: 'rk_wrong_key_of_nobody', address: app.url });
  await expect(wrong).rejects.toThrow(/answers 401: the key in MEM0_API_KEY/);
  await expect(wrong).rejects.not.toThrow(/nobody/);

  const agent = await source.agents.create({
    name: 'tutor',
    memory_blocks: [{ label: 'human', value: 'Ada learns German.' }],
  });
  await source.archival.insert(agent.id, { text: 'Ada passed her first exam.', tags: ['school'] });
  const said = Array.from({ length: 120 }, (_, n) => ({
    role: n % 2 ? 'assistant' : 'user',
    content: `Turn ${n} of the lesson.`,
  }));
  await source.messages.append({ agent: 'tutor', messages: said });
  const permissions = ['records:read', 'blocks:read', 'messages:read'] as const;
  const { key: reader } = await source.keys.create({ name: 'reader', permissions, user_id: 'live-source' });
  const pupil = clientOf(app);
  const options = { user: pupil.userId };
  const first = await bring(pupil, 'letta', { key: reader, address: app.url }, options);
  expect(first.read).toEqual({ agent: 1, block: 1, record: 1, message: 120 });
  expect((await bring(pupil, 'letta', { key: reader, address: app.url }, options)).outcomes.message.unchanged).toBe(
    120,
  );
  const history = await pupil.messages.list({ agent: 'tutor', order: 'asc' }).toArray();
  expect(history.map(({ content }) => content)).toEqual(said.map(({ content }) => content));
});

it('Letta: an agent file imports its agent, its blocks and its messages', async () => {
  const client = clientOf(app);
  const report = await twice(client, 'letta', fixture('letta-agent.af'));
  expect(report.read).toEqual({ agent: 1, block: 1, message: 2, record: 0 });
  const [agent] = await client.agents.list({ name: 'tutor' });
  expect(agent).toMatchObject({ description: 'Teaches German.', system: 'You teach.', timezone: 'Europe/Lisbon' });
  expect(await client.coreMemory.list(agent?.id ?? '')).toMatchObject([
    { label: 'human', value: 'Ada learns German.' },
  ]);
  const history = await client.messages.list({ agent: 'tutor', order: 'asc' }).toArray();
  expect(history).toMatchObject([
    {
      role: 'user',
      speaker: 'Ada',
      content: 'I learn German for my job in Vienna.',
      occurred_at: '2025-08-01T09:01:00.000Z',
    },
    { role: 'assistant', content: 'Then we begin with greetings.' },
  ]);
  expect(dropped(report, 'agent.tool_exec_environment_variables')).toContain('secrets');
  expect(JSON.stringify(report)).not.toContain('secret-token');
});

it('Letta: what an agent has edited here is not reset', async () => {
  const client = clientOf(app);
  await bring(client, 'letta', fixture('letta-agent.af'));
  const [agent] = await client.agents.list({ name: 'tutor' });
  await client.coreMemory.update(agent?.id ?? '', 'human', { value: 'Ada speaks German.' });
  await bring(client, 'letta', fixture('letta-agent.af'));
  expect(await client.coreMemory.get(agent?.id ?? '', 'human')).toMatchObject({ value: 'Ada speaks German.' });
});

it('Zep: facts keep the time in which they hold and their source episode', async () => {
  const client = clientOf(app);
  const options = { user: client.userId };
  const report = await bring(client, 'zep', fixture('zep-dump.json'), options);
  expect(report.read).toEqual({ record: 4, message: 2, agent: 0, block: 0 });
  expect(report.check).toMatchObject({ found: 6, missing: 0 });
  const now = await client.records.list({ valid_at: new Date('2025-06-01'), type: 'semantic' }).toArray();
  const then = await client.records.list({ valid_at: new Date('2024-06-01'), type: 'semantic' }).toArray();
  expect(now.map(({ content }) => content)).toContain('Ada works at the observatory.');
  expect(now.map(({ content }) => content)).not.toContain('Ada works at the museum.');
  expect(then.map(({ content }) => content)).toContain('Ada works at the museum.');
  const fact = await client.records.get('6a1f0000-0000-4000-8000-0000000000e1');
  expect(fact).toMatchObject({ metadata: { relation: 'WORKS_AT', subject: 'Ada', object: 'Observatory' } });
  expect(fact['sources'] ?? fact['derived_from']).toBeDefined();
  expect(dropped(report, 'derived_from')).toBe('names a record that does not exist');
  const turns = await client.messages.list({ agent: 'zep', order: 'asc' }).toArray();
  expect(turns).toMatchObject([
    { role: 'user', speaker: 'Ada', session_id: 't1' },
    { role: 'assistant', speaker: 'Guide' },
  ]);
});

it('LangGraph: the namespace names the user, and a value without text is stored as JSON', async () => {
  const client = clientOf(app);
  await twice(client, 'langgraph', fixture('langgraph-store.ndjson'));
  expect((await recordsOf(client)).map(({ content }) => content)).toEqual([
    'Ada is allergic to nuts.',
    'Grace rows on Sundays.',
    '{"name":"Ada","city":"Lisbon"}',
  ]);
  await bring(client, 'langgraph', fixture('langgraph-store.ndjson'), { namespaceUser: 1 });
  const [grace] = await recordsOf(client.asUser('grace'));
  expect(grace).toMatchObject({ occurred_at: '2025-04-02T12:00:00.500Z', metadata: { value: { topic: 'sport' } } });
});

it('MemoryBank: turns with their days, summaries and portraits', async () => {
  const client = clientOf(app);
  const report = await twice(client, 'memorybank', fixture('memory-bank.json'));
  expect(report.read).toMatchObject({ message: 4, record: 3 });
  const emily = client.asUser('Emily');
  const turns = await emily.messages.list({ agent: 'memorybank', order: 'asc' }).toArray();
  expect(turns.map(({ role, speaker, session_id: day }) => [role, speaker, day])).toEqual([
    ['user', 'Emily', '2023-04-27'],
    ['assistant', undefined, '2023-04-27'],
    ['user', 'Emily', '2023-04-28'],
    ['assistant', undefined, '2023-04-28'],
  ]);
  expect(dropped(report, 'history.memory_strength')).toContain('recalls');
});

it('ChatGPT: the displayed branch, with pictures marked, from the ZIP as downloaded', async () => {
  const client = clientOf(app);
  const zip = join(folder, 'chatgpt.zip');
  const conversations = await readFile(fixture('chatgpt-conversations.json'));
  await writeFile(
    zip,
    zipSync({
      'conversations.json': conversations,
      'user.json': new TextEncoder().encode('{}'),
      'file-1.png': new Uint8Array(9),
    }),
  );
  const report = await twice(client, 'chatgpt', zip);
  const turns = await client.messages.list({ agent: 'chatgpt', order: 'asc' }).toArray();
  expect(turns.map(({ role, content }) => [role, content])).toEqual([
    ['user', 'How do I feed a rye sourdough?'],
    ['assistant', 'Every day, with equal parts of flour and water.'],
    ['user', '[image]\nDoes this look right?'],
    ['assistant', 'Yes, it has risen well.'],
  ]);
  expect(turns[1]).toMatchObject({
    occurred_at: '2024-01-01T10:00:10.250Z',
    session_id: 'cccc0000-0000-4000-8000-000000000001',
    metadata: { conversation: 'Bread', model: 'gpt-4' },
  });
  expect(dropped(report, 'mapping.*')).toContain('branch');
  expect(dropped(report, '*.png')).toBe('no conversation');
});

it('Claude: turns, the files attached to them, documents of projects and its notes, from a folder', async () => {
  const client = clientOf(app);
  const own = join(folder, 'claude');
  await mkdir(own);
  for (const name of ['conversations', 'memories', 'projects'])
    await cp(fixture(`claude-${name}.json`), join(own, `${name}.json`));
  const report = await twice(client, 'claude', own);
  const turns = await client.messages.list({ agent: 'claude', order: 'asc' }).toArray();
  expect(turns).toMatchObject([
    { role: 'user', content: 'When do I sow tomatoes?', metadata: { conversation: 'Garden', files: ['garden.png'] } },
    { role: 'assistant', content: 'Indoors, from late February.', occurred_at: '2025-02-01T10:00:09.000Z' },
  ]);
  const rest = (await recordsOf(client)).filter(({ type }) => type !== 'message');
  expect(rest.map(({ content }) => content).sort()).toEqual([
    'Bed one lies in the sun until noon.',
    'Gardens on a balcony in Lisbon.',
    'Plans raised beds.',
    'Raised beds for spring',
    'Two beds of oak along the wall.',
  ]);
  expect(dropped(report, 'chat_messages.content of type thinking')).toContain('not said');
});

it('Claude: a file by itself is what its content says, whatever its name', async () => {
  const client = clientOf(app);
  const contents = async () => (await recordsOf(client)).map(({ content }) => content);
  await twice(client, 'claude', fixture('claude-memories.json'));
  expect((await contents()).sort()).toEqual(['Gardens on a balcony in Lisbon.', 'Plans raised beds.']);
  await twice(client, 'claude', fixture('claude-projects.json'));
  expect(await contents()).toEqual(
    expect.arrayContaining(['Raised beds for spring', 'Two beds of oak along the wall.']),
  );
  await twice(client, 'claude', fixture('claude-conversations.json'));
  expect(await client.messages.list({ agent: 'claude' }).toArray()).toHaveLength(2);
  const other = join(folder, 'other.json');
  await writeFile(other, JSON.stringify([{ text: 'a note' }]));
  const { problems } = await bring(client, 'claude', other);
  expect(problems).toMatchObject([{ message: expect.stringMatching(/conversation.*project.*memory/) as string }]);
});

it('Markdown: titles, dates and front matter; a link out of the folder is not followed', async () => {
  const client = clientOf(app);
  const own = join(folder, 'notes');
  await cp(fixture('notes'), own, { recursive: true });
  await writeFile(join(folder, 'private.md'), 'not for anybody');
  await symlink(join(folder, 'private.md'), join(own, 'link.md'));
  await symlink(folder, join(own, 'up'));
  const report = await twice(client, 'markdown', own);
  expect(await recordsOf(client)).toEqual([
    expect.objectContaining({ title: 'Standup', occurred_at: '2025-03-01T00:00:00.000Z', type: 'note' }),
    expect.objectContaining({ title: 'Tea', tags: ['food', 'drinks'], metadata: { path: 'sub/tea.md', mood: 'calm' } }),
  ]);
  expect(dropped(report, 'link.md')).toContain('a link');
  expect(dropped(report, 'up')).toContain('a link');
});

it('CSV with a mapping: one broken row among good ones is reported by its line, and the others are imported', async () => {
  const client = clientOf(app);
  const map = { content: 'text', user_id: 'who', occurred_at: 'when', 'metadata.team': 'team' };
  const report = await bring(client, 'csv', fixture('customers.csv'), { map, user: client.userId });
  expect(report.problems).toEqual([expect.objectContaining({ file: 'customers.csv', line: 4, lost: 'item' })]);
  expect(isWhole(report)).toBe(false);
  const rows = (await recordsOf(client)).map(({ content, occurred_at: at, metadata }) => [content, at, metadata]);
  expect(rows.sort()).toEqual([
    ['Deploys are on Friday', '2025-01-02T00:00:00.000Z', { team: 'ops' }],
    ['Lunch is\nat noon', '2025-01-03T00:00:00.000Z', {}],
    ['Staging is restored; every Monday', '2025-01-01T00:00:00.000Z', { team: 'core' }],
  ]);
});

it('NDJSON by paths; turns become messages', async () => {
  const client = clientOf(app);
  const file = join(folder, 'rows.ndjson');
  const rows = [
    { id: 'a', body: { text: 'The safe opens at nine.' }, author: { name: 'Ada' }, at: 1735689600 },
    {
      id: 'b',
      body: { text: 'So I will come at nine.' },
      author: { name: 'Grace' },
      at: 1735689660,
      kind: 'message',
      role: 'user',
    },
  ];
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  const map = { content: 'body.text', speaker: 'author.name', occurred_at: 'at', type: 'kind' };
  await twice(client, 'ndjson', file, { map, agent: 'bank' });
  expect(await client.messages.list({ agent: 'bank' }).toArray()).toMatchObject([
    { external_id: 'b', speaker: 'Grace' },
  ]);
  expect(await client.records.get('a')).toMatchObject({
    speaker: 'Ada',
    occurred_at: '2025-01-01T00:00:00.000Z',
    agent: 'bank',
  });
});
