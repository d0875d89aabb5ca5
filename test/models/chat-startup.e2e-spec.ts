import Anthropic from '@anthropic-ai/sdk';
import {
  anthropicCountTokens,
  anthropicModel,
  anthropicModels,
} from '@contracts/anthropic/anthropic-messages.operations.js';
import { getModelUsage } from '@contracts/model-usage/model-usage.operations.js';
import { openAiModel } from '@contracts/openai/openai-chat.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import OpenAI from 'openai';

// What programs ask before and beside a chat: which model answers, and how long a request is.
let app: TestApp;
let server: Awaited<ReturnType<typeof chatServer>>;
let openai: OpenAI;
let claude: Anthropic;
beforeEach(() => server.script({}));
beforeAll(async () => {
  server = await chatServer('anthropic');
  const env = { LLM_CHAT_PROVIDER: 'claude', LLM_CHAT_MODEL: 'meta/small', LLM_CHAT_BASE_URL: server.url, LLM_CHAT_API_KEY: 'sk-x', LLM_CHAT_WINDOW: '50000' }; // prettier-ignore
  app = await startApp({ env });
  openai = new OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey: app.adminKey, maxRetries: 0 });
  claude = new Anthropic({ baseURL: `${app.url}/anthropic`, apiKey: app.adminKey, maxRetries: 0 });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});

describe('the model that answers', () => {
  const ofOpenAi = { id: 'meta/small', object: 'model', created: 0, owned_by: 'anthropic' };
  const ofAnthropic = {
    type: 'model', id: 'meta/small', display_name: 'meta/small', created_at: '1970-01-01T00:00:00.000Z', lifecycle: 'active', line: null,
    deprecated_at: null, retires_at: null, capabilities: null, max_input_tokens: 50_000, max_tokens: null,
  }; // prettier-ignore

  it('is returned for its own name and for any other, because a chat accepts any', async () => {
    for (const name of ['meta/small', 'gpt-5', 'claude-ü 🦊']) {
      expect(await openai.models.retrieve(name)).toEqual(ofOpenAi);
      expect(await claude.models.retrieve(name)).toEqual(ofAnthropic);
    }
  });

  it('is the only one in the list of Anthropic’s clients', async () => {
    const names: string[] = [];
    for await (const { id } of claude.models.list({ limit: 1 })) names.push(id);
    expect(names).toEqual(['meta/small']);
    expect(await app.client().ok(anthropicModels)).toEqual({
      data: [ofAnthropic],
      first_id: 'meta/small',
      last_id: 'meta/small',
      has_more: false,
    });
  });

  it('is shown only to a key that may use it', async () => {
    const key = app.client((await app.key({ permissions: ['records:read', 'messages:write'] })).key);
    const body = { model: 'm', messages: [{ role: 'user' as const, content: 'Hi.' }] };
    expect(await key.fails(openAiModel, { params: { model: 'm' } })).toMatchObject({ status: 403 });
    expect(await key.fails(anthropicModels)).toMatchObject({ status: 403 });
    expect(await key.fails(anthropicModel, { params: { model_id: 'm' } })).toMatchObject({ status: 403 });
    expect(await key.fails(anthropicCountTokens, { body })).toMatchObject({ status: 403 });
  });
});

describe('the tokens of a request', () => {
  const messages = [{ role: 'user' as const, content: 'Which milk does Ada take?' }];
  const tools = [{ name: 'weather', description: 'Tells the weather of a city.', input_schema: { type: 'object' as const } }]; // prettier-ignore
  const count = async (more: object = {}) =>
    (await claude.messages.countTokens({ model: 'claude', messages, ...more })).input_tokens;

  it('are those of its messages, system text and tools', async () => {
    const plain = await count();
    expect(plain).toBeGreaterThan(5);
    expect(plain).toBeLessThan(40);
    const system = [{ type: 'text', text: 'Answer in one short sentence.', cache_control: { type: 'ephemeral' } }];
    const withSystem = await count({ system });
    expect(withSystem).toBeGreaterThan(plain);
    expect(await count({ system, tools })).toBeGreaterThan(withSystem);
    const file = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } };
    expect(await count({ messages: [{ role: 'user', content: [file] }] })).toBeGreaterThan(100);
    expect(await count({ messages: [...messages, { role: 'assistant', content: '{' }] })).toBeGreaterThan(plain);
    expect((await claude.beta.messages.countTokens({ model: 'claude', messages })).input_tokens).toBe(plain);
  });

  it('do not depend on anyone’s memory, and counting stores nothing and calls no model', async () => {
    const ada = app.user();
    const before = await count();
    await ada.ok(storeRecord, { body: { content: 'Ada takes oat milk.' }, headers: { prefer: 'wait=5' } });
    const [calls, stored] = [server.seen.length, await app.count('records')];
    for (const user of [ada.user, newUser()]) expect(await count({ metadata: { user_id: user } })).toBe(before);
    expect([server.seen.length, await app.count('records')]).toEqual([calls, stored]);
    expect((await app.client().ok(getModelUsage)).open.calls).toBe(0);
  });
});

describe('a stop sequence that ended an answer', () => {
  const ask = { model: 'claude', max_tokens: 50, stop_sequences: ['END'] };
  const messages = [{ role: 'user' as const, content: 'Count to ten.' }];

  it('is named to Anthropic’s clients, whole and streamed', async () => {
    server.script({ text: 'one two', stoppedBy: 'END' });
    const named = { stop_reason: 'stop_sequence', stop_sequence: 'END' };
    expect(await claude.messages.create({ ...ask, messages })).toMatchObject(named);
    expect(await claude.messages.stream({ ...ask, messages }).finalMessage()).toMatchObject(named);
    server.script({ text: 'one two' });
    expect(await claude.messages.create({ ...ask, messages })).toMatchObject({ stop_reason: 'end_turn', stop_sequence: null }); // prettier-ignore
  });

  it('is an ordinary end to OpenAI’s', async () => {
    server.script({ text: 'one two', stoppedBy: 'END' });
    const { choices } = await openai.chat.completions.create({ model: 'm', stop: 'END', messages });
    expect(choices[0]).toMatchObject({ finish_reason: 'stop', message: { content: 'one two' } });
  });
});
