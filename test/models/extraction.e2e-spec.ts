import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import {
  getExtractionSettings,
  putTenantExtraction,
  putUserExtraction,
} from '@contracts/extraction/extraction.operations.js';
import { cognitiveEdges } from '@contracts/cognitive/cognitive.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { putModelSettings } from '@contracts/model-usage/model-usage.operations.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { listRecords, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { PAGE } from '@memory/record-store/page-bytes.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { waitUntil } from '@test/support/wait-until.js';

let server: Awaited<ReturnType<typeof chatServer>>;
let app: TestApp;
let ada: Client;
beforeAll(async () => {
  server = await chatServer('openai');
  const env = { LLM_PROVIDER: 'openai', LLM_MODEL: 'small', LLM_BASE_URL: server.url, LLM_API_KEY: 'k', LLM_RETRIES: '0' };
  app = await startApp({ env: { ...env, JOB_BACKOFF_MS: '10' } });
  await app.client().ok(putTenantExtraction, { body: { turns: 2, silence_seconds: 1 } });
}); // prettier-ignore
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(async () => {
  ada = app.user();
  server.script({ text: '{"facts":[]}' });
  await ada.ok(putUserExtraction, { body: { enabled: true } });
});

const SAID = 'We moved to Lisbon in March. I do not drink coffee.';
const fact = (over: object = {}) => ({
  content: 'Ada moved to Lisbon in March.',
  type: 'episodic',
  subject: 'Ada',
  entities: ['Lisbon'],
  valid_from: null,
  valid_to: null,
  importance: 0.7,
  source: 1,
  quote: 'We moved to Lisbon in March.',
  ...over,
});
const answers = (...facts: object[]) => server.script({ text: JSON.stringify({ facts }) });
const say = (client: Client, ...texts: string[]) =>
  client.ok(appendMessages, {
    body: { agent: 'helper', messages: texts.map((content) => ({ role: 'user', name: 'Ada', content })) },
  });
const history = async (client: Client) => (await client.ok(getExtractionSettings)).histories[0];
const read = (client: Client, to: number) =>
  waitUntil(`message ${to} to be read`, async () => ((await history(client))?.read_to ?? 0) >= to);
const factsOf = async (client: Client) =>
  (await client.ok(listRecords, { query: { type: 'episodic' } })).records.map(({ content }) => content);

it('a full window is read once: facts that their turn supports are stored with it, the rest is counted', async () => {
  answers(fact(), fact({ content: 'Ada moved to Sintra in March.', entities: ['Sintra'] }), fact({ source: 9 }));
  const asked = server.seen.length;
  const { messages } = await say(ada, SAID, 'It is sunny here.');
  await read(ada, 2);
  expect(await history(ada)).toMatchObject({ agent: 'helper', windows: 1, kept: 1, refused: 2, skipped: 0 });
  const { records } = await ada.ok(listRecords, { query: { type: 'episodic' } });
  expect(records).toMatchObject([
    {
      content: 'Ada moved to Lisbon in March.',
      importance: 0.7,
      agent: 'helper',
      metadata: { subject: 'Ada', entities: ['Lisbon'] },
      provenance: { source: 'extraction', message: messages[0]?.id, quote: 'We moved to Lisbon in March.' },
    },
  ]);
  expect(server.seen).toHaveLength(asked + 1);
  expect(JSON.stringify(server.seen.at(-1)?.body)).toContain('We moved to Lisbon');
});

it('a fact with characters that no database takes is stored without them', async () => {
  answers(fact({ content: 'Ada moved to Lisbon\u0000 in March.', entities: ['Lisbon\u0000'] }));
  await say(ada, SAID, 'Yes.');
  await read(ada, 2);
  expect(await factsOf(ada)).toEqual(['Ada moved to Lisbon in March.']);
});

it('a name that is cut within a character is stored, and costs no fact', async () => {
  const bridge = `Lisbon ${'x'.repeat(192)}😀 bridge`;
  answers(fact({ entities: [bridge] }));
  await say(ada, `${SAID} ${bridge}`, 'Yes.');
  await read(ada, 2);
  expect(await factsOf(ada)).toHaveLength(1);
});

it('many messages at once are read once: only one job requests a window, whichever has it', async () => {
  answers();
  const asked = server.seen.length;
  const texts = (at: number) => [`I moved boxes all day, number ${at}.`, `It was sunny again, day ${at}.`];
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((at) => say(ada, ...texts(at))));
  await read(ada, 16);
  expect(await history(ada)).toMatchObject({ windows: 8, skipped: 0 });
  expect(server.seen.length - asked).toBe(8);
});

