import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Database, type Tx } from '@platform/database/database.js';
import { DatabaseError } from '@platform/database/database-error.js';
import { createPool } from '@platform/database/pool.js';
import { hiddenTables } from '@platform/database/hide-erased.js';
import { tableCatalogue } from '@schema/tables.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { failure, OTHER, TENANT } from '@test/support/scratch.js';
import { sql } from 'drizzle-orm';
import { as, type Case, CASES, OWNERS } from './owners.js';
import { fill, insertion, SAMPLES, TABLES as SAMPLED } from './rows.js';
import type { Parents, RowOwner } from './sample.js';

const owned = new Map(tableCatalogue().map(({ name, owner }) => [name, owner]));
/** Requests use tables of tenants and users; the inspection checks the grants of the others. */
const TABLES = SAMPLED.filter((table) => owned.get(table) !== 'installation');

/** These rows are never changed: only inserted and read. */
const APPEND_ONLY = ['erasure_ledger', 'audit_entries', 'audit_subjects', 'audit_heads'];
const CHANGEABLE = TABLES.filter((table) => !APPEND_ONLY.includes(table));

/** The owners whose rows of this table a scope can access: CASES, and the tables with their own rules. */
function allowed(table: string, { scope, reads, writes }: Case, action: 'read' | 'write'): string[] {
  const inTenant = scope.tenantId === TENANT;
  if (owned.get(table) === 'tenant') return inTenant ? ['tenant'] : [];
  const names = new Set(action === 'read' ? reads : writes);
  if (table === 'users' || table === 'outbox' || table === 'dead_letters') {
    // Administered for the whole tenant; and shared work is for those who may write shared memory.
    const all = inTenant && scope.allUsers ? ['mine', 'hers', 'shared'] : writes;
    return only(table, all);
  }
  if (table === 'idempotency_keys') {
    // Of a key: a request without a user has rows too. Nobody reads or writes those of another user.
    const own = scope.userId === 'ada' ? ['mine'] : [];
    return inTenant ? [...own, 'shared'] : [];
  }
  return only(table, [...names]);
}

function only(table: string, names: readonly string[]): string[] {
  return names.filter((name) => SAMPLES[table]?.shared || name !== 'shared');
}

let test: TestDatabase;
let single: Database;
let parents: Map<string, Parents>;
const pool = () => createPool(test.connection, { max: 1 });
let onlyConnection: ReturnType<typeof pool>;

beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  onlyConnection = pool();
  // One connection for all, so that the next transaction would meet what the previous one left.
  single = new Database(onlyConnection, { statementTimeoutMs: 30_000 });
  await refill();
});
afterAll(async () => {
  await single.close();
  await test.close();
});

/** Before each test that changes rows; once before those whose statements are all refused, or only read. */
async function refill(): Promise<void> {
  parents = await fill(test.admin, OWNERS);
}

/** Tables that cannot have a second row of the same owner and parents. */
const ONE_A_PARENT = [
  'record_access',
  'passage_vectors',
  'vector_cells',
  'users',
  'compaction_members',
  'block_attachments',
  'messages',
];

/** The owner of these rows. */
function ownersOf(table: string, rows: readonly Record<string, unknown>[]): string[] {
  // Except those that the triggers on records maintain: the samples have higher shards.
  const names = rows
    .filter(({ shard }) => shard === undefined || Number(shard) >= 64)
    .map((row) => {
      if (owned.get(table) === 'tenant') return row['tenant_id'] === TENANT ? 'tenant' : 'their tenant';
      return OWNERS.find(({ tenantId, userId }) => tenantId === row['tenant_id'] && userId === row['user_id'])?.name;
    });
  return names.map(String).sort();
}

async function storedOwners(table: string, where = 'true'): Promise<string[]> {
  const { rows } = await test.admin.query<Record<string, unknown>>(`select * from ${table} where ${where}`);
  return ownersOf(table, rows);
}

