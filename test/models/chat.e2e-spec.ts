import Anthropic from '@anthropic-ai/sdk';
import { listMessages } from '@contracts/messages/messages.operations.js';
import { Capacity } from '@governance/limits/capacity.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { chatServer, type ChatWire, type Script } from '@test/support/providers/chat-servers.js';
import { waitUntil } from '@test/support/wait-until.js';
import OpenAI from 'openai';

// The published clients of both protocols, unmodified except for the address. Behind them is a different wire format
// each time.
const UPSTREAMS: readonly (readonly [string, ChatWire])[] = [
  ['openai', 'openai'],
  ['claude', 'anthropic'],
  ['gemini', 'google'],
];
let first: TestApp | undefined;
const open: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of open.reverse()) await close();
});

async function serve(provider: string, wire: ChatWire) {
  const server = await chatServer(wire);
  const installation = first && { db: first.db, adminKey: first.adminKey };
  const env = { LLM_CHAT_PROVIDER: provider, LLM_CHAT_MODEL: 'small', LLM_CHAT_BASE_URL: server.url, LLM_CHAT_API_KEY: 'sk-x', LLM_RETRIES: '0' }; // prettier-ignore
  const app = await startApp({ env, ...(installation && { installation }) });
  first ??= app;
  open.push(async () => {
    await app.stop();
    await server.close();
  });
  return { app, server };
}

const parameters = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } as const;
const description = 'Tells the weather of a city.';
const CALL = { id: 'call00001', name: 'weather', input: { city: 'Aarhus' } };
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABXvMqOgAAAABJRU5ErkJggg==';

