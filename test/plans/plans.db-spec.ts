import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import type { QueryTerm } from '@memory/indexing/terms.js';
import { passagesToEmbed } from '@memory/indexing/vectors.repository.js';
import { PassagesRepository } from '@memory/indexing/passage-index.js';
import { edgesAmong } from '@memory/graph/edges-among.query.js';
import { linksByName } from '@memory/graph/links-by-name.query.js';
import { linksFrom } from '@memory/graph/links-from.query.js';
import { relatedTo } from '@memory/graph/related.query.js';
import { pageOfMessages } from '@memory/messages/page-of-messages.query.js';
import { verdictsOf } from '@memory/feedback/verdicts.query.js';
import { linkInTime } from '@memory/record-store/add-records.js';
import { pageOfRecords } from '@memory/records/list-records.js';
import { recordConditions, recordSource } from '@memory/record-store/record-source.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { recordsByKey } from '@memory/record-store/records-by-key.query.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { sourceMessagesOf } from '@memory/record-store/source-messages.query.js';
import { aliasesOf, isNamedOtherwise, namesArm } from '@memory/search/arms/names-arm.query.js';
import type { ArmScope } from '@memory/search/arms/arm.js';
import { keywordArm } from '@memory/search/arms/keyword-arm.query.js';
import { neighboursOf } from '@memory/search/stages/neighbours.query.js';
import { seenThroughLens } from '@memory/search/ranking/lens.js';
import { readerOf } from '@memory/search/arms/ask-arms.js';
import { recordsById } from '@memory/search/scope-reads.js';
import { recentArm, timeArm } from '@memory/search/arms/time-arm.query.js';
import { vectorArm } from '@memory/search/arms/vector-arm.query.js';
import type { Tx } from '@platform/database/database.js';
import { ClaimJobs } from '@platform/queue/claim-jobs.query.js';
import { OutboxLag } from '@platform/queue/outbox-lag.query.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { fillDatabase, FIRST_RECORD, QUESTION, SPACE, TENANT, USER } from './big-database.js';
import { Explained, type Reading } from './explain.js';

const onPostgres = globalThis.BACKEND === 'postgres';
/** The embedded database fills more slowly. */
const SIZE = onPostgres
  ? { scope: 5_000, table: 50_000, closedJobs: 20_000, openJobs: 2_000 }
  : { scope: 1_000, table: 20_000, closedJobs: 5_000, openJobs: 500 };
/** The user's own and the tenant's shared records: the most that one search may read. */
const READABLE = SIZE.scope + SIZE.scope / 10;
/**
 * A bound on rows read. In a scope of a thousand the planner may rightly read the whole scope for a few of its rows.
 */
const about = (count: number) => (onPostgres ? count : Math.max(count, READABLE));
/** Tables that grow with the stored memory. */
const BIG = [
  'records',
  'record_versions',
  'passages',
  'passage_terms',
  'passage_vectors',
  'outbox',
  'record_access',
  'messages',
  'edges',
  'entity_mentions',
];

const scope: Scope = {
  tenantId: TENANT,
  userId: USER,
  allUsers: false,
  includeShared: true,
  permissions: new Set(['records:read', 'records:write', 'shared:read']),
  agent: null,
  project: null,
  keyId: 'key',
};
const terms: QueryTerm[] = QUESTION.map((term) => ({ term, kind: 'stem', weight: 1 }));
const vector = new Float32Array(SPACE.dimensions).fill(1 / Math.sqrt(SPACE.dimensions));
/** After everything was recorded. */
const THEN = new Date('2030-01-01T00:00:00Z');

let test: TestDatabase;
let explained: Explained;

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  await fillDatabase(test.admin, SIZE);
  explained = new Explained(test);
}, 600_000);
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

it('assumes that a tenant has one row in a hundred, however many tenants there are: among a million small ones each would look like one row', async () => {
  const { rows: told } = await test.admin.query<{ tablename: string }>(
    `select tablename from pg_stats where attname = 'tenant_id' and n_distinct = 100`,
  );
  const names = told.map(({ tablename }) => tablename);
  expect(names).toEqual(
    expect.arrayContaining(['passages', 'passage_terms', 'passage_vectors', 'record_access', 'records']),
  );
});

