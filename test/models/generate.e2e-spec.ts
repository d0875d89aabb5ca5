import { generate } from '@contracts/model-usage/generate.operations.js';
import { getModelSettings, getModelUsage, putModelSettings } from '@contracts/model-usage/model-usage.operations.js';
import { pauseUser } from '@contracts/users/pause.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { chatServer, type Script } from '@test/support/providers/chat-servers.js';

const KEY = 'sk-very-secret';
let server: Awaited<ReturnType<typeof chatServer>>;
let app: TestApp;
beforeAll(async () => {
  server = await chatServer('openai');
  app = await startApp({
    env: {
      LLM_PROVIDER: 'openai',
      LLM_MODEL: 'small',
      LLM_BASE_URL: server.url,
      LLM_API_KEY: KEY,
      LLM_RETRIES: '0',
      LLM_PRICES: 'small=3/15',
    },
  });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(() => server.script({}));

it('text and objects come from the model, with their usage, and are charged to the tenant', async () => {
  const ada = app.user();
  server.script({ text: 'Porto.', usage: [20, 2] });
  expect(
    await ada.ok(generate, { body: { system: 'One word.', prompt: 'Which city has the most bridges?' } }),
  ).toMatchObject({ text: 'Porto.', model: 'stand-in', finish: 'stop', usage: { tokens_in: 20, tokens_out: 2 } });
  server.script({ text: '{"city":"Porto"}', usage: [20, 2] });
  const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
  expect(await ada.ok(generate, { body: { prompt: 'Which?', schema } })).toMatchObject({ object: { city: 'Porto' } });
  const usage = await app.client().ok(getModelUsage);
  expect(usage).toMatchObject({ allowed: true, open: { calls: 0 }, day: { tokens: 44, tokens_limit: null } });
  expect(usage.days).toMatchObject([{ purpose: 'chat', model: 'small', calls: 2, usd: 0.00018 }]);
  expect((await ada.ok(getStatus)).external_processors).toEqual([]);
});

it.each<[string, Script, number, string]>([
  ['is down', { status: 503 }, 502, 'model_failed'],
  ['wants another key', { status: 401 }, 502, 'model_failed'],
  ['is asked for too much', { status: 400 }, 422, 'model_refused'],
  ['refuses by its rules', { finish: 'refused', text: '' }, 422, 'model_refused'],
  ['answers nothing', { text: '' }, 502, 'model_failed'],
  ['answers garbage', { garbage: true }, 502, 'model_failed'],
  ['stalls', { stall: true }, 502, 'model_failed'],
])('a provider that %s has its own error, and neither key nor text is returned', async (_what, said, status, code) => {
  server.script(said);
  const body = { prompt: 'the private diary of Ada', deadline_ms: 300 };
  const refused = await app.user().fails(generate, { body });
  expect([refused.status, refused.code]).toEqual([status, code]);
  expect(JSON.stringify(refused)).not.toMatch(/diary|very-secret/);
});

it('a used-up budget reports when it opens again, and nothing is sent', async () => {
  const key = await app.otherTenant();
  const admin = app.client(key);
  await admin.ok(putModelSettings, { body: { tokens_per_day: 500 } });
  server.script({ usage: null });
  await admin.ok(generate, { body: { prompt: 'hello', max_tokens: 400 } });
  const sent = server.seen.length;
  const answer = await admin.fails(generate, { body: { prompt: 'hello', max_tokens: 400 } });
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(answer).toMatchObject({ code: 'model_budget_exhausted', detail: expect.stringContaining('T00:00:00.000Z') });
  expect(await admin.fails(generate, { body: { prompt: 'hello' } })).toMatchObject({ code: 'too_large' });
  expect(server.seen).toHaveLength(sent);
  // For this tenant only.
  await app.user().ok(generate, { body: { prompt: 'hello', max_tokens: 400 } });
  await admin.ok(putModelSettings, { body: { allowed: false } });
  expect(await admin.fails(generate, { body: { prompt: 'hello' } })).toMatchObject({ code: 'forbidden' });
  expect((await admin.ok(getModelSettings)).effective).toMatchObject({ allowed: false, tokens_per_day: null });
});

it('nothing is sent for a user who is paused, nor with a key that may not', async () => {
  const name = newUser();
  await app.client().ok(pauseUser, { params: { user_id: name } });
  const sent = server.seen.length;
  expect(await app.user(name).fails(generate, { body: { prompt: 'hello' } })).toMatchObject({
    code: 'learning_paused',
  });
  const { key } = await app.key({ permissions: ['records:read', 'records:write'] });
  expect(await app.client(key).fails(generate, { body: { prompt: 'hello' } })).toMatchObject({ code: 'forbidden' });
  expect(server.seen).toHaveLength(sent);
});

it('a wrong field is named', async () => {
  const fields = async (body: object) => (await app.user().fails(generate, { body })).fields;
  expect(await fields({})).toEqual(['prompt']);
  expect(await fields({ prompt: 'a', messages: [{ role: 'user', content: 'b' }] })).toEqual(['prompt']);
  expect(await fields({ messages: [{ role: 'assistant', content: 'b' }] })).toEqual(['messages']);
  const schema = { type: 'object', properties: { a: { type: 'string', pattern: '(a+)+$' } } };
  expect(await fields({ prompt: 'a', schema })).toEqual(['schema.properties.a.pattern']);
});

it('without a model the response says so', async () => {
  const bare = await startApp({ installation: { db: app.db, adminKey: app.adminKey } });
  try {
    expect(await bare.user().fails(generate, { body: { prompt: 'hello' } })).toMatchObject({
      status: 409,
      code: 'no_model',
    });
    expect((await bare.client().ok(getModelSettings)).models).toEqual([]);
  } finally {
    await bare.stop();
  }
});
