import { readId } from '@kernel/ids.js';
import { recordRooms } from '@test/isolation/pool-harness.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { newTenant, scopeOf } from '@test/support/scratch.js';
import { sourcesNamed } from './sources-named.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('finds a hundred sources in one statement, in the order of their keys, and refuses one that is not there', async () => {
  const tenantId = await newTenant(test.admin);
  const scope = scopeOf({ tenantId }, ['records:read', 'records:write']);
  const { store } = recordRooms(test.database);
  const ids: string[] = [];
  for (let n = 0; n < 100; n++)
    ids.push(readId((await store.run(scope, { id: `s${n}`, content: `Source ${n}` })).outcome.id)!);
  await test.admin.query('update records set trust = 0.5 where id = $1', [ids[2]]);
  const keys = ids.map((_, n) => `s${99 - n}`);
  let statements = 0;
  const named = (wanted: readonly string[], linked: readonly string[] = []) =>
    test.database.withScope(scope, (tx) => {
      const counting = new Proxy(tx, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (name === 'execute') statements += 1;
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
      return sourcesNamed(counting, scope, wanted, new Date(), new Set(linked));
    });
  const found = await named(keys);
  expect(statements).toBe(1);
  expect(found.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(found.map(({ trust }) => trust).filter((trust) => trust < 1)).toEqual([0.5]);
  await expect(named(['s1', 'nope'])).rejects.toMatchObject({ code: 'invalid_input' });
  // One that was forgotten since is a source only of what was derived from it before.
  await test.admin.query('update records set forgotten_at = now() where id = $1', [ids[1]]);
  await expect(named(['s1'])).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(named(['s1'], [ids[0]!])).rejects.toMatchObject({ code: 'invalid_input' });
  expect((await named(['s1', 's0'], [ids[1]!])).map(({ id }) => id)).toEqual([ids[1], ids[0]]);
});
