import { OPERATIONS } from '@contracts/catalogue.js';
import { answerQuestion } from '@contracts/reasoning/answer.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { may } from '@kernel/scope.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { SAMPLES } from '../isolation/samples.js';
import { makeVictim, type Victim, WRITER } from '../isolation/victim.js';

// Seed 002, section 5: teacher and student share nothing, and knowledge is passed only by what is said.
let app: TestApp;
let teacher: Client;
let student: Client;
/** The memory of each of them, with a certain word in every text. */
let teachers: Victim;
let students: Victim;

beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT_PER_KEY: '100000', RATE_LIMIT_PER_TENANT: '1000000' } });
  const admin = app.client();
  // The school is one user: what separates the two is the agent that their keys are bound to.
  const boundTo = async (agent: string) => {
    const { key } = await app.key({ permissions: [...WRITER], agent, user_id: 'school', include_shared: false });
    return app.client(key);
  };
  // Written before the key is bound, because a key that is bound to an agent creates no other.
  const writer = app.client((await app.key({ permissions: [...WRITER] })).key, { user: 'school' });
  const given = { user: 'school', tenant: 'tenant_0000000000000000000000000a', secret: 'zyxomancy' };
  teachers = await makeVictim(writer, admin, given);
  teacher = await boundTo('agent-school');
  student = await boundTo('student');
  const { id } = await student.ok(storeRecord, {
    body: {
      id: 'notes',
      type: 'lesson',
      agent: 'student',
      content: 'my own notes about mirabelle',
      title: 'mirabelle',
      tags: ['tag-school'],
    },
  });
  const { messages } = await student.ok(appendMessages, {
    body: {
      agent: 'student',
      session_id: 'lesson-1',
      messages: [{ id: 'asked', role: 'user', content: 'I asked about mirabelle' }],
    },
  });
  const names = {
    ...teachers.names,
    record: id,
    external: 'notes',
    derived: id,
    message: messages[0]!.id,
    spoken: 'asked',
    agent: 'student',
    session: 'lesson-1',
  };
  students = { names, secret: 'mirabelle', records: [id, messages[0]!.id] };
});
afterAll(() => app.stop());

/** What an operation returned of somebody else's memory, requested by their names. */
async function leaks(asker: Client, { names, secret, records }: Victim): Promise<string[]> {
  const found: string[] = [];
  for (const operation of OPERATIONS) {
    const { permission } = operation;
    if (permission === null || permission === 'public' || !may({ permissions: new Set(WRITER) } as never, permission))
      continue;
    for (const [index, sent] of (SAMPLES[operation.name]?.(names) ?? []).entries()) {
      const { text, status } = await asker.call(operation, sent);
      const asked = JSON.stringify(sent);
      const ids = records.map((one) => one.slice(-26)).filter((one) => !asked.includes(one));
      const told = [secret, ...ids].filter((word) => text.includes(word));
      if (told.length > 0) found.push(`${operation.name} ${index}: ${status} told ${told.join(', ')}`);
    }
  }
  return found;
}

it('nothing of the teacher is in any response to the student, in any operation', async () => {
  expect(await leaks(student, teachers)).toEqual([]);
});

it('nothing of the student is in any response to the teacher', async () => {
  expect(await leaks(teacher, students)).toEqual([]);
});

it('the test detects what exists: the owner gets it', async () => {
  expect((await leaks(teacher, teachers)).length).toBeGreaterThan(5);
});

it('knowledge is passed by what is relayed, and by nothing else', async () => {
  const fact = 'The lighthouse of Vardo was built in 1896 by Pelle Strand.';
  await teacher.ok(storeRecord, { body: { type: 'lesson', agent: 'agent-school', content: fact } });
  const question = 'Who built the lighthouse of Vardo?';
  expect((await student.ok(answerQuestion, { body: { question } })).answer).not.toContain('Strand');
  const taught = await teacher.ok(answerQuestion, { body: { question } });
  expect(taught.answer).toContain('Pelle Strand');
  const said = { role: 'user' as const, speaker: 'teacher', content: taught.answer };
  await student.ok(appendMessages, { body: { agent: 'student', session_id: 'lesson-2', messages: [said] } });
  const learned = await student.ok(answerQuestion, { body: { question } });
  expect(learned.answer).toContain('Pelle Strand');
  const [first] = learned.evidence;
  expect(first).toMatchObject({ type: 'message', speaker: 'teacher', session_id: 'lesson-2' });
});

it('a curriculum is shared on purpose: with those who may read it, and only if they request it', async () => {
  await app.client().ok(storeRecord, {
    body: { shared: true, type: 'lesson', content: 'Curriculum: week three is about celestial navigation.' },
  });
  const question = 'What is week three of the curriculum about?';
  expect(await student.ok(answerQuestion, { body: { question } })).toMatchObject({ status: 'not_in_memory' });
  const settings = { permissions: [...WRITER, 'shared:read' as const], agent: 'student', user_id: 'school' };
  const reader = app.client((await app.key(settings)).key);
  expect((await reader.ok(answerQuestion, { body: { question } })).answer).toContain('celestial navigation');
  const without = await reader.ok(answerQuestion, { body: { question, include_shared: false } });
  expect(without.answer).not.toContain('celestial');
});
