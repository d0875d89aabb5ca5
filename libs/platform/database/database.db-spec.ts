import { setTimeout as sleep } from 'node:timers/promises';
import { RecollectError } from '@kernel/errors.js';
import type { Permission, Scope } from '@kernel/scope.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { sql } from 'drizzle-orm';
import { Database, type Tx } from './database.js';
import { DatabaseError, isUniqueViolation, TransactionUseError } from './database-error.js';
import { createPool } from './pool.js';

const TENANT = '0190a000-0000-7000-8000-000000000001';
const OTHER = '0190a000-0000-7000-8000-000000000002';

function scopeOf(over: Partial<Scope> = {}, permissions: Permission[] = []): Scope {
  return {
    tenantId: TENANT,
    userId: 'ada',
    allUsers: false,
    includeShared: true,
    agent: null,
    project: null,
    keyId: 'key',
    ...over,
    permissions: new Set(permissions),
  };
}

const SCRATCH = `
  create table scratch (tenant_id uuid not null, name text not null, value int not null default 0,
    constraint scratch_name unique (tenant_id, name));
  alter table scratch enable row level security;
  alter table scratch force row level security;
  grant select, insert, update, delete on scratch to recollect_app;
  create policy tenant_rows on scratch to recollect_app
    using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));`;

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  database = test.database;
  await test.admin.query(SCRATCH);
});
afterAll(() => test.close());
beforeEach(() => test.admin.query('truncate scratch'));

async function setting(tx: Tx, name: string): Promise<unknown> {
  const { rows } = await tx.execute(sql`select current_setting(${name}, true) as value`);
  return rows[0]?.['value'];
}

async function names(tx: Tx): Promise<unknown[]> {
  const { rows } = await tx.execute(sql`select name from scratch order by name`);
  return rows.map((row) => row['name']);
}

function insert(tx: Tx, name: string, tenant = TENANT): Promise<unknown> {
  return tx.execute(sql`insert into scratch (tenant_id, name) values (${tenant}, ${name})`);
}

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => Promise.reject(new Error('it was expected to fail')),
    (error: unknown) => error,
  );
}

describe('a scope', () => {
  it('is what the database knows inside the transaction', async () => {
    const scope = scopeOf({ agent: 'bot', project: 'moon' }, ['shared:write']);
    await database.withScope(scope, async (tx) => {
      const { rows } = await tx.execute(sql`select current_user as role, session_user as login`);
      expect(rows[0]?.['role']).toBe('recollect_app');
      expect(await setting(tx, 'app.tenant_id')).toBe(TENANT);
      expect(await setting(tx, 'app.user_id')).toBe('ada');
      expect(await setting(tx, 'app.all_users')).toBe('');
      expect(await setting(tx, 'app.shared_read')).toBe('on');
      expect(await setting(tx, 'app.shared_write')).toBe('on');
      expect(await setting(tx, 'app.agent')).toBe('bot');
      expect(await setting(tx, 'app.project')).toBe('moon');
      expect(await setting(tx, 'statement_timeout')).toBe('30s');
    });
  });

  it('with nothing allowed switches nothing on', async () => {
    await database.withScope(scopeOf({ userId: null, includeShared: false }), async (tx) => {
      for (const name of ['user_id', 'all_users', 'shared_read', 'shared_write', 'agent', 'project']) {
        expect(await setting(tx, `app.${name}`)).toBe('');
      }
    });
  });

  it('takes any text as a user id', async () => {
    const userId = `o'Brien"; reset role; -- \\ ü 🙂`;
    expect(await database.withScope(scopeOf({ userId }), (tx) => setting(tx, 'app.user_id'))).toBe(userId);
  });

  it('is gone from the connection after the transaction, whether it ended well or not', async () => {
    const pool = createPool(test.connection, { max: 1 });
    const single = new Database(pool, { statementTimeoutMs: 1234 });
    const leftovers = async (): Promise<unknown> => {
      const { rows } = await pool.query(
        `select current_user = session_user as itself, current_setting('app.tenant_id', true) as tenant,
                current_setting('app.user_id', true) as user, current_setting('statement_timeout') as timeout`,
      );
      return rows[0];
    };
    const nothing = { itself: true, tenant: '', user: '', timeout: '0' };
    await single.withScope(scopeOf(), (tx) => setting(tx, 'app.tenant_id'));
    expect(await leftovers()).toEqual(nothing);
    await failure(single.withScope(scopeOf(), () => Promise.reject(new Error('no'))));
    expect(await leftovers()).toEqual(nothing);
    await single.close();
  });

  it('never leaks between 200 transactions on 5 connections', async () => {
    await database.withScope(scopeOf(), (tx) => insert(tx, 'mine'));
    await database.withScope(scopeOf({ tenantId: OTHER }), (tx) => insert(tx, 'theirs', OTHER));
    const seen = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const tenantId = index % 2 ? TENANT : OTHER;
        return database
          .withScope(scopeOf({ tenantId }), async (tx) => {
            const [first, id, second] = await Promise.all([names(tx), setting(tx, 'app.tenant_id'), names(tx)]);
            if (index % 7 === 0) await insert(tx, 'mine').catch(() => undefined);
            return [tenantId, id, first, second];
          })
          .catch((error: unknown) => [tenantId, error]);
      }),
    );
    for (const [tenantId, id, first, second] of seen) {
      if (id instanceof Error) continue;
      expect(id).toBe(tenantId);
      expect(first).toEqual([tenantId === TENANT ? 'mine' : 'theirs']);
      expect(second).toEqual(first);
    }
    expect(seen.filter(([, id]) => id instanceof Error)).toHaveLength(29);
  });

  it('refuses the rows of another tenant by row-level security', async () => {
    const error = await failure(database.withScope(scopeOf(), (tx) => insert(tx, 'planted', OTHER)));
    expect(error).toMatchObject({ name: 'DatabaseError', code: '42501' });
  });
});

