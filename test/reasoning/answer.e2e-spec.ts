import { getCompactionMetrics } from '@contracts/compaction/compaction.operations.js';
import { answerQuestion, getReasoningMetrics } from '@contracts/reasoning/answer.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { createEdge } from '@contracts/graph/graph.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { reviseRecord } from '@contracts/revision/revision.operations.js';
import type { Client } from '@test/support/client.js';
import { startApp, type TestApp } from '@test/support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function remember(who: Client, texts: readonly (readonly [day: string, content: string, title?: string])[]) {
  const ids: string[] = [];
  for (const [occurred_at, content, title] of texts) {
    const { id } = await who.ok(storeRecord, { body: { type: 'note', content, occurred_at, ...(title && { title }) }, headers: { prefer: 'wait=10' } }); // prettier-ignore
    ids.push(id);
  }
  return ids;
}

const TABLES = [
  ['2026-03-01', 'After Round 1, Brest leads with 10 points. Lorient has 9 points.', 'Table after Round 1'],
  ['2026-03-08', 'After Round 2, Brest has 22 points. Lorient has 15 points.', 'Table after Round 2'],
  ['2026-03-22', 'After Round 4, Brest has 31 points. Lorient has 33 points.', 'Table after Round 4'],
] as const;

it('computes over time, in the order of time, and cites its sources', async () => {
  const ada = app.user();
  const ids = await remember(ada, TABLES);
  await remember(ada, [['2026-03-10', 'The sailing club of Quiberon serves cake on Sundays.']]);
  const found = await ada.ok(answerQuestion, { body: { question: 'How many points did Brest win between Round 1 and Round 4?' } }); // prettier-ignore
  expect(found).toMatchObject({ by: 'rules', status: 'answered', degraded: [] });
  const [part] = found.parts;
  expect(part).toMatchObject({
    intent: 'temporal_comparison',
    calculations: [{ expression: '31 - 10', result: '21' }],
  });
  const refOf = (id: string | undefined) => found.evidence.find((one) => one.id === id)?.ref;
  expect(part!.calculations[0]!.refs).toEqual([refOf(ids[0]), refOf(ids[2])]);
  expect(found.answer).toContain(`[${refOf(ids[0])}]`);
  const days = [...found.answer.matchAll(/^(\d{4}-\d{2}-\d{2}):/gm)].map(([, day]) => day);
  expect(days).toEqual([...days].sort());
  expect(found.trace.map(({ kind }) => kind)).toEqual([
    'classify',
    'plan',
    'search',
    'evaluate',
    'calculate',
    'answer',
  ]);
  for (const { quote, id } of part!.citations) {
    const { content } = found.evidence.find((one) => one.id === id)!;
    for (const sentence of quote.split(/(?<=\.) /)) expect(content).toContain(sentence);
  }
});

it('presents both sides if sources disagree, also if only a link says so', async () => {
  const ada = app.user();
  await remember(ada, [
    ['2026-06-01', 'The open-air concert drew an estimated 12,000 visitors, according to the organisers.', 'City news'],
    ['2026-06-02', 'Police counted approximately 7,500 visitors at the open-air concert.', 'Police report'],
  ]);
  const found = await ada.ok(answerQuestion, {
    body: { question: 'How many visitors did the open-air concert have?' },
  });
  const { sides } = found.parts[0]!.contradictions[0]!;
  expect(sides.map(({ value }) => value).sort()).toEqual(['12,000 visitors', '7,500 visitors']);
  expect(found.answer).toMatch(/^Sources disagree about visitors: .*\[1\].*\[2\]/);
  for (const part of ['12,000 visitors (City news', '7,500 visitors (Police report'])
    expect(found.answer).toContain(part);
  const ben = app.user();
  const [one, other] = await remember(ben, [
    ['2026-06-01', 'The kiln was fired by Ines.'],
    ['2026-06-02', 'Nobody but the apprentice went near the oven.'],
  ]);
  await ben.ok(createEdge, { params: { id: one! }, body: { type: 'contradicts', to: other! } });
  const linked = await ben.ok(answerQuestion, { body: { question: 'Who fired the kiln?' } });
  expect(linked.parts[0]!.contradictions[0]!.sides.map(({ id }) => id).sort()).toEqual([one!, other!].sort());
  expect(linked.answer).toMatch(/^Sources disagree: /);
});

