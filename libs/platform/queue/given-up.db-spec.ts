import { setTimeout as sleep } from 'node:timers/promises';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Gate } from '@test/support/gate.js';
import { holdingTimers, turnsUntil } from '@test/support/held-timers.js';
import { RENEWALS_PER_LEASE } from './claim-statements.js';
import type { JobHost } from './job-host.js';
import { JobRows } from './job-rows.js';
import { SharedExclusiveLock } from './shared-exclusive-lock.js';
import { noteJob, onceJob, QueueFixture, until, writeAndClose } from './testing/queue-fixture.js';

let fixture: QueueFixture;
let ada: Scope;

beforeAll(async () => {
  fixture = await QueueFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.empty();
  ada = await fixture.tenant();
});

/** Processes that were killed: their handlers must not outlive the tests. */
const killed: JobHost[] = [];
afterEach(() => killed.splice(0).forEach((host) => host.abortAll()));

async function letters(): Promise<Record<string, unknown>[]> {
  return (await fixture.test.admin.query<Record<string, unknown>>('select * from dead_letters')).rows;
}

/** A process that takes the job, starts it, and is never heard of again. */
async function killedOnce(): Promise<void> {
  // A dead process renews no lease.
  const doomed = fixture.process(undefined, { runLeaseMs: 3_600_000 });
  killed.push(doomed.host);
  const [dispatch] = await fixture.claim();
  if (!dispatch) throw new Error('nothing was claimed');
  let begun = false;
  fixture.handler.does = () => {
    begun = true;
    return new Promise(() => undefined);
  };
  void doomed.host.run(dispatch);
  await until(() => begun);
  await fixture.test.admin.query(`update outbox set leased_until = now() - interval '1 second'`);
}

/** Waits until a job waits to be alone, or is: later jobs queue behind it. */
async function waitsToBeAlone(work: () => Promise<void>): Promise<void> {
  const { exclusive } = SharedExclusiveLock.prototype;
  const asked = new Promise<void>((resolve) => {
    SharedExclusiveLock.prototype.exclusive = function (this: SharedExclusiveLock) {
      const entering = exclusive.call(this);
      resolve();
      return entering;
    };
  });
  try {
    await work();
    await asked;
  } finally {
    SharedExclusiveLock.prototype.exclusive = exclusive;
  }
}

async function runDue(over: Parameters<QueueFixture['process']>[1] = {}): Promise<string> {
  const { host } = fixture.process(undefined, over);
  const [dispatch] = await fixture.claim();
  if (!dispatch) throw new Error('nothing was claimed');
  return (await host.run(dispatch)).kind;
}

it('a job that is given up leaves a dead letter in the transaction that closes it', async () => {
  const { outbox } = fixture.process();
  const [id = ''] = await fixture.enqueue(outbox, ada, ['note']);
  fixture.handler.does = () => Promise.reject(new RecollectError('unavailable'));
  expect(await runDue({ attempts: 1 })).toBe('failed');
  expect(await letters()).toMatchObject([
    {
      id,
      tenant_id: ada.tenantId,
      user_id: 'ada',
      job: noteJob.name,
      payload: { note: 'note' },
      attempts: 1,
      error: 'unavailable',
    },
  ]);
});

it('a job whose failure is rolled back leaves none', async () => {
  const { outbox } = fixture.process();
  const [id = ''] = await fixture.enqueue(outbox, ada, ['note']);
  fixture.handler.does = () => Promise.reject(new Error('boom'));
  fixture.handler.onFailed = () => Promise.reject(new Error('and again'));
  expect(await runDue({ attempts: 1 })).toBe('lost');
  expect(await letters()).toEqual([]);
  expect(await fixture.row(id)).toMatchObject({ closedAt: null });
});

it('a job that is done, dropped or retried leaves none', async () => {
  const { outbox } = fixture.process();
  await fixture.enqueue(outbox, ada, ['done']);
  expect(await runDue()).toBe('done');
  await fixture.enqueue(outbox, ada, ['retry']);
  fixture.handler.does = () => Promise.reject(new Error('boom'));
  expect(await runDue()).toBe('retry');
  expect(await letters()).toEqual([]);
});

