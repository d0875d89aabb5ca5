import { Letta } from '@letta-ai/letta-client';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { searchLettaMessages } from '@contracts/letta/letta-messages.operations.js';
import { appendMessages, listMessages } from '@contracts/messages/messages.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function lettaOf(user: string): Promise<Letta> {
  const { key } = await app.key({ user_id: user });
  return new Letta({ baseURL: app.url, apiKey: key, maxRetries: 0 });
}

const statusOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'answered',
    (error: { status?: number }) => error.status,
  );
type Shown = { id: string; message_type: string; content?: unknown };
const texts = (messages: readonly unknown[]) =>
  (messages as Shown[]).map(({ message_type: type, content }) => (typeof content === 'string' ? content : type));

describe('messages through Letta’s published client', () => {
  it('of an agent are its history, paged both ways and by kind', async () => {
    const letta = await lettaOf('ann');
    const agent = await letta.agents.create({ name: 'tutor' });
    const call = { id: 'c1', type: 'function', function: { name: 'add', arguments: '{}' } };
    const messages = [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'one' },
      { role: 'assistant', content: 'two', tool_calls: [call] },
      { role: 'tool', content: '3', tool_call_id: 'c1' },
      { role: 'user', content: 'four' },
    ];
    const body = { agent: 'tutor', session_id: 's1', messages };
    await app.user('ann').ok(appendMessages, { body });
    await app.user('ann').ok(appendMessages, { body: { agent: 'other', messages: [{ role: 'user', content: 'no' }] } });

    const page = async (query: object = {}) => (await letta.agents.messages.list(agent.id, query)).items as Shown[];
    const whole = ['Be kind.', 'one', 'two', 'tool_call_message', 'tool_return_message', 'four'];
    expect(texts(await page({ order: 'asc' }))).toEqual(whole);
    expect(texts(await page())).toEqual(whole.toReversed());
    const [, second] = await page({ order: 'asc' });
    expect(texts(await page({ order: 'asc', after: second!.id, limit: 1 }))).toEqual(['two', 'tool_call_message']);
    expect(texts(await page({ order: 'asc', before: second!.id }))).toEqual(['Be kind.']);
    expect(texts(await page({ after: second!.id }))).toEqual(['Be kind.']);
    expect(texts(await page({ before: second!.id, limit: 1 }))).toEqual(['tool_call_message', 'two']);
    expect(texts(await page({ include_return_message_types: ['user_message'], limit: 2 }))).toEqual(['four', 'one']);
    expect(await page({ conversation_id: 'another' })).toEqual([]);
    const every: unknown[] = [];
    for await (const message of letta.agents.messages.list(agent.id, { limit: 2 })) every.push(message);
    expect(texts(every)).toEqual(whole.toReversed());
    expect(await statusOf(letta.agents.messages.list(agent.id, { after: 'message-x' }))).toBe(400);

    const stranger = await lettaOf('bea');
    expect(await statusOf(stranger.agents.messages.list(agent.id))).toBe(404);
    expect(await statusOf(stranger.messages.retrieve(second!.id))).toBe(404);
    expect(texts((await letta.messages.retrieve(second!.id)) as unknown[])).toEqual(['one']);
  });

  it('of all agents are its list of messages, where our format differs', async () => {
    const letta = await lettaOf('carla');
    const own = app.user('carla');
    for (const [agent, content] of [
      ['a', 'first'],
      ['b', 'second'],
      ['a', 'third'],
    ] as const) {
      await own.ok(appendMessages, { body: { agent, messages: [{ role: 'user', content }] } });
    }
    const list = async (query: object = {}) => (await letta.messages.list(query)) as Shown[];
    expect(texts(await list())).toEqual(['third', 'second', 'first']);
    const [third, second] = await list();
    expect(texts(await list({ after: third!.id, limit: 1 }))).toEqual(['second']);
    expect(texts(await list({ before: second!.id }))).toEqual(['third']);
    expect(texts(await list({ order: 'asc', before: second!.id }))).toEqual(['first']);
    expect((await own.ok(listMessages, { query: { agent: 'a' } })).messages.map(({ content }) => content)).toEqual(['third', 'first']); // prettier-ignore
    expect(await (await lettaOf('dora')).messages.list()).toEqual([]);
  });

  it('of all agents are paged from a message that was forgotten meanwhile', async () => {
    const letta = await lettaOf('dana');
    const own = app.user('dana');
    for (const content of ['1', '2', '3', '4', '5']) {
      await own.ok(appendMessages, { body: { agent: 'a', messages: [{ role: 'user', content }] } });
    }
    const list = async (query: object = {}) => (await letta.messages.list(query)) as Shown[];
    const [, fourth, , second] = await list();
    for (const { id } of [fourth!, second!]) {
      await own.ok(forgetRecord, { params: { id: id.replace('message-', '') } });
    }
    expect(texts(await list())).toEqual(['5', '3', '1']);
    expect(texts(await list({ after: fourth!.id }))).toEqual(['3', '1']);
    expect(texts(await list({ before: second!.id }))).toEqual(['5', '3']);
    expect(texts(await list({ after: fourth!.id, before: second!.id }))).toEqual(['3']);
    expect(texts(await list({ order: 'asc', after: second!.id, before: fourth!.id }))).toEqual(['3']);
  });

  it('are found by their text, of one agent or of all', async () => {
    const letta = await lettaOf('erna');
    const agent = await letta.agents.create({ name: 'gardener' });
    const own = app.user('erna');
    const said = (name: string, content: string) =>
      own.ok(appendMessages, { body: { agent: name, session_id: 's', messages: [{ role: 'user', content }] } });
    await said('gardener', 'The orchard needs water.');
    await said('cook', 'The orchard gave plums.');
    const found = await letta.messages.search({ query: 'orchard' });
    expect(texts(found).sort()).toEqual(['The orchard gave plums.', 'The orchard needs water.']);
    const [hit] = await letta.messages.search({ query: 'orchard', agent_id: agent.id });
    expect(hit).toMatchObject({ message_type: 'user_message', agent_id: agent.id, conversation_id: 's' });
    expect(await letta.messages.search({ query: ' ' })).toEqual([]);
    expect(await letta.messages.search({ query: 'orchard', end_date: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await letta.messages.search({ query: 'orchard', end_date: '2020-01-01T00:00:00' })).toEqual([]);
    expect(await letta.messages.search({ query: 'orchard', start_date: '2020-01-01T00:00:00.000001' })).toHaveLength(2);
    expect(await (await lettaOf('frida')).messages.search({ query: 'orchard' })).toEqual([]);
  });

  it('are found with the agent of their own user, hidden or not', async () => {
    const made = new Map<string, string>();
    for (const user of ['hanna', 'ida']) {
      const { id } = await (await lettaOf(user)).agents.create({ name: 'porter', hidden: user === 'ida' });
      made.set(id, user);
      const messages = [{ role: 'user', content: `The lighthouse of ${user}.` }];
      await app.user(user).ok(appendMessages, { body: { agent: 'porter', messages } });
    }
    const { key } = await app.key({});
    const found = await app.client(key).ok(searchLettaMessages, { body: { query: 'lighthouse', all_users: true } });
    // Others of the tenant are found by their meaning, at a low rank.
    const both = found.filter(({ content }) => content.includes('lighthouse'));
    const whose = both.map(({ agent_id: id, content }) => `${content} ${made.get(id ?? '')}`).sort();
    expect(whose).toEqual(['The lighthouse of hanna. hanna', 'The lighthouse of ida. ida']);
  });

  it('get a response to the requests that programs send at the start', async () => {
    const letta = await lettaOf('gerda');
    await letta.agents.create({ name: 'x', tags: ['b', 'a'] });
    expect(await letta.health()).toMatchObject({ status: 'ok' });
    expect(await letta.models.list()).toEqual([]);
    expect(await letta.models.embeddings.list()).toEqual([]);
    expect((await letta.tools.list()).items).toEqual([]);
    const tags = async (query: object = {}) => await letta.tags.list(query);
    expect(await tags()).toEqual(['a', 'b']);
    expect(await tags({ order: 'desc' })).toEqual(['b', 'a']);
    expect(await tags({ after: 'a' })).toEqual(['b']);
    expect(await tags({ name: 'B', before: 'b' })).toEqual([]);
  });
});
