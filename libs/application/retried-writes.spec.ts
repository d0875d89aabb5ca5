import { Idempotency } from '@governance/idempotency/idempotency.js';
import type { IdempotencyRepository } from '@governance/idempotency/idempotency.repository.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import type { Database, Tx } from '@platform/database/database.js';
import { CognitiveFlow } from './cognitive-flow.js';
import { MessageFlow } from './message-flow.js';
import { RevisionFlow } from './revision-flow.js';
import { WriteFlow } from './write-flow.js';

/** Fits any parameter. */
type Fake = never;
type Run = (tx: Tx) => Promise<unknown>;

const scope = { tenantId: 't', userId: 'ada', agent: null } as Scope;
const preferences = { idempotencyKey: undefined, waitSeconds: 0, ifMatch: null };
const INTENTION = { id: 'prospective_1' };

/** A database in which the first attempt loses to another transaction. */
const retrying = { withScope: async (_: Scope, work: Run) => work({} as Tx).then(() => work({} as Tx)) };
/** Keys of which the first attempt takes one. Until the next, another request has done its work and stored `body`. */
function overtaken(body: unknown) {
  let hash = '';
  return {
    take: async (_tx: Tx, _scope: Scope, _key: string, request: string) => {
      const free = hash === '';
      hash = request;
      return free;
    },
    answer: async () => undefined,
    find: async () => ({ status: 200, body, createdAt: new Date(), requestHash: hash }),
  };
}

const idempotency = (keys: object = {}) =>
  new Idempotency(retrying as unknown as Database, keys as IdempotencyRepository, new Clock());
/** Returns the first outcome in the first attempt, and the second from then on. */
const outcomes = (...[first, second]: readonly [unknown, unknown]) => {
  let attempts = 0;
  return { prepare: async () => undefined, runIn: async () => ((attempts += 1) === 1 ? first : second) } as Fake;
};
const triggering = { runIn: async () => [INTENTION] } as Fake;
const waited: (readonly string[])[] = [];
const vectors = {
  run: async (_scope: Scope, _id: string, jobs: readonly string[]) => void waited.push(jobs),
  wait: async (_scope: Scope, jobs: readonly string[]) => void waited.push(jobs),
} as Fake;

beforeEach(() => waited.splice(0));

describe('a write whose transaction is retried returns nothing from the attempt that was undone', () => {
  it('when it stores a record', async () => {
    const one = outcomes(
      { outcome: { id: 'a', status: 'created', created: true }, jobs: ['first'] },
      { outcome: { id: 'a', status: 'unchanged', created: false }, jobs: [] },
    );
    const flow = new WriteFlow(idempotency(), one, {} as Fake, vectors, triggering);
    const { outcome } = await flow.store(scope, { content: 'tea' }, preferences);
    expect([outcome.triggered, waited]).toEqual([undefined, [[]]]);
  });

  it('when it appends messages', async () => {
    const append = outcomes(
      { answer: { created: 1, messages: [{ status: 'created' }] }, jobs: ['first'] },
      { answer: { created: 0, messages: [{ status: 'unchanged' }] }, jobs: [] },
    );
    const extraction = { noteIn: async () => [] } as Fake;
    const flow = new MessageFlow(idempotency(), append, vectors, extraction, triggering);
    const query = { messages: [{ role: 'user', content: 'tea' }] } as never;
    const { body } = await flow.append(scope, query, preferences);
    expect([body.triggered, waited]).toEqual([undefined, [[]]]);
  });

  it('when it revises a fact', async () => {
    const revise = outcomes(
      { answer: { id: 'a', applied: true, status: 'created' }, jobs: ['first'] },
      { answer: { id: 'a', applied: true, status: 'unchanged' }, jobs: [] },
    );
    const flow = new RevisionFlow(idempotency(), revise, {} as Fake, {} as Fake, {} as Fake, vectors, triggering);
    const { answer } = await flow.run(scope, { content: 'tea' } as never, preferences);
    expect([answer.triggered, waited]).toEqual([undefined, [[]]]);
  });
});

it('a write that another request with its key has meanwhile done returns what that one stored', async () => {
  const flow = new CognitiveFlow(idempotency(overtaken({ id: 'b' })), triggering, vectors);
  const write = {
    operation: { name: 'kind.store' } as never,
    input: {},
    preferences: { ...preferences, idempotencyKey: 'k' },
    news: { agent: null, text: 'tea' },
  };
  const body = await flow.write(scope, write, async () => ({ body: { id: 'a' }, jobs: ['first'] }));
  expect([body, waited]).toEqual([{ id: 'b' }, [[]]]);
});