describe('a transaction', () => {
  it('stores everything or nothing', async () => {
    await failure(
      database.withScope(scopeOf(), async (tx) => {
        await insert(tx, 'lost');
        throw new Error('changed my mind');
      }),
    );
    await database.withScope(scopeOf(), (tx) => insert(tx, 'kept'));
    expect(await database.withScope(scopeOf(), names)).toEqual(['kept']);
  });

  it('passes a thrown refusal on unchanged', async () => {
    const refusal = new RecollectError('not_found');
    expect(await failure(database.withScope(scopeOf(), () => Promise.reject(refusal)))).toBe(refusal);
  });

  it('that is read only refuses to write and sees one moment', async () => {
    const seen = await database.withScope(
      scopeOf(),
      async (tx) => {
        const before = await names(tx);
        // On PGlite the other transaction waits for this one; on Postgres it commits in between.
        const other =
          globalThis.BACKEND === 'postgres'
            ? test.admin.query(`insert into scratch values ($1, 'late')`, [TENANT])
            : null;
        await other;
        return [before, await names(tx)];
      },
      { readOnly: true },
    );
    expect(seen).toEqual([[], []]);
    const error = await failure(database.withScope(scopeOf(), (tx) => insert(tx, 'x'), { readOnly: true }));
    expect(error).toMatchObject({ code: '25006' });
  });

  it('does not open inside another, in either order', async () => {
    const nested = (): Promise<void> => database.asSystem(() => Promise.resolve());
    expect(await failure(database.withScope(scopeOf(), nested))).toBeInstanceOf(TransactionUseError);
    expect(await failure(database.asSystem(() => database.withScope(scopeOf(), names)))).toBeInstanceOf(
      TransactionUseError,
    );
  });

  it('may open in what another one set going, once that has ended', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await database.withScope(scopeOf(), async () => {
      later = sleep(50).then(() => database.withScope(scopeOf(), names));
    });
    expect(await later).toEqual([]);
  });

  it('cannot be used after its end', async () => {
    let escaped: Tx | undefined;
    await database.withScope(scopeOf(), async (tx) => void (escaped = tx));
    const error = await failure(database.withScope(scopeOf(), () => insert(escaped as Tx, 'late')));
    expect(error).toBeInstanceOf(TransactionUseError);
  });

  it('does not pretend to commit when a database error was swallowed', async () => {
    const swallowing = database.withScope(scopeOf(), async (tx) => {
      await insert(tx, 'a');
      await insert(tx, 'a').catch(() => undefined);
    });
    expect(await failure(swallowing)).toBeInstanceOf(TransactionUseError);
    expect(await database.withScope(scopeOf(), names)).toEqual([]);
  });

  it('survives an error behind a savepoint', async () => {
    await database.withScope(scopeOf(), async (tx) => {
      await insert(tx, 'a');
      const error = await failure(tx.transaction((inner) => insert(inner, 'a')));
      expect(isUniqueViolation(error, 'scratch_name')).toBe(true);
      await insert(tx, 'b');
    });
    expect(await database.withScope(scopeOf(), names)).toEqual(['a', 'b']);
  });
});

