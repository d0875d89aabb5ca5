import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { Gate, meetingOf } from '@test/support/gate.js';
import { holdingTimers } from '@test/support/held-timers.js';
import { failure, insert, names, scopeOf, SCRATCH } from '@test/support/scratch.js';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { Database, type Tx } from './database.js';
import { DatabaseError, isUniqueViolation, toSafeError, writeFaultOf } from './database-error.js';
import { createPool } from './pool.js';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  database = test.database;
  await test.admin.query(SCRATCH);
});
afterAll(() => test.close());
beforeEach(() => test.admin.query('truncate scratch'));

describe('an error of the database', () => {
  it('names the constraint, and nothing from the row or the query', async () => {
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

  it.each([
    ['42501', 'md.c', 'unavailable'],
    ['58030', 'xlog.c', 'unavailable'],
    ['58P02', 'xlog.c', 'unavailable'],
    // Row-level security and missing rights are faults of ours.
    ['42501', 'execMain.c', '42501'],
    ['42501', 'aclchk.c', '42501'],
  ])('of the SQLSTATE %s raised in %s is `%s`', (code, file, told) => {
    const raised = Object.assign(new pg.DatabaseError('could not open file "base/5/26395"', 1, 'error'), {
      code,
      file,
    });
    const safe = toSafeError(raised);
    expect(safe).toMatchObject({ code: told });
    expect(writeFaultOf(safe)).toBe(told === 'unavailable' ? 'failed' : undefined);
  });

  it.each([
    // A pooler that has lost its server, and a database that was dropped or renamed.
    ['FATAL', '08P01', 'unavailable'],
    ['FATAL', '57P04', 'unavailable'],
    ['FATAL', '3D000', 'unavailable'],
    // A statement of ours that breaks the protocol.
    ['ERROR', '08P01', '08P01'],
  ] as const)('of severity %s with the SQLSTATE %s is `%s`', (severity, code, told) => {
    const raised = Object.assign(new pg.DatabaseError('server conn crashed?', 1, 'error'), { severity, code });
    expect(toSafeError(raised)).toMatchObject({ code: told });
  });

  it('is `unavailable` when nobody listens', async () => {
    const pool = createPool({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }, { max: 1 });
    const nowhere = new Database(pool, { statementTimeoutMs: 1000 });
    const attempts = [() => nowhere.ping(), () => nowhere.withScope(scopeOf(), names)];
    for (const attempt of attempts) {
      expect(await failure(attempt())).toMatchObject({ code: 'unavailable', cause: { code: 'ECONNREFUSED' } });
    }
    await nowhere.close();
  });

  it('is `unavailable` when all connections are in use for too long', async () => {
    const pool = createPool(test.connection, { max: 1, connectTimeoutMs: 200 });
    const { connectionTimeoutMillis } = pool.options;
    expect(connectionTimeoutMillis).toBe(200);
    // On a busy machine, connecting alone may take longer.
    pool.options.connectionTimeoutMillis = 0;
    const narrow = new Database(pool, { statementTimeoutMs: 30_000 });
    const end = new Gate();
    const holding = narrow.withScope(scopeOf(), () => end.pass());
    await end.reached;
    pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
    const told = await narrow.withScope(scopeOf(), names).catch((error: unknown) => error);
    end.open();
    await holding;
    expect(told).toMatchObject({ code: 'unavailable' });
    expect(await narrow.withScope(scopeOf(), names)).toEqual([]);
    await narrow.close();
  });
});

const onPostgres = globalThis.BACKEND === 'postgres' ? describe : describe.skip;

onPostgres('on a server', () => {
  it('a statement that takes too long is `unavailable`', async () => {
    const impatient = new Database(createPool(test.connection, { max: 1 }), { statementTimeoutMs: 100 });
    const error = await failure(impatient.withScope(scopeOf(), (tx) => tx.execute(sql`select pg_sleep(5)`)));
    expect(error).toMatchObject({ code: 'unavailable', cause: { code: '57014' } });
    await impatient.close();
  });

  it('a server that stops responding is `unavailable`, and the next call gets a new connection', async () => {
    const url = new URL(test.url ?? '');
    const port = Number(url.port);
    const deaf: Socket[] = [];
    const between = createServer((from) => {
      const to = connect(port, url.hostname);
      from.pipe(to).pipe(from);
      deaf.push(to);
      for (const socket of [from, to])
        socket.on('error', () => undefined).on('close', () => [from, to].forEach((end) => end.destroy()));
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    url.port = String((between.address() as AddressInfo).port);
    const pool = createPool({ connectionString: url.href }, { max: 1, answerTimeoutMs: 1_000 });
    const single = new Database(pool, { statementTimeoutMs: 10_000 });
    // Only the call without a response times out: no time passes for the others.
    await holdingTimers(async (pass) => {
      expect(await single.withScope(scopeOf(), names)).toEqual([]);
      deaf.forEach((socket) => socket.unpipe());
      let told: unknown;
      const waiting = failure(single.withScope(scopeOf(), names)).then((error) => (told = error));
      await pass(999);
      expect(told).toBeUndefined();
      await pass(1);
      await waiting;
      expect(told).toMatchObject({ code: 'unavailable' });
      expect(await single.withScope(scopeOf(), names)).toEqual([]);
    });
    await single.close();
    between.close();
  });

  it('a login that the server refuses from now on is `unavailable`', async () => {
    const url = Object.assign(new URL(test.url ?? ''), { username: 'recollect_nobody' });
    const stranger = new Database(createPool({ connectionString: url.href }, { max: 1 }), {
      statementTimeoutMs: 1_000,
    });
    for (const attempt of [() => stranger.ping(), () => stranger.withScope(scopeOf(), names)]) {
      expect(await failure(attempt())).toMatchObject({ code: 'unavailable', cause: { code: expect.stringMatching(/^28/) } }); // prettier-ignore
    }
    await stranger.close();
  });

  it('a server that takes no writes is `unavailable` for a write; once it does, the write succeeds on a new connection', async () => {
    const single = new Database(createPool(test.connection, { max: 1 }), { statementTimeoutMs: 30_000 });
    const write = () => single.withScope(scopeOf(), (tx) => insert(tx, 'late'));
    const { pathname } = new URL(test.url ?? '');
    const setReadOnly = (to: 'on' | 'off') =>
      test.admin.query(`begin read write; alter database ${pathname.slice(1)} set default_transaction_read_only = ${to}; commit`); // prettier-ignore
    await setReadOnly('on');
    try {
      expect(await failure(write())).toMatchObject({ code: 'unavailable', cause: { code: '25006' } });
      expect(await single.writeFault()).toBe('failed');
      expect(await single.withScope(scopeOf(), names, { readOnly: true })).toEqual([]);
    } finally {
      await setReadOnly('off');
    }
    await write();
    expect(await single.writeFault()).toBeUndefined();
    await single.close();
  });

  it('a connection that is cut is `unavailable`, and the next call gets a new one', async () => {
    const single = new Database(createPool(test.connection, { max: 1 }), { statementTimeoutMs: 30_000 });
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
    // Both lock their first row before either requests its second.
    const both = meetingOf(2);
    const raise = async (first: string, second: string): Promise<void> =>
      database.withScope(scopeOf(), async (tx) => {
        begun += 1;
        await tx.execute(sql`update scratch set value = value + 1 where name = ${first}`);
        await both();
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

  it('repeats a write that refers to a row which was deleted meanwhile, so that it sees that', async () => {
    let attempts = 0;
    await database.withScope(scopeOf(), async (tx) => {
      attempts += 1;
      if (attempts === 1) await tx.execute(sql`do $$ begin raise exception using errcode = '23503'; end $$`);
    });
    expect(attempts).toBe(2);
  });

  it('the login itself, outside our transactions, may read no table', async () => {
    const bare = createPool(test.connection, { max: 1 });
    expect(await failure(bare.query('select * from scratch'))).toMatchObject({ code: '42501' });
    await bare.end();
  });
});
