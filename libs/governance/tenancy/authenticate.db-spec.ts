import { createPool } from '@platform/database/pool.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import {
  codeOf,
  Counted,
  HandClock,
  HERE,
  keyBody,
  processOver,
  scopeOf,
  type TenancyProcess,
} from '@test/support/tenancy-process.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { generateKey, hashKey } from './api-key.js';
import { TooManyFailures } from './authenticate.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';

const SECRET = 's'.repeat(32);
const NEWER_SECRET = 'n'.repeat(32);

let test: TestDatabase;
let database: Counted;
let clock: TravelClock;
let time: HandClock;
let one: TenancyProcess;
let rootKey: string;

beforeAll(async () => {
  test = await openTestDatabase();
  database = new Counted(createPool(test.connection, { max: 5 }), { statementTimeoutMs: 10_000 });
});
afterAll(async () => {
  await database.close();
  await test.close();
});
beforeEach(async () => {
  await test.admin.query('truncate tenants, api_keys, users');
  clock = new TravelClock();
  time = new HandClock();
  one = processOver(database, clock, undefined, time);
  rootKey = (await one.bootstrap.run(undefined)).key ?? '';
});

describe('a key that is presented', () => {
  it('is refused when it is missing', async () => {
    expect(await codeOf(one.authenticate.run(undefined, HERE))).toBe('unauthorized');
    expect(await codeOf(one.authenticate.run('', HERE))).toBe('unauthorized');
  });

  it('is refused without any query when it is malformed', async () => {
    const before = database.asked;
    for (const text of ['x', rootKey.slice(0, -1), `${rootKey}a`, 'ut_e30.aaaa', 'rk_'.repeat(1_000)]) {
      expect(await codeOf(one.authenticate.run(text, HERE))).toBe('unauthorized');
    }
    expect(database.asked - before).toBe(0);
  });

  it('is refused when its id is known but its secret is wrong', async () => {
    expect(await codeOf(one.authenticate.run(generateKey(rootKey.slice(3, 15)).text, HERE))).toBe('unauthorized');
  });

  it('is looked up once for many simultaneous requests, and not again for half a second', async () => {
    const before = database.asked;
    await Promise.all(Array.from({ length: 50 }, () => one.authenticate.run(rootKey, HERE)));
    time.ms += 500;
    await one.authenticate.run(rootKey, HERE);
    expect(database.asked - before).toBe(1);
  });

  it('is looked up once even if it does not exist', async () => {
    const before = database.asked;
    const unknown = generateKey().text;
    for (let i = 0; i < 5; i++) expect(await codeOf(one.authenticate.run(unknown, HERE))).toBe('unauthorized');
    expect(database.asked - before).toBe(1);
  });

  it('ends at its expiry, even if it is cached', async () => {
    const expires = new Date(clock.now().getTime() + 10_000);
    const { key } = await one.createKey.run(await scopeOf(one, rootKey), keyBody({ expires_at: expires }));
    await one.authenticate.run(key, HERE);
    clock.forward(10_000);
    expect(await codeOf(one.authenticate.run(key, HERE))).toBe('unauthorized');
  });

  it('cannot be created with an expiry in the past', async () => {
    const body = keyBody({ expires_at: clock.now() });
    expect(await codeOf(one.createKey.run(await scopeOf(one, rootKey), body))).toBe('invalid_input');
  });
});

describe('a key that is refused', () => {
  const reasonFor = (text: string) =>
    one.authenticate.run(text, HERE).then(
      () => 'none',
      (error: Error) => error.message,
    );

  it('gets the reason if its own secret was sent, and not for any other secret', async () => {
    const scope = await scopeOf(one, rootKey);
    const [over, revoked, rotated] = [
      await one.createKey.run(scope, keyBody({ expires_at: new Date(clock.now().getTime() + 10_000) })),
      await one.createKey.run(scope, keyBody()),
      await one.createKey.run(scope, keyBody()),
    ];
    await one.revokeKey.run(scope, revoked.key_id);
    await one.rotateKey.run(scope, rotated.key_id, { grace_seconds: 0 });
    clock.forward(10_000);
    time.ms += 2_000;
    expect(await reasonFor(over.key)).toContain('This key has expired.');
    expect(await reasonFor(revoked.key)).toContain('This key was revoked.');
    expect(await reasonFor(rotated.key)).toContain('This secret was replaced');
    const unknown = await reasonFor(generateKey().text);
    expect(unknown).toContain('This key is not known here');
    for (const { key_id } of [over, revoked, rotated]) expect(await reasonFor(generateKey(key_id).text)).toBe(unknown);
  });
});