it('does not take superseded memories for a contradiction, now or in the past', async () => {
  const ada = app.user();
  await ada.ok(reviseRecord, { body: { content: 'Ada lives in Porto.' } });
  const { status } = await ada.ok(reviseRecord, { body: { content: 'Ada lives in Lisbon.' } });
  expect(status).toBe('superseded');
  const ask = async (question: string) => {
    const { answer, parts } = await ada.ok(answerQuestion, { body: { question } });
    return {
      answer,
      intents: parts.map(({ intent }) => intent),
      disagree: parts.flatMap((part) => part.contradictions),
    };
  };
  const now = await ask('Who lives in Lisbon, is it Ada?');
  expect(now).toMatchObject({ answer: expect.stringContaining('Lisbon') as string, disagree: [] });
  expect(now.answer).not.toContain('Porto');
  const past = await ask('How did where Ada lives change between January 2020 and today?');
  expect(past).toMatchObject({ intents: ['temporal_comparison'], disagree: [] });
  expect(past.answer).toMatch(/Porto[^]*Lisbon/);
  const before = await ask('Ada lives in Lisbon, and in which town before Lisbon?');
  expect(before).toMatchObject({ answer: expect.stringContaining('Porto') as string, disagree: [] });
});

it('reports what is not in memory, and of several questions what is', async () => {
  const ada = app.user();
  await remember(ada, TABLES);
  const none = await ada.ok(answerQuestion, { body: { question: 'What is the name of the plumber?' } });
  expect(none).toMatchObject({ status: 'not_in_memory', answer: 'Not in memory.' });
  const both = await ada.ok(answerQuestion, {
    body: { question: 'How many points has Lorient after Round 2? Which kiln does Ines own?', token_budget: 600 },
  });
  expect(both.parts.map(({ status }) => status)).toEqual(['answered', 'not_in_memory']);
  expect(both.status).toBe('partly');
  expect(both.tokens).toBeLessThanOrEqual(600);
  expect(both.parts[0]!.answer).toContain('15 points');
  expect(await app.user().ok(answerQuestion, { body: { question: 'Where?' } })).toMatchObject({ evidence: [] });
});

const GAMES = [
  ['2026-04-15', 'As of April 15, Ilmar leads the Harbour Games with 21 medals and 11 golds. Torvik is second with 19 medals and 7 golds.', 'Harbour Games Standings'],
  ['2026-04-15', 'Aino Salmela of Ilmar won a 5th gold medal in orienteering. Hanna Weiss of Torvik won the curling final. Elif Demir of Torvik won the sprint.', 'Individual Athletes at the Harbour Games'],
  ['2026-04-14', 'The Harbour Games are the first held in Torvik since 1954. The tally of Torvik surpasses their best of 4 gold medals. Ilmar goes on as the leader.', 'History of the Harbour Games'],
] as const; // prettier-ignore

it('returns what is under a requested title first and whole, and what has the name in its title', async () => {
  const ada = app.user();
  await remember(ada, GAMES);
  const explained = await ada.ok(answerQuestion, { body: { question: `Explain everything about: ${GAMES[1][2]}` } });
  expect(explained.evidence[0]).toMatchObject({ title: GAMES[1][2], cited: true });
  expect(explained.answer).toContain(GAMES[1][1]);
  const teach = {
    question: 'Teach the children about the Harbour Games in five easy steps with the funniest mistakes',
  };
  const taught = await ada.ok(answerQuestion, { body: teach });
  expect(taught.status).toBe('partly');
  expect(taught.evidence.map(({ title }) => title).sort()).toEqual(GAMES.map(([, , title]) => title).sort());
  const asked = { question: 'Who is the plumber of the Lakeland Games in five easy steps with the funniest mistakes?' };
  expect(await ada.ok(answerQuestion, { body: asked })).toMatchObject({ status: 'not_in_memory' });
});

it('spends no token twice on what two questions rest on', async () => {
  const ada = app.user();
  await remember(ada, GAMES);
  const question = 'Who of Torvik won medals at the Harbour Games, and how many golds does Torvik have in all?';
  const { evidence, parts, tokens } = await ada.ok(answerQuestion, { body: { question, token_budget: 210 } });
  expect(parts).toHaveLength(2);
  expect(evidence.some(({ questions }) => questions.length === 2)).toBe(true);
  expect(evidence.map(({ title }) => title).sort()).toEqual(GAMES.map(([, , title]) => title).sort());
  expect(tokens).toBeLessThanOrEqual(210);
  expect(tokens).toBe(evidence.reduce((sum, one) => sum + one.tokens, 0));
});

it('cites turns of a conversation by their speaker and session', async () => {
  const ada = app.user();
  await ada.ok(appendMessages, {
    body: {
      agent: 'helper',
      session_id: 'monday',
      messages: [
        { role: 'user', speaker: 'Ada', content: 'My dentist moved to the Rosengasse, next to the bakery.' },
        { role: 'assistant', content: 'Good to know.' },
      ],
    },
  });
  const found = await ada.ok(answerQuestion, { body: { question: 'Where is the dentist now?', agent: 'helper' } });
  expect(found.evidence[0]).toMatchObject({ speaker: 'Ada', session_id: 'monday', type: 'message', cited: true });
});