function armScope(asOf?: Date): ArmScope {
  const conditions = recordConditions(scope, { as_of: asOf }, new Date());
  return { scope, source: recordSource(scope, asOf), conditions, asOf, limit: 200 };
}

/** With the plans that a connection keeps. */
let kept = false;

/** What the one statement of `read` reads, under row-level security and the scope's settings. */
async function readingsOf(read: (tx: Tx) => Promise<unknown>): Promise<Reading[]> {
  const statements = await explained.of(() => explained.database.withScope(scope, read), kept);
  const readings = statements.flat();
  expect(readings.length).toBeGreaterThan(0);
  expect(readings.filter(({ table, by }) => BIG.includes(table) && by === 'Seq Scan')).toEqual([]);
  return readings;
}

const of = (readings: readonly Reading[], table: string) => readings.filter((reading) => reading.table === table);
const rows = (readings: readonly Reading[]) => readings.reduce((sum, reading) => sum + reading.rows, 0);
const indexes = (readings: readonly Reading[]) => [...new Set(readings.flatMap((reading) => reading.indexes))].sort();

/** The first `count` records of the measured user, in whole sessions. */
async function ownRecords(count: number): Promise<string[]> {
  const { rows: found } = await test.admin.query<{ id: string }>(
    'select id from records where tenant_id = $1 and user_id = $2 order by id limit $3',
    [TENANT, USER, count],
  );
  return found.map(({ id }) => id);
}