class Undo extends Error {}

/** Runs `work` and rolls it back. */
async function undone<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  const outcome = await failure(
    single.withScope(scope, async (tx) => {
      result = { value: await work(tx) };
      throw new Undo();
    }),
  );
  if (!(outcome instanceof Undo) || !result) throw outcome;
  return result.value;
}

it('has a sample row for every table', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(
    tableCatalogue()
      .map(({ name }) => name)
      .sort(),
  );
});

it('finds rows of everybody in every table', async () => {
  for (const table of TABLES) {
    const expected = owned.get(table) === 'tenant' ? ['tenant', 'their tenant'] : OWNERS.map(({ name }) => name);
    const possible = expected.filter((name) => SAMPLES[table]?.shared || !name.endsWith('shared'));
    expect([table, await storedOwners(table)]).toEqual([table, possible.sort()]);
  }
});

describe.each(CASES)('$who, querying without any predicate', (one) => {
  beforeEach(refill);

  it('selects what is theirs', async () => {
    const seen = await single.withScope(one.scope, async (tx) => {
      const found: [string, string[]][] = [];
      for (const table of TABLES) {
        const { rows } = await tx.execute(sql.raw(`select * from ${table}`));
        found.push([table, ownersOf(table, rows)]);
      }
      return found;
    });
    expect(seen).toEqual(TABLES.map((table) => [table, allowed(table, one, 'read').sort()]));
  });

  it('updates what is theirs', async () => {
    await single.withScope(one.scope, async (tx) => {
      for (const table of CHANGEABLE) await tx.execute(sql.raw(`update ${table} set ${SAMPLES[table]?.touch}`));
    });
    for (const table of CHANGEABLE) {
      const touched = await storedOwners(table, SAMPLES[table]?.touch.replace('embedding =', 'embedding::text ='));
      expect([table, touched]).toEqual([table, allowed(table, one, 'write').sort()]);
    }
  });

  it('deletes what is theirs', async () => {
    // Children first, because a parent deletes its children, whoever owns them.
    for (const table of CHANGEABLE.toReversed()) {
      const before = await storedOwners(table);
      await single.withScope(one.scope, (tx) => tx.execute(sql.raw(`delete from ${table}`)));
      const gone = allowed(table, one, 'write');
      expect([table, await storedOwners(table)]).toEqual([table, before.filter((name) => !gone.includes(name))]);
    }
  });

  it('inserts what is theirs', async () => {
    for (const table of TABLES.filter((name) => owned.get(name) === 'user')) {
      if (ONE_A_PARENT.includes(table)) {
        await test.admin.query(`delete from ${table}`);
      }
      const taken = await undone(one.scope, async (tx) => {
        const names: string[] = [];
        for (const owner of OWNERS) {
          if (owner.userId === null && !SAMPLES[table]?.shared) continue;
          if (await mayInsert(tx, table, owner)) names.push(owner.name);
        }
        return names;
      });
      expect([table, taken]).toEqual([table, allowed(table, one, 'write')]);
    }
  });
});

/** Whether row-level security accepts this row. Any other refusal would prove nothing and is thrown. */
async function mayInsert(tx: Tx, table: string, owner: RowOwner): Promise<boolean> {
  const hangsOn = parents.get(owner.name);
  const sample = SAMPLES[table];
  if (!hangsOn || !sample) throw new Error(`nothing is known of ${table} or ${owner.name}`);
  const { text, values } = insertion(table, sample.row(owner, hangsOn));
  const [, ...pieces] = text.split(/\$\d+/);
  const [head] = text.split('$1');
  const query = sql.join([
    sql.raw(head ?? ''),
    ...values.flatMap((value, i) => [sql`${value}`, sql.raw(pieces[i] ?? '')]),
  ]);
  try {
    await tx.transaction((savepoint) => savepoint.execute(query));
    return true;
  } catch (error) {
    if (codeOf(error) === '42501') return false;
    throw error;
  }
}