it('a good job that is killed five times is done, and uses up none of its attempts', async () => {
  const { outbox } = fixture.process();
  const [id = ''] = await fixture.enqueue(outbox, ada, ['note']);
  for (let kill = 0; kill < 5; kill += 1) await killedOnce();
  fixture.handler.does = writeAndClose;
  expect(await runDue({ attempts: 2 })).toBe('done');
  expect(await fixture.row(id)).toMatchObject({ attempts: 0, outcome: 'done' });
  expect(await fixture.effects()).toEqual(['note']);
});

it('a job under which the process dies every time is given up as a crash loop, and is not run again', async () => {
  const { outbox } = fixture.process();
  const [id = ''] = await fixture.enqueue(outbox, ada, ['note']);
  for (let kill = 0; kill < 3; kill += 1) await killedOnce();
  let runs = 0;
  fixture.handler.does = () => {
    runs += 1;
    return Promise.resolve();
  };
  const told: string[] = [];
  fixture.handler.onFailed = (_, __, code) => {
    told.push(code);
    return Promise.resolve();
  };
  expect(await runDue({ crashes: 3 })).toBe('failed');
  expect({ runs, told }).toEqual({ runs: 0, told: ['crash_loop'] });
  expect(await fixture.row(id)).toMatchObject({ outcome: 'failed', error: 'crash_loop' });
  expect(await letters()).toMatchObject([{ id, error: 'crash_loop' }]);
});

it('a job whose process died twice runs alone, and counts no death while it waits for that', async () => {
  const { outbox, host } = fixture.process();
  const [suspect = '', other = '', later = ''] = await fixture.enqueue(outbox, ada, ['suspect', 'other', 'later']);
  await fixture.test.admin.query('update outbox set starts = 2 where id = $1', [suspect]);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  fixture.handler.does = async (context) => {
    begun.push(context.payload.note);
    await new Promise<void>((resolve) => ends.set(context.payload.note, resolve));
    await writeAndClose(context);
  };
  const dispatches = await fixture.claim();
  const run = (id: string) => host.run(dispatches.find(({ outboxId }) => outboxId === id)!);
  const starts = async () =>
    (await fixture.test.admin.query<{ starts: number }>('select starts from outbox where id = $1', [suspect])).rows[0]
      ?.starts;
  const runs = [run(other)];
  await until(() => begun.includes('other'));
  await waitsToBeAlone(async () => void runs.push(run(suspect)));
  expect([(await fixture.row(suspect))?.dispatches, await starts()]).toEqual([2, 2]);
  runs.push(run(later));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(begun).toEqual(['other']);
  ends.get('other')?.();
  await until(() => begun.includes('suspect'));
  expect(await starts()).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(begun).toEqual(['other', 'suspect']);
  ends.get('suspect')?.();
  await until(() => begun.includes('later'));
  ends.get('later')?.();
  expect(await Promise.all(runs)).toEqual([{ kind: 'done' }, { kind: 'done' }, { kind: 'done' }]);
});

it.each([
  [1, { isSuspect: false, row: { starts: 2 } }],
  [2, { isSuspect: true, row: { starts: 2 } }],
  [19, { isSuspect: true, row: { starts: 19 } }],
  [20, { isSuspect: false, row: { starts: 21 } }],
] as const)(
  'of a job with %i starts in a row the next is counted as it begins, or once it is alone',
  async (starts, expected) => {
    const { outbox } = fixture.process();
    const [id] = await fixture.enqueue(outbox, ada, ['note']);
    await fixture.test.admin.query('update outbox set starts = $2 where id = $1', [id, starts]);
    const [dispatch] = await fixture.claim();
    const rows = new JobRows(fixture.clock);
    const limits = { suspectFrom: 2, crashes: 20 };
    const begin = () =>
      fixture.test.database.asSystem((tx) => rows.begin(tx, dispatch!, 60_000, { dedupe: null }, limits));
    expect(await begin()).toMatchObject(expected);
    expect(await begin()).toBeUndefined();
  },
);

