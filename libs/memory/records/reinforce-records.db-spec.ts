import type { RecordInput } from '@contracts/records/record.js';
import { newId, readId } from '@kernel/ids.js';
import type { Permission, Scope } from '@kernel/scope.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { recordRooms } from '@test/isolation/pool-harness.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { RecordUses } from './record-uses.js';
import { MAX_STRENGTH } from '@memory/record-store/importance.js';
import { ReinforceRecords } from './reinforce-records.js';

let test: TestDatabase;
let clock: TravelClock;
let reinforce: ReinforceRecords;
let uses: RecordUses;
const tenantId = newId();

beforeAll(async () => {
  test = await openTestDatabase({ poolMax: 10 });
  await test.admin.query(
    "insert into tenants (tenant_id, name, created_at, updated_at) values ($1, 't', now(), now())",
    [tenantId],
  );
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.admin.query('delete from records');
  clock = new TravelClock();
  reinforce = new ReinforceRecords(test.database, new RecordAccessRepository(), clock);
  uses = new RecordUses(reinforce, clock);
});

const READ: Permission[] = ['records:read', 'records:write', 'shared:read'];
function scopeOf(userId: string | null, change: Partial<Scope> = {}): Scope {
  const base = { tenantId, userId, allUsers: false, includeShared: true, agent: null, project: null, keyId: 'key' };
  return { ...base, permissions: new Set(READ), ...change };
}
const writesShared = { permissions: new Set<Permission>([...READ, 'shared:write']) };

async function stored(scope: Scope, input: Partial<RecordInput> = {}): Promise<string> {
  const { outcome } = await recordRooms(test.database).store.run(scope, { content: 'a memory', ...input });
  return readId(outcome.id) ?? '';
}

interface Access {
  readonly strength: number;
  readonly access_count: number;
  readonly last_accessed_at: Date | null;
  readonly last_recalled_at: Date;
  readonly importance: number;
  readonly exempt: boolean;
}
async function accessOf(id: string): Promise<Access> {
  const { rows } = await test.admin.query<Access>('select * from record_access where record_id = $1', [id]);
  return rows[0]!;
}

describe('a recall', () => {
  it('increments S and resets t, for exactly the given records', async () => {
    const ann = scopeOf('ann');
    const [recalled, other] = [await stored(ann), await stored(ann)];
    const before = await accessOf(other);
    expect(before).toMatchObject({ strength: 1, access_count: 0, last_accessed_at: null });
    clock.forward(5 * 86_400_000);
    const now = clock.now().getTime();
    const reinforced = await reinforce.recall(ann, [recalled, recalled]);
    expect([...reinforced.keys()]).toEqual([recalled]);
    const after = await accessOf(recalled);
    expect(after).toMatchObject({ strength: 2, access_count: 1 });
    expect(after.last_recalled_at.getTime()).toBeGreaterThanOrEqual(now);
    expect(after.last_accessed_at).toEqual(after.last_recalled_at);
    expect(reinforced.get(recalled)).toEqual({
      strength: 2,
      accessCount: 1,
      lastRecalledAt: after.last_recalled_at,
    });
    expect(await accessOf(other)).toEqual(before);
  });

  it('counts fifty concurrent recalls', async () => {
    const ann = scopeOf('ann');
    const ids = [await stored(ann), await stored(ann), await stored(ann)];
    // In both orders: two that lock each other's rows would deadlock.
    await Promise.all(Array.from({ length: 50 }, (_, n) => reinforce.recall(ann, n % 2 ? ids : [...ids].reverse())));
    for (const id of ids) expect(await accessOf(id)).toMatchObject({ strength: 51, access_count: 50 });
  });

  it('stops S at its bound, and continues the count', async () => {
    const ann = scopeOf('ann');
    const id = await stored(ann);
    await reinforce.run(ann, [{ id, count: 3 * MAX_STRENGTH, at: clock.now() }]);
    await reinforce.recall(ann, [id]);
    expect(await accessOf(id)).toMatchObject({ strength: MAX_STRENGTH, access_count: 3 * MAX_STRENGTH + 1 });
  });

  it('that is written late does not overwrite a later one', async () => {
    const ann = scopeOf('ann');
    const id = await stored(ann);
    const at = new Date(Date.now() - 60_000);
    clock.forward(10_000);
    await reinforce.recall(ann, [id]);
    const { last_recalled_at: later } = await accessOf(id);
    await reinforce.run(ann, [{ id, count: 1, at }]);
    expect(await accessOf(id)).toMatchObject({ strength: 3, access_count: 2, last_recalled_at: later });
  });

  it('changes neither the record nor its version', async () => {
    const ann = scopeOf('ann');
    const id = await stored(ann);
    const row = async () => (await test.admin.query('select r.xmin, r.* from records r where id = $1', [id])).rows;
    const before = await row();
    await reinforce.recall(ann, [id]);
    expect(await row()).toEqual(before);
  });

  it('returns the retention of those that can still be read, while learning is paused as well', async () => {
    const pia = scopeOf('pia');
    const [kept, deleted] = [await stored(pia), await stored(pia)];
    await reinforce.recall(pia, [kept]);
    const { last_recalled_at: lastRecalledAt } = await accessOf(kept);
    await test.admin.query('delete from records where id = $1', [deleted]);
    await test.admin.query("update users set paused_at = now() where user_id = 'pia'");
    clock.forward(3 * 86_400_000);
    expect(await reinforce.recallAndRead(pia, [kept, deleted])).toEqual(
      new Map([[kept, { lastRecalledAt, retention: Math.exp(-3 / 2) }]]),
    );
    await test.admin.query("update users set paused_at = null where user_id = 'pia'");
    expect((await reinforce.recallAndRead(pia, [kept])).get(kept)?.retention).toBe(1);
  });

  it('of more records than fit in one statement is split', async () => {
    const ann = scopeOf('ann');
    const id = await stored(ann);
    await reinforce.recall(ann, [...Array.from({ length: 1_200 }, () => newId()), id]);
    expect(await accessOf(id)).toMatchObject({ strength: 2 });
  });
});

