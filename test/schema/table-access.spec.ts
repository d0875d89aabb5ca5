import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { tableCatalogue } from '@schema/tables.js';
import { type Access, accessesOf, accessesOfFile } from './statements.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const catalogue = tableCatalogue();
const byName = new Map(catalogue.map((entry) => [entry.name, entry]));
/** By the name of the constant that a schema file exports. */
const tables = new Map(
  catalogue.map(({ name }) => [name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), name]),
);
/** They go through the list of tables: what they may do to each, `erase` and `export` declare. */
const BY_DECLARATION = ['governance/privacy'];
/** The audit itself, and records of requests: not changes that anybody requested, and none that the audit counts. */
const OF_REQUESTS = ['governance/audit', 'governance/idempotency'];
/** Statements that another file of the room sends, and counts. */
const SENT_ELSEWHERE = ['libs/platform/queue/claim-statements.ts', 'libs/platform/queue/outbox.ts'];

/** `libs/memory/search/hit.ts` belongs to `memory/search`. */
const roomOf = (path: string): string => path.split('/').slice(1, 3).join('/');

/** The violations in these accesses of a file. */
function faultsOf(path: string, accesses: readonly Access[]): string[] {
  const room = roomOf(path);
  return accesses.flatMap(({ table, kind, counted, line }) => {
    const at = `${path}:${line}`;
    const declared = byName.get(table);
    if (!declared) return BY_DECLARATION.includes(room) ? [] : [`${at} changes a table that only the run knows`];
    if (kind === 'read') {
      const mayRead = declared.room === room || declared.readBy.includes(room);
      return mayRead ? [] : [`${at} reads ${table}: ${declared.room} does not declare that ${room} may`];
    }
    if (declared.room !== room) return [`${at} changes ${table}, which ${declared.room} alone changes`];
    return counted || OF_REQUESTS.includes(room) || SENT_ELSEWHERE.includes(path)
      ? []
      : [`${at} changes ${table} and does not say how many rows`];
  });
}

async function sources(): Promise<string[]> {
  const floors = ['memory', 'governance', 'platform', 'transports', 'application'];
  const found = await Promise.all(
    floors.map(async (floor) =>
      (await readdir(`${root}libs/${floor}`, { recursive: true })).map((path) => `libs/${floor}/${path}`),
    ),
  );
  return found.flat().filter((path) => path.endsWith('.ts') && !/[.-]spec\.ts$|\/testing\//.test(path)).sort(); // prettier-ignore
}

describe('every table', () => {
  it('is changed by one room, which says how many rows, and read by those that its schema file names', async () => {
    const paths = await sources();
    expect(paths.length).toBeGreaterThan(300);
    const faults = await Promise.all(
      paths.map(async (path) => faultsOf(path, await accessesOfFile(`${root}${path}`, tables))),
    );
    expect(faults.flat()).toEqual([]);
  });

  it('names no reader that does not read', async () => {
    const readers = new Set<string>();
    for (const path of await sources()) {
      for (const { table } of await accessesOfFile(`${root}${path}`, tables)) readers.add(`${table} ${roomOf(path)}`);
    }
    const idle = catalogue.flatMap(({ name, readBy }) => readBy.map((room) => `${name} ${room}`)).filter((one) => !readers.has(one)); // prettier-ignore
    expect(idle).toEqual([]);
  });
});

describe('a breach is found', () => {
  const { sql } = { sql: 'sql`' };
  const breaches: readonly [string, string, RegExp][] = [
    ['a raw insert', `await tx.execute(${sql}insert into records (id) values (1)\`)`, /changes records/],
    ['a raw update behind a with', `tx.execute(${sql}with a as (select 1) update edges e set strength = 1\`)`, /changes edges/],
    ['a raw delete', `tx.execute(${sql}delete from "passages" where true\`)`, /changes passages/],
    ['an update of drizzle', `import { users } from '@schema/users.js'; tx.update(users).set({ epoch: 1 })`, /changes users/],
    ['an insert under another name', `import { records as rows } from '@schema/records.js'; tx.insert(rows)`, /changes records/],
    ['a table as a parameter', `import { records } from '@schema/records.js'; tx.execute(${sql}delete from \${records}\`)`, /changes records/],
    ['a name that the run makes', `tx.execute(${sql}delete from \${sql.identifier(name)} where true\`)`, /only the run knows/],
    ['a raw read', `tx.execute(${sql}select 1 from api_keys\`)`, /reads api_keys/],
    ['a read by a join', `tx.execute(${sql}select 1 from x join api_keys k on true\`)`, /reads api_keys/],
    ['a read by a comma', `tx.execute(${sql}select 1 from x, api_keys k where true\`)`, /reads api_keys/],
    ['a fragment that is joined later', `const from = ${sql}api_keys k\``, /reads api_keys/],
    ['a raw fragment', `const from = sql.raw('api_keys k')`, /reads api_keys/],
    ['a read of drizzle', `import { apiKeys } from '@schema/api-keys.js'; tx.select().from(apiKeys)`, /reads api_keys/],
  ]; // prettier-ignore

  it.each(breaches)('of %s', (_, text, fault) => {
    const faults = faultsOf('libs/memory/context-markers/breach.ts', accessesOf(text, tables));
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });

  it('of a change that nobody counts', () => {
    const text = `await tx.execute(${sql}delete from records where true\`)`;
    const silent = accessesOf(text, tables);
    expect(faultsOf('libs/memory/record-store/a.ts', silent)).toEqual([expect.stringMatching(/does not say how many/)]);
    const said = accessesOf(`await counted('records', 'deleted', ${text.slice(6)})`, tables);
    expect(faultsOf('libs/memory/record-store/a.ts', said)).toEqual([]);
  });

  it('and not where there is none', () => {
    const text = `tx.execute(${sql}select r.id from records r where r.id = 1 for update of r\`)`;
    expect(faultsOf('libs/memory/record-store/a.ts', accessesOf(text, tables))).toEqual([]);
  });
});
