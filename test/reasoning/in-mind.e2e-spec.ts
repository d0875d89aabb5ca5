import { listAudit } from '@contracts/audit/audit.operations.js';
import { eraseSubject } from '@contracts/privacy/erasure.operations.js';
import { answerQuestion } from '@contracts/reasoning/answer.operations.js';
import { deleteRecord, getRecord, storeRecord } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { pauseUser } from '@contracts/users/pause.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { waitUntil } from '@test/support/wait-until.js';
import { mind, useProfile } from '../cognitive/mind.js';

let server: Awaited<ReturnType<typeof chatServer>>;
let app: TestApp;
beforeAll(async () => {
  server = await chatServer('openai');
  app = await startApp({
    env: {
      LLM_PROVIDER: 'openai',
      LLM_MODEL: 'small',
      LLM_BASE_URL: server.url,
      LLM_API_KEY: 'sk-x',
      LLM_RETRIES: '0',
    },
  });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});

const QUESTION = 'How many points did Brest win between Round 1 and Round 4?';
const EARLY = 'After Round 1, Brest leads with 10 points. Lorient has 9 points.';
const LATE = 'After Round 4, Brest has 31 points. Lorient has 33 points.';
const asked = { question: QUESTION, agent: 'scout', task_id: 'cup', model: 'none' } as const;

const note = (content: string, occurred_at: string, shared = false): Sent => ({
  body: { type: 'note', agent: 'scout', content, occurred_at, shared },
  headers: { prefer: 'wait=10' },
});

async function learned(who: Client): Promise<{ early: string; late: string }> {
  const { id: early } = await who.ok(storeRecord, note(EARLY, '2026-03-01'));
  const { id: late } = await who.ok(storeRecord, note(LATE, '2026-03-22'));
  return { early, late };
}

const told = (slots: readonly { slot_type: string; content: string }[]) =>
  slots.map(({ slot_type: type, content }) => [type, content]);

it('keeps each step for the task, until it is completed', async () => {
  const ada = app.user();
  const scout = mind(ada, 'scout');
  await learned(ada);
  const found = await ada.ok(answerQuestion, { body: asked });
  expect(found).toMatchObject({ status: 'answered', degraded: [] });
  const slots = await scout.slots('cup');
  const text = found.answer.replaceAll(/ \[\d\]/g, '');
  const queries = found.trace.find(({ kind }) => kind === 'plan')!.queries!;
  expect(told(slots).slice(0, 5)).toEqual([
    ['question', QUESTION],
    ['reasoning_step', '31 - 10 = 21'],
    ['reasoning_step', text],
    ['plan', queries.join('\n')],
    ['evaluation', 'enough'],
  ]);
  expect(told(slots.slice(5)).sort()).toEqual([
    ['retrieved_fact', EARLY],
    ['retrieved_fact', LATE],
  ]);
  expect(slots[0]).toMatchObject({ task_id: 'cup', metadata: { of: 'answer', question: 0, step: 0 } });
  expect(await scout.clear('cup')).toEqual({ cleared: 7 });
  expect(await scout.slots('cup')).toEqual([]);
  expect(await app.count('records', "type = 'working' and user_id = $1", [ada.user])).toBe(0);
});

it('keeps nothing if no task is named', async () => {
  const ada = app.user();
  await learned(ada);
  const { task_id: _, ...plain } = asked;
  const found = await ada.ok(answerQuestion, { body: plain });
  expect(found).toMatchObject({ status: 'answered', degraded: [] });
  expect(await app.count('records', "type = 'working' and user_id = $1", [ada.user])).toBe(0);
});

