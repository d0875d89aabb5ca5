import { setTimeout as sleep } from 'node:timers/promises';
import type { Dedupe, Job } from '@contracts/jobs.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Gate, meetingOf } from '@test/support/gate.js';
import { sql } from 'drizzle-orm';

import { Outbox } from './outbox.js';
import { noteJob, onceJob, QueueFixture, writeAndClose, writeEffect } from './testing/queue-fixture.js';

/** Concurrent callers. Fewer for the embedded database, which runs one transaction after the other anyway. */
const CALLERS = globalThis.BACKEND === 'postgres' ? 24 : 8;
const ROUNDS = 12;

let fixture: QueueFixture;
let ada: Scope;

beforeAll(async () => {
  fixture = await QueueFixture.open({ poolMax: CALLERS + 8 });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.empty();
  ada = await fixture.tenant();
});

const ownerOf = ({ tenantId, userId }: Scope) => ({ tenantId, userId, epoch: 0 });
type OnceJob = Job & { readonly dedupe: Dedupe };

/** All reach the same point of their own transactions, on separate connections, before the first continues. */
function atOnce(outbox: Outbox, job: OnceJob, scope: Scope): Promise<(string | null)[]> {
  const all = meetingOf(CALLERS);
  const meets = globalThis.BACKEND === 'postgres';
  return Promise.all(
    Array.from({ length: CALLERS }, (_, i) =>
      fixture.test.database.withScope(scope, async (tx) => {
        if (meets) await all();
        return outbox.enqueueUnlessOpen(tx, ownerOf(scope), job, { note: `caller ${i}` });
      }),
    ),
  );
}

async function open(): Promise<number> {
  const { rows } = await fixture.test.admin.query<{ n: number }>(
    'select coalesce(max(n), 0)::int as n from (select count(*) as n from outbox where closed_at is null group by tenant_id) o',
  );
  return rows[0]?.n ?? 0;
}

it('enqueues one job, however many callers enqueue it at once', async () => {
  const { outbox, host } = fixture.process(undefined, { job: onceJob });
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = (await atOnce(outbox, onceJob, ada)).filter((id) => id !== null);
    expect([left.length, await open()]).toEqual([1, 1]);
    for (const dispatch of await fixture.claim()) await host.run(dispatch);
    expect(await open()).toBe(0);
  }
});

it('enqueues one in spite of callers that rolled back', async () => {
  const { outbox } = fixture.process();
  const all = meetingOf(2);
  const leave = (fails: boolean) =>
    fixture.test.database.withScope(ada, async (tx) => {
      if (globalThis.BACKEND === 'postgres') await all();
      const id = await outbox.enqueueUnlessOpen(tx, ownerOf(ada), onceJob, { note: 'x' });
      if (fails) throw new Error('rolled back');
      return id;
    });
  const [, good] = await Promise.allSettled([leave(true), leave(false)]);
  expect(good).toMatchObject({ status: 'fulfilled', value: expect.any(String) as string });
  expect(await open()).toBe(1);
});

it('enqueues one for each owner', async () => {
  const { outbox } = fixture.process();
  const bea = await fixture.tenant('bea');
  const left = (await Promise.all([atOnce(outbox, onceJob, ada), atOnce(outbox, onceJob, bea)])).flat();
  expect(left.filter((id) => id !== null)).toHaveLength(2);
  const shared = { ...ada, userId: null };
  expect((await atOnce(outbox, onceJob, shared)).filter((id) => id !== null)).toHaveLength(1);
});

