import { mem0Get } from '@contracts/mem0/mem0-by-id.operations.js';
import { mem0DeleteEntity, mem0DeleteEntityV1, mem0Entities } from '@contracts/mem0/mem0-entities.operations.js';
import {
  mem0CreateExport, mem0Event, mem0Events, mem0Feedback, mem0GetExport, mem0Summary,
} from '@contracts/mem0/mem0-extras.operations.js'; // prettier-ignore
import {
  mem0OssAdd, mem0OssDelete, mem0OssDeleteAll, mem0OssEntities, mem0OssGet, mem0OssHistory, mem0OssList, mem0OssSearch,
  mem0OssUpdate,
} from '@contracts/mem0/mem0-oss.operations.js'; // prettier-ignore
import { mem0GetProject, mem0Profile, mem0ProfileSettings, mem0UpdateProject } from '@contracts/mem0/mem0-project.operations.js'; // prettier-ignore
import { mem0AddV3, mem0ListV3, mem0Ping, mem0SearchV3 } from '@contracts/mem0/mem0.operations.js';
import { listErasures } from '@contracts/privacy/erasure.operations.js';
import { createTenant } from '@contracts/tenancy/tenancy.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const add = async (body: object, client: Client = app.client()) =>
  client.ok(mem0AddV3, { body: { messages: 'The kettle is blue.', ...body } });
const texts = async (filters: object, client: Client = app.client()) =>
  ((await client.ok(mem0ListV3, { body: { filters } })).results as unknown as { memory: string }[]).map(({ memory }) => memory); // prettier-ignore

/** A separate tenant, so that nobody else is counted. */
async function ownTenant(): Promise<Client> {
  const { admin_key: made } = await app.client().ok(createTenant, { body: { name: newUser() } });
  return app.client(made?.key);
}

describe('entities', () => {
  it('are the users, and the agents, apps and runs whose memories name no user', async () => {
    const tenant = await ownTenant();
    await add({ user_id: 'ada', agent_id: 'bot' }, tenant);
    await add({ user_id: 'ada' }, tenant);
    await add({ agent_id: 'bot/2' }, tenant);
    await add({ run_id: 'r1' }, tenant);
    const { count, results, next } = await tenant.ok(mem0Entities, {});
    expect(results.map(({ type, name, total_memories: many }) => [type, name, many])).toEqual([
      ['user', 'ada', 2],
      ['agent', 'bot/2', 1],
      ['run', 'r1', 1],
    ]);
    expect([count, next]).toEqual([3, null]);
    const second = await tenant.ok(mem0OssEntities, { query: { page: 2, page_size: 2 } });
    expect([second.results.map(({ name }) => name), second.count, second.previous]).toEqual([['r1'], 3, expect.stringContaining('page=1')]); // prettier-ignore
    expect(await (await ownTenant()).ok(mem0Entities, {})).toMatchObject({ count: 0, results: [] });
  });

  it('are erased with a receipt, whatever their name contains, and start again at once', async () => {
    const tenant = await ownTenant();
    for (const named of [{ user_id: 'ada' }, { agent_id: 'a/b c' }, { user_id: 'bob' }]) await add(named, tenant);
    const gone = await tenant.ok(mem0DeleteEntity, { params: { entity_type: 'agent', entity_id: 'a/b c' } });
    expect(gone).toMatchObject({ message: 'Entity deleted successfully!', state: 'completed' });
    await tenant.ok(mem0DeleteEntityV1, { params: { entity_type: 'user', entity_id: 'ada' } });
    expect([await texts({ user_id: 'ada' }, tenant), await texts({ user_id: 'bob' }, tenant)]).toEqual([[], ['The kettle is blue.']]); // prettier-ignore
    await add({ user_id: 'ada' }, tenant);
    expect((await tenant.ok(mem0Entities, {})).results.map(({ name }) => name)).toEqual(['ada', 'bob']);
    const { erasures } = await tenant.ok(listErasures, {});
    expect(erasures.map(({ kind, state }) => [kind, state])).toEqual([['user', 'completed'], ['user', 'completed']]); // prettier-ignore
  });

  it('are not named so that no address leads to them: clients could not delete them', async () => {
    const tenant = await ownTenant();
    for (const field of ['user_id', 'agent_id', 'app_id', 'run_id']) {
      for (const name of ['.', '..']) {
        const failed = await tenant.fails(mem0AddV3, { body: { messages: 'The kettle is blue.', [field]: name } });
        expect([failed.status, failed.code]).toEqual([400, 'invalid_input']);
      }
    }
    await add({ user_id: 'ada', run_id: '.' }, tenant);
    expect(await texts({ user_id: 'ada', run_id: '.' }, tenant)).toEqual(['The kettle is blue.']);
  });

  it('are listed and erased by keys that may, and with a bound key its own user only', async () => {
    const user = newUser();
    await add({ user_id: user });
    const plain = app.client((await app.key({ permissions: ['records:read', 'records:write'] })).key);
    expect(await plain.fails(mem0Entities, {})).toMatchObject({ status: 403 });
    const params = { entity_type: 'user' as const, entity_id: user };
    expect(await plain.fails(mem0DeleteEntity, { params })).toMatchObject({ status: 403 });
    const bound = app.client((await app.key({ permissions: ['admin', 'privacy'], user_id: newUser() })).key);
    expect(await bound.fails(mem0DeleteEntity, { params })).toMatchObject({ status: 404 });
    expect((await bound.ok(mem0Entities, {})).results).toEqual([]);
    const path = '/v2/entities/team/x/';
    const reply = await fetch(`${app.url}${path}`, { method: 'DELETE', headers: { 'x-api-key': app.adminKey } });
    expect(reply.status).toBe(400);
    expect(await texts({ user_id: user })).toEqual(['The kettle is blue.']);
  });
});

