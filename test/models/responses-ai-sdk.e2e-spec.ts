import { createOpenAI } from '@ai-sdk/openai';
import { listMessages } from '@contracts/messages/messages.operations.js';
import { openAiResponses } from '@contracts/openai/openai-responses.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { generateObject, generateText, jsonSchema, type ModelMessage, stepCountIs, streamText, tool } from 'ai';
import { z } from 'zod';

// The AI SDK as its users write it: OpenAI's provider with another address. It names earlier texts by their ids.
let app: TestApp;
let server: Awaited<ReturnType<typeof chatServer>>;
let user: string;
beforeAll(async () => {
  server = await chatServer('openai');
  const env = { LLM_CHAT_PROVIDER: 'openai', LLM_CHAT_MODEL: 'small', LLM_CHAT_BASE_URL: server.url, LLM_CHAT_API_KEY: 'sk-x', LLM_CHAT_WINDOW: '400000', LLM_RETRIES: '0' }; // prettier-ignore
  app = await startApp({ env });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(() => {
  server.script({});
  user = newUser();
});

interface Message {
  readonly role: string;
  readonly content: unknown;
  readonly tool_calls?: unknown;
}
const sent = () => server.seen.at(-1)!.body['messages'] as Message[];
const model = (name = 'any', of = user, apiKey = app.adminKey) =>
  createOpenAI({ baseURL: `${app.url}/openai/v1`, apiKey, headers: { 'X-User-Id': of } })(name);
const CALL = { id: 'call00001', name: 'weather', input: { city: 'Aarhus' } };
const weather = tool({
  description: 'Tells the weather of a city.',
  inputSchema: z.object({ city: z.string() }),
  execute: ({ city }) => Promise.resolve({ city, rain: true }),
});
const once = { maxRetries: 0 };

it.each(['any', 'gpt-5'])('a text is generated and streamed as %s', async (name) => {
  server.script({ text: 'one two', usage: [20, 2] });
  const whole = await generateText({ model: model(name), system: 'Be brief.', prompt: 'Count.', ...once });
  expect([whole.text, whole.finishReason, whole.usage.totalTokens]).toEqual(['one two', 'stop', 22]);
  expect(JSON.stringify(sent()[0])).toContain('Be brief.');
  const stream = streamText({ model: model(name), prompt: 'Count.', ...once });
  expect([await stream.text, await stream.finishReason]).toEqual(['one two', 'stop']);
});

it('an object is generated', async () => {
  server.script({ text: '{"city":"Aarhus"}' });
  const { object } = await generateObject({ model: model(), schema: jsonSchema({ type: 'object', properties: { city: { type: 'string' } }, required: ['city'], additionalProperties: false }), prompt: 'Where?', ...once }); // prettier-ignore
  expect(object).toEqual({ city: 'Aarhus' });
  expect(server.seen.at(-1)!.body).toMatchObject({ response_format: { type: 'json_schema' } });
});

describe.each(['any', 'gpt-5'])('over steps, as %s', (name) => {
  it.each(['whole', 'streamed'])('text and calls come back to the model as it said them, %s', async (how) => {
    server.script({ text: 'I look.', calls: [CALL] }, { text: 'It will.' });
    const ask = { model: model(name), tools: { weather }, stopWhen: stepCountIs(3), prompt: 'Will it rain?', ...once };
    const text = how === 'whole' ? (await generateText(ask)).text : await streamText(ask).text;
    expect(text).toBe('It will.');
    const said = sent().find(({ role }) => role === 'assistant');
    expect(said).toMatchObject({ content: 'I look.', tool_calls: [{ id: 'call00001', function: { name: 'weather', arguments: '{"city":"Aarhus"}' } }] }); // prettier-ignore
    expect(sent().find(({ role }) => role === 'tool')).toMatchObject({ content: '{"city":"Aarhus","rain":true}' });
    const { messages } = await app.user(user).ok(listMessages, { query: { order: 'asc' } });
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant']);
  });
});

/** Turns as a chat keeps them, with the ids of the items. */
async function talk(questions: readonly string[], of = user): Promise<ModelMessage[]> {
  const messages: ModelMessage[] = [];
  for (const content of questions) {
    messages.push({ role: 'user', content });
    const stream = streamText({ model: model('any', of), messages, ...once });
    messages.push(...(await stream.response).messages);
  }
  return messages;
}

it('each request of a conversation begins with the whole previous one', async () => {
  const ada = app.user(user);
  for (const content of ['Ada keeps bees in Porto.', 'Ada drinks oat milk lattes.'])
    await ada.ok(storeRecord, { body: { content }, headers: { prefer: 'wait=5' } });
  server.script({ text: 'Yes.' });
  await talk(['Where does Ada keep bees?', 'Which milk does Ada drink?', 'Thanks.']);
  const [first, second, third] = server.seen.slice(-3).map(({ body }) => body['messages'] as Message[]);
  expect(second!.slice(0, first!.length)).toEqual(first);
  expect(third!.slice(0, second!.length)).toEqual(second);
  expect(second![first!.length]).toMatchObject({ role: 'assistant', content: 'Yes.' });
  expect(JSON.stringify(third)).toMatch(/bees in Porto.*oat milk/);
});

it('a long answer, which is stored as several messages, comes back whole', async () => {
  const long = `${'word '.repeat(45_000)}end`;
  server.script({ text: long });
  const messages = await talk(['Tell all.']);
  const { messages: kept } = await app.user(user).ok(listMessages, { query: { role: 'assistant' } });
  expect(kept).toHaveLength(3);
  await generateText({ model: model(), messages: [...messages, { role: 'user', content: 'And?' }], ...once });
  expect(sent().find(({ role }) => role === 'assistant')?.content === long).toBe(true);
});

/** The items that the AI SDK sends of these messages. */
function referring(messages: readonly ModelMessage[]): { type: 'item_reference'; id: string }[] {
  return messages.flatMap(({ content }) =>
    typeof content === 'string'
      ? []
      : content.flatMap((part) => {
          const id = (part as { providerOptions?: { openai?: { itemId?: string } } }).providerOptions?.openai?.itemId;
          return id === undefined ? [] : [{ type: 'item_reference' as const, id }];
        }),
  );
}

describe('an item that a request names', () => {
  const refusal = async (client: ReturnType<TestApp['user']>, input: object[]) => {
    const { status, json } = await client.call(openAiResponses, { body: { model: 'm', input: [...input, { role: 'user', content: 'And?' }] } }); // prettier-ignore
    return `${status} ${(json as { error?: { message: string } }).error?.message ?? ''}`;
  };
  const unknown = /^400 input\[0\]\.id names no item that is stored for this user\. .*store: false/;

  it('is not found of another user or of another tenant, whatever it is', async () => {
    server.script({ text: 'The word is heron.' });
    const named = referring(await talk(['Which word?']));
    expect(named).toHaveLength(1);
    expect(await refusal(app.user(user), named)).toBe('200 ');
    expect(JSON.stringify(sent())).toContain('heron');
    const calls = server.seen.length;
    expect(await refusal(app.user(), named)).toMatch(unknown);
    expect(await refusal(app.client(await app.otherTenant(), { user }), named)).toMatch(unknown);
    expect(await refusal(app.user(user), [{ type: 'item_reference', id: `msg_${'0'.repeat(32)}` }])).toMatch(unknown);
    expect(server.seen.length).toBe(calls);
  });

  it('is not named by the id under which its message is listed', async () => {
    server.script({ text: 'The word is heron.' });
    const [named] = referring(await talk(['Which word?']));
    const { messages } = await app.user(user).ok(listMessages, { query: { role: 'assistant' } });
    const id = messages[0]!.external_id!;
    expect(id).not.toContain(named!.id.slice(4));
    for (const guess of [id, messages[0]!.id, `msg_${id}`])
      expect(await refusal(app.user(user), [{ type: 'item_reference', id: guess }])).toMatch(unknown);
  });

  it('may be a call, as older versions of the SDK name it, and is not named twice', async () => {
    server.script({ text: '', calls: [CALL] });
    const tools = [{ type: 'function', name: 'weather' }];
    const question = { role: 'user', content: 'Will it rain?' };
    const body = { model: 'm', tools, input: [question] };
    const { output } = await app.user(user).ok(openAiResponses, { body });
    const named = { type: 'item_reference', id: output[0]!.id };
    const result = { type: 'function_call_output', call_id: 'call00001', output: 'rain' };
    server.script({ text: 'It will.' });
    await app.user(user).ok(openAiResponses, { body: { ...body, input: [question, named, result] } });
    expect(sent().find(({ role }) => role === 'assistant')).toMatchObject({ tool_calls: [{ id: 'call00001', function: { arguments: '{"city":"Aarhus"}' } }] }); // prettier-ignore
    expect(await refusal(app.user(user), [named, named])).toMatch(/^400 input\[1\]\.id names an item that is in the input already/); // prettier-ignore
    const other = { ...named, id: named.id.replace(/0$/, '7') };
    expect(await refusal(app.user(user), [other])).toMatch(unknown);
  });

  it('may be a refusal of the provider, which is not stored', async () => {
    server.script({ text: '', finish: 'refused' });
    const { output } = await app.user(user).ok(openAiResponses, { body: { model: 'm', input: 'Do harm.' } });
    server.script({ text: 'Yes.' });
    expect(await refusal(app.user(user), [{ type: 'item_reference', id: output[0]!.id }])).toBe('200 ');
    expect(JSON.stringify(sent())).toContain('rules forbid an answer');
  });
});
