import type { PayloadOf, indexVectorsJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { IndexVectorsHandler } from '@memory/indexing/cells/index-vectors.handler.js';
import { WatchSize } from '@memory/indexing/cells/watch-size.js';
import { VectorIndexesRepository } from '@memory/indexing/cells/vector-indexes.repository.js';
import { VectorsRepository } from '@memory/indexing/vectors.repository.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { random } from '../../../../bench/load/conversation.js';
import { SearchFixture, SPACE } from '../testing/search-fixture.js';
import { readyIndexesOf } from './ask-arms.js';
import { vectorArm } from './vector-arm.query.js';

const DIMENSIONS = 48;
const TOPICS = 60;

let fixture: SearchFixture;
const indexes = new VectorIndexesRepository(new Clock());
const vectors = new VectorsRepository(indexes);
beforeAll(async () => {
  fixture = await SearchFixture.open();
});
afterAll(() => fixture?.close());
beforeEach(() => fixture.empty());

const next = random(11);
const topics = Array.from({ length: TOPICS }, () => unit(Array.from({ length: DIMENSIONS }, () => next() - 0.5)));

function unit(numbers: readonly number[]): number[] {
  const length = Math.hypot(...numbers);
  return numbers.map((number) => number / length);
}

/** A vector near one of the topics. */
function some(topic = Math.floor(next() * TOPICS)): number[] {
  return unit((topics[topic] ?? []).map((number) => number + (next() - 0.5) * 0.25));
}

function addMany(n: number, userId: string | null, session?: string, about: () => number[] = some): Promise<string[]> {
  return fixture.addMany(
    Array.from({ length: n }, () => ({ vector: about() })),
    userId,
    session,
  );
}

/** Runs the job until it is done, as a worker would. @returns the number of runs */
async function index(
  userId: string | null,
  vectorCellsAbove = 1_000,
  meanwhile?: () => Promise<void>,
): Promise<number> {
  const handler = new IndexVectorsHandler({ vectorCellsAbove }, indexes);
  const scope = writer(userId);
  for (let turns = 1; ; turns += 1) {
    let more = false;
    await handler.run({
      payload: { space_id: fixture.tenantId } satisfies PayloadOf<typeof indexVectorsJob>,
      scope,
      owner: { tenantId: fixture.tenantId, userId, epoch: 0 },
      attempt: 1,
      signal: new AbortController().signal,
      withScope: async <T>(work: (tx: Tx) => Promise<T>) => {
        const result = await fixture.test.database.withScope(scope, work);
        await meanwhile?.();
        return result;
      },
      close: () => Promise.resolve(),
      takeAlong: () => Promise.resolve([]),
      note: () => Promise.resolve(),
      passOn: () => Promise.resolve(void (more = true)),
    });
    if (!more) return turns;
  }
}

const writer = (userId: string | null): Scope =>
  fixture.scope(userId, {
    includeShared: userId === null,
    permissions: new Set(['records:read', 'records:write', 'shared:read', 'shared:write']),
  });

function ask(scope: Scope, query: readonly number[], request: RecordQuery & { limit?: number } = {}) {
  const vector = Float32Array.from(query);
  return fixture.ask(
    scope,
    async (tx, arm) => ({
      exact: await vectorArm(tx, arm, SPACE, vector),
      asked: await vectorArm(tx, arm, SPACE, vector, await readyIndexesOf(tx, scope)),
    }),
    request,
  );
}

const counts = async (): Promise<unknown> =>
  (
    await fixture.test.admin.query(
      `select (select count(*)::int from vector_indexes) as indexes, (select count(*)::int from vector_centers where true) > 0 as centers,
         (select count(*)::int from vector_cells) as cells`,
    )
  ).rows[0];

it('finds nearly all of what an exact scan finds in many vectors, with the same scores, and reports approximate', async () => {
  await addMany(6_000, 'ann');
  await index('ann');
  expect(await counts()).toEqual({ indexes: 1, centers: true, cells: 6_000 });
  let [found, wanted] = [0, 0];
  for (let n = 0; n < 20; n++) {
    const { exact, asked } = await ask(fixture.scope('ann'), some());
    expect([exact.approximate, asked.approximate]).toEqual([false, true]);
    expect(asked.hits).toHaveLength(200);
    const byId = new Map(exact.hits.map((hit) => [hit.passageId, hit]));
    for (const hit of asked.hits) if (byId.has(hit.passageId)) expect(hit).toEqual(byId.get(hit.passageId));
    const first = new Set(asked.hits.map(({ passageId }) => passageId));
    wanted += 10;
    found += exact.hits.slice(0, 10).filter(({ passageId }) => first.has(passageId)).length;
  }
  expect(found / wanted).toBeGreaterThanOrEqual(0.97);
});

it('compares every vector if the owner has few, or the index is not filled yet', async () => {
  await addMany(900, 'ann');
  await index('ann');
  expect(await counts()).toEqual({ indexes: 0, centers: false, cells: 0 });
  await addMany(200, 'ann');
  await index('ann');
  await fixture.test.admin.query(`update vector_indexes set state = 'filling'`);
  const { exact, asked } = await ask(fixture.scope('ann'), some());
  expect(asked).toEqual(exact);
});

it('returns as many as an exact scan through a selective filter', async () => {
  const topic = 3;
  await addMany(3_000, 'ann', 'other', () => some(topic));
  await addMany(60, 'ann', 'mine', () => some(40));
  await index('ann');
  const { exact, asked } = await ask(fixture.scope('ann'), some(topic), { session_id: 'mine' });
  expect(exact.hits).toHaveLength(60);
  expect(asked).toEqual(exact);
});

it('reads own cells and shared ones, and nobody else’s', async () => {
  await addMany(1_200, 'ann');
  await addMany(1_200, 'bea');
  const shared = new Set(await addMany(1_100, null));
  for (const userId of ['ann', 'bea', null]) await index(userId);
  const bea = new Set((await ask(fixture.scope('bea', { includeShared: false }), some())).asked.hits.map(idOf));
  for (let n = 0; n < 5; n++) {
    const query = some();
    const { exact, asked } = await ask(fixture.scope('ann'), query);
    expect(asked.approximate).toBe(true);
    expect(asked.hits).toHaveLength(exact.hits.length);
    expect(asked.hits.some((hit) => bea.has(idOf(hit)))).toBe(false);
    expect(asked.hits.some((hit) => shared.has(idOf(hit)))).toBe(true);
    // There are so few that all are compared, so the result is the same.
    expect(asked.hits).toEqual(exact.hits);
    const alone = await ask(fixture.scope('ann', { includeShared: false }), query);
    expect(alone.asked.hits.some((hit) => shared.has(idOf(hit)))).toBe(false);
  }
  const others = fixture.scope('ann', { tenantId: fixture.otherTenantId });
  expect((await ask(others, some())).asked).toEqual({ hits: [], approximate: false });
  // Even by its id, the index of another user returns nothing.
  const { rows } = await fixture.test.admin.query<{ id: string }>(
    `select id from vector_indexes where user_id = 'bea'`,
  );
  const stolen = { id: rows[0]?.id ?? '', userId: 'ann', space: SPACE, passages: 1, terms: 1 };
  const foreign = await fixture.ask(fixture.scope('ann', { includeShared: false }), (tx, arm) =>
    vectorArm(tx, arm, SPACE, Float32Array.from(some()), [stolen]),
  );
  expect(foreign.hits.every((hit) => !bea.has(idOf(hit)))).toBe(true);
});

const idOf = ({ passageId }: { readonly passageId: string }): string => passageId;

it('has a vector in its cell once it is stored, until its passage is deleted', async () => {
  await addMany(1_200, 'ann');
  await index('ann');
  const [id] = await addMany(1, 'ann');
  const near = topics[7] ?? [];
  await fixture.test.admin.query('delete from passage_vectors where passage_id = $1', [id]);
  await fixture.test.database.withScope(writer('ann'), (tx) =>
    vectors.store(tx, { tenantId: fixture.tenantId, userId: 'ann' }, fixture.tenantId, {
      vectors: [{ passageId: id ?? '', vector: Float32Array.from(near) }],
      rejected: [],
    }),
  );
  const first = async () => (await ask(fixture.scope('ann'), near)).asked.hits[0]?.passageId;
  expect(await first()).toBe(id);
  await fixture.test.admin.query('delete from records where id = $1', [id]);
  expect(await first()).not.toBe(id);
  expect(await counts()).toMatchObject({ cells: 1_200 });
});

it('is rebuilt when it has grown, resumes after an interruption, and is removed when little remains', async () => {
  const ids = await addMany(1_001, 'ann');
  await index('ann');
  const before = (await readyIndexes())[0];
  await addMany(500, 'ann');
  await index('ann');
  expect((await readyIndexes()).map(({ id }) => id)).toEqual([before?.id]);
  await addMany(2_600, 'ann');
  await index('ann');
  const [after] = await readyIndexes();
  expect(after?.id).not.toBe(before?.id);
  expect(await counts()).toEqual({ indexes: 1, centers: true, cells: 4_101 });
  // As if the process had died halfway.
  await fixture.test.admin.query(`update vector_indexes set state = 'filling'`);
  await fixture.test.admin.query('delete from vector_cells where passage_id = any($1)', [ids]);
  await index('ann');
  expect((await readyIndexes()).map(({ id }) => id)).toEqual([after?.id]);
  expect(await counts()).toMatchObject({ cells: 4_101 });
  // As if workers of an older version had stored them.
  await fixture.test.admin.query('delete from vector_cells where passage_id = any($1)', [ids.slice(0, 50)]);
  await index('ann');
  expect(await counts()).toMatchObject({ cells: 4_101 });
  await fixture.test.admin.query('delete from records where id <> all($1)', [ids.slice(0, 499)]);
  await index('ann');
  expect(await counts()).toEqual({ indexes: 0, centers: false, cells: 0 });
});

const readyIndexes = () => fixture.ask(fixture.scope('ann'), (tx, { scope }) => readyIndexesOf(tx, scope));

it('is not read while its cells are being removed', async () => {
  await addMany(6_000, 'ann');
  await index('ann');
  const query = some();
  const { exact } = await ask(fixture.scope('ann'), query);
  const seen: boolean[] = [];
  await index('ann', 20_000, async () => {
    const { asked } = await ask(fixture.scope('ann'), query);
    seen.push(asked.approximate);
    if (!asked.approximate) expect(asked).toEqual(exact);
    else expect(await counts()).toMatchObject({ cells: 6_000 });
  });
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.at(-1)).toBe(false);
  expect(await counts()).toEqual({ indexes: 0, centers: false, cells: 0 });
});