describe('exports and summaries', () => {
  it('an export is created when it is read, for its requester only', async () => {
    const [ada, bob] = [newUser(), newUser()];
    for (const user of [ada, bob]) await add({ user_id: user, messages: `It is ${user}.` });
    const { id } = await app.client().ok(mem0CreateExport, { body: { schema: '{}', filters: { user_id: ada } } });
    await add({ user_id: ada, messages: 'Later.' });
    const made = await app.client().ok(mem0GetExport, { body: { memory_export_id: id } });
    expect(made.memories.map(({ memory }) => memory)).toEqual(['Later.', `It is ${ada}.`]);
    expect(made).toMatchObject({ count: 2, truncated: false, schema_applied: false });
    const byFilter = await app.client().ok(mem0GetExport, { body: { user_id: bob } });
    expect(byFilter.memories.map(({ memory }) => memory)).toEqual([`It is ${bob}.`]);

    const [place = ''] = id.split('.');
    const forged = place.replace(place, Buffer.from(JSON.stringify({ filters: { user_id: bob } })).toString('base64url')); // prettier-ignore
    for (const wrong of ['x', 'e30', `${forged}.${id.split('.')[1]}`, `${id}x`]) {
      expect(await app.client().as(ada).fails(mem0GetExport, { body: { memory_export_id: wrong } })).toMatchObject({ status: expect.any(Number) }); // prettier-ignore
    }
    const other = app.client(await app.otherTenant());
    expect(await other.fails(mem0GetExport, { body: { memory_export_id: id } })).toMatchObject({ status: 404 });
    const bound = app.client((await app.key({ permissions: ['records:read'], user_id: bob })).key);
    expect(await bound.fails(mem0GetExport, { body: { memory_export_id: id } })).toMatchObject({ status: 404 });
  });

  it('a summary quotes sentences of the memories verbatim, and is empty if there are none', async () => {
    const user = newUser();
    await add({ user_id: user, messages: [{ role: 'user', content: 'I moved to Lisbon in May 2025.' }] });
    const made = await app.client().ok(mem0Summary, { body: { filters: { user_id: user } } });
    expect([made.summary?.includes('I moved to Lisbon in May 2025.'), made.memories]).toEqual([true, 1]);
    const none = await app.client().ok(mem0Summary, { body: { filters: { user_id: newUser() } } });
    expect(none).toEqual({ summary: null, memories: 0 });
  });
});