it('continues until it has enough, within its steps and tokens', async () => {
  const ada = app.user();
  await remember(ada, TABLES);
  const question = 'How many points did Brest win between Round 1 and Round 9?';
  const found = await ada.ok(answerQuestion, { body: { question, token_budget: 150 } });
  expect(found.metacognition).toMatchObject({ sufficient: false, steps_allowed: 3 });
  expect(found.metacognition.steps).toBeGreaterThan(1);
  expect(found.metacognition.steps).toBeLessThanOrEqual(3);
  expect(found.trace.find(({ kind }) => kind === 'evaluate')).toMatchObject({
    says: expect.stringContaining('Round 9'),
  });
  expect(found.trace.some(({ kind }) => kind === 'refine')).toBe(true);
  expect(found.tokens).toBeLessThanOrEqual(150);
  expect(found.parts[0]!.calculations).toEqual([]);
  const once = await ada.ok(answerQuestion, { body: { question, max_steps: 1 } });
  expect(once.metacognition).toMatchObject({ steps: 1, corrections: 0 });
});

it('streams its steps, then the text, then all of it', async () => {
  const ada = app.user();
  await remember(ada, TABLES);
  const body = JSON.stringify({ question: 'Describe the trend in the points of Brest', stream: true });
  const response = await fetch(`${app.url}/v1/answer`, {
    method: 'POST',
    headers: { 'x-api-key': app.adminKey, 'x-user-id': ada.user, 'content-type': 'application/json' },
    body,
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const events = (await response.text()).trim().split('\n\n').map((event) => event.split('\n')[0]!.slice('event: '.length)); // prettier-ignore
  expect(events.slice(0, 2)).toEqual(['step', 'step']);
  expect(events.slice(-2)).toEqual(['text', 'answer']);
});

it('counts how questions were answered by intent, for the tenant only', async () => {
  const key = await app.otherTenant();
  const other = app.client(key, { user: 'somebody' });
  await remember(other, TABLES);
  const before = await app.client().ok(getReasoningMetrics);
  await other.ok(answerQuestion, { body: { question: 'How many points did Brest win between Round 1 and Round 4?' } });
  await other.ok(answerQuestion, { body: { question: 'Who is the plumber?' } });
  const { intents } = await app.client(key).ok(getReasoningMetrics, { query: { days: 1 } });
  const of = (name: string) => intents.find(({ intent }) => intent === name);
  expect(of('temporal_comparison')).toMatchObject({
    answers: 1,
    answered: 1,
    steps: 1,
    effort: 1,
    sufficiency: 1,
    by_model: 0,
  });
  expect(of('temporal_comparison')!.search_quality).toBeGreaterThan(0.5);
  expect(of('simple_recall')).toMatchObject({ answers: 1, not_in_memory: 1 });
  expect(await app.client().ok(getReasoningMetrics)).toEqual(before);
});

it.each([{ user_id: 'bob' }, { agent: 'scout' }, { project: 'moon' }])(
  'tells a key bound to %j no figures of the tenant',
  async (binding) => {
    const bound = app.client((await app.key({ ...binding, permissions: ['records:read', 'admin'] })).key);
    for (const operation of [getReasoningMetrics, getCompactionMetrics]) {
      expect((await bound.call(operation)).status).toBe(403);
    }
  },
);

it('finds one’s own among many similar shared ones, and what is shared beside it', async () => {
  const key = await app.otherTenant();
  const [ada, ben] = [app.client(key, { user: 'ada' }), app.client(key, { user: 'ben' })];
  const guide = (tool: string) => `Setting up ${tool} takes these steps. Step 1: Install the ${tool} kit. Step 2: Create a project with '${tool} create my_app'. Step 3: Add the packages to deps.${tool}. Step 4: Run the tests with '${tool} test'.`; // prettier-ignore
  for (const tool of ['bramble', 'tessel', 'plinth', 'gimbal', 'quill', 'umbra', 'rook', 'pylon'])
    await ada.ok(storeRecord, { body: { type: 'note', shared: true, content: guide(tool), title: `Guide to ${tool}` }, headers: { prefer: 'wait=10' } }); // prettier-ignore
  await remember(ada, [['2026-02-10', `${guide('flutter')} Some of it needs a phone, or an emulator of one.`]]);
  const question = 'Describe the complete workflow from creating a project to running tests';
  const ask = (who: Client, tool: string) => who.ok(answerQuestion, { body: { question: question.replace('project', `${tool} project`.trim()), token_budget: 300 } }); // prettier-ignore
  const own = await ask(ada, '');
  expect(own.evidence.some(({ content }) => content.includes('flutter'))).toBe(true);
  expect(own.evidence.length).toBeGreaterThan(1);
  const theirs = await ask(ben, '');
  expect(theirs.evidence.length).toBeGreaterThan(1);
  expect(theirs.evidence.some(({ content }) => content.includes('flutter'))).toBe(false);
  const named = await ask(ada, 'Gimbal');
  expect(named.evidence[0]!.content).toContain('gimbal');
});
