import { randomUUID } from 'node:crypto';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import type { Scope } from '@kernel/scope.js';
import { loadConfig } from '@platform/config/config.js';
import { Gate } from '@test/support/gate.js';
import { holdingTimers } from '@test/support/held-timers.js';
import { Redis } from 'ioredis';
import { BullmqWorkers } from './bullmq-worker.js';
import { OutboxLag } from './outbox-lag.query.js';
import type { QueueLimits } from './queue-limits.js';
import { RedisConnections } from './redis-connections.js';
import { Relay } from './relay.js';
import { RedisBus } from './job-signals.js';
import { NO_POLL_MS, noteJob, QueueFixture, until, writeAndClose } from './testing/queue-fixture.js';

const redisUrl = loadConfig().queue.redisUrl;
const withRedis = globalThis.BACKEND === 'postgres' && redisUrl ? describe : describe.skip;

/** Short, so that a test sees it expire. */
const LEASE_MS = 600;

/** A connection to Redis that can be cut and restored. */
class Cable {
  private readonly sockets = new Set<Socket>();
  private whole = true;
  private readonly server = createServer((from) => {
    if (!this.whole) return from.destroy();
    const { hostname, port } = new URL(redisUrl ?? '');
    const to = connect(Number(port), hostname);
    from.pipe(to).pipe(from);
    for (const socket of [from, to]) {
      this.sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => [from, to].forEach((end) => end.destroy()));
    }
  });

  async url(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const url = new URL(redisUrl ?? '');
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  cut(): void {
    this.whole = false;
    this.sockets.forEach((socket) => socket.destroy());
  }

  mend(): void {
    this.whole = true;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

withRedis('relay and worker', () => {
  let fixture: QueueFixture;
  let ada: Scope;
  let redis: Redis;
  let prefix: string;
  const stops: (() => Promise<void> | void)[] = [];

  beforeAll(async () => {
    fixture = await QueueFixture.open();
    ada = await fixture.tenant();
    redis = new Redis(redisUrl ?? '');
  });
  afterAll(async () => {
    await fixture.close();
    redis.disconnect();
  });
  beforeEach(async () => {
    prefix = `test-${randomUUID()}`;
    await fixture.empty();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
    await forget();
  });

  /** The effect of FLUSHALL, limited to this test's keys because others share the server. */
  async function forget(): Promise<void> {
    const keys = await redis.keys(`${prefix}:*`);
    if (keys.length > 0) await redis.del(keys);
  }

  async function waiting(): Promise<number> {
    const queue = `${prefix}:${noteJob.queue}`;
    return (await redis.llen(`${queue}:wait`)) + (await redis.zcard(`${queue}:prioritized`));
  }

  /** A worker process, not started. */
  function workerProcess(url = redisUrl ?? '', { pollMs, ...limits }: Partial<QueueLimits> & { pollMs?: number } = {}) {
    const { logger, claims } = fixture;
    const connections = new RedisConnections(url, logger);
    stops.push(() => connections.close());
    const bus = new RedisBus(connections.commands, connections.patient(), prefix);
    const parts = fixture.process(bus);
    const queues = [{ queue: noteJob.queue, jobs: [noteJob.name], concurrency: 4, perSecond: undefined, ...limits }];
    const relay = new Relay(
      { claims, redis: connections, signals: parts.signals, logger },
      { queues, prefix, dispatchLeaseMs: LEASE_MS, pollMs },
    );
    const workers = new BullmqWorkers(parts.host, connections, { queues, prefix }, logger);
    const start = {
      relay: () => {
        relay.start();
        stops.push(() => relay.stop());
      },
      workers: () => {
        workers.start();
        stops.push(() => workers.stop());
      },
    };
    return { ...parts, connections, relay, workers, start };
  }

  function names(count: number): string[] {
    return Array.from({ length: count }, (_, index) => `note ${String(index).padStart(4, '0')}`);
  }

  async function allDone(expected: readonly string[], timeoutMs?: number): Promise<void> {
    await until(
      async () => (await fixture.test.admin.query('select from outbox where closed_at is null')).rowCount === 0,
      timeoutMs,
    );
    expect(await fixture.effects()).toEqual(expected);
  }

  /** Stops them after this grace period in milliseconds. No other timer fires, such as the job's own time limit. */
  async function stopped(workers: BullmqWorkers, graceMs: number): Promise<void> {
    await holdingTimers(async (pass) => {
      const stop = workers.stop(graceMs);
      await pass(graceMs);
      await stop;
    });
    // A relay that has gone to sleep meanwhile waits for a timer that is held forever.
    await redis.publish(`${prefix}:signals`, '{"kind":"wake"}');
  }

  it('carry every job through Redis once, and wake a waiter in another process', async () => {
    const worker = workerProcess();
    worker.start.relay();
    worker.start.workers();
    const api = workerProcess();
    await until(() => [worker, api].every(({ connections }) => connections.commands.status === 'ready'));
    const notes = names(120);
    const ids = await fixture.enqueue(api.outbox, ada, notes);
    expect(await api.signals.waitForClosed(ada, ids, 20_000)).toBe(true);
    await allDone(notes);
  });

  it('start a job on the signal of its commit, long before the next poll', async () => {
    const worker = workerProcess(redisUrl, { pollMs: NO_POLL_MS });
    worker.start.relay();
    worker.start.workers();
    const api = workerProcess();
    await until(() => [worker, api].every(({ connections }) => connections.commands.status === 'ready'));
    // They use separate connections for subscribing and for commands.
    await until(async () => (await redis.pubsub('NUMSUB', `${prefix}:signals`))[1] === 2);
    // The first may be found by the poll that a relay makes when its connection is ready.
    for (const note of ['warm', 'x', 'y', 'z']) {
      await fixture.enqueue(api.outbox, ada, [note]);
      await until(async () => (await fixture.effects()).includes(note));
    }
  });

  it('carry the next job of a tenant at its limit when one of its jobs ends, long before the next poll', async () => {
    const { start, outbox } = workerProcess(redisUrl, { perTenant: 2, comesInBulk: true, pollMs: NO_POLL_MS });
    await fixture.enqueue(outbox, ada, names(30));
    start.relay();
    start.workers();
    await allDone(names(30));
  });

  it('lose and duplicate nothing when Redis is emptied again and again', async () => {
    const one = workerProcess();
    const processes = [one, workerProcess()];
    fixture.handler.does = async (context) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await writeAndClose(context);
    };
    processes.forEach(({ start }) => start.relay());
    processes.forEach(({ start }) => start.workers());
    const notes = names(300);
    await fixture.enqueue(one.outbox, ada, notes);
    for (let wipe = 0; wipe < 4; wipe += 1) {
      await until(async () => (await waiting()) > 0 || (await fixture.effects()).length === notes.length);
      await forget();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await allDone(notes, 40_000);
  });

  it('put no more into Redis than workers need', async () => {
    const { start, outbox } = workerProcess();
    const notes = names(250);
    await fixture.enqueue(outbox, ada, notes);
    start.relay();
    await until(async () => (await waiting()) >= 2);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await waiting()).toBe(2);
    start.workers();
    await allDone(notes);
  });

  it('report jobs that are carried to Redis and not consumed as late, until they are', async () => {
    const { start, outbox } = workerProcess();
    const lag = new OutboxLag(fixture.test.database, fixture.clock);
    await fixture.enqueue(outbox, ada, ['one']);
    start.relay();
    await until(async () => (await waiting()) === 1);
    await until(async () => (await lag.seconds()) > 1.5);
    start.workers();
    await allDone(['one']);
    expect(await lag.seconds()).toBe(0);
  });

  it('start no more jobs of a queue per second than its rate allows', async () => {
    const { start, outbox } = workerProcess(redisUrl, { perSecond: 5 });
    await fixture.enqueue(outbox, ada, names(15));
    const before = performance.now();
    start.relay();
    start.workers();
    await allDone(names(15));
    expect(performance.now() - before).toBeGreaterThan(1_900);
  });

  it('serve a tenant that arrives during another’s flood', async () => {
    const { start, outbox } = workerProcess();
    const bea = await fixture.tenant();
    const order: string[] = [];
    const end = new Gate();
    fixture.handler.does = async (context) => {
      order.push(context.payload.note);
      if (order.length > 20) await end.pass();
      await writeAndClose(context);
    };
    await fixture.enqueue(outbox, ada, names(200));
    start.relay();
    start.workers();
    // In the middle of the flood four run, two wait, and no more are taken.
    await until(async () => end.arrived === 4 && (await waiting()) === 2);
    const sofar = order.length;
    await fixture.enqueue(outbox, bea, ['bea']);
    end.open();
    await until(() => order.includes('bea'));
    // After the two that wait, and together with those claimed with it.
    expect(order.indexOf('bea') - sofar).toBeLessThan(10);
    await until(() => order.length === 201);
  });

  /** How many dispatches wait in the bulk lane. */
  async function bulkWaiting(): Promise<number> {
    return redis.zcard(`${prefix}:${noteJob.queue}-bulk:prioritized`);
  }

  it('start urgent jobs next to long-running bulk, in every worker process', async () => {
    const processes = [1, 2].map(() => workerProcess(redisUrl, { comesInBulk: true }));
    const { outbox } = processes[0]!;
    const end = new Gate();
    fixture.handler.does = async (context) => {
      if (context.scope.userId === 'ada') await end.pass();
      await writeAndClose(context);
    };
    const owner = { tenantId: ada.tenantId, userId: 'ada', epoch: 0 };
    const notes = names(60);
    const entries = notes.map((note) => ({ owner, payload: { note }, bulk: true }));
    await fixture.test.database.withScope(ada, (tx) => outbox.enqueueEach(tx, noteJob, entries));
    processes.forEach(({ start }) => {
      start.relay();
      start.workers();
    });
    // Two relays that look at the same time may each fill the last slot.
    await until(async () => end.arrived === 6 && (await bulkWaiting()) >= 3);
    const bea = await fixture.tenant('bea');
    await fixture.enqueue(outbox, bea, ['bea 1', 'bea 2']);
    await until(async () => (await fixture.effects()).length === 2);
    expect(end.arrived).toBe(6);
    end.open();
    await allDone(['bea 1', 'bea 2', ...notes]);
  });

  it('count one user’s flood of single jobs as bulk, and start another user’s urgent job', async () => {
    const { start, outbox } = workerProcess(redisUrl, { comesInBulk: true });
    const [first, later] = [new Gate(), new Gate()];
    let begun = 0;
    fixture.handler.does = async (context) => {
      if (context.scope.userId === 'ada') await ((begun += 1) > 4 ? later : first).pass();
      await writeAndClose(context);
    };
    const notes = names(60);
    await fixture.enqueue(outbox, ada, notes);
    start.relay();
    start.workers();
    // At first it gets every slot. Because these are in flight, the next ones are bulk.
    await until(async () => first.arrived === 4 && (await bulkWaiting()) > 0);
    first.open();
    await until(async () => later.arrived === 3 && (await bulkWaiting()) > 0);
    const bea = await fixture.tenant('bea');
    await fixture.enqueue(outbox, bea, ['bea']);
    await until(async () => (await fixture.effects()).includes('bea'));
    expect(later.arrived).toBe(3);
    later.open();
    await allDone(['bea', ...notes]);
  });

  it('run as many jobs together as there are slots, however many of them are bulk', async () => {
    const { start, outbox } = workerProcess(redisUrl, { comesInBulk: true });
    let [running, most] = [0, 0];
    fixture.handler.does = async (context) => {
      running += 1;
      most = Math.max(most, running);
      await writeAndClose(context);
      running -= 1;
    };
    const of = (userId: string) => ({ tenantId: ada.tenantId, userId, epoch: 0 });
    const notes = names(120);
    const entries = notes.map((note, at) => ({ owner: of('ada'), payload: { note }, bulk: at % 2 === 0 }));
    await fixture.test.database.withScope(ada, (tx) => outbox.enqueueEach(tx, noteJob, entries));
    start.relay();
    start.workers();
    await allDone(notes);
    expect(most).toBeLessThanOrEqual(4);
  });

  it('stop in time even if a handler ignores its signal, and the next worker gets its job', async () => {
    const { start, outbox, workers } = workerProcess();
    let begun = false;
    fixture.handler.does = () => {
      begun = true;
      return new Promise(() => undefined);
    };
    const [id = ''] = await fixture.enqueue(outbox, ada, ['deaf']);
    start.relay();
    workers.start();
    await until(() => begun);
    await stopped(workers, 200);
    expect(await fixture.row(id)).toMatchObject({ outcome: null, attempts: 0 });
    fixture.handler.does = writeAndClose;
    workerProcess().start.workers();
    await allDone(['deaf']);
  });

  it('do not hand out a row again that still waits in Redis, however long it waits', async () => {
    const { start, outbox } = workerProcess();
    const notes = names(2);
    await fixture.enqueue(outbox, ada, notes);
    start.relay();
    await until(async () => (await waiting()) === notes.length);
    const end = performance.now() + 4 * LEASE_MS;
    while (performance.now() < end) {
      // Each wake makes the relay look for due rows.
      await new Promise((resolve) => setTimeout(resolve, 50));
      await redis.publish(`${prefix}:signals`, '{"kind":"wake"}');
    }
    expect(await waiting()).toBe(notes.length);
    const { rows } = await fixture.test.admin.query('select distinct dispatches from outbox');
    expect(rows).toEqual([{ dispatches: 1 }]);
    start.workers();
    await allDone(notes);
  });

  it('run a dispatch that BullMQ delivers twice only once', async () => {
    const { start, outbox } = workerProcess();
    let runs = 0;
    fixture.handler.does = (context) => {
      runs += 1;
      return writeAndClose(context);
    };
    await fixture.enqueue(outbox, ada, ['twice']);
    start.relay();
    await until(async () => (await waiting()) === 1);
    // BullMQ does this with a job whose worker it considers dead: it delivers the same id again.
    const [id = ''] = await redis.lrange(`${prefix}:${noteJob.queue}:wait`, 0, 0);
    await redis.lpush(`${prefix}:${noteJob.queue}:wait`, id);
    start.workers();
    await allDone(['twice']);
    await until(async () => (await waiting()) === 0);
    expect(runs).toBe(1);
  });

  it('resume by themselves after an outage of Redis, during which the rows are safe', async () => {
    const cable = new Cable();
    stops.push(() => cable.close());
    const { start, outbox, connections } = workerProcess(await cable.url());
    start.relay();
    start.workers();
    await fixture.enqueue(outbox, ada, ['before']);
    await allDone(['before']);
    let claiming = 0;
    const { claims } = fixture;
    const claim = claims.claim.bind(claims);
    claims.claim = (...asked) => {
      claiming += 1;
      return claim(...asked).finally(() => (claiming -= 1));
    };
    stops.push(() => void (claims.claim = claim));
    cable.cut();
    // Commands in flight when the connection was cut have ended, and nothing more starts.
    await until(() => connections.commands.status !== 'ready' && claiming === 0);
    const ids = await fixture.enqueue(outbox, ada, ['during 1', 'during 2']);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await Promise.all(ids.map((id) => fixture.row(id)))).toMatchObject([{ dispatches: 0 }, { dispatches: 0 }]);
    cable.mend();
    await allDone(['before', 'during 1', 'during 2'], 20_000);
  });

  it('start before Redis is there', async () => {
    const cable = new Cable();
    stops.push(() => cable.close());
    const url = await cable.url();
    cable.cut();
    const { start, outbox } = workerProcess(url);
    start.relay();
    start.workers();
    await fixture.enqueue(outbox, ada, ['early']);
    await new Promise((resolve) => setTimeout(resolve, 500));
    cable.mend();
    await allDone(['early'], 20_000);
  });

  it('hand back jobs that run too long when the process stops, and another process does them', async () => {
    const { start, outbox, workers } = workerProcess();
    let begun = false;
    fixture.handler.does = (context) =>
      new Promise((_, reject) => {
        begun = true;
        context.signal.addEventListener('abort', () => reject(context.signal.reason as Error));
      });
    const [id = ''] = await fixture.enqueue(outbox, ada, ['long']);
    start.relay();
    workers.start();
    await until(() => begun);
    await stopped(workers, 100);
    expect(await fixture.row(id)).toMatchObject({ outcome: null, attempts: 0 });
    fixture.handler.does = writeAndClose;
    workerProcess().start.workers();
    await allDone(['long']);
  });
});