it('has its owner’s vectors looked at now and then: by a job once they are many, and again once it has an index', async () => {
  const { database, admin } = fixture.test;
  const outbox = new Outbox(database, new JobSignals(new InProcessBus(), database), new Clock());
  const watch = new WatchSize({ vectorCellsAbove: 1_000 }, indexes, outbox);
  const owner = { tenantId: fixture.tenantId, userId: 'ann', epoch: 0 };
  /** The number of jobs after storing a vector with this id. */
  const stored = async (end: string) => {
    const id = `01900000-0000-7000-8000-0000${end}`;
    await database.withScope(writer('ann'), (tx) => watch.stored(tx, owner, fixture.tenantId, [id]));
    return (await admin.query(`delete from outbox where job = 'index-vectors' and user_id = 'ann'`)).rowCount;
  };
  await addMany(1_000, 'ann');
  // Ids that end in a multiple of 63 (a sixteenth of the bound), of none, and of 64 times that.
  const [drawn, other, seldom] = ['0000003f', '00000040', '00000fc0'] as const;
  expect(await stored(drawn)).toBe(0);
  await addMany(1, 'ann');
  expect(await stored(other)).toBe(0);
  expect(await stored(drawn)).toBe(1);
  await index('ann');
  expect(await stored(drawn)).toBe(0);
  await admin.query('delete from records');
  expect(await stored(seldom)).toBe(1);
});