describe('a source with many failures', () => {
  const fail = async (times: number): Promise<unknown[]> => {
    const codes: unknown[] = [];
    for (let i = 0; i < times; i++) codes.push(await codeOf(one.authenticate.run(generateKey().text, HERE)));
    return codes;
  };

  it('is told to wait after twenty', async () => {
    expect(await fail(20)).toEqual(new Array(20).fill('unauthorized'));
    expect(await fail(5)).toEqual(new Array(5).fill('too_many_requests'));
    const refused = await one.authenticate.run('x', HERE).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooManyFailures);
    expect((refused as TooManyFailures).retryAfterSeconds).toBe(3);
  });

  it('can still use its valid keys: those in use, those just created, and those that this process has never seen', async () => {
    const scope = await scopeOf(one, rootKey);
    const other = processOver(database, clock, undefined, time);
    const elsewhere = await other.createKey.run(scope, keyBody());
    await fail(25);
    // The cached entry is too old by then.
    time.ms += 800;
    await expect(one.authenticate.run(rootKey, HERE)).resolves.toBeDefined();
    const made = await one.createKey.run(scope, keyBody());
    await expect(one.authenticate.run(made.key, HERE)).resolves.toBeDefined();
    await expect(one.authenticate.run(elsewhere.key, HERE)).resolves.toBeDefined();
  });

  it('can still use a key whose secret another process has just rotated', async () => {
    const scope = await scopeOf(one, rootKey);
    const other = processOver(database, clock, undefined, time);
    const { key, key_id } = await one.createKey.run(scope, keyBody());
    await one.authenticate.run(key, HERE);
    await fail(25);
    const rotated = await other.rotateKey.run(scope, key_id, { grace_seconds: 0 });
    time.ms += 1;
    await expect(one.authenticate.run(rotated.key, HERE)).resolves.toBeDefined();
  });

  it('is told to wait for wrong secrets of a live key, too', async () => {
    await fail(20);
    const guess = generateKey(rootKey.slice(3, 15)).text;
    expect(await codeOf(one.authenticate.run(guess, HERE))).toBe('too_many_requests');
    await expect(one.authenticate.run(rootKey, HERE)).resolves.toBeDefined();
  });

  it('does not hold up another source', async () => {
    await fail(25);
    expect(await codeOf(one.authenticate.run(generateKey().text, '10.0.0.1'))).toBe('unauthorized');
  });
});