describe('feedback', () => {
  it('affects a memory in later searches of its user, and is withdrawn by null', async () => {
    const user = newUser();
    for (const messages of ['The bicycle is red.', 'The bicycle is old.']) await add({ user_id: user, messages });
    const order = async () => {
      const found = await app.client().ok(mem0SearchV3, { body: { query: 'bicycle', filters: { user_id: user } } });
      return found.results.map(({ id }) => id);
    };
    const [first = '', second] = await order();
    const said = { memory_id: first, feedback: 'VERY_NEGATIVE' as const, feedback_reason: 'no' };
    const told = { id: first, feedback: 'VERY_NEGATIVE', feedback_reason: null };
    expect(await app.client().ok(mem0Feedback, { body: said })).toEqual(told);
    expect(await order()).toEqual([second, first]);
    await app.client().ok(mem0Feedback, { body: { memory_id: first, feedback: null } });
    expect(await order()).toEqual([first, second]);
    const other = app.client(await app.otherTenant());
    expect(await other.fails(mem0Feedback, { body: said })).toMatchObject({ status: 404 });
  });
});

describe('events', () => {
  it('return for an add what still exists, to those who may read it', async () => {
    const user = newUser();
    const messages = ['one', 'two', 'three'].map((content) => ({ role: 'user', content }));
    const { event_id: id } = await add({ user_id: user, messages });
    const event = await app.client().ok(mem0Event, { params: { event_id: id } });
    expect(event).toMatchObject({ id, event_type: 'ADD', status: 'SUCCEEDED', error: null });
    expect(event.results.map(({ data }) => data.memory).sort()).toEqual(['one', 'three', 'two']);
    const { results, count } = await app.client().as(user).ok(mem0Events, {});
    expect([results.map((one) => one.id), count]).toEqual([[id], 1]);
    const stranger = app.client((await app.key({ permissions: ['records:read'], user_id: newUser() })).key);
    expect(await stranger.fails(mem0Event, { params: { event_id: id } })).toMatchObject({ status: 404 });
    expect((await stranger.ok(mem0Events, {})).count).toBe(0);
    expect(await app.client().fails(mem0Event, { params: { event_id: 'x' } })).toMatchObject({ status: 404 });
  });
});