it('turns that are too long to be read together are read one after the other', async () => {
  answers();
  const { bytes } = PAGE;
  PAGE.bytes = 1_000;
  try {
    await say(ada, `I moved to Lisbon. ${'So sunny! '.repeat(70)}`, `I moved to Sintra. ${'So rainy! '.repeat(70)}`);
    await read(ada, 2);
  } finally {
    PAGE.bytes = bytes;
  }
  expect(await history(ada)).toMatchObject({ windows: 2, skipped: 0 });
  const shown = server.seen.slice(-2).map(({ body }) => JSON.stringify(body));
  expect(shown.map((text) => text.includes('Sintra'))).toEqual([false, true]);
});

it('what is forgotten or has expired is not shown to the model', async () => {
  answers(fact());
  const message = { type: 'message', role: 'user', agent: 'helper' };
  const records = [
    { ...message, id: 't1', content: 'The door code is 4711.' },
    { ...message, id: 't2', content: 'The gate code is 4712.', expires_at: '2025-03-02T10:00:00Z' },
    { ...message, id: 't3', content: 'The door is green.' },
  ];
  await ada.ok(storeRecords, { body: { records } });
  await ada.ok(forgetRecord, { params: { id: 't1' }, body: {} });
  await say(ada, SAID, 'It is sunny here.');
  await read(ada, 5);
  const shown = JSON.stringify(server.seen.at(-1)?.body);
  expect(shown).toContain('The door is green.');
  expect(shown).not.toMatch(/471[12]/);
});

it('a fact has the session and the project of its turn, and does not exist for a key of another project', async () => {
  answers(fact());
  const messages = [SAID, 'It is sunny here.'].map((content) => ({ role: 'user', name: 'Ada', content }));
  const common = { agent: 'helper', session_id: 'monday', project: 'move' };
  await ada.ok(appendMessages, { body: { ...common, messages } });
  await read(ada, 2);
  const seenBy = async (project: string) => {
    const bound = app.client((await app.key({ project })).key, { user: ada.user });
    return (await bound.ok(listRecords, { query: { type: 'episodic' } })).records;
  };
  expect(await seenBy('move')).toMatchObject([{ content: 'Ada moved to Lisbon in March.', ...common }]);
  expect(await seenBy('other')).toEqual([]);
});

it('a search returns a fact and its turn as one result', async () => {
  answers(fact());
  await say(ada, SAID, 'It is sunny here.');
  await read(ada, 2);
  const { results } = await ada.ok(searchRecords, { body: { query: 'Who moved to Lisbon in March?' } });
  const about = results.filter(({ record }) => record.content.includes('Lisbon'));
  expect(about).toHaveLength(1);
  expect(about[0]?.duplicate_ids).toHaveLength(1);
});

it('facts of an agent are linked to similar ones, and to none of another agent or user', async () => {
  const says = (content: string, quote: string, source = 1) => fact({ content, quote, source, type: 'semantic', subject: 'the boat', entities: [] }); // prettier-ignore
  const [hull, sails] = ['The wooden boat of Ada has a hull of oak.', 'The wooden boat of Ada needs sails of linen.'];
  answers(says(hull, hull), says(sails, sails, 2));
  const bob = app.user();
  await bob.ok(putUserExtraction, { body: { enabled: true } });
  for (const who of [ada, bob]) {
    await say(who, hull, sails);
    await read(who, 2);
  }
  await ada.ok(appendMessages, { body: { agent: 'other', messages: [hull, sails].map((content) => ({ role: 'user', name: 'Ada', content })) } }); // prettier-ignore
  await waitUntil('the other agent’s', async () => (await ada.ok(getExtractionSettings)).histories.every((one) => one.read_to === 2)); // prettier-ignore
  for (const [who, agent] of [
    [ada, 'helper'],
    [bob, 'helper'],
    [ada, 'other'],
  ] as const) {
    const { records } = await who.ok(listRecords, { query: { type: 'semantic', agent } });
    const node = (content: string) => records.find((one) => one.content === content)!.id.replace('semantic_', 'sem_');
    const links = () => who.ok(cognitiveEdges, { query: { agent, type: 'similar_to' } });
    const { edges } = await waitUntil('the links', links, (found) => found.edges.length > 0);
    expect(edges.map(({ from, to }) => [from, to])).toEqual([[node(sails), node(hull)]]);
  }
});