describe.each(UPSTREAMS)('with %s behind it', (provider, wire) => {
  let app: TestApp;
  let server: Awaited<ReturnType<typeof chatServer>>;
  let user: string;
  let openai: OpenAI;
  let claude: Anthropic;
  beforeAll(async () => {
    ({ app, server } = await serve(provider, wire));
    openai = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: app.adminKey });
    claude = new Anthropic({ baseURL: `${app.url}/anthropic`, apiKey: app.adminKey });
  });
  beforeEach(() => {
    server.script({});
    user = newUser();
  });
  const sent = () => JSON.stringify(server.seen.at(-1)?.body);
  const history = async () =>
    (await app.user(user).ok(listMessages, { query: { order: 'asc' } })).messages.map(({ role, content }) => [
      role,
      content,
    ]);

  it('openai: text, whole and streamed, with its usage', async () => {
    server.script({ text: 'one two', usage: [20, 2] });
    const ask = { model: 'gpt-4o', user, messages: [{ role: 'user' as const, content: 'Count.' }] };
    const whole = await openai.chat.completions.create(ask);
    expect(whole.choices[0]).toMatchObject({
      message: { role: 'assistant', content: 'one two' },
      finish_reason: 'stop',
    });
    expect(whole.usage).toMatchObject({ prompt_tokens: 20, completion_tokens: 2, total_tokens: 22 });
    const stream = openai.chat.completions.stream({ ...ask, stream_options: { include_usage: true } });
    expect(await stream.finalContent()).toBe('one two');
    expect(await stream.totalUsage()).toMatchObject({ total_tokens: 22 });
    // The same request again: its turn is stored once, both answers are.
    expect(await history()).toEqual([['user', 'Count.'], ['assistant', 'one two'], ['assistant', 'one two']]); // prettier-ignore
  });

  it('openai: tools and their results pass through', async () => {
    server.script({ text: '', calls: [CALL] });
    const tools = [{ type: 'function' as const, function: { name: 'weather', description, parameters } }];
    const question = { role: 'user' as const, content: 'Will it rain in Aarhus?' };
    const ask = { model: 'gpt-4o', user, tools, messages: [question] };
    const { message, finish_reason } = (await openai.chat.completions.create(ask)).choices[0]!;
    const [call] = message.tool_calls!;
    expect(finish_reason).toBe('tool_calls');
    expect(call).toMatchObject({ type: 'function', function: { name: 'weather', arguments: '{"city":"Aarhus"}' } });
    expect(sent()).toContain(description);
    const streamed = await openai.chat.completions.stream(ask).finalChatCompletion();
    expect(streamed.choices[0]?.message.tool_calls).toMatchObject([{ function: { name: 'weather', arguments: '{"city":"Aarhus"}' } }]); // prettier-ignore
    server.script({ text: 'It will.' });
    const result = { role: 'tool' as const, tool_call_id: call!.id, content: '{"rain":true}' };
    await openai.chat.completions.create({ ...ask, messages: [question, message, result] });
    expect(sent()).toMatch(/rain\\*":true/);
    const kept = (await app.user(user).ok(listMessages, { query: { order: 'asc' } })).messages;
    expect(kept.map(({ role }) => role)).toEqual(['user', 'assistant', 'assistant', 'tool', 'assistant']);
    expect(kept[1]?.tool_calls).toMatchObject([{ function: { name: 'weather' } }]);
    expect(kept[3]).toMatchObject({ content: '{"rain":true}', tool_call_id: call!.id });
  });

  it('openai: an image passes through, and a mark of it is stored', async () => {
    const image = { type: 'image_url' as const, image_url: { url: `data:image/png;base64,${PIXEL}` } };
    const content = [{ type: 'text' as const, text: 'What is it?' }, image];
    await openai.chat.completions.create({ model: 'gpt-4o', user, messages: [{ role: 'user', content }] });
    expect(sent()).toContain(PIXEL);
    expect((await history())[0]).toEqual(['user', 'What is it?\n[image]']);
  });

  it('openai: the model that answers is named', async () => {
    expect((await openai.models.list()).data).toMatchObject([{ id: 'small', object: 'model' }]);
  });

  it('anthropic: text, whole and streamed, with its usage', async () => {
    server.script({ text: 'one two', usage: [20, 2] });
    const ask = {
      model: 'claude', max_tokens: 100, system: 'Be brief.', metadata: { user_id: user },
      messages: [{ role: 'user' as const, content: 'Count.' }],
    }; // prettier-ignore
    const whole = await claude.messages.create(ask);
    expect(whole).toMatchObject({ type: 'message', role: 'assistant', stop_reason: 'end_turn', content: [{ type: 'text', text: 'one two' }] }); // prettier-ignore
    expect(whole.usage).toMatchObject({ input_tokens: 20, output_tokens: 2 });
    const stream = claude.messages.stream(ask);
    expect(await stream.finalText()).toBe('one two');
    expect((await stream.finalMessage()).usage).toMatchObject({ input_tokens: 20, output_tokens: 2 });
    expect(sent()).toContain('Be brief.');
    expect(await history()).toEqual([['user', 'Count.'], ['assistant', 'one two'], ['assistant', 'one two']]); // prettier-ignore
  });

  it('both clients know the id of their request, answered or refused', async () => {
    server.script({ text: 'one' });
    const id = /^[0-9a-f-]{36}$/;
    const messages = [{ role: 'user' as const, content: 'Count.' }];
    const ask = { model: 'm', max_tokens: 9, metadata: { user_id: user } };
    expect((await claude.messages.create({ ...ask, messages }))._request_id).toMatch(id);
    expect((await openai.chat.completions.create({ model: 'm', user, messages }))._request_id).toMatch(id);
    const refused = [
      claude.messages.create({ ...ask, messages: [] }),
      openai.chat.completions.create({ model: 'm', user, messages: [] }),
    ];
    for (const { reason } of (await Promise.allSettled(refused)) as PromiseRejectedResult[]) {
      expect((reason as { requestID: string }).requestID).toMatch(id);
    }
  });

  it('anthropic: tools and their results pass through', async () => {
    server.script({ text: 'I look.', calls: [CALL] });
    const tools = [{ name: 'weather', description, input_schema: parameters as unknown as Anthropic.Tool.InputSchema }];
    const question = { role: 'user' as const, content: 'Will it rain in Aarhus?' };
    const ask = { model: 'claude', max_tokens: 100, metadata: { user_id: user }, tools, messages: [question] };
    const said = await claude.messages.create(ask);
    expect(said.stop_reason).toBe('tool_use');
    expect(said.content).toMatchObject([{ type: 'text', text: 'I look.' }, { type: 'tool_use', name: 'weather', input: { city: 'Aarhus' } }]); // prettier-ignore
    const streamed = await claude.messages.stream(ask).finalMessage();
    expect(streamed.content).toMatchObject([{ type: 'text' }, { type: 'tool_use', input: { city: 'Aarhus' } }]);
    server.script({ text: 'It will.' });
    const use = said.content[1] as Anthropic.ToolUseBlock;
    const content = [{ type: 'tool_result' as const, tool_use_id: use.id, content: '{"rain":true}' }];
    const messages: Anthropic.MessageParam[] = [
      question,
      { role: 'assistant', content: said.content },
      { role: 'user', content },
    ];
    await claude.messages.create({ ...ask, messages });
    expect(sent()).toMatch(/rain\\*":true/);
    expect(sent()).toContain('I look.');
    expect((await history()).map(([role]) => role)).toEqual(['user', 'assistant', 'assistant', 'tool', 'assistant']);
  });

  it('anthropic: an image passes through', async () => {
    const image = {
      type: 'image' as const,
      source: { type: 'base64' as const, media_type: 'image/png' as const, data: PIXEL },
    };
    const messages = [{ role: 'user' as const, content: [image, { type: 'text' as const, text: 'What is it?' }] }];
    await claude.messages.create({ model: 'claude', max_tokens: 100, metadata: { user_id: user }, messages });
    expect(sent()).toContain(PIXEL);
    expect((await history())[0]).toEqual(['user', '[image]\nWhat is it?']);
  });

  it.each<[string, Script, number, string]>([
    ['is down', { status: 503 }, 502, 'model_failed'],
    ['has too many requests', { status: 429 }, 502, 'model_failed'],
    ['wants another key', { status: 401 }, 502, 'model_failed'],
    ['is asked for too much', { status: 400 }, 422, 'model_refused'],
    ['answers nothing', { text: '' }, 502, 'model_failed'],
    ['answers garbage', { garbage: true }, 502, 'model_failed'],
  ])(
    'a provider that %s is reported in each client’s format, and the turn is kept',
    async (_what, script, status, code) => {
      server.script(script);
      const messages = [{ role: 'user' as const, content: 'the private diary of Ada' }];
      const once = { maxRetries: 0 };
      const asked = [
        () => openai.chat.completions.create({ model: 'm', user, messages }, once),
        () => openai.chat.completions.create({ model: 'm', user, messages, stream: true }, once),
        () => claude.messages.create({ model: 'm', max_tokens: 9, metadata: { user_id: user }, messages }, once),
        () => claude.messages.stream({ model: 'm', max_tokens: 9, metadata: { user_id: user }, messages }, once).finalMessage(), // prettier-ignore
      ];
      for (const ask of asked) {
        const failed = await ask().then(() => null, (error: unknown) => error as InstanceType<typeof OpenAI.APIError>); // prettier-ignore
        expect([failed?.status, JSON.stringify(failed?.error)]).toEqual([status, expect.stringContaining(code)]);
        expect(`${failed?.message} ${JSON.stringify(failed?.error)}`).not.toMatch(/diary|sk-x/);
      }
      expect(await history()).toEqual([['user', 'the private diary of Ada']]);
      // A provider that fails five times in a row is not called for a while.
      server.script({});
      await openai.chat.completions.create({ model: 'm', user, messages });
    },
  );

  it('a refusal is reported in the format of each protocol', async () => {
    server.script({ text: '', finish: 'refused' });
    const messages = [{ role: 'user' as const, content: 'Do harm.' }];
    const whole = await openai.chat.completions.create({ model: 'm', user, messages });
    expect(whole.choices[0]).toMatchObject({ finish_reason: 'content_filter', message: { content: null, refusal: expect.any(String) } }); // prettier-ignore
    const reasons: unknown[] = [];
    for await (const { choices } of await openai.chat.completions.create({ model: 'm', user, messages, stream: true }))
      reasons.push(choices[0]?.finish_reason);
    expect(reasons.at(-1)).toBe('content_filter');
    const said = await claude.messages.create({ model: 'm', max_tokens: 9, metadata: { user_id: user }, messages });
    expect(said).toMatchObject({ stop_reason: 'refusal', content: [] });
  });

  it('a stream holds no slot while it waits for the first piece', async () => {
    server.script({ stall: true });
    const { working } = app.inside(Capacity).figures;
    const messages = [{ role: 'user' as const, content: 'Count.' }];
    const leaving = new AbortController();
    const before = server.seen.length;
    const once = { maxRetries: 0, signal: leaving.signal };
    const reading = openai.chat.completions.create({ model: 'm', user, messages, stream: true }, once);
    await waitUntil('the model to be asked', () => Promise.resolve(server.seen.length > before));
    expect(app.inside(Capacity).figures.working).toBe(working);
    leaving.abort();
    await expect(reading).rejects.toThrow(OpenAI.APIUserAbortError);
  });

  it('a stream that is cut ends with an error, and what had arrived is stored and marked', async () => {
    server.script({ text: 'one two', cut: true });
    const messages = [{ role: 'user' as const, content: 'Count.' }];
    const read = openai.chat.completions.stream({ model: 'm', user, messages }, { maxRetries: 0 }).finalContent();
    expect(await read.catch((error: unknown) => error)).toBeInstanceOf(OpenAI.APIError);
    const said = claude.messages.stream({ model: 'm', max_tokens: 9, metadata: { user_id: user }, messages }, { maxRetries: 0 }); // prettier-ignore
    expect(await said.finalMessage().catch((error: unknown) => error)).toBeInstanceOf(Anthropic.APIError);
    const { messages: kept } = await app.user(user).ok(listMessages, { query: { order: 'asc' } });
    expect(kept.map(({ role, content, metadata }) => [role, content, metadata])).toEqual([
      ['user', 'Count.', { chat: { told: [] } }],
      ...Array(2).fill(['assistant', 'one', { chat: { model: expect.any(String), finish: 'cut' } }]),
    ]);
  });
});