describe('look-ups', () => {
  it('of many ids at once are a few queries, and each key gets its own answer', async () => {
    const scope = await scopeOf(one, rootKey);
    const made = await Promise.all([1, 2, 3].map(() => one.createKey.run(scope, keyBody())));
    const fresh = processOver(database, clock, undefined, time);
    const wrong = Array.from({ length: 2_000 }, () => codeOf(fresh.authenticate.run(generateKey().text, HERE)));
    const before = database.asked;
    const callers = await Promise.all(made.map(({ key }) => fresh.authenticate.run(key, HERE)));
    expect(callers.map(({ keyId }) => keyId)).toEqual(made.map(({ key_id }) => key_id));
    expect(await Promise.all(wrong)).toEqual(expect.not.arrayContaining(['resolved']));
    expect(database.asked - before).toBeLessThan(10);
  });

  it('are no more than four at a time', async () => {
    let most = 0;
    let now = 0;
    class Watched extends Counted {
      override async asSystem<T>(...args: Parameters<Counted['asSystem']>): Promise<T> {
        most = Math.max(most, (now += 1));
        return super.asSystem<T>(...args).finally(() => (now -= 1));
      }
    }
    const pool = createPool(test.connection, { max: 10 });
    const watched = new Watched(pool, { statementTimeoutMs: 10_000 });
    const { authenticate } = processOver(watched, clock, undefined, time);
    for (let round = 0; round < 5; round += 1) {
      const tries = Array.from({ length: 50 }, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return codeOf(authenticate.run(generateKey().text, HERE));
      });
      await Promise.all(tries);
    }
    await watched.close();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('that fail are reported to everybody who waits, and repeated for the next', async () => {
    const fresh = processOver(database, clock, undefined, time);
    await test.admin.query('alter table api_keys rename to gone');
    const failed = await Promise.all(
      [rootKey, generateKey().text].map((key) => codeOf(fresh.authenticate.run(key, HERE))),
    );
    await test.admin.query('alter table gone rename to api_keys');
    expect(failed).not.toContain('resolved');
    expect(failed).not.toContain('unauthorized');
    await expect(fresh.authenticate.run(rootKey, HERE)).resolves.toBeDefined();
  });
});

describe('a revocation', () => {
  it('ends a key at once in its own process and within a second in every other', async () => {
    const two = processOver(database, clock, undefined, time);
    const scope = await scopeOf(one, rootKey);
    const { key, key_id } = await one.createKey.run(scope, keyBody());
    await Promise.all([one.authenticate.run(key, HERE), two.authenticate.run(key, HERE)]);
    expect((await one.revokeKey.run(scope, key_id)).status).toBe('revoked');
    expect(await codeOf(one.authenticate.run(key, HERE))).toBe('unauthorized');
    time.ms += 1_000;
    expect(await codeOf(two.authenticate.run(key, HERE))).toBe('unauthorized');
  });

  it('reaches the tokens that the key minted', async () => {
    const scope = await scopeOf(one, rootKey);
    const { key, key_id } = await one.createKey.run(scope, keyBody());
    const caller = await one.authenticate.run(key, HERE);
    const { token } = one.mintToken.run({ ...scope, userId: 'ada' }, caller, { expires_in: 3_600 });
    expect(await one.authenticate.run(token, HERE)).toMatchObject({ userId: 'ada', token: true, keyId: key_id });
    await one.revokeKey.run(scope, key_id);
    expect(await codeOf(one.authenticate.run(token, HERE))).toBe('unauthorized');
  });

  it('of its rights over others reaches their tokens too: a key bound to one user since speaks for nobody else', async () => {
    const scope = await scopeOf(one, rootKey);
    const { key, key_id } = await one.createKey.run(scope, keyBody());
    const caller = await one.authenticate.run(key, HERE);
    const tokenOf = (userId: string) => one.mintToken.run({ ...scope, userId }, caller, { expires_in: 3_600 }).token;
    const [ada, bob] = [tokenOf('ada'), tokenOf('bob')];
    await test.admin.query("update api_keys set user_id = 'ada' where key_id = $1", [key_id]);
    time.ms += 2_000;
    expect(await one.authenticate.run(ada, HERE)).toMatchObject({ userId: 'ada', token: true });
    expect(await codeOf(one.authenticate.run(bob, HERE))).toBe('unauthorized');
  });

  it('happens once: a second one keeps the first time', async () => {
    const scope = await scopeOf(one, rootKey);
    const { key_id } = await one.createKey.run(scope, keyBody());
    const first = await one.revokeKey.run(scope, key_id);
    clock.forward(5_000);
    expect((await one.revokeKey.run(scope, key_id)).revoked_at).toBe(first.revoked_at);
    expect(await codeOf(one.updateKey.run(scope, key_id, { name: 'x' }))).toBe('conflict');
    expect(await codeOf(one.rotateKey.run(scope, key_id, { grace_seconds: 0 }))).toBe('conflict');
  });
});

describe('a rotation', () => {
  it('creates a new secret, and accepts the old one for the grace period', async () => {
    const scope = await scopeOf(one, rootKey);
    const old = await one.createKey.run(scope, keyBody());
    const next = await one.rotateKey.run(scope, old.key_id, { grace_seconds: 3_600 });
    expect(next.key_id).toBe(old.key_id);
    for (const key of [old.key, next.key]) expect((await one.authenticate.run(key, HERE)).keyId).toBe(old.key_id);
    clock.forward(3_600_000);
    expect(await codeOf(one.authenticate.run(old.key, HERE))).toBe('unauthorized');
    expect(await codeOf(one.authenticate.run(next.key, HERE))).toBe('resolved');
  });

  it('ends the old secret at once without a grace period', async () => {
    const scope = await scopeOf(one, rootKey);
    const old = await one.createKey.run(scope, keyBody());
    await one.rotateKey.run(scope, old.key_id, { grace_seconds: 0 });
    expect(await codeOf(one.authenticate.run(old.key, HERE))).toBe('unauthorized');
  });

  it('ends a secret from before an earlier rotation', async () => {
    const scope = await scopeOf(one, rootKey);
    const first = await one.createKey.run(scope, keyBody());
    const second = await one.rotateKey.run(scope, first.key_id, { grace_seconds: 3_600 });
    await one.rotateKey.run(scope, first.key_id, { grace_seconds: 3_600 });
    expect(await codeOf(one.authenticate.run(first.key, HERE))).toBe('unauthorized');
    expect(await codeOf(one.authenticate.run(second.key, HERE))).toBe('resolved');
  });

  it('of the server secret keeps every key, and renews its hash when it is used', async () => {
    const rotated = processOver(database, clock, new ServerSecrets([NEWER_SECRET, SECRET]));
    await rotated.authenticate.run(rootKey, HERE);
    await rotated.uses.flush();
    const key = { id: rootKey.slice(3, 15), secret: rootKey.slice(16, 59), text: rootKey };
    const { rows } = await test.admin.query('select secret_hash from api_keys');
    expect(rows).toEqual([{ secret_hash: hashKey(key, NEWER_SECRET) }]);
    const without = processOver(database, clock, new ServerSecrets([NEWER_SECRET]));
    expect(await codeOf(without.authenticate.run(rootKey, HERE))).toBe('resolved');
  });
});

describe('the last use of a key', () => {
  const lastUse = async (keyId: string): Promise<Date | null> =>
    (await test.admin.query<{ at: Date | null }>('select last_used_at at from api_keys where key_id = $1', [keyId]))
      .rows[0]?.at ?? null;

  it('is written for all keys at once, not by each request', async () => {
    const scope = await scopeOf(one, rootKey);
    const made = await Promise.all([1, 2, 3].map(() => one.createKey.run(scope, keyBody())));
    for (const { key } of made) await one.authenticate.run(key, HERE);
    for (const { key_id } of made) expect(await lastUse(key_id)).toBeNull();
    const before = database.asked;
    await one.uses.flush();
    await one.uses.flush();
    expect(database.asked - before).toBe(1);
    for (const { key_id } of made) expect(await lastUse(key_id)).not.toBeNull();
  });

  it('never goes back', async () => {
    const two = processOver(database, clock);
    await two.authenticate.run(rootKey, HERE);
    clock.forward(60_000);
    await one.authenticate.run(rootKey, HERE);
    await one.uses.flush();
    const latest = await lastUse(rootKey.slice(3, 15));
    await two.uses.flush();
    expect(await lastUse(rootKey.slice(3, 15))).toEqual(latest);
  });

  it('is kept for the next flush if it cannot be written', async () => {
    const caller = await one.authenticate.run(rootKey, HERE);
    await test.admin.query('alter table api_keys rename to gone');
    await one.uses.flush();
    await test.admin.query('alter table gone rename to api_keys');
    expect(await lastUse(caller.keyId)).toBeNull();
    await one.uses.flush();
    expect(await lastUse(caller.keyId)).not.toBeNull();
  });
});