describe.each(['planned anew', 'by a kept plan'])('a search, %s,', (how) => {
  beforeAll(() => (kept = how === 'by a kept plan'));
  afterAll(() => (kept = false));

  it('reads only the postings of its words in its scope from the keyword index, and nothing from the heap', async () => {
    const readings = await readingsOf((tx) => keywordArm(tx, armScope(), terms));
    const postings = of(readings, 'passage_terms');
    const { rows: counted } = await test.admin.query<{ n: number }>(
      `select count(*)::int as n from passage_terms
       where tenant_id = $1 and (user_id = $2 or user_id is null) and term = any($3)`,
      [TENANT, USER, QUESTION],
    );
    expect(counted[0]?.n).toBeGreaterThan(READABLE / 2);
    // Nothing unwanted, and everything wanted, apart from the rounding of each loop's mean before Postgres 18.
    expect(postings.map(({ removed }) => removed)).toEqual([0, 0]);
    const rounding = globalThis.BACKEND === 'pglite' ? 0 : postings.reduce((sum, { loops }) => sum + loops / 2, 0);
    expect(Math.abs(rows(postings) - (counted[0]?.n ?? 0))).toBeLessThanOrEqual(rounding);
    expect(indexes(postings)).toEqual(['passage_terms_postings']);
    expect(postings.map(({ by }) => by)).toEqual(['Index Only Scan', 'Index Only Scan']);
  });

  it('counts its collection in an index, and looks up only the passages that it returns', async () => {
    const readings = of(await readingsOf((tx) => keywordArm(tx, armScope(), terms)), 'passages');
    const counting = readings.filter(({ by }) => by === 'Index Only Scan');
    expect(indexes(counting)).toEqual(['passages_by_user']);
    expect(rows(counting)).toBe(READABLE);
    expect(rows(readings) - rows(counting)).toBe(200);
  });

  it('compares its vector with those of its scope, and with no other', async () => {
    const readings = await readingsOf((tx) => vectorArm(tx, armScope(), SPACE, vector));
    const vectors = of(readings, 'passage_vectors');
    expect(rows(vectors)).toBe(READABLE);
    expect(indexes(vectors)).toEqual(['passage_vectors_by_scope']);
    expect(rows(of(readings, 'records'))).toBe(200);
  });

  it('walks from each hit a few steps along its session', async () => {
    const anchors = await ownRecords(60);
    const readings = await readingsOf((tx) => neighboursOf(tx, armScope(), anchors));
    const steps = readings.filter((reading) => reading.indexes.includes('records_by_session'));
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(rows(steps)).toBeLessThanOrEqual(60 * 2 * 3);
    // An index that begins with the owner would find the hits in one scan of all that he has.
    expect(indexes(of(readings, 'records'))).toEqual(['records_by_session', 'records_tenant_id_id_pk']);
    expect(rows(readings) - rows(steps)).toBeLessThanOrEqual(about(60));
  });

  it('reads only the latest records of a time that the query names, however many the scope has', async () => {
    const window = { from: 0, to: THEN.getTime(), grain: 'year' } as const;
    const readings = await readingsOf((tx) => timeArm(tx, armScope(), [window]));
    if (onPostgres) expect(indexes(of(readings, 'records'))).toContain('records_by_time');
    expect(rows(readings)).toBeLessThanOrEqual(about(2 * 61 + READABLE / 10));
  });

  it('reads for the lens only the vectors of the records that it is asked for, by their passages', async () => {
    const ids = await ownRecords(60);
    const asked = { space: SPACE, query: vector };
    const readings = await readingsOf((tx) => seenThroughLens(tx, armScope(), ids, asked));
    expect(rows(of(readings, 'passages'))).toBeLessThanOrEqual(60);
    expect(rows(of(readings, 'passage_vectors'))).toBeLessThanOrEqual(60);
  });

  it('looks for a misspelt name in the index of terms only', async () => {
    const readings = await readingsOf((tx) => namesArm(tx, armScope(), ['carolne']));
    expect(indexes(of(readings, 'passage_terms'))).toEqual(['passage_terms_postings']);
    expect(rows(of(readings, 'passage_terms'))).toBe(0);
  });

  it('looks up aliases of the query’s names in the index of terms, and reads the texts that state them', async () => {
    const names = ['kit', 'what', 'where'];
    const reader = await readingsOf((tx) => readerOf(tx, scope, 'What of Kit?', isNamedOtherwise(scope, names)));
    expect(indexes(of(reader, 'passage_terms'))).toEqual(['passage_terms_postings']);
    expect(rows(of(reader, 'passage_terms'))).toBe(0);
    await test.admin.query(
      `insert into passage_terms (tenant_id, user_id, term, passage_id, tf, length)
       select tenant_id, user_id, '~kit', id, 1, length from passages where tenant_id = $1 and user_id = $2 order by id limit 3
       on conflict do nothing`,
      [TENANT, USER],
    );
    const told = await readingsOf((tx) => aliasesOf(tx, armScope(), ['kit']));
    expect(indexes(of(told, 'passage_terms'))).toEqual(['passage_terms_postings']);
    expect(rows(of(told, 'passage_terms'))).toBe(3);
    expect(rows(of(told, 'records'))).toBeLessThanOrEqual(about(2 * 3));
    await test.admin.query(`delete from passage_terms where term = '~kit'`);
  });

  it('reads the newest and the pinned by index', async () => {
    const readings = await readingsOf((tx) => recentArm(tx, armScope()));
    // If next to nothing is pinned, any index of the few shared records is as good.
    expect(rows(readings)).toBeLessThanOrEqual(about(4 * 11 + READABLE / 10));
  });

  it('reads only the records that it returns', async () => {
    const ids = await ownRecords(10);
    const readings = await readingsOf((tx) => recordsById(tx, armScope(), ids));
    expect(indexes(of(readings, 'records'))).toEqual(['records_tenant_id_id_pk']);
    expect(rows(of(readings, 'records'))).toBeLessThanOrEqual(about(10));
    expect(rows(of(readings, 'edges'))).toBeLessThanOrEqual(about(10));
  });

  it('finds the source turns and the related records of its results by index', async () => {
    const ids = await ownRecords(10);
    const turns = await readingsOf((tx) => sourceMessagesOf(tx, scope, ids, {}, new Date()));
    expect(rows(turns)).toBeLessThanOrEqual(about(40));
    const walked = await readingsOf((tx) =>
      relatedTo(tx, scope, ids, { depth: 1, direction: 'both', limit: 3 }, new Date()),
    );
    expect(rows(walked)).toBeLessThanOrEqual(about(200));
  });

  it('finds its reader’s feedback on its results by index, however much there is', async () => {
    const ids = await ownRecords(10);
    await test.admin.query(
      `insert into search_feedback (tenant_id, user_id, record_id, query_hash, useful, given_at)
       select tenant_id, $2, id, q::text, true, now() from records cross join generate_series(1, 4) q
       where tenant_id = $1 and user_id = $2 on conflict do nothing`,
      [TENANT, USER],
    );
    await test.admin.query('analyze search_feedback');
    const readings = await readingsOf((tx) => verdictsOf(tx, scope, ids, []));
    expect(rows(of(readings, 'search_feedback'))).toBe(4 * ids.length);
    expect(of(readings, 'search_feedback').map(({ by }) => by)).not.toContain('Seq Scan');
  });

  it('finds the turns beside its results in a few steps, however far they are requested', async () => {
    const anchors = await ownRecords(10);
    const readings = await readingsOf((tx) => neighboursOf(tx, armScope(), anchors, { before: 10, after: 10 }));
    expect(rows(readings)).toBeLessThanOrEqual(about(10 * 2 * 11 + 10));
  });

  it('as of a past time reads no more than its scope either', async () => {
    const anchors = await ownRecords(60);
    const [keyword, byVector, neighbours] = [
      await readingsOf((tx) => keywordArm(tx, armScope(THEN), terms)),
      await readingsOf((tx) => vectorArm(tx, armScope(THEN), SPACE, vector)),
      await readingsOf((tx) => neighboursOf(tx, armScope(THEN), anchors)),
    ];
    for (const readings of [keyword, byVector]) {
      expect(rows(of(readings, 'records'))).toBeLessThanOrEqual(400);
      expect(rows(of(readings, 'record_versions'))).toBe(0);
    }
    expect(rows(neighbours)).toBeLessThan(3 * READABLE);
  });
});