it('hands back jobs that wait for one that runs alone, when the process stops', async () => {
  const { outbox, host } = fixture.process();
  const [suspect = '', later = ''] = await fixture.enqueue(outbox, ada, ['suspect', 'later']);
  await fixture.test.admin.query('update outbox set starts = 2 where id = $1', [suspect]);
  let begun = false;
  fixture.handler.does = () => {
    begun = true;
    return new Promise(() => undefined);
  };
  const dispatches = await fixture.claim();
  const run = (id: string) => host.run(dispatches.find(({ outboxId }) => outboxId === id)!);
  const runs = [run(suspect)];
  await until(() => begun);
  runs.push(run(later));
  host.abortAll();
  expect(await Promise.all(runs)).toEqual([{ kind: 'released' }, { kind: 'released' }]);
  fixture.handler.does = writeAndClose;
  expect(await fixture.claim()).toHaveLength(2);
  expect(await fixture.row(later)).toMatchObject({ leasedUntil: expect.any(Date), attempts: 0 });
});

it('hands back a job that is just being started, when the process stops', async () => {
  const { outbox, host } = fixture.process();
  await fixture.enqueue(outbox, ada, ['note']);
  fixture.handler.does = () => new Promise(() => undefined);
  const [dispatch] = await fixture.claim();
  const run = host.run(dispatch!);
  // It has queried the database for its row and has no result yet.
  await new Promise((resolve) => setImmediate(resolve));
  host.abortAll();
  expect(await run).toEqual({ kind: 'released' });
});

it('a failure or a stop between two kills resets the count of crashes', async () => {
  const { outbox } = fixture.process();
  await fixture.enqueue(outbox, ada, ['note']);
  await killedOnce();
  await killedOnce();
  fixture.handler.does = () => Promise.reject(new Error('boom'));
  expect(await runDue({ crashes: 3 })).toBe('retry');
  // Well before now: the database counts microseconds, the clock for claims whole milliseconds.
  await fixture.test.admin.query(`update outbox set available_at = now() - interval '1 second'`);
  await killedOnce();
  await killedOnce();
  const { host } = fixture.process(undefined, { crashes: 3 });
  const [dispatch] = await fixture.claim();
  if (!dispatch) throw new Error('nothing was claimed');
  let begun = false;
  fixture.handler.does = () => {
    begun = true;
    return new Promise(() => undefined);
  };
  const stopped = host.run(dispatch);
  await until(() => begun);
  host.abortAll();
  expect(await stopped).toEqual({ kind: 'released' });
  await killedOnce();
  await killedOnce();
  fixture.handler.does = writeAndClose;
  expect(await runDue({ crashes: 3 })).toBe('done');
});

it('claims that never start, for example because Redis lost them, do not count as crashes', async () => {
  const { outbox } = fixture.process();
  const [id = ''] = await fixture.enqueue(outbox, ada, ['note']);
  for (let lost = 0; lost < 10; lost += 1) {
    await fixture.claim();
    await fixture.test.admin.query(`update outbox set leased_until = now() - interval '1 second'`);
  }
  expect(await runDue({ crashes: 1 })).toBe('done');
  expect(await fixture.row(id)).toMatchObject({ outcome: 'done', dispatches: 12 });
});

it('the drain stops in time even if a handler ignores its signal, and the next drain gets the job', async () => {
  const { outbox, drain } = fixture.process();
  const [id = ''] = await fixture.enqueue(outbox, ada, ['long']);
  let begun = false;
  fixture.handler.does = () => {
    begun = true;
    return new Promise(() => undefined);
  };
  const stopping = drain();
  await holdingTimers(async (pass) => {
    stopping.start();
    await turnsUntil(() => begun);
    let stopped = false;
    const stop = stopping.stop(200).then(() => (stopped = true));
    await pass(199);
    expect(stopped).toBe(false);
    // From here on no timer fires: neither the job's time limit nor the grace period of the stop.
    await pass(1);
    await stop;
  });
  expect(await fixture.row(id)).toMatchObject({ closedAt: null, attempts: 0, leasedUntil: null });
  fixture.handler.does = writeAndClose;
  const next = fixture.process().drain();
  next.start();
  await until(async () => (await fixture.effects()).length === 1);
  await next.stop();
});