describe('an error of the database', () => {
  it('says which constraint, and nothing of the row or the query', async () => {
    const twice = async (tx: Tx): Promise<void> => {
      await insert(tx, 'secret diary');
      await insert(tx, 'secret diary');
    };
    const error = await failure(database.withScope(scopeOf(), twice));
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ code: '23505', constraint: 'scratch_name', table: 'scratch' });
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'another')).toBe(false);
    const { stack, message, ...fields } = error as DatabaseError;
    expect(JSON.stringify([stack, message, fields, (error as Error).cause])).not.toMatch(/diary|insert/);
  });

  it('is `unavailable` when nobody listens', async () => {
    const pool = createPool({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }, { max: 1 });
    const nowhere = new Database(pool, { statementTimeoutMs: 1000 });
    for (const attempt of [nowhere.ping(), nowhere.withScope(scopeOf(), names), nowhere.serverTime()]) {
      expect(await failure(attempt)).toMatchObject({ code: 'unavailable', cause: { code: 'ECONNREFUSED' } });
    }
    await nowhere.close();
  });

  it('is `unavailable` when all connections are taken for too long', async () => {
    const pool = createPool(test.connection, { max: 1, connectTimeoutMs: 200 });
    const narrow = new Database(pool, { statementTimeoutMs: 1000 });
    const holding = narrow.withScope(scopeOf(), () => sleep(600));
    await sleep(50);
    expect(await failure(narrow.withScope(scopeOf(), names))).toMatchObject({ code: 'unavailable' });
    await holding;
    expect(await narrow.withScope(scopeOf(), names)).toEqual([]);
    await narrow.close();
  });
});

it('tells the time of the database', async () => {
  await database.ping();
  expect(Math.abs((await database.serverTime()).getTime() - Date.now())).toBeLessThan(60_000);
});

const onPostgres = globalThis.BACKEND === 'postgres' ? describe : describe.skip;

onPostgres('on a server', () => {
  it('a statement that takes too long is `unavailable`', async () => {
    const impatient = new Database(createPool(test.connection, { max: 1 }), { statementTimeoutMs: 100 });
    const error = await failure(impatient.withScope(scopeOf(), (tx) => tx.execute(sql`select pg_sleep(5)`)));
    expect(error).toMatchObject({ code: 'unavailable', cause: { code: '57014' } });
    await impatient.close();
  });

  it('a connection that is cut is `unavailable`, and the next call gets a new one', async () => {
    const single = new Database(createPool(test.connection, { max: 1 }), { statementTimeoutMs: 1000 });
    const error = await failure(
      single.withScope(scopeOf(), async (tx) => {
        const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
        await test.admin.query('select pg_terminate_backend($1)', [rows[0]?.['pid']]);
        await sleep(50);
        await names(tx);
      }),
    );
    expect(error).toMatchObject({ code: 'unavailable' });
    expect(await single.withScope(scopeOf(), names)).toEqual([]);
    await single.close();
  });

  it('two writes that deadlock both succeed in the end', async () => {
    await database.withScope(scopeOf(), async (tx) => {
      await insert(tx, 'a');
      await insert(tx, 'b');
    });
    let begun = 0;
    const raise = async (first: string, second: string): Promise<void> =>
      database.withScope(scopeOf(), async (tx) => {
        begun += 1;
        await tx.execute(sql`update scratch set value = value + 1 where name = ${first}`);
        await sleep(100);
        await tx.execute(sql`update scratch set value = value + 1 where name = ${second}`);
      });
    await Promise.all([raise('a', 'b'), raise('b', 'a')]);
    const { rows } = await test.admin.query('select value from scratch order by name');
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
    expect(begun).toBeGreaterThan(2);
  });

  it('gives up with `unavailable` after three lost attempts', async () => {
    let attempts = 0;
    const losing = database.withScope(scopeOf(), async (tx) => {
      attempts += 1;
      await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
    });
    expect(await failure(losing)).toMatchObject({ code: 'unavailable', cause: { code: '40001' } });
    expect(attempts).toBe(3);
  });

  it('the login itself, outside a transaction of ours, may read no table', async () => {
    const bare = createPool(test.connection, { max: 1 });
    expect(await failure(bare.query('select * from scratch'))).toMatchObject({ code: '42501' });
    await bare.end();
  });
});
