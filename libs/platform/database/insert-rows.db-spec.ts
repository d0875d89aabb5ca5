import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { QueueFixture } from '@platform/queue/testing/queue-fixture.js';
import { outbox } from '@schema/outbox.js';
import { tableCatalogue } from '@schema/tables.js';
import { getTableColumns, SQL } from 'drizzle-orm';
import { Changes, watching } from './changes.js';
import { insertRows } from './insert-rows.js';

type NewJob = typeof outbox.$inferInsert;

let fixture: QueueFixture;
let ada: Scope;

beforeAll(async () => {
  fixture = await QueueFixture.open();
  ada = await fixture.tenant();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

const AT = new Date('2026-01-02T03:04:05.678Z');
const job = (n: number, more: Partial<NewJob> = {}): NewJob => ({
  ...{ tenantId: ada.tenantId, userId: ada.userId, id: newId(), job: 'note', epoch: 0 },
  ...{ payload: { note: `${n}: "it's" a {\\}` }, createdAt: AT, availableAt: AT },
  ...more,
});
const insert = (rows: readonly NewJob[], options = {}): Promise<unknown[]> =>
  fixture.test.database.withScope(ada, (tx) => insertRows(tx, outbox, rows, options));
const stored = async (): Promise<unknown[]> => (await fixture.test.database.asSystem((tx) => tx.select().from(outbox).orderBy(outbox.id))); // prettier-ignore

it('stores the same as drizzle: values that are equal in all rows, that differ, that are missing in some, and null', async () => {
  const rows = [
    job(0, { bulk: true, error: 'x', userId: null, closedAt: AT }),
    job(1, { bulk: false, error: null }),
    job(2, { attempts: 3, dedupeKey: 'key' }),
    job(3, { payload: {} }),
  ];
  await insert(rows);
  const written = await stored();
  await fixture.empty();
  await fixture.test.database.withScope(ada, async (tx) => void (await tx.insert(outbox).values(rows)));
  expect(written).toHaveLength(4);
  expect(written).toEqual(await stored());
});

it('stores any number of rows, and reports how many', async () => {
  const rows = Array.from({ length: 2_500 }, (_, n) => job(n, { attempts: n }));
  const changes = new Changes();
  const told = await fixture.test.database.withScope(ada, (tx) =>
    watching(changes, () => insertRows(tx, outbox, rows, { returning: 'id' })),
  );
  expect(told).toEqual(rows.map(({ id }) => id));
  expect(changes.rows).toEqual(new Map([['outbox', new Map([['inserted', 2_500]])]]));
  expect(await stored()).toMatchObject(rows.map(({ id, attempts }) => ({ id, attempts })));
  expect(await insert([])).toEqual([]);
});

it('skips existing rows, and returns the new ones', async () => {
  const [one, other] = [job(1), job(2)];
  await insert([one]);
  expect(await insert([one, other], { onConflict: 'do nothing', returning: 'id' })).toEqual([other.id]);
  await expect(insert([one])).rejects.toMatchObject({ code: '23505' });
});

it('can rely on each table to fill in the defaults of the schema', async () => {
  const { rows } = await fixture.test.admin.query<{ place: string; filled: string | null }>(
    `select table_name || '.' || column_name as place, column_default as filled from information_schema.columns
     where table_schema = 'public'`,
  );
  const filled = new Map(rows.map((row) => [row.place, row.filled]));
  const columns = tableCatalogue().flatMap(({ name, table }) =>
    Object.values(getTableColumns(table)).map((column) => ({ place: `${name}.${column.name}`, column })),
  );
  expect(columns.length).toBeGreaterThan(300);
  for (const { place, column } of columns) {
    const { default: said } = column;
    if (said instanceof SQL) continue;
    const there = filled.get(place)?.replace(/::[\w[\]" ]+$/, '').replace(/^'(.*)'$/, '$1') ?? null; // prettier-ignore
    expect([place, there]).toEqual([place, said === undefined ? null : String(column.mapToDriverValue(said))]);
  }
});
