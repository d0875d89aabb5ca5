import { putTenantExtraction, putUserExtraction } from '@contracts/extraction/extraction.operations.js';
import { mem0DeleteEntity } from '@contracts/mem0/mem0-entities.operations.js';
import { mem0Event, mem0Events } from '@contracts/mem0/mem0-extras.operations.js';
import { mem0OssAdd } from '@contracts/mem0/mem0-oss.operations.js';
import { mem0CreateWebhook } from '@contracts/mem0/mem0-webhooks.operations.js';
import { mem0AddV1, mem0AddV3, mem0ListV3, mem0Ping, mem0SearchV3 } from '@contracts/mem0/mem0.operations.js';
import { listMessages } from '@contracts/messages/messages.operations.js';
import { putModelSettings } from '@contracts/model-usage/model-usage.operations.js';
import { createTenant } from '@contracts/tenancy/tenancy.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { waitUntil } from '@test/support/wait-until.js';
import { startHook } from './hook.js';

let server: Awaited<ReturnType<typeof chatServer>>;
let app: TestApp;
beforeAll(async () => {
  server = await chatServer('openai');
  const env = { LLM_PROVIDER: 'openai', LLM_MODEL: 'small', LLM_BASE_URL: server.url, LLM_API_KEY: 'k', LLM_RETRIES: '0' };
  app = await startApp({ env: { ...env, JOB_BACKOFF_MS: '10', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' } });
  // Two turns are read at once; a single one is not read while a test runs.
  await app.client().ok(putTenantExtraction, { body: { enabled: true, turns: 2, silence_seconds: 86_400 } });
}); // prettier-ignore
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(() => server.script({ text: '{"facts":[]}' }));

type Shown = { id: string; memory: string; agent_id: string | null; app_id: string | null };
const LISBON = 'We moved to Lisbon in March.';
const FACT = 'Ada moved to Lisbon in March.';
const fact = (over: object = {}) => ({
  content: FACT,
  type: 'episodic',
  subject: 'Ada',
  entities: ['Lisbon'],
  valid_from: null,
  valid_to: null,
  importance: 0.7,
  source: 1,
  quote: LISBON,
  ...over,
});
const answers = (...facts: object[]) => server.script({ text: JSON.stringify({ facts }) });
const said = (...texts: string[]) => texts.map((content) => ({ role: 'user', name: 'Ada', content }));
/** Waits for what is read at once. */
const PATIENT = { headers: { prefer: 'wait=20' } };
const add = (body: object, client: Client = app.client(), sent: object = PATIENT) =>
  client.ok(mem0AddV3, { body: { messages: said(LISBON, 'It is sunny here.'), ...body }, ...sent });
const eventOf = (id: string, client: Client = app.client()) => client.ok(mem0Event, { params: { event_id: id } });
const all = async (filters: object, client: Client = app.client()) =>
  (await client.ok(mem0ListV3, { body: { filters } })).results as unknown as Shown[];
const history = async (client: Client, agent = 'mem0') => (await client.ok(listMessages, { query: { agent, order: 'asc' } })).messages; // prettier-ignore
const WORD_FOR_WORD = 'Stored word for word: nothing was inferred.';

async function ownTenant(): Promise<Client> {
  const { admin_key: made } = await app.client().ok(createTenant, { body: { name: newUser() } });
  return app.client(made?.key);
}

describe('an add with fact extraction', () => {
  it('is stored in the history of its agent and pending until it is read; then its event returns the facts', async () => {
    const user = newUser();
    const names = { user_id: user, agent_id: 'bot', app_id: 'shop', run_id: 'r1' };
    const messages = [{ role: 'system', content: 'Be kind.' }, ...said(LISBON)];
    const first = await add({ messages, ...names, metadata: { from: 'chat' }, timestamp: 1_700_000_000 });
    expect(first).toMatchObject({ status: 'PENDING', message: expect.stringContaining('to be read') as string, results: [] }); // prettier-ignore
    expect(await eventOf(first.event_id)).toMatchObject({ status: 'PENDING', results: [], completed_at: null, error: null }); // prettier-ignore
    expect(await history(app.user(user), 'bot')).toMatchObject([
      {
        content: LISBON, role: 'user', speaker: 'Ada', session_id: 'r1', project: 'shop', metadata: { from: 'chat' },
        occurred_at: '2023-11-14T22:13:20.000Z',
      },
    ]); // prettier-ignore
    expect(await all({ user_id: user })).toEqual([]);
    answers(fact());
    const second = await add({ messages: 'It is sunny here.', ...names });
    expect(second).toMatchObject({ status: 'SUCCEEDED', message: 'Kept, and read for facts.', results: [] });
    const { results, ...event } = await eventOf(first.event_id);
    expect(event).toMatchObject({ id: first.event_id, event_type: 'ADD', status: 'SUCCEEDED', error: null });
    expect(results).toEqual([{ id: expect.any(String) as string, event: 'ADD', memory: FACT, data: { memory: FACT } }]);
    const kept = { id: results[0]?.id, memory: FACT, user_id: user, agent_id: 'bot', app_id: 'shop', run_id: 'r1' };
    expect(await all({ user_id: user, app_id: 'shop' })).toMatchObject([kept]);
    const body = { query: 'Who moved to Lisbon?', filters: { user_id: user } };
    expect((await app.client().ok(mem0SearchV3, { body })).results).toMatchObject([kept]);
  });

  it('returns its facts if it is read within the wait, in every generation', async () => {
    answers(fact());
    const told = [{ id: expect.any(String) as string, event: 'ADD', memory: FACT, data: { memory: FACT } }];
    expect((await add({ user_id: newUser() })).results).toEqual(told);
    const body = () => ({ messages: said(LISBON, 'It is sunny here.'), user_id: newUser(), infer: true });
    expect(await app.client().ok(mem0AddV1, { body: body(), ...PATIENT })).toEqual(told);
    expect(await app.client().ok(mem0OssAdd, { body: body(), ...PATIENT })).toEqual({ results: told });
    const alone = () => ({ messages: LISBON, user_id: newUser() });
    const pending = { message: expect.any(String) as string, status: 'PENDING', event_id: expect.any(String) as string }; // prettier-ignore
    expect(await app.client().ok(mem0AddV1, { body: alone() })).toEqual([pending]);
    const inside = { ...alone(), output_format: 'v1.1' };
    expect(await app.client().ok(mem0AddV1, { body: inside })).toEqual({ results: [pending], relations: [] });
    expect(await app.client().ok(mem0OssAdd, { body: alone() })).toEqual({ results: [], ...pending });
  });

  it('is pending until the last of its messages is read, in its event and in the list of events', async () => {
    const user = newUser();
    answers(fact());
    const added = await add({ user_id: user, messages: said(LISBON, 'It is sunny here.', 'And warm.') });
    expect([added.status, added.results.map(({ memory }) => memory)]).toEqual(['PENDING', [FACT]]);
    const state = async () => {
      const { results } = await app.user(user).ok(mem0Events, {});
      return [results.map(({ id, status }) => [id, status]), (await eventOf(added.event_id)).status];
    };
    expect(await state()).toEqual([[[added.event_id, 'PENDING']], 'PENDING']);
    answers();
    const next = await add({ user_id: user, messages: 'Good night.' });
    expect(await state()).toEqual([[[next.event_id, 'SUCCEEDED'], [added.event_id, 'SUCCEEDED']], 'SUCCEEDED']); // prettier-ignore
  });

  it('reports what a fact has replaced as deleted', async () => {
    const user = newUser();
    const lives = (city: string, source: number) => {
      const quote = `I live in ${city} now.`;
      return fact({ content: `Ada lives in ${city}.`, type: 'semantic', entities: [city], source, quote });
    };
    answers(lives('Lisbon', 1));
    const [before] = (await add({ user_id: user, messages: said('I live in Lisbon now.', 'Yes.') })).results;
    answers(lives('Porto', 3));
    const { results } = await add({ user_id: user, messages: said('I live in Porto now.', 'Yes.') });
    expect(results.map(({ event, memory }) => [event, memory])).toEqual([
      ['ADD', 'Ada lives in Porto.'],
      ['DELETE', 'Ada lives in Lisbon.'],
    ]);
    expect(results[1]?.id).toBe(before?.id);
    expect((await all({ user_id: user })).map(({ memory }) => memory)).toEqual(['Ada lives in Porto.']);
  });

  it('of an agent, an app or a run without a user assigns facts to it, and names no agent that nobody named', async () => {
    answers(fact());
    for (const entity of ['agent_id', 'app_id', 'run_id', 'user_id'] as const) {
      const named = { [entity]: newUser() };
      await add(named);
      expect(await all(named)).toMatchObject([{ memory: FACT, agent_id: null, app_id: null, run_id: null, user_id: null, ...named }]); // prettier-ignore
    }
  });

  it('has failed if nobody will read it, and its event says why', async () => {
    const tenant = await ownTenant();
    await tenant.ok(putTenantExtraction, { body: { enabled: true, turns: 2, silence_seconds: 86_400 } });
    await tenant.ok(putModelSettings, { body: { tokens_per_day: 10 } });
    const added = await add({ user_id: 'ada' }, tenant);
    expect([added.status, added.results]).toEqual(['FAILED', []]);
    expect(added.message).toContain('too_large');
    expect(await eventOf(added.event_id, tenant)).toMatchObject({ status: 'FAILED', error: 'too_large', results: [] });
    // What was said is not lost: it is read when there is room and more is said.
    await tenant.ok(putModelSettings, { body: {} });
    answers(fact());
    await add({ user_id: 'ada', messages: said('Yes.', 'Good night.') }, tenant);
    expect(await eventOf(added.event_id, tenant)).toMatchObject({ status: 'SUCCEEDED', results: [{ memory: FACT }] });
  });

  it.each([
    ['no JSON', 'I would rather not.'],
    ['facts without words', '{"facts":[{"content":""}]}'],
    ['nothing', ''],
  ])('is done and empty if the model returns %s: nobody reads its messages again', async (_, text) => {
    const user = newUser();
    server.script({ text });
    const added = await add({ user_id: user });
    expect(added).toMatchObject({ status: 'SUCCEEDED', results: [] });
    expect(await eventOf(added.event_id)).toMatchObject({ status: 'SUCCEEDED', results: [], error: null });
    expect(await all({ user_id: user })).toEqual([]);
    // What was said is kept.
    expect(await history(app.user(user))).toHaveLength(2);
  });

  it('sent again under the same Idempotency-Key is done once', async () => {
    const user = newUser();
    const sent = { headers: { 'idempotency-key': newUser(), ...PATIENT.headers } };
    answers(fact());
    const [one, other] = [await add({ user_id: user }, undefined, sent), await add({ user_id: user }, undefined, sent)];
    expect(other).toEqual(one);
    expect(await history(app.user(user))).toHaveLength(2);
    const changed = { body: { user_id: user, messages: 'Other words.' }, ...sent };
    expect((await app.client().fails(mem0AddV3, changed)).code).toBe('idempotency_conflict');
  });

  it('is reported to webhooks by its facts, and not by its messages', async () => {
    const tenant = await ownTenant();
    await tenant.ok(putTenantExtraction, { body: { enabled: true, turns: 2, silence_seconds: 86_400 } });
    const hook = await startHook();
    try {
      const { project_id: project } = await tenant.ok(mem0Ping, {});
      const body = { url: hook.url, name: 'h', event_types: ['memory_add' as const] };
      await tenant.ok(mem0CreateWebhook, { params: { project_id: project }, body });
      answers(fact());
      const { results } = await add({ user_id: 'ada' }, tenant);
      const told = async () => (await fetch(new URL('/told', hook.url))).json() as Promise<unknown[]>;
      const data = { memory: FACT };
      expect(await waitUntil('what is told', told, ({ length }) => length > 0)).toEqual([
        { event_details: { id: results[0]?.id, data, event: 'ADD' } },
      ]);
    } finally {
      hook.close();
    }
  });

  it('is erased with its entity, and so is its event', async () => {
    const user = newUser();
    answers(fact());
    const { event_id: id } = await add({ user_id: user });
    await app.client().ok(mem0DeleteEntity, { params: { entity_type: 'user', entity_id: user } });
    expect((await app.client().fails(mem0Event, { params: { event_id: id } })).status).toBe(404);
    const tables = ['records', 'messages', 'edges', 'extraction_progress'];
    const left = () => Promise.all(tables.map((table) => app.count(table, 'user_id = $1', [user])));
    await waitUntil('everything to be erased', left, (counts) => counts.every((rows) => rows === 0));
  });
});

describe('an add is stored word for word', () => {
  const verbatim = async (body: object, client?: Client) => {
    const asked = server.seen.length;
    const added = await add(body, client);
    expect(added).toMatchObject({ status: 'SUCCEEDED', message: WORD_FOR_WORD });
    expect(added.results.map(({ memory }) => memory)).toEqual([LISBON, 'It is sunny here.']);
    expect(await eventOf(added.event_id, client)).toMatchObject({ status: 'SUCCEEDED', latency: 0 });
    expect(server.seen).toHaveLength(asked);
  };

  it('with infer false, and if it is to expire, because a history has no end', async () => {
    const user = newUser();
    await verbatim({ user_id: user, infer: false });
    await verbatim({ user_id: user, infer: true, expiration_date: '2999-12-31' });
    expect(await history(app.user(user))).toEqual([]);
  });

  it('for a user or an agent for whom it is switched off', async () => {
    const user = newUser();
    await app.user(user).ok(putUserExtraction, { body: { agents: { bot: false } } });
    await verbatim({ user_id: user, agent_id: 'bot' });
    await app.user(user).ok(putUserExtraction, { body: { enabled: false } });
    await verbatim({ user_id: user });
  });

  it('in a tenant that has not switched it on, or allows no model', async () => {
    const tenant = await ownTenant();
    await verbatim({ user_id: 'ada' }, tenant);
    await tenant.ok(putTenantExtraction, { body: { enabled: true, turns: 2 } });
    await tenant.ok(putModelSettings, { body: { allowed: false } });
    await verbatim({ user_id: 'ada' }, tenant);
  });
});

describe('the permissions', () => {
  it('are messages:write for what goes to a history, and records:read to get its facts', async () => {
    const user = newUser();
    const records = app.client((await app.key({ permissions: ['records:read', 'records:write'] })).key);
    const refusal = await records.fails(mem0AddV3, { body: { messages: said(LISBON), user_id: user } });
    expect([refusal.status, refusal.detail]).toEqual([403, expect.stringContaining('messages:write')]);
    expect(await app.count('records', 'user_id = $1', [user])).toBe(0);
    await add({ user_id: user, infer: false }, records);
    answers(fact());
    const blind = app.client((await app.key({ permissions: ['records:write', 'messages:write'] })).key);
    expect(await add({ user_id: newUser() }, blind)).toMatchObject({ status: 'PENDING', results: [] });
  });

  it('for another user: a bound key adds nothing to a history of theirs and sees none of their events', async () => {
    const [ada, bob] = [newUser(), newUser()];
    answers(fact());
    const { event_id: id, results } = await add({ user_id: ada, agent_id: 'bot' });
    expect(results).toHaveLength(1);
    const bound = app.client((await app.key({ user_id: bob })).key);
    const params = { event_id: id };
    for (const stranger of [bound, app.user(bob)]) {
      expect((await stranger.fails(mem0Event, { params })).status).toBe(404);
      expect((await stranger.ok(mem0Events, {})).results).toEqual([]);
      expect(await all({ user_id: bob }, stranger)).toEqual([]);
    }
    for (const operation of [mem0AddV3, mem0AddV1, mem0OssAdd]) {
      expect((await bound.fails(operation, { body: { messages: 'x', user_id: ada } })).status).toBe(404);
    }
    await bound.ok(mem0AddV3, { body: { messages: 'Of bob.', agent_id: 'bot' } });
    expect((await history(app.user(ada), 'bot')).map(({ content }) => content)).toEqual([LISBON, 'It is sunny here.']);
    expect((await history(app.user(bob), 'bot')).map(({ content }) => content)).toEqual(['Of bob.']);
  });

  it('for another agent: a bound key adds to its own history only and sees its own events', async () => {
    const user = newUser();
    answers(fact());
    const { event_id: id } = await add({ user_id: user, agent_id: 'bot' });
    const bound = app.client((await app.key({ agent: 'other' })).key);
    const theirs = { params: { event_id: id }, headers: { 'x-user-id': user } };
    expect((await bound.fails(mem0Event, theirs)).status).toBe(404);
    expect((await bound.fails(mem0AddV3, { body: { messages: 'x', user_id: user, agent_id: 'bot' } })).status).toBe(404); // prettier-ignore
    await add({ user_id: user }, bound);
    expect([await history(app.user(user), 'bot'), await history(app.user(user), 'other')]).toMatchObject([{ length: 2 }, { length: 2 }]); // prettier-ignore
  });

  it('for another tenant: its user of the same name sees nothing of it', async () => {
    const user = newUser();
    answers(fact());
    const { event_id: id } = await add({ user_id: user });
    const stranger = app.client(await app.otherTenant());
    for (const client of [stranger, stranger.as(user)]) {
      expect((await client.fails(mem0Event, { params: { event_id: id } })).status).toBe(404);
      expect((await client.ok(mem0Events, {})).results).toEqual([]);
    }
    expect(await history(stranger.as(user))).toEqual([]);
    expect(await all({ user_id: user }, stranger)).toEqual([]);
  });
});

// The last one: a model that was unavailable is left alone for a while, and others would wait for it.
describe('an add', () => {
  it('is pending while the model is unavailable, because it is retried', async () => {
    server.script({ status: 503 });
    const asked = server.seen.length;
    const added = await add({ user_id: newUser() }, undefined, {});
    expect(added).toMatchObject({ status: 'PENDING', results: [] });
    await waitUntil('the model to be asked', () => Promise.resolve(server.seen.length > asked));
    expect(await eventOf(added.event_id)).toMatchObject({ status: 'PENDING', error: null });
  });
});