it('the drain starts no more jobs per second than its rate allows', async () => {
  const { outbox, drain, host } = fixture.process(undefined, { perSecond: 3 });
  // The rate limit lets a job pass between its claim and its start. Only these two times can be observed.
  const claimed: number[] = [];
  const begun: number[] = [];
  const { claims } = fixture;
  const claim = claims.claim.bind(claims);
  claims.claim = async (...asked) => {
    const taken = await claim(...asked);
    claimed.push(...taken.dispatches.map(() => performance.now()));
    return taken;
  };
  const run = host.run.bind(host);
  host.run = (dispatch) => {
    begun.push(performance.now());
    return run(dispatch);
  };
  await fixture.enqueue(outbox, ada, ['1', '2', '3', '4', '5', '6', '7']);
  const limited = drain(8);
  limited.start();
  await until(() => begun.length === 7);
  await limited.stop();
  claims.claim = claim;
  // A second passes between any job and the third one after it.
  for (const [index, time] of begun.slice(3).entries())
    expect(time - (claimed[index] ?? 0)).toBeGreaterThanOrEqual(1_000);
});

it('enqueues a job once for an owner while none of its kind is done', async () => {
  const { outbox } = fixture.process();
  const owner = { tenantId: ada.tenantId, userId: ada.userId, epoch: 0 };
  const leave = (scope: Scope, whose: typeof owner) =>
    fixture.test.database.withScope(scope, (tx) => outbox.enqueueUnlessOpen(tx, whose, onceJob, { note: 'sweep' }));
  expect(await leave(ada, owner)).not.toBeNull();
  expect(await leave(ada, owner)).toBeNull();
  const bea = await fixture.tenant('bea');
  expect(await leave(bea, { ...owner, tenantId: bea.tenantId, userId: 'bea' })).not.toBeNull();
  const { host } = fixture.process();
  for (const dispatch of await fixture.claim()) await host.run(dispatch);
  expect(await leave(ada, owner)).not.toBeNull();
});

it('enqueues one job of a kind when two transactions enqueue it at once', async () => {
  const { outbox } = fixture.process();
  const leave = (note: string, then = () => Promise.resolve()) =>
    fixture.test.database.withScope(ada, async (tx) => {
      const owner = { tenantId: ada.tenantId, userId: ada.userId, epoch: 0 };
      const id = await outbox.enqueueUnlessOpen(tx, owner, onceJob, { note });
      await then();
      return id;
    });
  const commit = new Gate();
  const first = leave('first', () => commit.pass());
  await commit.reached;
  const second = leave('second');
  // Long enough for the second to enqueue a job, if it did not have to wait.
  await Promise.race([second, sleep(300)]);
  commit.open();
  expect([await first, await second]).toEqual([expect.any(String), null]);
  const { rows } = await fixture.test.admin.query('select count(*)::int as n from outbox where closed_at is null');
  expect(rows).toEqual([{ n: 1 }]);
});

it('keeps its lease as long as it runs, and loses it soon after its process dies', async () => {
  const runLeaseMs = 60_000;
  const job = { ...noteJob, timeoutMs: 3_600_000 };
  const { outbox, host } = fixture.process(undefined, { runLeaseMs, job });
  const [id = ''] = await fixture.enqueue(outbox, ada, ['long']);
  const [dispatch] = await fixture.claim();
  if (!dispatch) throw new Error('nothing was claimed');
  let end: (() => void) | undefined;
  fixture.handler.does = async (context) => {
    await new Promise<void>((resolve) => (end = resolve));
    await writeAndClose(context);
  };
  const leasedUntil = async () => (await fixture.row(id))?.leasedUntil?.getTime() ?? 0;
  await holdingTimers(async (pass) => {
    const run = host.run(dispatch);
    await turnsUntil(() => end !== undefined);
    // It is renewed after each part: together the parts are longer than the first lease would have lasted. The lease
    // uses the database's clock.
    const partMs = runLeaseMs / RENEWALS_PER_LEASE;
    for (let part = 0; part <= RENEWALS_PER_LEASE; part += 1) {
      await fixture.test.admin.query(
        `update outbox set leased_until = leased_until - $1::float8 * interval '1 millisecond'`,
        [partMs],
      );
      const before = await leasedUntil();
      await pass(partMs);
      while ((await leasedUntil()) < before + partMs);
    }
    expect(await fixture.claim()).toEqual([]);
    end?.();
    expect(await run).toEqual({ kind: 'done' });
  });
  expect(await fixture.row(id)).toMatchObject({ leasedUntil: null, dispatches: 2 });
});
