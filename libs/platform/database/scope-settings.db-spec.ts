import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf } from '@test/support/scratch.js';
import { sql } from 'drizzle-orm';
import { Database, type Tx } from './database.js';
import { createPool } from './pool.js';
import { changeSettings } from './scope-settings.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const read = async (tx: Tx, name: string) =>
  (await tx.execute(sql`select current_setting(${name}, true) as value`)).rows[0]?.['value'];

describe.each([
  ['as parameters', false],
  ['as literals, for rows on other servers', true],
])('settings sent %s', (_, onShards) => {
  let database: Database;
  beforeAll(() => {
    database = new Database(createPool(test.connection, { max: 1 }), { statementTimeoutMs: 4321, onShards });
  });
  afterAll(() => database.close());

  it('carry the role, the time limit and the whole scope, and end with the transaction', async () => {
    const scope = scopeOf({ userId: 'ada', agent: 'clerk', project: 'garden', includeShared: true });
    const names = ['role', 'statement_timeout', 'jit', 'app.tenant_id', 'app.user_id', 'app.agent', 'app.project', 'app.shared_read', 'app.all_users', 'app.erasing']; // prettier-ignore
    const all = async (tx: Tx) => {
      const values = [];
      for (const name of names) values.push(await read(tx, name));
      return values;
    };
    expect(await database.withScope(scope, all)).toEqual(['recollect_app', '4321ms', 'off', scope.tenantId, 'ada', 'clerk', 'garden', 'on', '', '']); // prettier-ignore
    expect(await database.asSystem(all)).toEqual(['recollect_system', '4321ms', 'off', '', '', '', '', '', '', '']);
    const failed = database.withScope(scope, () => Promise.reject(new Error('undone')));
    await expect(failed).rejects.toThrow('undone');
    expect(await database.asSystem((tx) => read(tx, 'app.user_id'))).toBe('');
  });

  it.each([
    "'; reset role; set local app.all_users = 'on",
    "o'hara",
    "''",
    '\\',
    "\\'; reset role; --",
    "E'\\x27'",
    '$1 $$ $a$ %s',
    'two\nlines; -- and a comment',
    'ünïcödé 記憶 🙂',
    'x'.repeat(200),
  ])('keep a value as it is: %j', async (value) => {
    const scope = scopeOf({ userId: value, agent: value });
    const seen = await database.withScope(scope, async (tx) => [
      await read(tx, 'app.user_id'),
      await read(tx, 'app.agent'),
      await read(tx, 'app.all_users'),
      await read(tx, 'role'),
    ]);
    expect(seen).toEqual([value, value, '', 'recollect_app']);
  });

  it('can be changed until the transaction ends', async () => {
    const value = "eve'; reset role; --";
    const seen = await database.withScope(scopeOf({ userId: 'ada' }), async (tx) => {
      await changeSettings(tx, { 'app.user_id': value, 'app.erasing': 'on' });
      return [await read(tx, 'app.user_id'), await read(tx, 'app.erasing'), await read(tx, 'role')];
    });
    expect(seen).toEqual([value, 'on', 'recollect_app']);
    expect(await database.asSystem((tx) => read(tx, 'app.erasing'))).toBe('');
  });
});