describe.each(['planned anew', 'by a kept plan'])('records, %s,', (how) => {
  beforeAll(() => (kept = how === 'by a kept plan'));
  afterAll(() => (kept = false));

  const repository = new RecordsRepository();

  it('are listed a page at a time, and counted inside the scope', async () => {
    const request = { limit: 50, order: 'desc' } as const;
    const readings = await explained.of(
      () => explained.database.withScope(scope, (tx) => pageOfRecords(tx, scope, request, new Date())),
      kept,
    );
    const [count = [], page = []] = readings.filter((one) => one.length > 0);
    expect(count.map(({ by }) => by)).not.toContain('Seq Scan');
    expect(rows(count)).toBeLessThanOrEqual(READABLE);
    // Of each of two owners, in the order of the index.
    expect([...new Set(indexes(page))]).toEqual(['records_by_creation']);
    expect(rows(page)).toBeLessThanOrEqual(about(2 * request.limit));
  });

  it('that no filter matches are counted, and no page is read', async () => {
    const request = { limit: 50, order: 'desc', tags: ['nowhere'] } as const;
    const readings = await explained.of(
      () => explained.database.withScope(scope, (tx) => pageOfRecords(tx, scope, request, new Date())),
      kept,
    );
    expect(readings.filter((one) => one.length > 0)).toHaveLength(1);
  });

  it.each([
    ['a further page', {}],
    ['a further page of a type', { type: 'message' }],
  ])('are not counted again for %s, which reads its own rows', async (_name, narrowed) => {
    const after = { createdAt: new Date('2024-01-02Z'), id: FIRST_RECORD.id, total: 7 };
    const request = { limit: 50, order: 'asc', after, ...narrowed } as const;
    let total = 0;
    const readings = await readingsOf(async (tx) => {
      const page = await pageOfRecords(tx, scope, request, new Date());
      expect(page.rows.length).toBe(50);
      total = page.total;
    });
    expect(total).toBe(7);
    expect(rows(readings)).toBeLessThanOrEqual(about(2 * request.limit));
  });

  it.each([
    ['the client’s id', FIRST_RECORD.externalId],
    ['our id', `mem_${FIRST_RECORD.id}`],
  ])('are found by %s in a step', async (_name, key) => {
    const readings = await readingsOf((tx) => repository.find(tx, scope, key, {}, new Date()));
    expect(rows(readings)).toBeLessThanOrEqual(4);
  });

  it('are locked by their ids, however many others the user has', async () => {
    const keys = Array.from({ length: 20 }, (_, n) => `m-${n}`);
    const readings = await readingsOf((tx) => repository.lock(tx, scope, { userId: USER }, keys));
    // Each is found by its client's id, then read by ours.
    expect(rows(readings)).toBeLessThanOrEqual(about(2 * 20));
  });

  it('are named and strengthened by their ids, however many others the user has', async () => {
    const ids = await ownRecords(20);
    const named = await readingsOf((tx) => recordsByKey(tx, scope, [...ids, 'm-1', 'nobody’s'], new Date()));
    expect(rows(named)).toBeLessThanOrEqual(about(3 * 22));
    const uses = ids.map((id) => ({ id, count: 1, at: new Date() }));
    const strengthened = await readingsOf((tx) => new RecordAccessRepository().reinforce(tx, scope, uses, new Date()));
    expect(rows(strengthened)).toBeLessThanOrEqual(about(4 * 20));
    const synced = await readingsOf((tx) => new RecordAccessRepository().sync(tx, TENANT, ids));
    expect(rows(synced)).toBeLessThanOrEqual(about(2 * 20));
  });

  it('lose passages, terms and vectors by index', async () => {
    const ids = await ownRecords(5);
    const readings = await readingsOf((tx) => new PassagesRepository().remove(tx, TENANT, ids));
    expect(indexes(of(readings, 'passage_terms'))).toContain('passage_terms_by_passage');
    expect(rows(readings)).toBeLessThan(5 * 100);
  });

  it('are linked to the records before them, which are read by index', async () => {
    await test.admin.query(
      `insert into tenant_settings (tenant_id, name, value, updated_at, changed_by)
       values ($1, 'graph', '{"temporal_sequence": true}', now(), 'test') on conflict do nothing`,
      [TENANT],
    );
    const ids = await ownRecords(20);
    const readings = await readingsOf((tx) => linkInTime(tx, scope, ids, new Date()));
    expect(rows(of(readings, 'records'))).toBeLessThanOrEqual(about(100));
  });

  it('are read for their vectors by index', async () => {
    const ids = await ownRecords(32);
    const readings = await readingsOf((tx) => passagesToEmbed(tx, TENANT, TENANT, { recordIds: ids, limit: 129 }));
    expect(rows(readings)).toBeLessThanOrEqual(32 * 3);
  });
});

