import type { Scope } from '@kernel/scope.js';
import { Gate } from '@test/support/gate.js';
import { holdingTimers, turnsUntil } from '@test/support/held-timers.js';
import { Pressure } from './in-process-drain.js';
import { NO_POLL_MS, noteJob, QueueFixture, until, writeAndClose } from './testing/queue-fixture.js';

let fixture: QueueFixture;
let ada: Scope;

beforeAll(async () => {
  fixture = await QueueFixture.open();
  ada = await fixture.tenant();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.empty());

it('writes one row per payload, in order, and wakes the drain only when the transaction has committed', async () => {
  const { outbox, signals } = fixture.process();
  let woken = 0;
  signals.onWake(() => (woken += 1));
  const owner = { tenantId: ada.tenantId, userId: ada.userId, epoch: 0 };
  const ids = await fixture.test.database.withScope(ada, async (tx) => {
    const made = await outbox.enqueue(tx, owner, noteJob, [{ note: 'a' }, { note: 'b' }, { note: 'c' }]);
    expect(woken).toBe(0);
    return made;
  });
  expect(woken).toBe(1);
  const { rows } = await fixture.test.admin.query('select id, payload from outbox order by id');
  expect(rows).toEqual(ids.map((id, index) => ({ id, payload: { note: 'abc'[index] } })));
});

it('enqueues no job and sends no signal when the causing transaction rolls back', async () => {
  const { outbox, signals } = fixture.process();
  let woken = 0;
  signals.onWake(() => (woken += 1));
  const owner = { tenantId: ada.tenantId, userId: ada.userId, epoch: 0 };
  const rolledBack = fixture.test.database.withScope(ada, async (tx) => {
    await outbox.enqueue(tx, owner, noteJob, [{ note: 'a' }]);
    throw new Error('the cause fails');
  });
  await expect(rolledBack).rejects.toThrow('the cause fails');
  expect((await fixture.test.admin.query('select from outbox')).rowCount).toBe(0);
  expect(woken).toBe(0);
});

it('stays written when the signal after its commit cannot be sent', async () => {
  const { outbox, signals } = fixture.process();
  signals.onWake(() => {
    throw new Error('nobody must hear of this');
  });
  expect(await fixture.enqueue(outbox, ada, ['a'])).toHaveLength(1);
  expect((await fixture.test.admin.query('select from outbox')).rowCount).toBe(1);
});

it('refuses a payload that breaks the contract, before anything is written', async () => {
  const { outbox } = fixture.process();
  await expect(fixture.enqueue(outbox, ada, ['fine', ''])).rejects.toThrow();
  expect((await fixture.test.admin.query('select from outbox')).rowCount).toBe(0);
});

it('cannot enqueue a job in the name of another user', async () => {
  const { outbox } = fixture.process();
  const owner = { tenantId: ada.tenantId, userId: 'eve', epoch: 0 };
  const foreign = fixture.test.database.withScope(ada, (tx) => outbox.enqueue(tx, owner, noteJob, [{ note: 'a' }]));
  await expect(foreign).rejects.toMatchObject({ code: '42501' });
});

describe('the in-process drain', () => {
  it('runs every job once, soon after its commit', async () => {
    const { outbox, drain } = fixture.process(undefined, { pollMs: NO_POLL_MS });
    const draining = drain();
    draining.start();
    try {
      const names = Array.from({ length: 20 }, (_, index) => `note ${String(index).padStart(2, '0')}`);
      await fixture.enqueue(outbox, ada, names.slice(0, 5));
      await fixture.enqueue(outbox, ada, names.slice(5));
      await until(async () => (await fixture.effects()).length >= names.length, 5_000);
      expect(await fixture.effects()).toEqual(names);
    } finally {
      await draining.stop();
    }
  });

  it('starts a job on the signal, long before the next poll', async () => {
    const { outbox, drain } = fixture.process(undefined, { pollMs: NO_POLL_MS });
    const draining = drain();
    draining.start();
    try {
      for (const note of ['a', 'b', 'c']) {
        await fixture.enqueue(outbox, ada, [note]);
        await until(async () => (await fixture.effects()).includes(note));
      }
    } finally {
      await draining.stop();
    }
  });

  it('never runs a row twice when two drains share the outbox', async () => {
    const { outbox, drain } = fixture.process();
    const other = fixture.process();
    const names = Array.from({ length: 60 }, (_, index) => `note ${index}`);
    await fixture.enqueue(outbox, ada, names);
    const drains = [drain(4, false), other.drain(4, false)];
    drains.forEach((one) => one.start());
    try {
      await until(
        async () => (await fixture.test.admin.query('select from outbox where closed_at is null')).rowCount === 0,
      );
      expect((await fixture.effects()).sort()).toEqual(names.sort());
    } finally {
      await Promise.all(drains.map((one) => one.stop()));
    }
  });

  it('takes over a dead process’s leases at once, if it is the only drain', async () => {
    const { outbox, drain } = fixture.process(undefined, { pollMs: NO_POLL_MS });
    await fixture.enqueue(outbox, ada, ['left behind']);
    expect(await fixture.claim(1, 3_600_000)).toHaveLength(1);
    const draining = drain();
    draining.start();
    try {
      await until(async () => (await fixture.effects()).length === 1, 5_000);
    } finally {
      await draining.stop();
    }
  });

  it('retries a failed job when its pause is over, not only at a poll', async () => {
    const { outbox, drain } = fixture.process(undefined, { backoffMs: 60, pollMs: NO_POLL_MS });
    const starts: number[] = [];
    fixture.handler.does = (context) => {
      starts.push(context.attempt);
      if (starts.length < 4) throw new Error('not yet');
      return context.withScope((tx) => context.close(tx));
    };
    const draining = drain();
    draining.start();
    try {
      // Its pauses are at most 60, 120 and 240 ms.
      await fixture.enqueue(outbox, ada, ['stubborn']);
      await until(() => starts.length === 4);
      expect(starts).toEqual([1, 2, 3, 4]);
    } finally {
      await draining.stop();
    }
  });

  it('keeps waiting for a failed job if something else wakes it earlier', async () => {
    const { outbox, drain } = fixture.process(undefined, { backoffMs: 1_500, pollMs: NO_POLL_MS });
    const attempts: number[] = [];
    fixture.handler.does = (context) => {
      const { note } = context.payload;
      if (note === 'stubborn') attempts.push(context.attempt);
      if (note === 'stubborn' && attempts.length === 1) throw new Error('not yet');
      return context.withScope((tx) => context.close(tx));
    };
    const draining = drain();
    draining.start();
    try {
      const [id = ''] = await fixture.enqueue(outbox, ada, ['stubborn']);
      await until(async () => (await fixture.row(id))?.attempts === 1);
      const [other = ''] = await fixture.enqueue(outbox, ada, ['other']);
      await until(async () => (await fixture.row(other))?.outcome === 'done');
      await until(() => attempts.length === 2);
    } finally {
      await draining.stop();
    }
  });

  it('lets running jobs end when it stops, and takes no new ones', async () => {
    const { outbox, drain } = fixture.process();
    const end = new Gate();
    fixture.handler.does = async (context) => {
      await end.pass();
      await context.withScope((tx) => context.close(tx));
    };
    const ids = await fixture.enqueue(outbox, ada, ['a', 'b', 'c']);
    const draining = drain(1);
    draining.start();
    await end.reached;
    const stopped = draining.stop();
    end.open();
    await stopped;
    const rows = await Promise.all(ids.map((id) => fixture.row(id)));
    expect(rows.map((row) => row?.outcome)).toEqual(['done', null, null]);
    expect(rows.map((row) => row?.leasedUntil)).toEqual([null, null, null]);
  });

  it('aborts jobs that do not end in time, hands them back and counts no attempt', async () => {
    const { outbox, drain } = fixture.process();
    let begun = false;
    let aborted = false;
    fixture.handler.does = (context) =>
      new Promise((_, reject) => {
        begun = true;
        context.signal.addEventListener('abort', () => {
          aborted = true;
          reject(new Error('aborted'));
        });
      });
    const [id = ''] = await fixture.enqueue(outbox, ada, ['endless']);
    const draining = drain();
    await holdingTimers(async (pass) => {
      draining.start();
      await turnsUntil(() => begun);
      const stop = draining.stop(50);
      await pass(50);
      await stop;
    });
    expect(aborted).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ outcome: null, attempts: 0, leasedUntil: null });
  });
});

it('the drain starts bulk work only now and then while requests wait, and urgent work at once', async () => {
  const pressure = new Pressure();
  pressure.heed({ pressed: true });
  const { outbox, drain } = fixture.process(undefined, { pressure });
  const began = new Map<string, number>();
  fixture.handler.does = (context) => {
    began.set(context.payload.note, performance.now());
    return writeAndClose(context);
  };
  const owner = { tenantId: ada.tenantId, userId: ada.userId, epoch: 0 };
  const entry = (note: string, bulk: boolean) => ({ owner, payload: { note }, bulk });
  const enqueue = (...entries: ReturnType<typeof entry>[]) =>
    fixture.test.database.withScope(ada, (tx) => outbox.enqueueEach(tx, noteJob, entries));
  await enqueue(entry('bulk-1', true), entry('bulk-2', true));
  const running = drain(2);
  running.start();
  await until(() => began.has('bulk-1') || began.has('bulk-2'));
  await enqueue(entry('urgent', false));
  await until(() => began.size === 3);
  await running.stop();
  expect(Math.abs(began.get('bulk-1')! - began.get('bulk-2')!)).toBeGreaterThan(1_990);
});