describe('a project', () => {
  it('is the tenant: its settings are returned, and other ids do not exist', async () => {
    const tenant = await ownTenant();
    const { org_id: org } = await tenant.ok(mem0Ping, {});
    const params = { org_id: org, project_id: org };
    const body = { custom_instructions: 'Only food.', multilingual: true };
    await tenant.ok(mem0UpdateProject, { params, body });
    await tenant.ok(mem0UpdateProject, { params, body: { multilingual: false } });
    expect(await tenant.ok(mem0GetProject, { params })).toMatchObject({ custom_instructions: 'Only food.', multilingual: false, custom_categories: null }); // prettier-ignore
    const fields = await tenant.ok(mem0GetProject, { params, query: { fields: ['multilingual'] } });
    expect(fields).toEqual({ multilingual: false });
    expect(await app.client().fails(mem0GetProject, { params })).toMatchObject({ status: 404 });
    const reader = app.client((await app.key({ permissions: ['records:read'] })).key);
    const own = (await reader.ok(mem0Ping, {})).org_id;
    const mine = { org_id: own, project_id: own };
    expect(await reader.ok(mem0GetProject, { params: mine })).toMatchObject({ custom_instructions: null });
    expect(await reader.fails(mem0UpdateProject, { params: mine, body })).toMatchObject({ status: 403 });
  });

  it('has no profiles, and reports it', async () => {
    const profile = await app.client().ok(mem0Profile, { params: { entity_id: 'ada' } });
    expect(profile).toMatchObject({ status: 'not_enabled', profile: {}, entity_id: 'ada' });
    expect(await app.client().ok(mem0ProfileSettings, {})).toMatchObject({ enabled: false });
    for (const [method, path] of [
      ['POST', '/v2/profiles/jobs/'],
      ['GET', '/v2/profiles/jobs/1/'],
      ['POST', '/configure'],
      ['POST', '/reset'],
    ]) {
      const headers = { 'x-api-key': app.adminKey, 'content-type': 'application/json' };
      const reply = await fetch(`${app.url}${path}`, { method, headers, ...(method === 'POST' && { body: '{}' }) });
      expect([path, reply.status, await reply.json()]).toEqual([
        path,
        405,
        {
          error: expect.any(String),
          detail: expect.any(String),
          code: 'method_not_allowed',
          request_id: expect.any(String),
        },
      ]);
      const stranger = await fetch(`${app.url}${path}`, { method });
      expect([stranger.status, await stranger.json()]).toMatchObject([
        401,
        { error: expect.any(String), code: 'unauthorized' },
      ]);
    }
  });
});

describe('the routes of mem0’s own server', () => {
  it('search by fields of the metadata, as that server does', async () => {
    const user = newUser();
    const client = app.client();
    for (const score of [1, 5]) {
      const body = { messages: `A cello, ${score} of 5.`, user_id: user, metadata: { score, topic: 'music' } };
      await client.ok(mem0OssAdd, { body });
    }
    const found = async (filters: object) => {
      const { results } = await client.ok(mem0OssSearch, { body: { query: 'cello', filters } });
      return (results as unknown as { metadata: { score: number } }[]).map(({ metadata }) => metadata.score).sort();
    };
    expect(await found({ user_id: user, topic: 'music' })).toEqual([1, 5]);
    expect(await found({ user_id: user, score: { gte: 2 } })).toEqual([5]);
    expect(await found({ AND: [{ user_id: user }, { NOT: [{ score: 5 }] }] })).toEqual([1]);
    expect(await found({ user_id: user, metadata: { score: { in: [1, 2] } } })).toEqual([1]);
  });

  it('add, list, search, read, change and delete', async () => {
    const user = newUser();
    const client = app.client();
    const messages = [{ role: 'user', content: 'I play the cello.' }];
    const { results } = await client.ok(mem0OssAdd, { body: { messages, user_id: user } });
    const params = { memory_id: results[0]!.id };
    expect(results).toMatchObject([{ event: 'ADD', memory: 'I play the cello.' }]);
    expect((await client.ok(mem0OssList, { query: { user_id: user } })).results).toHaveLength(1);
    expect((await client.ok(mem0OssSearch, { body: { query: 'cello', user_id: user } })).results).toHaveLength(1);
    await client.ok(mem0OssUpdate, { params, body: { data: 'I play the viola.' } });
    expect(await client.ok(mem0OssGet, { params })).toMatchObject({ memory: 'I play the viola.' });
    expect(await client.fails(mem0OssUpdate, { params, body: {} })).toMatchObject({ fields: ['text'] });
    expect(await client.ok(mem0OssHistory, { params })).toHaveLength(2);
    await client.ok(mem0OssDelete, { params });
    expect(await client.fails(mem0Get, { params })).toMatchObject({ status: 404 });
    await client.ok(mem0OssAdd, { body: { messages, user_id: user } });
    await client.ok(mem0OssDeleteAll, { query: { user_id: user } });
    expect(await texts({ user_id: user })).toEqual([]);
  });
});
