import { anthropicMessages } from '@contracts/anthropic/anthropic-messages.operations.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { listMessages } from '@contracts/messages/messages.operations.js';
import { openAiChat } from '@contracts/openai/openai-chat.operations.js';
import { deleteRecord, patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { reviseRecord } from '@contracts/revision/revision.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { TravelClock } from '@test/support/travel-clock.js';

interface Message {
  readonly role: string;
  readonly content: string;
}
const clock = new TravelClock();
let server: Awaited<ReturnType<typeof chatServer>>;
let app: TestApp;
beforeAll(async () => {
  server = await chatServer('openai');
  const env = { LLM_CHAT_PROVIDER: 'openai', LLM_CHAT_MODEL: 'small', LLM_CHAT_BASE_URL: server.url, LLM_CHAT_API_KEY: 'sk-x', LLM_CHAT_WINDOW: '4000', LLM_RETRIES: '0' }; // prettier-ignore
  app = await startApp({ clock, env });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(() => server.script({ text: 'Yes.' }));

const sent = () => server.seen.at(-1)!.body['messages'] as Message[];
const text = () => JSON.stringify(sent());
const told = () => sent().filter(({ content }) => content.startsWith('<recollect-'));
const remember = (client: Client, content: string, more: object = {}) =>
  client.ok(storeRecord, { body: { content, ...more }, headers: { prefer: 'wait=5' } });

/** A conversation, as kept by a program that does not know what memory adds. */
class Talk {
  readonly said: Message[] = [];

  constructor(
    private readonly client: Client,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** @returns what the model was sent */
  async ask(question: string, more: object = {}): Promise<Message[]> {
    this.said.push({ role: 'user', content: question });
    const reply = await this.client.call(openAiChat, {
      body: { model: 'any', max_tokens: 100, messages: this.said, ...more },
      headers: this.headers,
    });
    if (reply.status === 200) this.said.push({ role: 'assistant', content: 'Yes.' });
    return sent();
  }
}

it('what was recalled for a turn stays behind it, and a later turn only gets what no earlier one did', async () => {
  const ada = app.user();
  const bees = await remember(ada, 'Ada keeps bees in Porto.');
  await remember(ada, 'Ada drinks oat milk lattes.');
  await remember(ada, 'The boat of Ada is called Gannet.');
  const talk = new Talk(ada);
  let before: Message[] = [];
  for (const question of ['Where does Ada keep bees?', 'Which milk does Ada drink?', 'And how is the boat called?']) {
    const now = await talk.ask(question, { stream: question.startsWith('And') });
    expect(now.slice(0, before.length)).toEqual(before);
    expect(now.length).toBeGreaterThan(before.length);
    before = now;
    clock.forward(9 * 60_000);
  }
  for (const fact of ['keeps bees', 'oat milk', 'Gannet']) expect(text().split(fact)).toHaveLength(2);
  // The turn is stored with the ids of what was recalled, and none of its text.
  const { messages } = await ada.ok(listMessages, { query: { order: 'asc' } });
  const kept = messages.filter(({ role }) => role === 'user').map(({ metadata }) => metadata['chat'] as { told: string[] });
  expect(kept).toHaveLength(3);
  expect(kept[0]!.told).toContain(bees.id);
  expect(JSON.stringify(kept)).not.toMatch(/Porto|oat|Gannet/);
}); // prettier-ignore

it('the other protocol continues where the first was', async () => {
  const ada = app.user();
  await remember(ada, 'Ada keeps bees in Porto.');
  const talk = new Talk(ada);
  const before = await talk.ask('Where does Ada keep bees?');
  const messages = [...talk.said, { role: 'user', content: 'And of what kind are they?' }];
  await ada.ok(anthropicMessages, { body: { model: 'any', max_tokens: 100, messages } });
  expect(sent().slice(0, before.length)).toEqual(before);
});

it('a turn is recognised whether its text is a string or a list with one part, and is stored once', async () => {
  const ada = app.user();
  await remember(ada, 'Ada keeps bees in Porto.');
  const ask = async (...messages: object[]) => {
    await ada.ok(anthropicMessages, { body: { model: 'any', max_tokens: 100, messages: messages as never } });
    return sent();
  };
  const question = 'Where does Ada keep bees?';
  const newest = { type: 'text', text: question, cache_control: { type: 'ephemeral' } };
  const before = await ask({ role: 'user', content: [newest] });
  const answer = { role: 'assistant', content: [{ type: 'text', text: 'Yes.' }] };
  const now = await ask({ role: 'user', content: question }, answer, { role: 'user', content: 'Since when?' });
  expect(now.slice(0, before.length)).toEqual(before);
  expect(told()).toHaveLength(1);
  await ask({ role: 'user', content: question });
  const { messages } = await ada.ok(listMessages, { query: { order: 'asc' } });
  expect(messages.filter(({ content }) => content === question)).toHaveLength(1);
});

it('a turn that is sent again gets the same, even if more is known by then', async () => {
  const ada = app.user();
  await remember(ada, 'Ada keeps bees in Porto.');
  const talk = new Talk(ada, { 'x-session-id': 'monday' });
  const before = await talk.ask('Where does Ada keep bees?');
  await remember(ada, 'Ada keeps bees in Braga too.');
  const again = new Talk(ada, { 'x-session-id': 'monday' });
  expect(await again.ask('Where does Ada keep bees?')).toEqual(before);
  expect((await again.ask('Does Ada keep bees in Braga?')).slice(0, before.length)).toEqual(before);
  expect(text()).toContain('bees in Braga too');
});

it('a turn that is sent again with memory switched off gets none of it', async () => {
  const ada = app.user();
  await remember(ada, 'Ada keeps bees in Porto.');
  await new Talk(ada, { 'x-session-id': 'monday' }).ask('Where does Ada keep bees?');
  expect(told()).toHaveLength(1);
  await new Talk(ada, { 'x-session-id': 'monday', 'x-memory-tokens': '0' }).ask('Where does Ada keep bees?');
  expect(told()).toEqual([]);
});

it.each([
  ['deleted', (client: Client, id: string) => client.ok(deleteRecord, { params: { id } })],
  ['forgotten', (client: Client, id: string) => client.ok(forgetRecord, { params: { id } })],
  ['superseded', (client: Client) => client.ok(reviseRecord, { body: { content: 'Ada lives in Lisbon.' } }).then(({ status }) => expect(status).toBe('superseded'))],
] as const)('what was %s since is not sent any more, and the rest is', async (_how, take) => {
  const ada = app.user();
  const home = await remember(ada, 'Ada lives in Porto.', { type: 'semantic' });
  await remember(ada, 'Ada drinks oat milk lattes.');
  const talk = new Talk(ada);
  await talk.ask('Where does Ada live, and what does she drink?');
  expect(told()[0]?.content).toMatch(/lives in Porto[^]*oat milk|oat milk[^]*lives in Porto/);
  await take(ada, home.id);
  await talk.ask('And what of honey?');
  expect(text()).not.toContain('lives in Porto');
  expect(told()[0]?.content).toContain('oat milk');
}); // prettier-ignore

it('an edited memory is sent with its current text', async () => {
  const ada = app.user();
  const { id } = await remember(ada, 'Ada keeps bees in Porto.');
  const talk = new Talk(ada);
  await talk.ask('Where does Ada keep bees?');
  await ada.ok(patchRecord, { params: { id }, body: { content: 'Ada keeps bees in Lisbon.' } });
  await talk.ask('Where exactly?');
  expect(told()[0]?.content).toContain('Lisbon');
  expect(text()).not.toContain('Porto');
});

it('the same words of another user, agent or session get nothing of it', async () => {
  const ada = app.user();
  await remember(ada, 'Ada keeps bees in Porto.');
  const headers = { 'x-agent-id': 'guide', 'x-session-id': 'monday' };
  await new Talk(ada, headers).ask('Where does Ada keep bees?');
  const talk = [
    { role: 'user', content: 'Where does Ada keep bees?' },
    { role: 'assistant', content: 'Yes.' },
    { role: 'user', content: 'Hm.' },
  ];
  const ask = (client: Client, of: Record<string, string>) =>
    client.ok(openAiChat, { body: { model: 'any', messages: talk }, headers: { ...of, 'x-memory-tokens': '0' } });
  await ask(ada, headers);
  expect(told()).toHaveLength(1);
  for (const [client, of] of [
    [app.user(newUser()), headers],
    [app.client(await app.otherTenant(), { user: ada.user }), headers],
    [ada, { ...headers, 'x-agent-id': 'other' }],
    [ada, { ...headers, 'x-session-id': 'tuesday' }],
  ] as const) {
    await ask(client, of);
    expect(text()).not.toContain('Porto');
  }
});

it('a key that may not see shared memory does not get what another key did', async () => {
  const user = newUser();
  await remember(app.client(undefined, {}), 'The office in Porto keeps bees.', { shared: true });
  const permissions = ['records:read', 'messages:write', 'models:use'] as const;
  const bound = async (more: object) => app.client((await app.key({ user_id: user, ...more })).key);
  const talk = new Talk(await bound({ permissions: [...permissions, 'shared:read'] }));
  await talk.ask('What does the office in Porto keep?');
  expect(text()).toContain('keeps bees');
  const blind = await bound({ permissions });
  const messages = [...talk.said, { role: 'user', content: 'And where?' }];
  await blind.ok(openAiChat, { body: { model: 'any', messages } });
  expect(text()).not.toContain('keeps bees');
});

it('ids that a client writes into the metadata of a message reveal nothing of others', async () => {
  const [ada, eve] = [app.user(), app.user()];
  const { id } = await remember(ada, 'Ada keeps bees in Porto.');
  await new Talk(eve, { 'x-session-id': 'monday' }).ask('Hello.');
  const { messages } = await eve.ok(listMessages, { query: { order: 'asc' } });
  const forged = { id: messages[0]!.external_id, role: 'user', content: 'Hello.', metadata: { chat: { told: [id, 'nonsense', 7] } } }; // prettier-ignore
  await app.db.admin.query(`update records set metadata = $1 where external_id = $2`, [forged.metadata, forged.id]);
  await new Talk(eve, { 'x-session-id': 'monday' }).ask('Hello.');
  expect(text()).not.toContain('Porto');
});

it('a stream that was cut keeps what its turn was sent', async () => {
  const ada = app.user();
  await remember(ada, 'Ada keeps bees in Porto.');
  const talk = new Talk(ada);
  server.script({ text: 'one two', cut: true });
  const before = await talk.ask('Where does Ada keep bees?', { stream: true });
  server.script({ text: 'Yes.' });
  const now = await talk.ask('Are you there?');
  expect(now.slice(0, before.length)).toEqual(before);
});

it('the output of a tool is behind what was recalled, and recalls no more', async () => {
  const ada = app.user();
  await remember(ada, 'Ada keeps bees in Porto.');
  const question = { role: 'user', content: 'Is it warm enough where Ada keeps bees?' };
  const ask = async (...messages: object[]) => {
    await ada.ok(openAiChat, { body: { model: 'any', messages } });
    return sent();
  };
  const before = await ask(question);
  const call = { id: 'call00001', type: 'function', function: { name: 'weather', arguments: '{"city":"Porto"}' } };
  const calls = { role: 'assistant', content: null, tool_calls: [call] };
  const result = { role: 'tool', tool_call_id: 'call00001', content: '{"celsius":19}' };
  const then = await ask(question, calls, result);
  expect(then.slice(0, before.length)).toEqual(before);
  expect(then.slice(before.length).map(({ role }) => role)).toEqual(['assistant', 'tool']);
  const last = await ask(question, calls, result, { role: 'assistant', content: 'Yes.' }, { role: 'user', content: 'Thanks.' }); // prettier-ignore
  expect(last.slice(0, then.length)).toEqual(then);
});

it('in a small window what was recalled first is dropped first, and no turn before it', async () => {
  const ada = app.user();
  const filler = 'and they hum, and they dance, and they carry pollen home, '.repeat(20);
  for (let hive = 0; hive < 12; hive += 1) await remember(ada, `Hive number${hive}: bees live there, ${filler}`);
  const talk = new Talk(ada, { 'x-memory-tokens': '700' });
  let same = 0;
  let before: Message[] = [];
  for (let hive = 0; hive < 12; hive += 1) {
    const now = await talk.ask(`Which bees live in Hive number${hive}?`);
    if (JSON.stringify(now.slice(0, before.length)) === JSON.stringify(before)) same += 1;
    before = now;
    expect(JSON.stringify(now)).toContain(`Hive number${hive}: `);
  }
  // Every turn is there, and of what was recalled the latest.
  const all = before.map(({ content }) => content);
  for (let hive = 0; hive < 12; hive += 1) expect(all).toContain(`Which bees live in Hive number${hive}?`);
  const behind = all.map((content, place) => content.startsWith('<recollect-') && place);
  expect(behind.slice(0, 3)).not.toContain(2);
  expect(told().length).toBeGreaterThan(1);
  expect(same).toBeGreaterThan(7);
}); // prettier-ignore

it('in a small window a tool’s result that text follows in the same message is sent with its call', async () => {
  const ada = app.user();
  const long = (times: number) => 'The hive hums and the bees dance and carry pollen home. '.repeat(times);
  const tools = [{ name: 'look', input_schema: { type: 'object' } }];
  const call = { type: 'tool_use' as const, id: 'c1', name: 'look', input: {} };
  const result = { type: 'tool_result' as const, tool_use_id: 'c1', content: 'Seven hives.' };
  const messages = [
    { role: 'user' as const, content: `Read this. ${long(20)}` },
    { role: 'assistant' as const, content: 'Read.' },
    { role: 'user' as const, content: `How many hives? ${long(120)}` },
    { role: 'assistant' as const, content: [call] },
    { role: 'user' as const, content: [result, { type: 'text' as const, text: `Note this too. ${long(130)}` }] },
  ];
  await ada.ok(anthropicMessages, { body: { model: 'any', max_tokens: 100, tools, messages } });
  const said = sent().filter(({ content }) => !String(content).startsWith('<recollect-'));
  expect(said.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool', 'user']);
  expect(said[1]!.content).toContain('How many hives?');
  expect(said[3]!.content).toBe('Seven hives.');
});
