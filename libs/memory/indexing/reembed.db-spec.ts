import { Clock } from '@kernel/clock.js';
import { everybodyOf } from '@kernel/scope.js';
import { readConfig } from '@platform/config/config.js';
import { Embedders } from '@platform/embeddings/embedders.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { Outbox } from '@platform/queue/outbox.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { newTenant } from '@test/support/scratch.js';
import { Explained } from '@test/plans/explain.js';
import { EmbeddingSpacesRepository } from './embedding-spaces.repository.js';
import { PassageIndex, PassagesRepository } from './passage-index.js';
import { passagesToReembed } from './passages-to-reembed.query.js';
import { Reembed } from './reembed.js';
import { SwitchSpace } from './switch-space.js';

let test: TestDatabase;
let embedders: Embedders;
let reembed: Reembed;
let spaces: EmbeddingSpacesRepository;
let tenantId: string;

beforeAll(async () => {
  test = await openTestDatabase();
  const clock = new Clock();
  spaces = new EmbeddingSpacesRepository(clock);
  embedders = new Embedders(readConfig({}));
  const outbox = new Outbox(test.database, new JobSignals(new InProcessBus(), test.database), clock);
  const index = new PassageIndex(new PassagesRepository(), outbox);
  reembed = new Reembed(test.database, embedders, spaces, new SwitchSpace(test.database, spaces), index);
});
afterAll(async () => {
  await embedders.close();
  await test.close();
});
beforeEach(async () => {
  tenantId = await newTenant(test.admin);
});

const id = (kind: number, n: string) => `('00000000-0000-700${kind}-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Stores records, by turns of Ada, Bob and everybody, each with this many passages. */
async function store(count: number, passages: number): Promise<void> {
  await test.admin.query(
    `insert into users (tenant_id, user_id, epoch, created_at, updated_at)
     values ($1, 'ada', 3, now(), now()), ($1, 'bob', 0, now(), now())`,
    [tenantId],
  );
  await test.admin.query(
    `insert into records (tenant_id, user_id, id, type, content, language, occurred_at, recorded_at, created_at)
     select $1, (array['ada', 'bob', null])[1 + n % 3], ${id(0, 'n')}, 'semantic', 'A text', 'en', now(), now(), now()
     from generate_series(1, $2::int) n`,
    [tenantId, count],
  );
  await test.admin.query(
    `insert into passages (tenant_id, user_id, id, record_id, version, ordinal, start_at, end_at, length, recorded_at)
     select $1, (array['ada', 'bob', null])[1 + n % 3], ${id(1, `n * ${passages} + o`)}, ${id(0, 'n')}, 1, o, 0, 6, 2, now()
     from generate_series(1, $2::int) n, generate_series(0, ${passages - 1}) o`,
    [tenantId, count],
  );
}

it('queues every record once, of every user and of the shared memory, also when there are more than one page holds', async () => {
  await store(5_500, 2);
  const started = await reembed.start(everybodyOf(tenantId));
  expect(started).toMatchObject({ passages: 11_000, missing: 11_000 });
  const { rows } = await test.admin.query(
    `select o.user_id, o.epoch::int as epoch, count(*)::int as records, count(distinct r)::int as distinct,
       count(*) filter (where s.user_id is distinct from o.user_id)::int as others
     from outbox o cross join lateral jsonb_array_elements_text(o.payload->'record_ids') r
     join records s on s.tenant_id = o.tenant_id and s.id = r::uuid
     where o.tenant_id = $1 and o.job = 'embed-records' group by 1, 2 order by 1 nulls last`,
    [tenantId],
  );
  expect(rows).toEqual([
    { user_id: 'ada', epoch: 3, records: 1_833, distinct: 1_833, others: 0 },
    { user_id: 'bob', epoch: 0, records: 1_834, distinct: 1_834, others: 0 },
    { user_id: null, epoch: 0, records: 1_833, distinct: 1_833, others: 0 },
  ]);
}, 120_000);

it('reads whole records page by page, without those that have their vectors and without past versions', async () => {
  await store(9, 2);
  const space = await test.database.withScope(everybodyOf(tenantId), (tx) =>
    spaces.ensure(tx, tenantId, embedders.current.space),
  );
  await test.admin.query(
    `insert into passage_vectors (tenant_id, space_id, passage_id, user_id, embedding)
     select tenant_id, $2, id, user_id, '[1,0]' from passages
     where tenant_id = $1 and (record_id = ${id(0, '2')} or (record_id = ${id(0, '5')} and ordinal = 0))`,
    [tenantId, space],
  );
  await test.admin.query(
    `update passages set superseded_at = now() where tenant_id = $1 and record_id = ${id(0, '7')}`,
    [tenantId],
  );
  const pages: string[][] = [];
  let from: string | undefined;
  do {
    const page = await test.database.withScope(everybodyOf(tenantId), (tx) =>
      passagesToReembed(tx, tenantId, space, { from, size: 5 }),
    );
    const found = page.missing.flatMap(({ owner, wanted }) =>
      wanted.map(({ recordId, passages }) => `${Number(recordId.slice(-3))} ${owner.userId} ${passages}`),
    );
    pages.push(found.sort());
    from = page.next ?? undefined;
  } while (from !== undefined && pages.length < 20);
  expect(pages).toEqual([['1 bob 2'], ['3 ada 2', '4 bob 2'], ['5 null 1', '6 ada 2'], ['8 null 2', '9 ada 2']]);
});

it('reads no more than a page', async () => {
  await store(5_000, 2);
  const space = await test.database.withScope(everybodyOf(tenantId), (tx) =>
    spaces.ensure(tx, tenantId, embedders.current.space),
  );
  await test.admin.query(
    `insert into passage_vectors (tenant_id, space_id, passage_id, user_id, embedding)
     select tenant_id, $2, id, user_id, '[1,0]' from passages where tenant_id = $1 and ordinal = 0`,
    [tenantId, space],
  );
  await test.admin.query('analyze passages, passage_vectors, users');
  const explained = new Explained(test);
  const from = '00000000-0000-7000-8000-0000000009c4';
  let found = 0;
  try {
    const readings = await explained.of(() =>
      explained.database.withScope(everybodyOf(tenantId), async (tx) => {
        found = (await passagesToReembed(tx, tenantId, space, { from, size: 60 })).missing.flatMap(
          ({ wanted }) => wanted,
        ).length;
      }),
    );
    const rows = (table: string) =>
      readings
        .flat()
        .filter((reading) => reading.table === table)
        .reduce((sum, reading) => sum + reading.rows, 0);
    expect(found).toBe(30);
    // Once for the end of the page, once for its rows.
    expect(rows('passages')).toBeLessThanOrEqual(2 * 60 + 1);
    expect(rows('passage_vectors')).toBeLessThanOrEqual(60);
  } finally {
    await explained.close();
  }
});