/** SQLSTATE, before or after the error has left the transaction. */
function codeOf(error: unknown): unknown {
  if (error instanceof DatabaseError) return error.code;
  const { cause, code } = error as { cause?: { code?: unknown }; code?: unknown };
  return cause?.code ?? code;
}

describe('nobody', () => {
  beforeAll(refill);

  const everything = as({}, 'shared:write');

  it.each(TABLES)('moves a row of %s to another tenant', async (table) => {
    const given = single.withScope(everything, (tx) =>
      tx.execute(sql.raw(`update ${table} set tenant_id = '${OTHER}'`)),
    );
    expect(codeOf(await failure(given))).toBe('42501');
  });

  it.each(TABLES.filter((table) => owned.get(table) === 'user'))('moves a row of %s to another user', async (table) => {
    const given = single.withScope(everything, (tx) => tx.execute(sql.raw(`update ${table} set user_id = 'eve'`)));
    expect(codeOf(await failure(given))).toBe('42501');
  });

  it('makes a private row shared without the permission', async () => {
    const given = single.withScope(as({}), (tx) => tx.execute(sql`update records set user_id = null`));
    expect(codeOf(await failure(given))).toBe('42501');
  });

  it.each(TABLES)('empties %s past row-level security', async (table) => {
    const emptied = single.withScope(everything, (tx) => tx.execute(sql.raw(`truncate ${table} cascade`)));
    expect(codeOf(await failure(emptied))).toBe('42501');
  });

  it.each(APPEND_ONLY)('changes or deletes what was entered in %s', async (table) => {
    for (const query of [`update ${table} set ${SAMPLES[table]?.touch}`, `delete from ${table}`]) {
      expect(codeOf(await failure(single.withScope(everything, (tx) => tx.execute(sql.raw(query)))))).toBe('42501');
      // The system advances the heads of the audit.
      if (query.startsWith('update audit_heads')) continue;
      expect(codeOf(await failure(single.asSystem((tx) => tx.execute(sql.raw(query)))))).toBe('42501');
    }
  });

  it('switches row-level security off', async () => {
    const off = single.withScope(everything, (tx) => tx.execute(sql`alter table records disable row level security`));
    expect(codeOf(await failure(off))).toBe('42501');
  });
});

describe('a table of the installation', () => {
  beforeAll(refill);

  const installation = SAMPLED.filter((table) => owned.get(table) === 'installation');

  it.each(installation)('%s is closed to every request', async (table) => {
    const everything = as({ allUsers: true }, 'shared:write');
    for (const query of [
      `select * from ${table}`,
      `update ${table} set ${SAMPLES[table]?.touch}`,
      `delete from ${table}`,
    ]) {
      const asked = single.withScope(everything, (tx) => tx.execute(sql.raw(query)));
      expect(codeOf(await failure(asked))).toBe('42501');
    }
  });
});

describe('the system role', () => {
  beforeAll(refill);

  it('sees keys, tenants, jobs and what was erased, and none of the other tables of tenants and users', async () => {
    const open: string[] = [];
    for (const table of TABLES) {
      const read = single.asSystem((tx) => tx.execute(sql.raw(`select * from ${table}`)));
      const seen = await read.then(
        ({ rows }) => rows.length,
        (error: unknown) => codeOf(error),
      );
      if (seen !== '42501') open.push(table);
    }
    expect(open.sort()).toEqual([
      'api_keys',
      'audit_entries',
      'audit_heads',
      'audit_subjects',
      'console_sessions',
      'dead_letters',
      'erasure_ledger',
      'erasures',
      'outbox',
      'record_counts',
      'sweeps_due',
      'tenants',
      'usage_days',
    ]);
  });
});

