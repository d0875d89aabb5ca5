import { RecollectError } from '@kernel/errors.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { Gate } from '@test/support/gate.js';
import { failure, insert, names, OTHER, scopeOf, SCRATCH, TENANT } from '@test/support/scratch.js';
import { sql } from 'drizzle-orm';
import { Database, type Tx } from './database.js';
import { isUniqueViolation, TransactionUseError } from './database-error.js';
import { keepPlan } from './kept-plans.js';
import { createPool } from './pool.js';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase({ statementTimeoutMs: 30_000 });
  database = test.database;
  await test.admin.query(SCRATCH);
});
afterAll(() => test.close());
beforeEach(() => test.admin.query('truncate scratch'));

async function setting(tx: Tx, name: string): Promise<unknown> {
  const { rows } = await tx.execute(sql`select current_setting(${name}, true) as value`);
  return rows[0]?.['value'];
}

describe('a plan that is kept', () => {
  it('is created once per connection, and shows each user only their own rows', async () => {
    await database.withScope(scopeOf(), (tx) => insert(tx, 'mine'));
    await database.withScope(scopeOf({ tenantId: OTHER }), (tx) => insert(tx, 'theirs', OTHER));
    const pool = createPool(test.connection, { max: 1 });
    const single = new Database(pool, { statementTimeoutMs: 30_000, keepsPlans: true });
    const all = (tx: Tx) => tx.execute(keepPlan(sql`select name from scratch where name <> ${''}`));
    // After five custom plans the server creates a generic one.
    for (let round = 0; round < 10; round++) {
      for (const [tenantId, name] of [
        [TENANT, 'mine'],
        [OTHER, 'theirs'],
      ] as const) {
        const { rows } = await single.withScope(scopeOf({ tenantId }), all);
        expect(rows).toEqual([{ name }]);
      }
    }
    const { rows: nobody } = await single.asSystem(all).catch(() => ({ rows: [] }));
    expect(nobody).toEqual([]);
    const { rows: kept } = await pool.query(
      `select generic_plans > 0 as generic from pg_prepared_statements
       where generic_plans > 0 and statement like '%from scratch%'`,
    );
    expect(kept).toEqual([{ generic: true }]);
    await single.close();
  });

  it('is created again on another connection when its result type has changed', async () => {
    await database.withScope(scopeOf(), (tx) => insert(tx, 'mine'));
    const single = new Database(createPool(test.connection, { max: 1 }), {
      statementTimeoutMs: 30_000,
      keepsPlans: true,
    });
    const ask = () =>
      single.withScope(scopeOf(), (tx) => tx.execute(keepPlan(sql`select value from scratch`)), { readOnly: true });
    expect((await ask()).rows).toEqual([{ value: 0 }]);
    await test.admin.query('alter table scratch alter column value type text');
    expect((await ask()).rows).toEqual([{ value: '0' }]);
    await test.admin.query('alter table scratch alter column value type int using value::int');
    await single.close();
  });
});

describe('a scope', () => {
  it('is visible to the database inside the transaction', async () => {
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

  it('compiles no plan, on a server that does so by default', async () => {
    const pool = createPool(test.connection, { max: 1 });
    const single = new Database(pool, { statementTimeoutMs: 30_000 });
    await pool.query('set jit = on');
    expect(await single.withScope(scopeOf(), (tx) => setting(tx, 'jit'))).toBe('off');
    expect(await single.asSystem((tx) => setting(tx, 'jit'))).toBe('off');
    await single.close();
  });

  it('with no permissions turns no setting on', async () => {
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

  it('is gone from the connection after the transaction, whether it succeeded or failed', async () => {
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

  it('passes on a thrown error unchanged', async () => {
    const refusal = new RecollectError('not_found');
    expect(await failure(database.withScope(scopeOf(), () => Promise.reject(refusal)))).toBe(refusal);
  });

  it('that is read-only refuses to write and sees one snapshot', async () => {
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

  it('that is read-only sends its first statement together with BEGIN, and returns nothing if it could not begin', async () => {
    const pool = createPool(test.connection, { max: 1 });
    const refused = new Database(pool, { statementTimeoutMs: -5 });
    const asked: unknown[] = [];
    const read = async (tx: Tx) => asked.push(await tx.execute(sql`select name from scratch`));
    // The error of the settings, not one that followed from it.
    await expect(refused.withScope(scopeOf(), read, { readOnly: true })).rejects.toMatchObject({ code: '22023' });
    expect(asked).toEqual([]);
    const same = new Database(pool, { statementTimeoutMs: 30_000 });
    await expect(same.withScope(scopeOf(), read, { readOnly: true })).resolves.toBe(1);
    await same.close();
  });

  it('does not open inside another, in either order', async () => {
    const nested = (): Promise<void> => database.asSystem(() => Promise.resolve());
    expect(await failure(database.withScope(scopeOf(), nested))).toBeInstanceOf(TransactionUseError);
    expect(await failure(database.asSystem(() => database.withScope(scopeOf(), names)))).toBeInstanceOf(
      TransactionUseError,
    );
  });

  it('may open in work that another one started, once that has ended', async () => {
    let later: Promise<unknown> = Promise.resolve();
    const ended = new Gate();
    await database.withScope(scopeOf(), async () => {
      later = ended.pass().then(() => database.withScope(scopeOf(), names));
    });
    ended.open();
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

  it('survives an error inside a savepoint', async () => {
    await database.withScope(scopeOf(), async (tx) => {
      await insert(tx, 'a');
      const error = await failure(tx.transaction((inner) => insert(inner, 'a')));
      expect(isUniqueViolation(error, 'scratch_name')).toBe(true);
      await insert(tx, 'b');
    });
    expect(await database.withScope(scopeOf(), names)).toEqual(['a', 'b']);
  });
});

it('answers a ping', async () => {
  await expect(database.ping()).resolves.toBeUndefined();
});