describe('is not changed by a recall:', () => {
  const untouched = async (id: string, scope: Scope) => {
    const before = await accessOf(id);
    expect((await reinforce.recall(scope, [id])).size).toBe(0);
    uses.note(scope, [
      { id, userId: scope.userId },
      { id, userId: null },
    ]);
    await uses.flush();
    expect(await accessOf(id)).toEqual(before);
  };

  it('a record of another user, or of another tenant', async () => {
    const id = await stored(scopeOf('ann'));
    await untouched(id, scopeOf('bea'));
    await untouched(id, scopeOf('ann', { tenantId: newId() }));
    await untouched(id, scopeOf(null));
    await untouched(id, scopeOf(null, { allUsers: true, ...writesShared }));
  });

  it('a record that is forgotten, quarantined or expired', async () => {
    const ann = scopeOf('ann');
    for (const state of ['forgotten_at = now()', 'quarantined = true', "expires_at = now() - interval '1 second'"]) {
      const id = await stored(ann);
      await test.admin.query(`update records set ${state} where id = $1`, [id]);
      await untouched(id, ann);
    }
  });

  it('a record of another agent than the key’s', async () => {
    const id = await stored(scopeOf('ann', { agent: 'a' }));
    await untouched(id, scopeOf('ann', { agent: 'b' }));
    expect((await reinforce.recall(scopeOf('ann', { agent: 'a' }), [id])).size).toBe(1);
  });

  it('a record of a user whose row an erasure has deleted', async () => {
    const ann = scopeOf('ann');
    const id = await stored(ann);
    await test.admin.query("delete from users where user_id = 'ann'");
    await untouched(id, ann);
  });

  it('shared memory, by a reader without write permission; a writer strengthens it', async () => {
    const id = await stored(scopeOf('ann', writesShared), { shared: true });
    await untouched(id, scopeOf('ann'));
    await untouched(id, scopeOf('ann', { ...writesShared, includeShared: false }));
    expect((await reinforce.recall(scopeOf('bea', writesShared), [id])).get(id)?.strength).toBe(2);
  });
});