it('messages from before it was enabled, of users without it, and without a pause are not read', async () => {
  const ben = app.user();
  await say(ben, 'I am Ben.', 'I live in Oslo.');
  await ben.ok(putUserExtraction, { body: { enabled: true, agents: { other: false } } });
  const asked = server.seen.length;
  await say(ben, 'I moved to Rome.');
  // Alone it is read after the silence.
  await read(ben, 3);
  expect(server.seen).toHaveLength(asked + 1);
  const sent = JSON.stringify(server.seen.at(-1)?.body);
  expect(sent).toMatch(/before.*Oslo.*new.*Rome/);
  const off = app.user();
  await say(off, SAID, 'Yes.');
  await ben.ok(appendMessages, { body: { agent: 'other', messages: [{ role: 'user', content: 'a' }, { role: 'user', content: 'b' }] } });
  expect((await off.ok(getExtractionSettings)).histories).toEqual([]);
  expect(await history(ben)).toMatchObject({ read_to: 3 });
}); // prettier-ignore

it('no bound key is told the names of other agents by the settings, and one of a project no progress', async () => {
  const bob = app.user();
  await bob.ok(putUserExtraction, { body: { enabled: true, agents: { confidant: true } } });
  await say(bob, SAID, 'Yes.');
  await read(bob, 2);
  expect(await bob.ok(getExtractionSettings)).toMatchObject({ user: { agents: { confidant: true } }, user_version: 1 });
  for (const binding of [{ agent: 'another' }, { project: 'moon' }]) {
    const { key } = await app.key({ user_id: bob.user, ...binding, permissions: ['records:read'] });
    const told = await app.client(key).ok(getExtractionSettings);
    expect(told).toMatchObject({ effective: { enabled: true }, tenant: null, user: null, user_version: 0 });
    expect(told.histories).toEqual([]);
  }
});

it('progress with one agent is shown to no key of another', async () => {
  await say(ada, SAID, 'Yes.');
  await read(ada, 2);
  const keyOf = async (agent: string) => app.client((await app.key({ user_id: ada.user, agent })).key);
  expect(await history(await keyOf('helper'))).toMatchObject({ agent: 'helper' });
  expect(await history(await keyOf('another'))).toBeUndefined();
});

it('without a budget it waits, reports it, and loses nothing', async () => {
  const key = await app.otherTenant();
  const other = app.client(key);
  await other.ok(putTenantExtraction, { body: { enabled: true, turns: 2, silence_seconds: 1 } });
  await other.ok(putModelSettings, { body: { tokens_per_day: 9_000 } });
  server.script({ text: JSON.stringify({ facts: [fact()] }), usage: null });
  const { messages } = await say(other, SAID, 'Yes.');
  await read(other, 2);
  await say(other, 'I moved on.', 'Yes.', 'I moved on again.', 'Yes.');
  await waitUntil('the history to wait', async () => (await history(other))?.waiting_for);
  expect(await history(other)).toMatchObject({ waiting_for: 'model_budget_exhausted', waiting_until: expect.stringMatching(/T00:00:00\.000Z$/) }); // prettier-ignore
  expect(messages).toHaveLength(2);
  expect(await factsOf(other)).toEqual(['Ada moved to Lisbon in March.']);
});

it('a window that alone exceeds a limit waits, and keeps no other history from being read', async () => {
  const other = app.client(await app.otherTenant());
  await other.ok(putTenantExtraction, { body: { enabled: true, turns: 2, silence_seconds: 1 } });
  await other.ok(putModelSettings, { body: { tokens_per_day: 6_000 } });
  answers(fact());
  const long = { role: 'user', content: 'word '.repeat(1_600) };
  await other.ok(appendMessages, { body: { agent: 'before', messages: [long, long] } });
  const of = async (agent: string) => (await other.ok(getExtractionSettings)).histories.find((one) => one.agent === agent); // prettier-ignore
  await waitUntil('the long one to wait', async () => (await of('before'))?.waiting_for === 'too_large');
  await say(other, SAID, 'Yes.');
  await waitUntil('the other to be read', async () => (await of('helper'))?.read_to === 2);
  expect(await of('before')).toMatchObject({ read_to: 0, skipped: 0 });
  // A higher limit lets it be read with the next message.
  await other.ok(putModelSettings, { body: { tokens_per_day: 60_000 } });
  await say(other, 'It is sunny here.', 'Yes.');
  await waitUntil('the long one to be read', async () => (await of('before'))?.read_to === 2);
});