it('shows what it has in mind while a model responds, and the rest afterwards', async () => {
  const ada = app.user();
  const scout = mind(ada, 'scout');
  await learned(ada);
  server.script({ text: JSON.stringify({ queries: ['Brest Round 4 points'] }) }, { stall: true });
  const answering = ada.ok(answerQuestion, { body: { ...asked, model: 'auto', deadline_ms: 6_000 } });
  const types = async () => (await scout.slots('cup')).map(({ slot_type: type }) => type);
  const before = await waitUntil('facts in mind', types, (seen) => seen.includes('retrieved_fact'));
  expect(before).toEqual(['question', 'plan', 'retrieved_fact', 'retrieved_fact']);
  expect(told(await scout.slots('cup'))[1]![1]).toContain('Brest Round 4 points');
  expect(await answering).toMatchObject({ by: 'rules', degraded: ['deadline'] });
  expect(await types()).toEqual(expect.arrayContaining(['evaluation', 'reasoning_step']));
});

it('belongs to this agent, user and tenant only', async () => {
  const ada = app.user();
  await learned(ada);
  await ada.ok(answerQuestion, { body: asked });
  expect(await mind(ada, 'scout').slots('cup')).toHaveLength(7);
  expect(await mind(ada, 'other').slots('cup')).toEqual([]);
  expect(await mind(app.user(), 'scout').slots('cup')).toEqual([]);
  expect(await mind(app.client(await app.otherTenant(), { user: ada.user }), 'scout').slots('cup')).toEqual([]);
  const bound = async (agent: string) =>
    app.client((await app.key({ permissions: ['records:read', 'records:write'], agent, user_id: ada.user })).key);
  const other = await bound('other');
  expect(await other.fails(answerQuestion, { body: asked })).toMatchObject({ code: 'not_found' });
  const { agent: _, ...unnamed } = asked;
  const theirs = await other.ok(answerQuestion, { body: { ...unnamed, question: 'What has Lorient?' } });
  expect(theirs).toMatchObject({ status: 'not_in_memory', evidence: [] });
  expect(await mind(ada, 'other').slots('cup')).toHaveLength(4);
  expect(await mind(ada, 'scout').slots('cup')).toHaveLength(7);
  const own = await bound('scout');
  await own.ok(answerQuestion, { body: { ...unnamed, task_id: 'own' } });
  expect(await mind(ada, 'scout').slots('own')).toHaveLength(7);
});

it('copies nothing shared to where keys that may not read it could find it', async () => {
  const ada = app.user();
  const { id } = await ada.ok(storeRecord, note(EARLY, '2026-03-01'));
  const { id: theirs } = await app.client().ok(storeRecord, note(LATE, '2026-03-22', true));
  const found = await ada.ok(answerQuestion, { body: asked });
  expect(found).toMatchObject({ status: 'answered', degraded: [] });
  expect(found.evidence.map((one) => one.id).sort()).toEqual([id, theirs].sort());
  const slots = told(await mind(ada, 'scout').slots('cup'));
  expect(slots).toContainEqual(['question', QUESTION]);
  expect(slots).toContainEqual(['retrieved_fact', EARLY]);
  expect(JSON.stringify(slots)).not.toMatch(/31|33/);
  await app.client().ok(deleteRecord, { params: { id: theirs } });
});

it('requires a user', async () => {
  const { agent: _, ...unnamed } = asked;
  const refused = await app.user().fails(answerQuestion, { body: unnamed });
  expect(refused).toMatchObject({ code: 'invalid_input', fields: ['agent'] });
  const { key } = await app.key({ permissions: ['records:read', 'records:write'] });
  expect(await app.client(key).fails(answerQuestion, { body: asked })).toMatchObject({ code: 'user_required' });
});

it('answers from the trace alone for a key that may only read, and for a user whose learning is paused', async () => {
  const ada = app.user();
  await learned(ada);
  const whole = await ada.ok(answerQuestion, { body: { ...asked, task_id: 'whole' } });
  const { key } = await app.key({ permissions: ['records:read'] });
  const read = await app.client(key, { user: ada.user }).ok(answerQuestion, { body: asked });
  expect(read).toEqual({ ...whole, degraded: ['working_memory'] });
  await app.client().ok(pauseUser, { params: { user_id: ada.user } });
  expect(await ada.ok(answerQuestion, { body: asked })).toEqual(read);
  expect(await mind(ada, 'scout').slots('cup')).toEqual([]);
});

