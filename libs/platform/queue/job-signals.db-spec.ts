import type { Scope } from '@kernel/scope.js';
import { holdingTimers, turnsUntil } from '@test/support/held-timers.js';
import type { Signal, SignalBus } from './job-signals.js';
import { QueueFixture, scopeOf, until } from './testing/queue-fixture.js';

/** Behaves like Redis while it is down: no signal arrives. */
class DeafBus implements SignalBus {
  readonly reliable = false;
  publish(): void {
    return;
  }
  subscribe(_listener: (signal: Signal) => void): () => void {
    return () => undefined;
  }
}

let fixture: QueueFixture;
let ada: Scope;
/** When a waiter has queried the database, by the monotonic clock. */
let looks: number[] = [];
/** How many queries have returned. */
let answers = 0;
/** How many of the next queries fail. */
let failures = 0;

beforeAll(async () => {
  fixture = await QueueFixture.open();
  ada = await fixture.tenant();
  const { database } = fixture.test;
  const withScope = database.withScope.bind(database);
  database.withScope = async (scope, work, options) => {
    if (!options?.readOnly) return withScope(scope, work, options);
    looks.push(performance.now());
    if (failures > 0) {
      failures -= 1;
      throw new Error('the connection was lost');
    }
    const result = await withScope(scope, work, options);
    answers += 1;
    return result;
  };
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.empty();
  looks = [];
  answers = 0;
  failures = 0;
});

async function closeRows(ids: readonly string[]): Promise<void> {
  await fixture.test.admin.query(`update outbox set closed_at = now(), outcome = 'done' where id = any($1)`, [ids]);
}

describe('a waiter', () => {
  it('is woken by the signal when the last of its rows is closed', async () => {
    const { outbox, signals } = fixture.process();
    const ids = await fixture.enqueue(outbox, ada, ['a', 'b', 'c']);
    // None of its own pauses ends meanwhile, and its only query has found all of them open.
    await holdingTimers(async (pass) => {
      let answer: boolean | undefined;
      const waiting = signals.waitForClosed(ada, ids, 30_000).then((closed) => (answer = closed));
      await turnsUntil(() => answers === 1);
      signals.closed(ids.slice(0, 2));
      await pass(0);
      expect(answer).toBeUndefined();
      signals.closed(ids.slice(2));
      expect(await waiting).toBe(true);
    });
    expect(looks).toHaveLength(1);
  });

  it('is notified of every job that the drain has done', async () => {
    const { outbox, signals, drain } = fixture.process();
    const ids = await fixture.enqueue(outbox, ada, ['a', 'b', 'c']);
    const draining = drain();
    draining.start();
    try {
      expect(await signals.waitForClosed(ada, ids, 10_000)).toBe(true);
      expect(await fixture.effects()).toEqual(['a', 'b', 'c']);
    } finally {
      await draining.stop();
    }
  });

  it('returns false when the time is over and a row is open', async () => {
    const { outbox, signals } = fixture.process();
    const ids = await fixture.enqueue(outbox, ada, ['a', 'b']);
    await closeRows(ids.slice(0, 1));
    const before = performance.now();
    expect(await signals.waitForClosed(ada, ids, 150)).toBe(false);
    expect(performance.now() - before).toBeGreaterThan(140);
  });

  it('notices without any signal, by a slow poll', async () => {
    const { outbox, signals } = fixture.process(new DeafBus());
    const ids = await fixture.enqueue(outbox, ada, ['a']);
    const waiting = signals.waitForClosed(ada, ids, 10_000);
    await until(() => answers >= 3);
    await closeRows(ids);
    expect(await waiting).toBe(true);
    expect(looks.length).toBeGreaterThan(3);
    // At 0, 250, 625 and 1,188 ms at the earliest; a timer may be a moment early.
    const pauses = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
    for (const [index, pause] of pauses.entries())
      expect(pause).toBeGreaterThan(Math.min(250 * 1.5 ** index, 1_000) - 5);
  });

  it('keeps waiting if a query fails, and asks again', async () => {
    const { outbox, signals } = fixture.process(new DeafBus());
    const ids = await fixture.enqueue(outbox, ada, ['a']);
    await closeRows(ids);
    failures = 1;
    expect(await signals.waitForClosed(ada, ids, 10_000)).toBe(true);
    expect(looks).toHaveLength(2);
    failures = Infinity;
    expect(await signals.waitForClosed(ada, ids, 10)).toBe(false);
  });

  it('returns at once for rows that are already closed, that are gone, and for no rows', async () => {
    const { outbox, signals } = fixture.process();
    const ids = await fixture.enqueue(outbox, ada, ['a', 'b']);
    await closeRows(ids.slice(0, 1));
    await fixture.test.admin.query('delete from outbox where id = $1', [ids[1]]);
    // The first query finds them, without a pause before it.
    expect(await signals.waitForClosed(ada, ids, 5_000)).toBe(true);
    expect(looks).toHaveLength(1);
    expect(await signals.waitForClosed(ada, [], 5_000)).toBe(true);
    expect(looks).toHaveLength(1);
  });

  it('of another tenant learns nothing: a foreign row counts as gone', async () => {
    const { outbox, signals } = fixture.process();
    const ids = await fixture.enqueue(outbox, ada, ['a']);
    const eve = await fixture.tenant('eve');
    expect(await signals.waitForClosed(eve, ids, 1_000)).toBe(true);
    expect(await signals.waitForClosed(scopeOf(ada.tenantId, 'other'), ids, 1_000)).toBe(true);
  });

  it('is refused when there are too many waiters, and admitted again when they are done', async () => {
    const { outbox, signals } = fixture.process();
    const ids = await fixture.enqueue(outbox, ada, ['a']);
    const many = Array.from({ length: 256 }, () => signals.waitForClosed(ada, ids, 30_000));
    expect(await signals.waitForClosed(ada, ids, 30_000)).toBe(false);
    // Refused before any of the waiters had a result, and without a query of its own.
    expect([looks.length, answers]).toEqual([256, 0]);
    await closeRows(ids);
    signals.closed(ids);
    expect(new Set(await Promise.all(many))).toEqual(new Set([true]));
    expect(await signals.waitForClosed(ada, ids, 1_000)).toBe(true);
  });

  it('is also notified when a job fails', async () => {
    const { outbox, signals, drain } = fixture.process(undefined, { attempts: 1 });
    fixture.handler.does = () => Promise.reject(new Error('no'));
    const ids = await fixture.enqueue(outbox, ada, ['a']);
    const draining = drain();
    draining.start();
    try {
      expect(await signals.waitForClosed(ada, ids, 5_000)).toBe(true);
      await until(async () => (await fixture.row(ids[0] ?? ''))?.outcome === 'failed');
    } finally {
      await draining.stop();
    }
  });
});
