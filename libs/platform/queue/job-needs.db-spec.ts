import type { Job } from '@contracts/jobs.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Gate } from '@test/support/gate.js';
import { type NoteContext, noteJob, onceJob, QueueFixture, until, writeAndClose } from './testing/queue-fixture.js';
import { type Running, RUNNERS } from './testing/runners.js';

let fixture: QueueFixture;
let ada: Scope;
let bea: Scope;
const running: Running[] = [];

beforeAll(async () => {
  fixture = await QueueFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.empty();
  [ada, bea] = [await fixture.tenant(), await fixture.tenant('bea')];
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

const ownerOf = ({ tenantId, userId }: Scope) => ({ tenantId, userId, epoch: 0 });

async function leave(outbox: Running['outbox'], scope: Scope, job: Job, notes: readonly string[]): Promise<string[]> {
  const payloads = notes.map((note) => ({ note }));
  return fixture.test.database.withScope(scope, (tx) => outbox.enqueue(tx, ownerOf(scope), job, payloads));
}

async function ended(): Promise<void> {
  await until(
    async () => (await fixture.test.admin.query('select from outbox where closed_at is null')).rowCount === 0,
  );
}

const failing = () => Promise.reject(new RecollectError('unavailable'));
const named = <const N extends string>(name: N, over: Partial<Job> = {}): Job => ({ ...noteJob, name, ...over });

describe.each(RUNNERS)('%s', (_, runner) => {
  function run(jobs: readonly Job[], places = 1): Running {
    const one = runner(fixture, jobs, places);
    running.push(one);
    return one;
  }

  it('tries each job as often as its own contract says', async () => {
    const [twice, thrice] = [named('twice', { attempts: 2 }), named('thrice', { attempts: 3 })];
    const tries: string[] = [];
    fixture.handler.does = ({ payload }) => {
      tries.push(payload.note);
      return failing();
    };
    const { outbox, start } = run([twice, thrice]);
    const [two = ''] = await leave(outbox, ada, twice, ['two']);
    const [three = ''] = await leave(outbox, ada, thrice, ['three']);
    start();
    await ended();
    expect(tries.sort()).toEqual(['three', 'three', 'three', 'two', 'two']);
    expect(await fixture.row(two)).toMatchObject({ outcome: 'failed', error: 'unavailable', attempts: 2 });
    expect(await fixture.row(three)).toMatchObject({ outcome: 'failed', error: 'unavailable', attempts: 3 });
  });

  it('pauses between attempts as the contract of each job says', async () => {
    const soon = named('soon', { backoff: { firstMs: 100_000, longestMs: 200_000 } });
    const late = named('late', { backoff: { firstMs: 50_000_000, longestMs: 60_000_000 } });
    fixture.handler.does = failing;
    const { outbox, start } = run([soon, late], 4);
    const notes = Array.from({ length: 20 }, (_, i) => `${i}`);
    const ids = { soon: await leave(outbox, ada, soon, notes), late: await leave(outbox, ada, late, notes) };
    // Their fourth attempt fails next: their longest pause would be eight times the first, but it is capped.
    await fixture.test.admin.query('update outbox set attempts = 3 where id = any($1)', [ids.soon.slice(10)]);
    const begun = fixture.clock.now().getTime();
    start();
    await until(async () => (await fixture.test.admin.query('select from outbox where error is null')).rowCount === 0);
    const took = fixture.clock.now().getTime() - begun;
    // A very short pause may be over before all have been tried. Jobs that were retried then have a longer one.
    const longest = async (of: readonly string[], attempts: number) => {
      const rows = await Promise.all(of.map((id) => fixture.row(id)));
      const once = rows.filter((row) => row?.attempts === attempts);
      return Math.max(...once.map((row) => (row?.availableAt.getTime() ?? 0) - begun));
    };
    for (const [pause, first] of [
      [await longest(ids.soon.slice(0, 10), 1), 100_000],
      [await longest(ids.soon.slice(10), 4), 200_000],
      [await longest(ids.late, 1), 50_000_000],
    ] as const) {
      // Pauses are random: the longest of ten is almost never below a tenth of the maximum.
      expect(pause).toBeGreaterThan(first / 10);
      expect(pause).toBeLessThanOrEqual(first + took);
    }
  });

  it('starts higher priorities first within a tenant, and still gives every tenant its turn', async () => {
    const [high, low] = [named('high', { priority: 'high' }), named('low', { priority: 'low' })];
    const order: string[] = [];
    fixture.handler.does = async (context) => {
      order.push(context.payload.note);
      await writeAndClose(context);
    };
    const { outbox, start } = run([low, high]);
    await leave(outbox, ada, low, ['ada low 1', 'ada low 2']);
    await leave(outbox, bea, low, ['bea low 1', 'bea low 2']);
    fixture.clock.advance(1_000);
    await leave(outbox, ada, high, ['ada high 1', 'ada high 2']);
    fixture.clock.advance(1_000);
    start();
    await ended();
    const of = (whose: string) => order.filter((note) => note.startsWith(whose));
    expect(of('ada high').concat(of('ada low'))).toEqual(of('ada'));
    expect(of('ada')).toHaveLength(4);
    // They take turns: when both of these are done, at most two of hers are, and not all high ones.
    expect(
      order
        .slice(0, 2)
        .map((note) => note.slice(0, 3))
        .sort(),
    ).toEqual(['ada', 'bea']);
    expect(
      order
        .slice(2, 4)
        .map((note) => note.slice(0, 3))
        .sort(),
    ).toEqual(['ada', 'bea']);
  });

  it('ends a run after the time limit of its job, and leaves other jobs their own limits', async () => {
    const [short, long] = [named('short', { timeoutMs: 100, attempts: 1 }), named('long')];
    const end = new Gate();
    let outlived = false;
    fixture.handler.does = async (context: NoteContext) => {
      if (context.payload.note === 'short') return new Promise(() => undefined);
      await end.pass();
      outlived = !context.signal.aborted;
      await writeAndClose(context);
    };
    const { outbox, start } = run([short, long], 2);
    const [id = ''] = await leave(outbox, ada, short, ['short']);
    await leave(outbox, bea, long, ['long']);
    start();
    await end.reached;
    await until(async () => (await fixture.row(id))?.closedAt !== null);
    expect(await fixture.row(id)).toMatchObject({ outcome: 'failed', error: 'timeout', attempts: 1 });
    end.open();
    await ended();
    expect([outlived, await fixture.effects()]).toEqual([true, ['long']]);
  });

  it('creates no second job with the same key while one is open, runs, or waits for its next attempt', async () => {
    const job = { ...onceJob, backoff: { firstMs: 3_600_000, longestMs: 3_600_000 } };
    const [first, second] = [new Gate(), new Gate()];
    fixture.handler.does = async (context) => {
      if (context.attempt === 1) {
        await first.pass();
        return failing();
      }
      await second.pass();
      await writeAndClose(context);
    };
    const { outbox, start } = run([job], 2);
    const [id = ''] = await leave(outbox, ada, job, ['once']);
    const again = () => leave(outbox, ada, job, ['again']);
    expect(await again()).toEqual([id]);
    start();
    await first.reached;
    expect(await again()).toEqual([id]);
    first.open();
    await until(async () => (await fixture.row(id))?.attempts === 1);
    expect(await again()).toEqual([id]);
    expect(await leave(outbox, bea, job, ['another user'])).not.toEqual([id]);
    await fixture.test.admin.query('update outbox set available_at = now() where id = $1', [id]);
    await second.reached;
    expect(await again()).toEqual([id]);
    await fixture.test.admin.query('delete from outbox where tenant_id = $1', [bea.tenantId]);
    second.open();
    await ended();
    expect(await fixture.effects()).toEqual(['once']);
    expect(await again()).not.toEqual([id]);
  });

  it('enqueues a second one if the contract says so, once the first has started', async () => {
    const job: Job = { ...onceJob, dedupe: { ...onceJob.dedupe, until: 'begun' } };
    const gate = new Gate();
    fixture.handler.does = async (context) => {
      if (context.payload.note === 'first') await gate.pass();
      await writeAndClose(context);
    };
    const { outbox, start } = run([job]);
    const [id = ''] = await leave(outbox, ada, job, ['first']);
    expect(await leave(outbox, ada, job, ['second'])).toEqual([id]);
    start();
    await gate.reached;
    expect(await leave(outbox, ada, job, ['third'])).not.toEqual([id]);
    gate.open();
    await ended();
    expect(await fixture.effects()).toEqual(['first', 'third']);
  });
});