it('is found by no search, and changes no answer', async () => {
  const ada = app.user();
  const { early, late } = await learned(ada);
  const search = { body: { query: QUESTION, limit: 20, graph: { hops: 2, entities: true } } };
  // For memories that are minutes old the age counts, and changes the last digits.
  const found = async () => (await ada.ok(searchRecords, search)).results.map(({ record, score }) => [record.id, score.toFixed(3)]); // prettier-ignore
  const before = await found();
  expect(before.map(([id]) => id).sort()).toEqual([early, late].sort());
  const first = await ada.ok(answerQuestion, { body: asked });
  expect(await found()).toEqual(before);
  const { answer, evidence } = await ada.ok(answerQuestion, { body: asked });
  expect(answer).toBe(first.answer);
  expect(evidence.map(({ id }) => id)).toEqual(first.evidence.map(({ id }) => id));
  const unknown = { ...asked, question: 'Who paints the lighthouse of Groix?' };
  for (let time = 0; time < 2; time++)
    expect(await ada.ok(answerQuestion, { body: unknown })).toMatchObject({ status: 'not_in_memory' });
});

it('is trusted no more than its sources, and is deleted with them, also as an episode of the task', async () => {
  const ada = app.user();
  const scout = mind(ada, 'scout');
  await ada.ok(storeRecord, note(EARLY, '2026-03-01'));
  const doubted = app.client((await app.key({ permissions: ['records:write'], trust_cap: 0.7 })).key, {
    user: ada.user,
  });
  const { id: late } = await doubted.ok(storeRecord, note(LATE, '2026-03-22'));
  await ada.ok(answerQuestion, { body: asked });
  await ada.ok(answerQuestion, { body: { ...asked, task_id: 'kept' } });
  const trusts: unknown[] = [];
  for (const { id, content } of await scout.slots('cup')) {
    const record = await ada.ok(getRecord, { params: { id } });
    trusts.push([content, record.trust ?? 1]);
  }
  expect(trusts).toEqual(expect.arrayContaining([[EARLY, 1], [LATE, expect.closeTo(0.7)], ['31 - 10 = 21', expect.closeTo(0.7)]])); // prettier-ignore
  const { episode_id: episode } = await scout.clear('kept', { episode: true });
  expect((await ada.ok(getRecord, { params: { id: episode! } })).trust).toBeCloseTo(0.7);
  await ada.ok(eraseSubject, { body: { records: [late], user_id: ada.user } });
  const types = (await scout.slots('cup')).map(({ slot_type: type }) => type);
  expect(types).toEqual(['question', 'plan', 'evaluation', 'retrieved_fact']);
  expect(await scout.episodes()).toEqual([]);
});

it('has as many slots as the tenant sets: findings are dropped before question and answer', async () => {
  const ada = app.client(await app.otherTenant(), { user: 'ada' });
  await useProfile(ada.as(undefined), { working_capacity: 3 });
  await learned(ada);
  const { answer } = await ada.ok(answerQuestion, { body: asked });
  expect(told(await mind(ada, 'scout').slots('cup'))).toEqual([
    ['question', QUESTION],
    ['reasoning_step', '31 - 10 = 21'],
    ['reasoning_step', answer.replaceAll(/ \[\d\]/g, '')],
  ]);
});

it('is audited as the change that was requested', async () => {
  const ada = app.user();
  await learned(ada);
  await ada.ok(answerQuestion, { body: asked });
  const query = { user_id: ada.user, operation: 'answer.question', kind: 'change', limit: 100 };
  const { entries } = await app.client().ok(listAudit, { query });
  const stored = entries.reduce((sum, { counts }) => sum + (counts['records_inserted'] ?? 0), 0);
  expect(stored).toBe(7);
});