describe('a history', () => {
  const page = (query: object) => readingsOf((tx) => pageOfMessages(tx, scope, { order: 'desc', limit: 51, ...query }));

  it('is read from its position on, and no further than a page', async () => {
    for (const asked of [{}, { before_sequence: SIZE.scope / 2 }, { after_sequence: SIZE.scope / 2, order: 'asc' }]) {
      const readings = await page(asked);
      expect(indexes(of(readings, 'messages'))).toEqual(['messages_in_history']);
      expect(rows(of(readings, 'messages'))).toBeLessThanOrEqual(60);
      expect(rows(of(readings, 'records'))).toBeLessThanOrEqual(60);
    }
  });

  it('is read no further than it may be, where nothing passes a filter', async () => {
    const { session } = FIRST_RECORD;
    for (const asked of [{}, { order: 'asc' }, { session_id: session }, { occurred_from: new Date('2024-01-01') }]) {
      const readings = await page({ role: 'nobody', within: 60, ...asked });
      expect(rows(of(readings, 'records'))).toBeLessThanOrEqual(60);
    }
  });

  it('of a session, or of some hours, reads only these', async () => {
    const session = await page({ session_id: FIRST_RECORD.session });
    expect(rows(of(session, 'messages'))).toBeLessThanOrEqual(about(60));
    const [from, to] = [new Date('2024-01-01T00:00:00Z'), new Date('2024-01-01T00:30:00Z')];
    const hours = await page({ occurred_from: from, occurred_to: to });
    expect(rows(of(hours, 'messages'))).toBeLessThanOrEqual(about(60));
  });
});

