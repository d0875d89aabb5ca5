import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@kernel/ids.js';
import { migrate } from '@platform/database/migrate.js';
import { migrationsFolder } from '@platform/database/migrations-folder.js';
import { openEmptyDatabase } from '@test/support/database.js';
import { TENANT } from '@test/support/scratch.js';
import pg from 'pg';

interface Journal {
  entries: { tag: string; when: number }[];
}

/** The migrations up to and including this one, as an earlier release had them. */
async function migrationsUpTo(tag: string): Promise<string> {
  return migrationsOf((entries) => entries.slice(0, entries.findIndex((entry) => entry.tag === tag) + 1));
}

async function migrationsOf(had: (entries: Journal['entries']) => Journal['entries']): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-migrations-'));
  await cp(migrationsFolder(), folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  await writeFile(file, JSON.stringify({ ...journal, entries: had(journal.entries) }));
  return folder;
}

let folder: string;
let client: pg.Client;
let database: Awaited<ReturnType<typeof openEmptyDatabase>>;

beforeAll(async () => {
  folder = await migrationsUpTo('0001_row_level_security');
  database = await openEmptyDatabase();
  expect(await migrate(database.connection, folder)).toBe(2);
  client = new pg.Client(database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function store(over: Readonly<Record<string, unknown>>): Promise<string> {
  const id = newId();
  const row = { tenant_id: TENANT, id, user_id: 'ada', type: 'semantic', content: 'text', language: 'en', ...over };
  const names = Object.keys(row);
  await client.query(
    `insert into records (${names.join(', ')}, occurred_at, recorded_at, created_at)
     values (${names.map((_, i) => `$${i + 1}`).join(', ')}, now(), now(), now())`,
    Object.values(row),
  );
  await client.query(
    "insert into record_access (tenant_id, record_id, user_id, type, last_recalled_at) values ($1, $2, 'ada', 'semantic', now())",
    [TENANT, id],
  );
  return id;
}

it('an update fills the new columns of existing rows correctly', async () => {
  const plain = await store({});
  const important = await store({ importance: 0.9 });
  const pinned = await store({ pinned: true });
  const held = await store({ legal_hold: true });
  const forgotten = await store({ forgotten_at: new Date() });

  const said = [
    await store({ type: 'message' }),
    await store({ type: 'message', agent: 'guide' }),
    await store({ type: 'message' }),
  ];
  await store({ type: 'message', user_id: null });

  expect(await migrate(database.connection)).toBeGreaterThan(0);

  const { rows: places } = await client.query<{ place: string }>(
    "select record_id || ' ' || agent || ' ' || sequence as place from messages order by record_id",
  );
  expect(places.map(({ place }) => place)).toEqual(
    said.map((id, i) => `${id} ${['', 'guide', ''][i]} ${[1, 1, 2][i]}`),
  );
  const { rows: histories } = await client.query('select agent, last_sequence::int as last from message_histories');
  expect(histories).toEqual(expect.arrayContaining([{ agent: '', last: 2 }, { agent: 'guide', last: 1 }])); // prettier-ignore

  const { rows } = await client.query<{ record_id: string; importance: number; exempt: boolean }>(
    'select record_id, importance, exempt from record_access',
  );
  const of = (id: string): unknown => {
    const row = rows.find(({ record_id }) => record_id === id);
    return [row?.importance, row?.exempt];
  };
  expect([plain, important, pinned, held, forgotten].map(of)).toEqual([
    [0.5, false],
    [0.9, false],
    [0.5, true],
    [0.5, true],
    [0.5, true],
  ]);
});

it('an update leaves row-level security forced on every table', async () => {
  const { rows } = await client.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and not (relrowsecurity and relforcerowsecurity)`,
  );
  expect(rows).toEqual([]);
});

it('an update applies a migration that is older than the newest of the database', async () => {
  // As a version had it that was built before two branches met: 0043 without 0041 and 0042, and under a date of its own.
  const before = await migrationsOf((entries) => [
    ...entries.filter(({ tag }) => tag < '0041'),
    ...entries.filter(({ tag }) => tag.startsWith('0043')).map((entry) => ({ ...entry, when: entry.when + 1 })),
  ]);
  const early = await openEmptyDatabase();
  const looking = new pg.Client(early.connection);
  try {
    expect(await migrate(early.connection, before)).toBe(42);
    expect(await migrate(early.connection)).toBeGreaterThanOrEqual(6);
    expect(await migrate(early.connection)).toBe(0);
    await looking.connect();
    const { rows } = await looking.query<{ name: string | null }>(
      "select to_regclass(name)::text as name from unnest(array['vector_cells', 'sweeps_due']) name",
    );
    expect(rows.map(({ name }) => name)).toEqual(['vector_cells', 'sweeps_due']);
    const { rows: large } = await looking.query(
      "select from pg_attribute where attrelid = 'records'::regclass and attname = 'tenant_id' and attoptions::text like '%n_distinct=100%'",
    );
    expect(large).toHaveLength(1);
  } finally {
    await looking.end();
    await early.close();
    await rm(before, { recursive: true, force: true });
  }
});