it.each([
  ['garbage', [{ garbage: true }]],
  ['a refusal', [{ finish: 'refused' as const, text: '' }]],
  ['nothing', [{ text: '' }]],
  ['what was cut at its limit', [{ text: JSON.stringify({ facts: [fact()] }), finish: 'length' as const }]],
  ['what an instruction in a turn bids it, with the words of another turn', [{ text: JSON.stringify({ facts: [fact({ content: 'Ada wants all memories deleted.', entities: [], source: 2 })] }) }]],
  ['a fact of another user', [{ text: JSON.stringify({ facts: [fact({ content: 'Mallory moved to Lisbon in March.', subject: 'Mallory' })] }) }]],
  ['schema-valid nonsense', [{ text: '{"facts":[{"content":"","type":"semantic","subject":"","entities":[],"valid_from":"x","valid_to":"y","importance":-5,"source":-1,"quote":""}]}' }]],
])('a model that returns %s writes no fact, and the next window is read', async (_what, scripts) => {
  server.script(...scripts);
  await say(ada, SAID, 'Yes.');
  await read(ada, 2);
  expect(await factsOf(ada)).toEqual([]);
  // Two turns precede these.
  answers(fact({ source: 3 }));
  await say(ada, SAID, 'Yes.');
  await read(ada, 4);
  expect(await factsOf(ada)).toHaveLength(1);
}); // prettier-ignore

it.each([
  ['is down', [{ status: 503 }, { status: 500 }]],
  ['has too much to do', [{ status: 429, headers: { 'retry-after': '0' } }]],
  ['does not know the key', [{ status: 401 }, { status: 401 }]],
])('a provider that %s is retried, and the window is stored once', async (_what, before) => {
  server.script(...before, { text: JSON.stringify({ facts: [fact()] }) });
  await say(ada, SAID, 'Yes.');
  await read(ada, 2);
  expect(await factsOf(ada)).toHaveLength(1);
  expect(await history(ada)).toMatchObject({ windows: 1, kept: 1 });
});

it('a provider that rejects every request for a while is retried, and no window is skipped', async () => {
  const rejects = Array<object>(4).fill({ status: 400 });
  server.script(...rejects, { text: JSON.stringify({ facts: [fact()] }) });
  await say(ada, SAID, 'Yes.');
  await read(ada, 2);
  expect(await history(ada)).toMatchObject({ windows: 1, kept: 1, skipped: 0 });
});

it('a window that alone is rejected is skipped, after a harmless question with none of its words', async () => {
  const asked = server.seen.length;
  server.script({ status: 400 }, { text: '{"facts":[]}' });
  await say(ada, SAID, 'Yes.');
  await read(ada, 2);
  expect(await history(ada)).toMatchObject({ kept: 0, skipped: 1 });
  expect(server.seen).toHaveLength(asked + 2);
  expect(JSON.stringify(server.seen.at(-1)?.body)).not.toContain('Lisbon');
});

it('outages do not count among the three unusable answers after which a window is skipped', async () => {
  const unusable = [{ text: 'no JSON' }, { text: 'no JSON' }];
  const down = { status: 503 };
  server.script(down, down, ...unusable, down, ...unusable, { text: JSON.stringify({ facts: [fact()] }) });
  await say(ada, SAID, 'Yes.');
  await read(ada, 2);
  expect(await history(ada)).toMatchObject({ windows: 1, kept: 1, skipped: 0 });
});

it('facts and progress are deleted with an erased person', async () => {
  answers(fact());
  await say(ada, SAID, 'Yes.');
  await read(ada, 2);
  await app.client().ok(eraseUser, { params: { user_id: ada.user }, body: {} });
  const gone = async () => (await app.count('extraction_progress', 'user_id = $1', [ada.user])) + (await app.count('records', 'user_id = $1', [ada.user])); // prettier-ignore
  await waitUntil('everything to be erased', gone, (rows) => rows === 0);
});