it('enqueues one while the open one is claimed, fails, is retried and ends', async () => {
  const { outbox, host } = fixture.process(undefined, { job: { ...onceJob, attempts: 2 } });
  let ends = 0;
  fixture.handler.does = (context) => {
    ends += 1;
    // Every second one fails once and is immediately due again; every sixth fails for good.
    if (ends % 6 === 0) return Promise.reject(Object.assign(new Error('never'), { retryable: false }));
    return ends % 2 === 0 ? Promise.reject(new RecollectError('unavailable')) : writeAndClose(context);
  };
  let calling = true;
  let most = 0;
  const looks = (async () => {
    while (calling) most = Math.max(most, await open());
  })();
  const works = (async () => {
    while (calling) {
      fixture.clock.advance(5);
      for (const dispatch of await fixture.claim(4)) await host.run(dispatch);
    }
  })();
  const left = new Set<string>();
  const callers = Array.from({ length: CALLERS }, async () => {
    for (let i = 0; i < ROUNDS * 2; i += 1) {
      const id = await fixture.test.database.withScope(ada, (tx) =>
        outbox.enqueueUnlessOpen(tx, ownerOf(ada), onceJob, { note: 'again' }),
      );
      if (id !== null) left.add(id);
    }
  });
  await Promise.all(callers);
  calling = false;
  await Promise.all([looks, works]);
  const { rows } = await fixture.test.admin.query<{ id: string }>('select id from outbox');
  // Every returned id has a row, and there are no other rows.
  expect(rows.map(({ id }) => id).sort()).toEqual([...left].sort());
  expect(most).toBe(1);
  expect(ends).toBeGreaterThan(6);
});

it('finds that one has ended in the meantime, and enqueues a new one', async () => {
  const { outbox, host } = fixture.process(undefined, { job: onceJob });
  const leave = () =>
    fixture.test.database.withScope(ada, (tx) =>
      outbox.enqueueUnlessOpen(tx, ownerOf(ada), onceJob, { note: 'again' }),
    );
  await leave();
  const commit = new Gate();
  fixture.handler.does = (context) =>
    context.withScope(async (tx) => {
      await writeEffect(tx, context);
      await context.close(tx);
      await commit.pass();
    });
  const [dispatch] = await fixture.claim();
  if (!dispatch) throw new Error('nothing was claimed');
  const run = host.run(dispatch);
  await commit.reached;
  const second = leave();
  // It waits for the transaction that closes the first.
  await Promise.race([second, sleep(200)]);
  commit.open();
  expect(await run).toEqual({ kind: 'done' });
  expect(await second).toEqual(expect.any(String));
  expect(await open()).toBe(1);
});

it('does not let one start before the data it must see is stored', async () => {
  const job: OnceJob = { ...noteJob, dedupe: { words: 'one', until: 'begun', key: () => 'one' } };
  const { outbox, host } = fixture.process(undefined, { job });
  const found: string[] = [];
  fixture.handler.does = async (context) => {
    const { rows } = await context.withScope((tx) => tx.execute<{ note: string }>(sql`select note from effects`));
    found.push(...rows.map(({ note }) => note));
  };
  const commit = new Gate();
  const say = (note: string, then = () => Promise.resolve()) =>
    fixture.test.database.withScope(ada, async (tx) => {
      await tx.execute(
        sql`insert into effects (tenant_id, user_id, note) values (${ada.tenantId}, ${ada.userId}, ${note})`,
      );
      const id = await outbox.enqueueUnlessOpen(tx, ownerOf(ada), job, { note });
      await then();
      return id;
    });
  expect(await say('first')).not.toBeNull();
  const [dispatch] = await fixture.claim();
  if (!dispatch) throw new Error('nothing was claimed');
  const second = say('second', () => commit.pass());
  await commit.reached;
  const run = host.run(dispatch);
  await Promise.race([run, sleep(300)]);
  commit.open();
  expect(await second).toBeNull();
  await run;
  expect(found.sort()).toEqual(['first', 'second']);
  // It has started, and may already have read its input.
  expect(await say('third')).not.toBeNull();
});

it('relies on its index: without it, concurrent callers enqueue one each', async () => {
  const { outbox } = fixture.process();
  const { rows } = await fixture.test.admin.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'outbox_open_once'`,
  );
  await fixture.test.admin.query('drop index outbox_open_once');
  try {
    await atOnce(outbox, onceJob, ada);
    expect(await open()).toBe(CALLERS);
  } finally {
    await fixture.test.admin.query('truncate outbox');
    await fixture.test.admin.query(rows[0]?.indexdef ?? '');
  }
});