describe('a traversal', () => {
  it('of five steps reads the edges and records on its path, by index', async () => {
    const [start = ''] = (await ownRecords(100)).slice(-1);
    const reach = { depth: 5, direction: 'both', limit: 50 } as const;
    const readings = await readingsOf((tx) => relatedTo(tx, scope, [start], reach, new Date()));
    const found = indexes(of(readings, 'edges'));
    expect(found).toEqual(['edges_tenant_id_from_id_type_to_id_pk', 'edges_to']);
    expect(rows(of(readings, 'edges'))).toBeLessThan(1_000);
    expect(rows(of(readings, 'records'))).toBeLessThan(onPostgres ? 1_000 : 2 * READABLE);
  });

  it('of a search reads the edges of its current records, and of a hub no more than the limit', async () => {
    const [hub = '', ...others] = await ownRecords(500);
    await test.admin.query(
      `insert into edges (tenant_id, user_id, from_id, type, to_id, strength, created_at)
       select $1, $2, $3, 'REFERS_TO', id, 0.5, now() from unnest($4::uuid[]) as o (id)`,
      [TENANT, USER, hub, others],
    );
    await test.admin.query('vacuum analyze edges');
    const steps = (ids: string[]) => readingsOf((tx) => linksFrom(tx, scope, ids, { through: {} }, new Date()));
    const few = await steps(others.slice(100, 110));
    expect(indexes(of(few, 'edges'))).toEqual(['edges_tenant_id_from_id_type_to_id_pk', 'edges_to']);
    expect(rows(of(few, 'edges'))).toBeLessThanOrEqual(10 * 5);
    expect(rows(of(await steps([hub]), 'edges'))).toBeLessThanOrEqual(300 + 2);
    const among = await readingsOf((tx) => edgesAmong(tx, scope, [hub, ...others.slice(0, 10)]));
    expect(rows(of(among, 'edges'))).toBeLessThanOrEqual(40);
    await test.admin.query(`delete from edges where type = 'REFERS_TO'`);
  });

  it('of a search by names reads the mentions in its current records, and of a hub no more than the limit', async () => {
    const own = await ownRecords(900);
    await test.admin.query(
      `insert into entity_mentions (tenant_id, user_id, record_id, key, name)
       select $1, $2, id, key, key from unnest($3::uuid[]) with ordinality as o (id, n)
         cross join lateral (values ('hub'), ('pair ' || n / 2)) as k (key)`,
      [TENANT, USER, own],
    );
    await test.admin.query('vacuum analyze entity_mentions');
    const ids = own.slice(100, 110);
    const readings = await readingsOf((tx) =>
      linksByName(tx, scope, { ids, found: own.slice(0, 200) }, {}, new Date()),
    );
    const mentions = of(readings, 'entity_mentions');
    expect(indexes(mentions)).toContain('entity_mentions_by_key');
    // For each: its own names, twice; enough of the hub to recognise it as one, and of these the forty that were found;
    // the other of its pair.
    expect(rows(mentions)).toBeLessThanOrEqual(10 * (2 * 2 + 51 + 40 + 4 * 2));
    expect(rows(of(readings, 'records'))).toBeLessThanOrEqual(about(10 * 42));
  });
});

describe.each(['planned anew', 'by a kept plan'])('the outbox, %s,', (how) => {
  beforeAll(() => (kept = how === 'by a kept plan'));
  afterAll(() => (kept = false));

  const clock = new Clock();

  it('hands out jobs without reading those that are done', async () => {
    const claims = new ClaimJobs(explained.database, clock);
    const readings = (await explained.of(() => claims.claim(['embed-records'], 10, 60_000), kept)).flat();
    expect(readings.map(({ by }) => by)).not.toContain('Seq Scan');
    const walked = ['outbox_in_flight', 'outbox_open_by_tenant', 'outbox_open_by_user', 'outbox_tenant_id_id_pk'];
    expect(indexes(readings)).toEqual(walked);
    expect(rows(readings)).toBeLessThan(1_200);
  });

  it('reports its lag in one step', async () => {
    const readings = (await explained.of(() => new OutboxLag(explained.database, clock).seconds())).flat();
    expect(indexes(readings)).toEqual(['outbox_open']);
    // The jobs that the previous test has leased are skipped.
    expect(rows(readings)).toBeLessThanOrEqual(1 + 10);
  });
});