describe('buffered uses', () => {
  it('are written together, each counted, with the time of the last', async () => {
    const [ann, bea] = [scopeOf('ann'), scopeOf('bea')];
    const [hers, theirs] = [await stored(ann), await stored(bea)];
    for (let n = 0; n < 3; n++) uses.note(ann, [{ id: hers, userId: 'ann' }]);
    uses.note(bea, [{ id: theirs, userId: 'bea' }]);
    expect(await accessOf(hers)).toMatchObject({ strength: 1 });
    clock.forward(60_000);
    await uses.flush();
    const { last_recalled_at: at, ...access } = await accessOf(hers);
    expect(access).toMatchObject({ strength: 4, access_count: 3 });
    expect(at.getTime()).toBeLessThan(clock.now().getTime() - 50_000);
    expect(await accessOf(theirs)).toMatchObject({ strength: 2, access_count: 1 });
    await uses.flush();
    expect(await accessOf(hers)).toMatchObject({ strength: 4 });
  });

  it('count once if the database fails between two transactions', async () => {
    const ann = scopeOf('ann');
    const [first, last] = [await stored(ann), await stored(ann)];
    const others = Array.from({ length: 999 }, () => newId());
    uses.note(ann, [first, ...others, last].map((id) => ({ id, userId: 'ann' }))); // prettier-ignore
    await test.admin.query(
      `create function fail() returns trigger language plpgsql as $$ begin raise exception using errcode = '53300'; end $$;
       create trigger fail before update on record_access for each row when (new.record_id = '${last}') execute function fail()`,
    );
    try {
      await uses.flush();
    } finally {
      await test.admin.query('drop trigger fail on record_access; drop function fail()');
    }
    expect([await accessOf(first), await accessOf(last)].map(({ strength }) => strength)).toEqual([2, 1]);
    await uses.flush();
    expect([await accessOf(first), await accessOf(last)].map(({ strength }) => strength)).toEqual([2, 2]);
  });

  it('are written at shutdown, including those that arrive during it', async () => {
    const ann = scopeOf('ann');
    const id = await stored(ann);
    uses.onModuleInit();
    uses.note(ann, [{ id, userId: 'ann' }]);
    await uses.beforeApplicationShutdown();
    expect(await accessOf(id)).toMatchObject({ strength: 2 });
    uses.note(ann, [{ id, userId: 'ann' }]);
    await uses.flush();
    expect(await accessOf(id)).toMatchObject({ strength: 3 });
  });

  it('write nothing for a user erased in between, even if the user exists again', async () => {
    const ann = scopeOf('ann');
    uses.note(ann, [{ id: await stored(ann, { id: 'same' }), userId: 'ann' }]);
    await test.admin.query("delete from records where user_id = 'ann'");
    await test.admin.query("update users set epoch = epoch + 1 where user_id = 'ann'");
    const again = await stored(ann, { id: 'same' });
    await uses.flush();
    expect(await accessOf(again)).toMatchObject({ strength: 1, access_count: 0 });
  });
});

describe('the columns by which the sweep skips records', () => {
  it('are copied when a record is stored', async () => {
    const ann = scopeOf('ann');
    expect(await accessOf(await stored(ann))).toMatchObject({ importance: 0.5, exempt: false });
    expect(await accessOf(await stored(ann, { importance: 0.75, pinned: true }))).toMatchObject({
      importance: 0.75,
      exempt: true,
    });
  });

  it('follow every edit, and keep the exemption by a hold', async () => {
    const ann = scopeOf('ann');
    const id = await stored(ann, { id: 'mine' });
    await stored(ann, { id: 'mine', pinned: true });
    expect(await accessOf(id)).toMatchObject({ importance: 0.5, exempt: true });
    await stored(ann, { id: 'mine', importance: 0.25 });
    expect(await accessOf(id)).toMatchObject({ importance: 0.25, exempt: true });
    await stored(ann, { id: 'mine', pinned: false });
    expect(await accessOf(id)).toMatchObject({ importance: 0.25, exempt: false });
    await test.admin.query('update records set legal_hold = true where id = $1', [id]);
    await stored(ann, { id: 'mine', importance: 1 });
    expect(await accessOf(id)).toMatchObject({ importance: 1, exempt: true });
  });
});
