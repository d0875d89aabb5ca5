import { decideMemory, decisionAccuracy, judgeDecision } from '@contracts/decisions/decisions.operations.js';
import { putTenantExtraction, putUserExtraction } from '@contracts/extraction/extraction.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { putModelSettings } from '@contracts/model-usage/model-usage.operations.js';
import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { deleteRecord, getRecord, listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { undoRecord } from '@contracts/revision/revision.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { Gate } from '@test/support/gate.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { waitUntil } from '@test/support/wait-until.js';

let server: Awaited<ReturnType<typeof chatServer>>;
let app: TestApp;
let ada: Client;
beforeAll(async () => {
  server = await chatServer('openai');
  const env = { LLM_PROVIDER: 'openai', LLM_MODEL: 'small', LLM_BASE_URL: server.url, LLM_API_KEY: 'k', LLM_RETRIES: '0' };
  app = await startApp({ env: { ...env, JOB_BACKOFF_MS: '10' } });
}); // prettier-ignore
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(() => {
  ada = app.user();
  server.script({ status: 500 });
});

interface Says {
  readonly worth?: string;
  readonly kind?: string;
  readonly relation?: string;
  readonly match?: string;
  readonly covers?: string;
  readonly holds?: string;
  /** The model's response, for a prompt with its own form. */
  readonly model?: object;
}

/** A provider that is both decider and model, distinguished by the request. */
function answers(says: Says): void {
  const questions: readonly (readonly [RegExp, string | undefined])[] = [
    [/be worse off without/, says.worth],
    [/Which kind of memory/, says.kind],
    [/What is the new statement to the memories/, says.relation],
    [/Which memory does the new statement/, says.match],
    [/already say everything/, says.covers],
    [/is memory \d+ still so/, says.holds],
  ];
  server.script({
    text: ({ body }) => {
      const sent = JSON.stringify(body);
      const found = questions.find(([words]) => words.test(sent));
      return JSON.stringify(found ? { answer: found[1] ?? 'no', sure: 0.9 } : (says.model ?? {}));
    },
  });
}
const asked = () => server.seen.map(({ body }) => JSON.stringify(body));
const decide = (client: Client, message: string, over: object = {}) =>
  client.ok(decideMemory, { body: { user_message: message, ...over } });
const remember = async (client: Client, content: string) =>
  (await client.ok(storeRecord, { body: { content, type: 'semantic' }, headers: { prefer: 'wait=20' } })).id;

it('rules that are sure call no model, and what is not worth remembering is NONE', async () => {
  const before = server.seen.length;
  expect(await decide(ada, 'Thanks!')).toMatchObject({ should_store: false, memory_type: 'NONE', content: null, decided_by: 'rules', applied: false });
  const one = await decide(ada, 'Remember that I am allergic to peanuts.', { apply: true });
  expect(one).toMatchObject({
    should_store: true, memory_type: 'SEMANTIC', content: 'I am allergic to peanuts.', is_update: false,
    update_memory_id: null, decided_by: 'rules', applied: true, record: { status: 'created', version: 1, superseded: [] }, degraded: [],
    reason: expect.stringMatching(/ No memory is about it yet\.$/),
  });
  expect(server.seen).toHaveLength(before);
  const stored = await ada.ok(getRecord, { params: { id: one.record?.id ?? '' } });
  expect(stored).toMatchObject({ content: 'I am allergic to peanuts.', type: 'semantic' });
  // When said again it is known.
  expect(await decide(ada, 'Remember that I am allergic to peanuts.', { apply: true })).toMatchObject({ should_store: false, applied: false });
  expect((await ada.ok(listRecords, { query: { type: 'semantic' } })).records).toHaveLength(1);
}); // prettier-ignore

it('a change is executed as a revision, and undone', async () => {
  const home = await remember(ada, 'I live in Utrecht.');
  const one = await decide(ada, 'Remember that I live in Groningen now.', { apply: true });
  expect(one).toMatchObject({ is_update: true, update_memory_id: home, applied: true, record: { status: 'superseded', superseded: [home] } });
  await ada.ok(undoRecord, { params: { id: one.record?.id ?? '' }, body: { version: 1 } });
  expect((await ada.ok(listRecords, { query: { type: 'semantic' } })).records.map(({ id }) => id)).toContain(home);
}); // prettier-ignore

it('if rules are unsure, small answers that agree decide, about the offered memories', async () => {
  const wed = await remember(ada, 'I am single.');
  answers({ worth: 'yes', kind: 'semantic', relation: 'changes', match: '1', holds: 'no' });
  const one = await decide(ada, 'Guess who got engaged to Noor!', { apply: true });
  expect(one).toMatchObject({ should_store: true, memory_type: 'SEMANTIC', is_update: true, update_memory_id: wed, decided_by: 'decider', record: { status: 'superseded', superseded: [wed] } });
  expect(await ada.ok(getRecord, { params: { id: one.record?.id ?? '' } })).toMatchObject({ content: 'Guess who got engaged to Noor!' });
}); // prettier-ignore

it('answers that disagree go to the model; if it names others than those offered, the rules decide', async () => {
  const home = await remember(ada, 'The team meets in the attic.');
  const unsure = 'Remember that from June the team sits in the boathouse.';
  answers({ relation: 'new', match: '1', model: { why: 'they moved', relation: 'changes', memory: 1, memory_still_holds: false } });
  expect(await decide(ada, unsure)).toMatchObject({ is_update: true, update_memory_id: home, decided_by: 'model', applied: false });
  answers({ relation: 'new', match: '1', model: { why: 'x', relation: 'changes', memory: 7, memory_still_holds: false } });
  expect(await decide(ada, unsure)).toMatchObject({ decided_by: 'rules' });
  answers({ relation: 'new', match: '1', model: { why: 'x', relation: 'changes', memory: 1, memory_still_holds: true } });
  expect(await decide(ada, unsure)).toMatchObject({ decided_by: 'rules' });
  expect(asked().at(-1)).toContain('attic');
}); // prettier-ignore

it('of a model’s words those that the message supports are stored, otherwise the user’s own', async () => {
  const vague = 'The Kestrel thing went the way of all flesh.';
  const written = (content: string) => ({ should_store: true, memory_type: 'episodic', content, quote: 'The Kestrel thing went the way of all flesh', key: 'Kestrel', value: null });
  answers({ worth: 'yes', kind: 'none', model: written('The Kestrel thing is over.') });
  expect(await decide(ada, vague)).toMatchObject({ memory_type: 'EPISODIC', content: 'The Kestrel thing is over.', key: 'Kestrel', decided_by: 'model' });
  answers({ worth: 'yes', kind: 'none', model: written('The Kestrel thing was sold to Boeing.') });
  expect(await decide(ada, vague)).toMatchObject({ content: vague, decided_by: 'model' });
  // What only the agent said is no support.
  const sold = { agent_response: 'Was it sold to Boeing?' };
  expect(await decide(ada, vague, sold)).toMatchObject({ content: vague, decided_by: 'model' });
  const denied = 'The Kestrel thing did not get its new jet.';
  answers({ worth: 'yes', kind: 'none', model: { ...written('The Kestrel thing did get its jet.'), quote: 'The Kestrel thing did not get its new jet' } });
  expect(await decide(ada, denied)).toMatchObject({ content: denied, decided_by: 'model' });
}); // prettier-ignore

it('if a provider is down, or a tenant allows no model, the rules decide and report it', async () => {
  await remember(ada, 'The team meets in the attic.');
  const unsure = 'Remember that from June the team sits in the boathouse.';
  expect(await decide(ada, unsure)).toMatchObject({ should_store: true, decided_by: 'rules', degraded: ['decider', 'model'] });
  const other = app.client(await app.otherTenant());
  await other.ok(putModelSettings, { body: { allowed: false } });
  const ben = other.as('ben');
  await remember(ben, 'The team meets in the attic.');
  const before = server.seen.length;
  expect(await decide(ben, unsure)).toMatchObject({ decided_by: 'rules', degraded: ['decider', 'model'] });
  expect(server.seen).toHaveLength(before);
}); // prettier-ignore

it('feedback turns accuracy into a figure, and nobody else may give it', async () => {
  const first = await decide(ada, 'Remember that I sail on Sundays.', { apply: true });
  const second = await decide(ada, 'Thanks!');
  await ada.ok(judgeDecision, { params: { id: first.id }, body: { correct: true } });
  await ada.ok(judgeDecision, { params: { id: second.id }, body: { correct: false } });
  const figures = await ada.ok(decisionAccuracy);
  expect(figures).toMatchObject({ decisions: 2, stored: 1, updates: 0, judged: 2, correct: 1, accuracy: 0.5, by: [{ decided_by: 'rules', judged: 2 }] });
  expect(figures.days).toHaveLength(1);
  await ada.ok(judgeDecision, { params: { id: second.id }, body: { correct: null } });
  expect(await ada.ok(decisionAccuracy)).toMatchObject({ judged: 1, accuracy: 1 });
  const stranger = await app.user().fails(judgeDecision, { params: { id: first.id }, body: { correct: false } });
  expect(stranger.code).toBe('not_found');
  expect(await app.user().ok(decisionAccuracy)).toMatchObject({ decisions: 0, accuracy: null });
  // Figures of all agents are not for a key of one.
  const { key } = await app.key({ user_id: ada.user, agent: 'another', permissions: ['records:read'] });
  expect((await app.client(key).call(decisionAccuracy)).status).toBe(403);
}); // prettier-ignore

it('a key of another agent or project judges no decision on a record that it cannot read', async () => {
  const { id } = await decide(ada, 'Remember that I sail on Sundays.', { apply: true });
  for (const binding of [{ agent: 'another' }, { project: 'another' }]) {
    const { key } = await app.key({ user_id: ada.user, ...binding, permissions: ['records:read', 'records:write'] });
    const refusal = await app.client(key).fails(judgeDecision, { params: { id }, body: { correct: false } });
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  }
  expect(await ada.ok(decisionAccuracy)).toMatchObject({ decisions: 1, judged: 0 });
});

it('a decision is deleted with its result, and all of them with their user', async () => {
  const one = await decide(ada, 'Remember that I collect stamps.', { apply: true });
  await decide(ada, 'Thanks!');
  await ada.ok(deleteRecord, { params: { id: one.record?.id ?? '' } });
  expect(await app.count('decisions', 'user_id = $1', [ada.user])).toBe(1);
  await app.client().ok(eraseUser, { params: { user_id: ada.user }, body: {} });
  await waitUntil('the decisions to go', async () => (await app.count('decisions', 'user_id = $1', [ada.user])) === 0);
});

it('a decision whose user was erased meanwhile stores nothing, and says so', async () => {
  await remember(ada, 'Ada sails on Sundays.');
  const erased = new Gate();
  server.script({ text: '{"answer": "yes", "sure": 0.9}', hold: erased.pass() });
  const calls = server.seen.length;
  const decided = ada.fails(decideMemory, { body: { user_message: 'Guess who sails on Mondays!', apply: true } });
  await waitUntil('the model to be asked', () => Promise.resolve(server.seen.length > calls));
  await app.client().ok(eraseUser, { params: { user_id: ada.user }, body: {} });
  const rows = async () => app.count('users', 'user_id = $1', [ada.user]);
  await waitUntil('the user to be erased', async () => (await rows()) === 0);
  erased.open();
  expect(await decided).toMatchObject({ status: 409, code: 'conflict', detail: expect.stringContaining('erased') as string });
  expect(await rows()).toBe(0);
}); // prettier-ignore

it('each extracted fact is decided on: a change replaces what held', async () => {
  const eve = ada;
  await app.client().ok(putTenantExtraction, { body: { turns: 2, silence_seconds: 1 } });
  await eve.ok(putUserExtraction, { body: { enabled: true } });
  const home = await remember(eve, 'Eve lives in Utrecht.');
  const fact = { content: 'Eve lives in Groningen now.', type: 'semantic', subject: 'Eve', entities: ['Groningen'], valid_from: null, valid_to: null, importance: 0.6, source: 1, quote: 'I live in Groningen now.' };
  answers({ relation: 'changes', match: '1', holds: 'no', model: { facts: [fact] } });
  const say = () => eve.ok(appendMessages, { body: { messages: ['I live in Groningen now.', 'It is flat here.'].map((content) => ({ role: 'user', name: 'Eve', content })) } });
  await say();
  const listed = async () => (await eve.ok(listRecords, { query: { type: 'semantic' } })).records.map(({ content }) => content);
  await waitUntil('the fact to be kept', async () => (await listed()).includes('Eve lives in Groningen now.'));
  expect(await listed()).toEqual(['Eve lives in Groningen now.']);
  expect(await eve.ok(getRecord, { params: { id: home } })).toMatchObject({ superseded_by: expect.any(String) as string });
  // When told again it is known, and exists once.
  answers({ relation: 'restates', match: '1', covers: 'yes', model: { facts: [{ ...fact, source: 3 }] } });
  await say();
  await waitUntil('the second window to be read', async () => (await app.count('decisions', 'user_id = $1', [eve.user])) === 2);
  expect(await listed()).toHaveLength(1);
  expect(await eve.ok(decisionAccuracy)).toMatchObject({ decisions: 2, stored: 1, updates: 1 });
}); // prettier-ignore
