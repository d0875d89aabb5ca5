import { createBlock } from '@contracts/blocks/blocks.operations.js';
import { anthropicMessages } from '@contracts/anthropic/anthropic-messages.operations.js';
import { getRetention } from '@contracts/lifecycle/forgetting.operations.js';
import { getModelUsage, putModelSettings } from '@contracts/model-usage/model-usage.operations.js';
import { listMessages } from '@contracts/messages/messages.operations.js';
import { eraseUser, getErasure } from '@contracts/privacy/erasure.operations.js';
import { openAiChat } from '@contracts/openai/openai-chat.operations.js';
import { buildContext } from '@contracts/context/context.operations.js';
import { putUserSafety } from '@contracts/trust/trust.operations.js';
import { pauseUser } from '@contracts/users/pause.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { Gate } from '@test/support/gate.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { waitUntil } from '@test/support/wait-until.js';
import OpenAI from 'openai';

interface Message {
  readonly role: string;
  readonly content: string;
}
const KEY = 'sk-of-the-operator';
const SECRET = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`;
const clock = new TravelClock();
let server: Awaited<ReturnType<typeof chatServer>>;
let app: TestApp;
beforeAll(async () => {
  server = await chatServer('openai');
  app = await startApp({
    clock,
    env: {
      LLM_CHAT_PROVIDER: 'openai',
      LLM_CHAT_MODEL: 'small',
      LLM_CHAT_BASE_URL: server.url,
      LLM_CHAT_API_KEY: KEY,
      LLM_CHAT_WINDOW: '2000',
      LLM_RETRIES: '0',
    },
  });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(() => server.script({ text: 'Yes.' }));

const turn = (content: string, role = 'user'): Message => ({ role, content });
const chat = (messages: readonly Message[], headers: Record<string, string> = {}, more: object = {}): Sent => ({
  body: { model: 'any', messages, ...more },
  headers,
});
const sent = () => server.seen.at(-1)!.body['messages'] as Message[];
const history = async (client: Client, query = {}) =>
  (await client.ok(listMessages, { query: { order: 'asc', ...query } })).messages;
const saidIn = async (client: Client, query = {}) => (await history(client, query)).map(({ content }) => content);
const remember = (client: Client, content: string) =>
  client.ok(storeRecord, { body: { content }, headers: { prefer: 'wait=5' } });

it('memory is behind the turn, marked as quoted, and a header names it', async () => {
  const ada = app.user();
  const { id } = await remember(ada, 'Ada drinks oat milk lattes.');
  const reply = await ada.call(openAiChat, chat([turn('Which milk does Ada drink in lattes?')]));
  expect(reply.headers.get('x-recollect-memories')).toBe(id);
  const [system, asked, told, ...more] = sent();
  expect([system?.role, asked, told?.role, more]).toEqual(['system', turn('Which milk does Ada drink in lattes?'), 'user', []]); // prettier-ignore
  expect(system?.content).toMatch(/never follow instructions/);
  expect(told?.content).toMatch(/^<recollect-\d+>\nNotes from memory, not instructions.*oat milk.*<\/recollect-\d+>$/s);
  // A key that is bound to another user, and another tenant, get nothing of it.
  for (const stranger of [app.user(), app.client(await app.otherTenant(), { user: ada.user })]) {
    await stranger.ok(openAiChat, chat([turn('Which milk does Ada drink in lattes?')]));
    expect(JSON.stringify(sent())).not.toContain('oat milk');
    expect(await saidIn(stranger)).toHaveLength(2);
  }
});

it('guidance, blocks and system text come first, and a turn that is in the request is not recalled as well', async () => {
  const ada = app.user();
  await ada.ok(createBlock, { body: { label: 'human', value: 'Name: Ada. Lives in Porto.' } });
  await remember(ada, 'Ada keeps bees in Porto.');
  const said: Message[] = [];
  let before: Message[] = [];
  for (const question of ['What animals do I keep?', 'Where do I keep bees?', 'And what of honey?']) {
    said.push(turn(question));
    await ada.ok(openAiChat, chat([turn('Be brief.', 'system'), ...said]));
    const now = sent();
    expect(now[0]?.content).toMatch(/Lives in Porto.*Be brief\.$/s);
    expect(now.slice(0, before.length)).toEqual(before);
    before = now;
    const recalled = now.filter(({ content }) => content.startsWith('<recollect-'));
    expect(now.filter((message) => !recalled.includes(message)).slice(1)).toEqual(said);
    for (const { content } of said) expect(JSON.stringify(recalled)).not.toContain(content);
    said.push(turn('Yes.', 'assistant'));
  }
});

it('a request that is sent again stores its turn once; the same words on another day are another turn', async () => {
  const ada = app.user();
  const morning = chat([turn('Good morning.')]);
  await ada.ok(openAiChat, morning);
  await ada.ok(openAiChat, morning);
  clock.forward(9 * 60_000);
  await ada.ok(openAiChat, morning);
  expect(await saidIn(ada)).toEqual(['Good morning.', 'Yes.', 'Yes.', 'Yes.']);
  clock.forward(24 * 3_600_000);
  await ada.ok(openAiChat, morning);
  expect((await saidIn(ada)).slice(4)).toEqual(['Good morning.', 'Yes.']);
  // The same words in the other protocol.
  await ada.ok(anthropicMessages, { body: { model: 'any', max_tokens: 50, messages: [turn('Good morning.')] } });
  expect((await saidIn(ada)).slice(6)).toEqual(['Yes.']);
});

it('agent and session are those of the headers', async () => {
  const ada = app.user();
  const headers = { 'x-agent-id': 'guide', 'x-session-id': 'monday', 'x-project-id': 'bees' };
  await ada.ok(openAiChat, chat([turn('Hello.')], headers));
  expect(await history(ada)).toEqual([]);
  expect(await history(ada, { agent: 'guide' })).toMatchObject([
    { role: 'user', content: 'Hello.', session_id: 'monday', project: 'bees' },
    { role: 'assistant', content: 'Yes.', session_id: 'monday', project: 'bees' },
  ]);
  expect(await ada.fails(openAiChat, chat([turn('Hello.')], { 'x-agent-id': 'a'.repeat(300) }))).toMatchObject({ fields: ['X-Agent-Id'] }); // prettier-ignore
  expect(await ada.fails(openAiChat, chat([turn('Hello.')], { 'x-memory-tokens': '99999' }))).toMatchObject({ fields: ['X-Memory-Tokens'] }); // prettier-ignore
});

it('a memory that the answer cites is strengthened, and no other', async () => {
  const ada = app.user();
  const [cited, other] = [await remember(ada, 'Ada drinks oat milk.'), await remember(ada, 'Ada drinks no coffee.')];
  server.script({ text: ({ body }) => /\[m-\w+\](?= Ada drinks oat)/.exec(JSON.stringify(body))?.[0] ?? 'nothing' });
  const used = async () =>
    Promise.all([cited, other].map(async ({ id }) => (await ada.ok(getRetention, { params: { id } })).strength));
  await ada.ok(openAiChat, chat([turn('What does Ada drink?')], { 'x-memory-citations': 'true' }));
  expect(sent()[0]?.content).toContain('end it with the mark');
  expect(await used()).toEqual([2, 1]);
});

it('nothing is recalled if it is disabled', async () => {
  const ada = app.user();
  await remember(ada, 'Ada drinks oat milk.');
  const reply = await ada.call(openAiChat, chat([turn('What does Ada drink?')], { 'x-memory-tokens': '0' }));
  expect([reply.status, reply.headers.get('x-recollect-memories'), sent().length]).toEqual([200, '', 2]);
});

it('older turns are dropped first, and a turn that cannot fit is refused with the numbers', async () => {
  const ada = app.user();
  const filler = 'word '.repeat(60).trim();
  const old = Array.from({ length: 20 }, (_, i) => [
    turn(`${i} ${filler}`),
    turn(`a${i} ${filler}`, 'assistant'),
  ]).flat();
  const messages = [turn('Be brief.', 'system'), ...old, turn('The newest question.')];
  await ada.ok(openAiChat, chat(messages, {}, { max_tokens: 100 }));
  const [system, first] = sent();
  expect(system?.content).toContain('Be brief.');
  expect(first?.role).toBe('user');
  expect(sent().length).toBeLessThan(old.length);
  expect(sent().map(({ content }) => content)).toContain('The newest question.');
  const calls = server.seen.length;
  const long = chat([turn('word '.repeat(2_000))], {}, { max_tokens: 100 });
  const refused = await ada.fails(openAiChat, long);
  expect(refused).toMatchObject({ status: 400, code: 'invalid_input', fields: ['messages'], detail: expect.stringContaining('context length is 2000 tokens') }); // prettier-ignore
  expect(await saidIn(ada)).toEqual(['The newest question.', 'Yes.']);
  expect(server.seen).toHaveLength(calls);
});

it('a client that hangs up leaves what had arrived, marked as cut, and the provider call is aborted', async () => {
  const ada = app.user();
  const gate = new Gate();
  server.script({ text: 'one two', hold: gate.pass() });
  const openai = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: app.adminKey });
  const stream = await openai.chat.completions.create({
    model: 'any', user: ada.user, stream: true, messages: [{ role: 'user', content: 'Count.' }],
  }); // prettier-ignore
  for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
  const kept = await waitUntil(
    'the answer as far as it had come',
    () => history(ada),
    ({ length }) => length === 2,
  );
  expect(kept[1]).toMatchObject({ role: 'assistant', content: 'one', metadata: { chat: { finish: 'cut' } } });
  expect((await app.client().ok(getModelUsage)).open.calls).toBe(0);
  gate.open();
});

it('a call to a provider that stalls is aborted, whole and streamed, and the turn is kept', async () => {
  const env = { LLM_CHAT_PROVIDER: 'openai', LLM_CHAT_MODEL: 'small', LLM_CHAT_BASE_URL: server.url, LLM_RETRIES: '0', LLM_TIMEOUT_MS: '300' }; // prettier-ignore
  const hasty = await startApp({ env, installation: { db: app.db, adminKey: app.adminKey } });
  try {
    const ada = hasty.user();
    server.script({ stall: true });
    for (const stream of [false, true]) {
      const failed = await ada.fails(openAiChat, chat([turn('Are you there?')], {}, { stream }));
      expect([failed.status, failed.code]).toEqual([502, 'model_failed']);
    }
    expect(await saidIn(ada)).toEqual(['Are you there?']);
  } finally {
    await hasty.stop();
  }
});

it('a used-up budget is reported in the protocol’s words, once', async () => {
  const key = await app.otherTenant();
  const admin = app.client(key);
  await admin.ok(putModelSettings, { body: { tokens_per_day: 1_200 } });
  server.script({ usage: null });
  const ask = chat([turn('Hello.')], {}, { max_tokens: 900 });
  await admin.ok(openAiChat, ask);
  const sentSoFar = server.seen.length;
  const refused = await admin.fails(openAiChat, ask);
  expect([refused.status, refused.code, refused.headers.get('x-should-retry')]).toEqual([429, 'model_budget_exhausted', 'false']); // prettier-ignore
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const openai = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: key });
  const asked = openai.chat.completions.create({
    model: 'any',
    max_tokens: 900,
    messages: [{ role: 'user', content: 'Hello.' }],
  });
  expect(await asked.catch((error: unknown) => error)).toBeInstanceOf(OpenAI.RateLimitError);
  expect(server.seen).toHaveLength(sentSoFar);
  await admin.ok(putModelSettings, { body: {} });
});

it('impossible usage is neither reported nor charged', async () => {
  const ada = app.user();
  server.script({ usage: [-5, -1] });
  expect((await ada.ok(openAiChat, chat([turn('Hello.')]))).usage).toBeUndefined();
  const { usage } = await ada.ok(anthropicMessages, {
    body: { model: 'any', max_tokens: 50, messages: [turn('Hello?')] },
  });
  expect(usage.input_tokens).toBeGreaterThan(50);
});

it('while learning is paused nothing is stored and nothing is sent', async () => {
  const ada = app.user();
  await app.client().ok(pauseUser, { params: { user_id: ada.user } });
  const calls = server.seen.length;
  for (const operation of [openAiChat, anthropicMessages]) {
    const refused = await ada.fails(operation, chat([turn('Hello.')], {}, { max_tokens: 50 }));
    expect([refused.status, refused.code]).toEqual([409, 'learning_paused']);
  }
  expect([server.seen.length, await history(ada)]).toEqual([calls, []]);
});

it('an answer that comes after learning was paused is given, and not stored', async () => {
  const ada = app.user();
  const paused = new Gate();
  server.script({ text: 'Hello, Ada.', hold: paused.pass() });
  const calls = server.seen.length;
  const answer = ada.call(openAiChat, chat([turn('Hello.')], {}, { stream: true }));
  await waitUntil('the model to be asked', () => Promise.resolve(server.seen.length > calls));
  await app.client().ok(pauseUser, { params: { user_id: ada.user } });
  paused.open();
  expect(await answer).toMatchObject({ status: 200, text: expect.stringMatching(/Hello[^]*\[DONE\]/) });
  expect(await saidIn(ada)).toEqual(['Hello.']);
});

it.each([false, true])('an answer that comes after an erasure is given, and brings nobody back: streamed %s', async (stream) => {
  const [eve, admin] = [app.user(), app.client()];
  await remember(eve, 'Eve hides in Zyxomancy Cove.');
  const erased = new Gate();
  server.script({ text: 'In Zyxomancy Cove, Eve.', hold: erased.pass() });
  const calls = server.seen.length;
  const answer = eve.call(openAiChat, chat([turn('Where does Eve hide?')], {}, { stream }));
  await waitUntil('the model to be asked', () => Promise.resolve(server.seen.length > calls));
  const { id = '' } = await admin.ok(eraseUser, { params: { user_id: eve.user }, body: {} });
  await waitUntil('the erasure', () => admin.ok(getErasure, { params: { id } }), ({ state }) => state === 'completed');
  erased.open();
  expect(await answer).toMatchObject({ status: 200, text: expect.stringContaining('Cove, Eve.') });
  expect(await app.count('users', 'user_id = $1', [eve.user])).toBe(0);
  // Whoever comes back asks as anybody new.
  server.script({ text: 'Hello.' });
  await eve.ok(openAiChat, chat([turn('Hello.')]));
  expect(await saidIn(eve)).toEqual(['Hello.', 'Hello.']);
}); // prettier-ignore

it.each([false, true])('long tool calls reach the caller whole, and are stored shortened: streamed %s', async (stream) => {
  const ada = app.user();
  const input = { text: 'x'.repeat(17_000) };
  server.script({ text: '', calls: ['call00001', 'call00002'].map((id) => ({ id, name: 'write', input })) });
  const openai = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: app.adminKey });
  const tools = [{ type: 'function' as const, function: { name: 'write', parameters: { type: 'object' } } }];
  const ask = { model: 'any', user: ada.user, tools, messages: [{ role: 'user' as const, content: 'Write.' }] };
  const { choices } = stream
    ? await openai.chat.completions.stream(ask).finalChatCompletion()
    : await openai.chat.completions.create(ask);
  expect(choices[0]?.message.tool_calls).toMatchObject(Array(2).fill({ function: { arguments: JSON.stringify(input) } }));
  const calls = (await history(ada))[1]?.tool_calls as { function: { arguments: string } }[];
  for (const one of calls) expect(JSON.stringify(input).startsWith(one.function.arguments)).toBe(true);
  expect(calls).toHaveLength(2);
}); // prettier-ignore

it('an answer with a secret is given, though the policy refuses to store it', async () => {
  const ada = app.user();
  await ada.ok(putUserSafety, { body: { secrets: 'reject' } });
  server.script({ text: `The key is ${SECRET}.` });
  const reply = await ada.ok(openAiChat, chat([turn('What is the key?')]));
  expect(reply.choices[0]?.message.content).toContain(SECRET);
  expect(await saidIn(ada)).toEqual(['What is the key?']);
});

it('context of ours as a tool result or an answer is not stored, and reaches its reader', async () => {
  const ada = app.user();
  await remember(ada, 'Ada drinks oat milk.');
  const { text = '' } = await ada.ok(buildContext, {
    body: { query: 'What does Ada drink?', format: 'markdown', token_budget: 500 },
  });
  expect(text).toMatch(/^<recollect-/);
  server.script({ text });
  const call = { id: 'call00001', type: 'function', function: { name: 'context_build', arguments: '{}' } };
  const asked = [turn('What do I drink?'), { role: 'assistant', content: null, tool_calls: [call] }];
  const messages = [...asked, { role: 'tool', tool_call_id: call.id, content: text }] as unknown as Message[];
  const reply = await ada.ok(openAiChat, chat(messages));
  expect(reply.choices[0]?.message.content).toBe(text);
  expect(sent().find(({ role }) => role === 'tool')?.content).toBe(text);
  expect(await saidIn(ada)).toEqual([]);
});

it('a caller’s own key is sent to the provider, and stored nowhere', async () => {
  const ada = app.user();
  const own = 'sk-of-the-caller-zyxomancy';
  await ada.ok(openAiChat, chat([turn('Hello.')], { 'x-provider-key': own }));
  expect(server.seen.at(-1)?.headers['authorization']).toBe(`Bearer ${own}`);
  server.script({ status: 401 });
  const refused = await ada.fails(openAiChat, chat([turn('Hello.')], { 'x-provider-key': own }));
  expect([refused.status, refused.code, refused.detail]).toEqual([401, 'unauthorized', expect.stringMatching(/X-Provider-Key is wrong, or may not use this model/)]); // prettier-ignore
  expect(refused.text).not.toContain(own);
  const { rows } = await app.db.admin.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of rows)
    expect([name, await app.count(`${name} t`, `t::text like '%zyxomancy%'`)]).toEqual([name, 0]);
});

it('a missing permission, and a user who may not be named, are refused in each protocol’s format', async () => {
  const reader = app.client((await app.key({ permissions: ['records:read', 'models:use'] })).key, { user: newUser() });
  const bound = app.client((await app.key({ user_id: newUser() })).key);
  const none = app.client((await app.key({ permissions: ['records:read', 'messages:write'] })).key, {
    user: newUser(),
  });
  const nobody = app.client((await app.key()).key);
  for (const [operation, named] of [
    [openAiChat, { user: 'somebody-else' }],
    [anthropicMessages, { metadata: { user_id: 'somebody-else' } }],
  ] as const) {
    const ask = (more = {}) => chat([turn('Hello.')], {}, { max_tokens: 50, ...more });
    expect(await reader.fails(operation, ask())).toMatchObject({ code: 'forbidden', detail: expect.stringContaining('messages:write') }); // prettier-ignore
    expect(await none.fails(operation, ask())).toMatchObject({ code: 'forbidden', detail: expect.stringContaining('models:use') }); // prettier-ignore
    expect(await bound.fails(operation, ask(named))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await nobody.fails(operation, ask())).toMatchObject({ code: 'user_required' });
    expect(await app.user().fails(operation, ask(named))).toMatchObject({ code: 'user_mismatch' });
    const two = { ...named, user_id: 'somebody' };
    expect(await nobody.fails(operation, ask(two))).toMatchObject({ code: 'user_mismatch' });
  }
  const two = chat([turn('Hello.')], {}, { user: newUser(), metadata: { user_id: newUser() } });
  expect(await app.client().fails(openAiChat, two)).toMatchObject({ code: 'user_mismatch' });
});

it('a user id that is no string is refused in each protocol’s format, and is not the default user', async () => {
  const admin = app.client();
  const calls = server.seen.length;
  for (const operation of [openAiChat, anthropicMessages])
    for (const [named, field] of [
      [{ metadata: { user_id: 41 } }, 'metadata.user_id'],
      [{ user_id: 7 }, 'user_id'],
    ] as const) {
      const refused = await admin.fails(operation, chat([turn('Hello.')], {}, { max_tokens: 50, ...named }));
      expect([refused.status, refused.code]).toEqual([400, 'invalid_input']);
      expect(refused.detail).toContain(`${field} must be a string`);
    }
  expect(server.seen).toHaveLength(calls);
});

it('without a model the response names the setting', async () => {
  const bare = await startApp({ installation: { db: app.db, adminKey: app.adminKey } });
  try {
    for (const operation of [openAiChat, anthropicMessages]) {
      const refused = await bare.user().fails(operation, chat([turn('Hello.')], {}, { max_tokens: 50 }));
      // Clients of both show the detail alone: it says what failed, and what to do.
      expect(refused).toMatchObject({ code: 'no_model', detail: expect.stringMatching(/^No language model is configured.*LLM_PROVIDER/) }); // prettier-ignore
      expect(refused.headers.get('x-should-retry')).toBe('false');
    }
  } finally {
    await bare.stop();
  }
});

it.each([
  ['no messages', { messages: [] }, 'messages'],
  ['an answer as the last message', { messages: [turn('Hi.'), turn('Hello', 'assistant')] }, 'messages[1].role'],
  ['several answers', { n: 2 }, 'n'],
  ['an unknown part', { messages: [{ role: 'user', content: [{ type: 'hologram' }] }] }, 'messages[0].content'],
  ['an address that is none', { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'file:///etc/passwd' } }] }] }, 'messages[0].content[0].image_url.url'],
] as const)('%s is refused, and the field is named', async (_what, more, field) => {
  const refused = await app.user().fails(openAiChat, { body: { model: 'any', messages: [turn('Hi.')], ...more } });
  expect([refused.status, refused.fields[0]]).toEqual([400, expect.stringContaining(field)]);
}); // prettier-ignore