describe('after a commit', () => {
  beforeAll(refill);

  /** A transaction on the same connection that takes on the role and sets nothing else. */
  async function left(): Promise<[string, number][]> {
    const client = await onlyConnection.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('role', 'recollect_app', true)");
      const counts: [string, number][] = [];
      for (const table of TABLES) counts.push([table, (await client.query(`select from ${table}`)).rowCount ?? -1]);
      return counts;
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it.each([
    ['a commit', () => Promise.resolve()],
    ['a rollback', () => Promise.reject(new Undo())],
  ])('nothing is left on the connection: %s', async (_, end) => {
    const ended = single.withScope(as({ allUsers: true }, 'shared:write'), async (tx) => {
      const { rows } = await tx.execute(sql`select * from records`);
      expect(rows).toHaveLength(3);
      await end();
    });
    await ended.catch((error: unknown) => expect(error).toBeInstanceOf(Undo));
    expect(await left()).toEqual(TABLES.map((table) => [table, 0]));
  });

  it('the next caller on the connection sees only their own rows', async () => {
    const contents = (scope: Scope) =>
      single.withScope(scope, async (tx) => {
        const { rows } = await tx.execute(sql`select * from records`);
        return ownersOf('records', rows);
      });
    expect(await contents(as({ includeShared: false }))).toEqual(['mine']);
    expect(await contents(as({ includeShared: false, userId: 'eve' }))).toEqual(['hers']);
    expect(await contents(as({ tenantId: OTHER }))).toEqual(['their mine', 'their shared']);
    expect(await contents(as({ tenantId: OTHER, userId: 'eve', includeShared: false }))).toEqual([]);
  });
});

describe.each(['agent', 'project'] as const)('a key bound to one %s', (label) => {
  beforeEach(refill);

  const bound = { [label]: 'x' };

  beforeEach(async () => {
    await test.admin.query('truncate records cascade');
    for (const owner of OWNERS) {
      for (const value of ['x', 'y', null]) {
        const row = SAMPLES['records']?.row(owner, parents.get(owner.name)!) ?? {};
        const { text, values } = insertion('records', { ...row, [label]: value });
        await test.admin.query(text, values);
      }
    }
  });

  const found = (rows: readonly Record<string, unknown>[]): string[] =>
    rows.map((row) => `${ownersOf('records', [row]).join()} ${String(row[label] ?? 'none')}`).sort();
  const stored = async (where: string): Promise<string[]> =>
    found((await test.admin.query<Record<string, unknown>>(`select * from records where ${where}`)).rows);

  it('reads the rows of that one, and shared rows of no other', async () => {
    const read = (scope: Scope) =>
      single.withScope(scope, async (tx) => found((await tx.execute(sql`select * from records`)).rows));
    expect(await read(as(bound))).toEqual(['mine x', 'shared none', 'shared x']);
    expect(await read(as({ ...bound, userId: null, allUsers: true }))).toEqual([
      'hers x',
      'mine x',
      'shared none',
      'shared x',
    ]);
    expect(await read(as({}))).toHaveLength(6);
  });

  it('writes no others', async () => {
    const theirs = ['mine x', 'shared none', 'shared x'];
    await single.withScope(as(bound, 'shared:write'), (tx) => tx.execute(sql`update records set title = 'touched'`));
    expect(await stored("title = 'touched'")).toEqual(theirs);
    const before = await stored('true');
    await single.withScope(as(bound, 'shared:write'), (tx) => tx.execute(sql`delete from records`));
    expect(await stored('true')).toEqual(before.filter((name) => !theirs.includes(name)));
  });

  it('adds none for another, and moves none there', async () => {
    const add = (value: string | null) =>
      single.withScope(as(bound), (tx) =>
        tx.execute(sql`insert into records (tenant_id, id, user_id, type, content, language, occurred_at, recorded_at, created_at, ${sql.raw(label)})
          values (${TENANT}, ${newId()}, 'ada', 't', 'c', 'en', now(), now(), now(), ${value})`),
      );
    await add('x');
    for (const value of ['y', null]) expect(codeOf(await failure(add(value)))).toBe('42501');
    const moved = single.withScope(as(bound), (tx) => tx.execute(sql`update records set ${sql.raw(label)} = 'y'`));
    expect(codeOf(await failure(moved))).toBe('42501');
  });
});

describe('a past version with another label', () => {
  beforeEach(refill);

  it.each(['agent', 'project'] as const)('is not read by a key bound to one %s', async (label) => {
    await test.admin.query(`update record_versions set ${label} = 'y'`);
    const read = (scope: Scope) =>
      single.withScope(scope, async (tx) => (await tx.execute(sql`select * from record_versions`)).rows.length);
    expect(await read(as({}))).toBe(2);
    expect(await read(as({ [label]: 'y' }))).toBe(2);
    expect(await read(as({ [label]: 'x' }))).toBe(0);
  });
});

describe('somebody who is being erased', () => {
  beforeEach(refill);

  const everything = as({}, 'shared:write');
  const mine = async (table: string, where = 'true'): Promise<number> =>
    (await storedOwners(table, where)).filter((name) => name === 'mine').length;

  beforeEach(async () => {
    await test.admin.query('insert into erasing_users (tenant_id, subject, erasure_id) values ($1, $2, $3)', [TENANT, 'ada', newId()]); // prettier-ignore
  });
  afterEach(() => test.admin.query('truncate erasing_users, erasing_records'));

  it.each([
    ['themselves', everything],
    ['a reader of the whole tenant', as({ userId: null, allUsers: true })],
  ])('does not exist, for %s', async (_, scope) => {
    await single.withScope(scope, async (tx) => {
      for (const table of hiddenTables()) {
        const { rows } = await tx.execute(sql.raw(`select * from ${table}`));
        expect([table, ownersOf(table, rows)]).toEqual([table, expect.not.arrayContaining(['mine'])]);
      }
    });
    for (const table of hiddenTables()) expect([table, await mine(table)]).not.toEqual([table, 0]);
  });

  it('exists for their eraser', async () => {
    await single.withScope(everything, async (tx) => {
      await tx.execute(sql`select set_config('app.erasing', 'on', true)`);
      for (const table of hiddenTables()) {
        const { rows } = await tx.execute(sql.raw(`select * from ${table}`));
        expect([table, ownersOf(table, rows)]).toEqual([table, expect.arrayContaining(['mine'])]);
      }
    });
  });

  it('is not changed, not deleted and given nothing new', async () => {
    for (const table of CHANGEABLE.filter((name) => hiddenTables().includes(name)).toReversed()) {
      const before = await mine(table);
      await undone(everything, async (tx) => {
        const touched = await tx.execute(
          sql.raw(`update ${table} set ${SAMPLES[table]?.touch} where user_id is not null`),
        );
        const deleted = await tx.execute(sql.raw(`delete from ${table} where user_id is not null`));
        expect([table, touched.rowCount, deleted.rowCount]).toEqual([table, 0, 0]);
        for (const owner of OWNERS.slice(0, 1))
          expect([table, await mayInsert(tx, table, owner)]).toEqual([table, false]);
      });
      expect([table, await mine(table)]).toEqual([table, before]);
    }
  });

  it('of a record only hides that one from all commands', async () => {
    await test.admin.query('truncate erasing_users');
    await test.admin.query(
      `insert into erasing_records (tenant_id, doomed_id, erasure_id, subject)
       select tenant_id, id, gen_random_uuid(), user_id from records where tenant_id = $1 and user_id = 'ada'`,
      [TENANT],
    );
    await undone(everything, async (tx) => {
      for (const command of ['select from records', 'update records set title = title', 'delete from records']) {
        const { rowCount } = await tx.execute(sql.raw(`${command} where user_id is not null`));
        expect([command, rowCount]).toEqual([command, 0]);
      }
    });
  });
});
