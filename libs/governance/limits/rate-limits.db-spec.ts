import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { loadConfig, readConfig } from '@platform/config/config.js';
import { createLogger } from '@platform/observability/logger.js';
import { RedisConnections } from '@platform/queue/redis-connections.js';
import { holdingTimers } from '@test/support/held-timers.js';
import { waitUntil } from '@test/support/wait-until.js';
import { Redis } from 'ioredis';
import { RateLimits, refuseExceeded, RateStore } from './rate-limits.js';

const { redisUrl } = loadConfig().queue;
const opened: { close(): void }[] = [];
const servers: Server[] = [];
const sockets: Socket[] = [];
afterAll(() => {
  opened.forEach((redis) => redis.close());
  servers.forEach((server) => server.close());
  sockets.forEach((socket) => socket.destroy());
});

/**
 * One process: a server process if there is Redis, otherwise a standalone one. Its Redis client is patient, because
 * exact counts need a single counter and a busy machine responds late.
 */
async function process(prefix: string = randomUUID()): Promise<RateStore> {
  if (redisUrl === undefined) return new RateStore(undefined, prefix);
  const redis = new Redis(redisUrl);
  opened.push({ close: () => redis.disconnect() });
  return new RateStore(await ready(redis), prefix);
}

async function ready(redis: Redis): Promise<Redis> {
  await waitUntil(
    'Redis',
    () => Promise.resolve(redis.status),
    (status) => status === 'ready',
  );
  return redis;
}

function connect(url: string): Redis {
  const connections = new RedisConnections(url, createLogger('silent'));
  opened.push(connections);
  return connections.brisk();
}

const limitsOver = (store: RateStore, perKey: string, perTenant: string) =>
  new RateLimits(store, readConfig({ RATE_LIMIT_PER_KEY: perKey, RATE_LIMIT_PER_TENANT: perTenant }));
const caller = (keyId: string, tenantId = 't1') => ({
  tenantId,
  keyId,
  rates: { key: null, perKey: null, tenant: null },
});

async function admitted(
  limits: RateLimits,
  keyId: string,
  times: number,
  cost = 1,
  tenantId?: string,
): Promise<number> {
  const outcomes = await Promise.all(
    Array.from({ length: times }, async () => {
      try {
        refuseExceeded(await limits.charge(caller(keyId, tenantId), cost));
        return 1;
      } catch {
        return 0;
      }
    }),
  );
  return outcomes.reduce<number>((sum, one) => sum + one, 0);
}

it('admits exactly the limit of a key, however many requests arrive at once, and does not affect other keys and tenants', async () => {
  const limits = limitsOver(await process(), '30', 'off');
  expect(await admitted(limits, 'a', 100)).toBe(30);
  expect(await admitted(limits, 'b', 10, 3)).toBe(10);
  expect(await admitted(limits, 'a', 5, 1, 't2')).toBe(5);
});

it('admits no more than the limit of a tenant over all its keys, and does not charge it for what a key is refused', async () => {
  const limits = limitsOver(await process(), '20', '50');
  // A refund may still be on its way when this is called.
  const left = async () => (await limits.charge(caller('zero'), 0))[1]?.remaining;
  expect(await admitted(limits, 'a', 200)).toBe(20);
  expect(await left()).toBe(30);
  // Told as it is: the cost of what is refused is still there.
  const refused = await limits.charge(caller('a'), 15);
  expect(refused.map(({ name, remaining }) => [name, remaining])).toEqual([['key', 0], ['tenant', 30]]); // prettier-ignore
  expect(await admitted(limits, 'b', 40)).toBe(20);
  expect(await left()).toBe(10);
  expect(await admitted(limits, 'c', 40)).toBe(10);
});

it('admits a request that costs more than a whole limit if nothing else was admitted', async () => {
  const limits = limitsOver(await process(), '10', 'off');
  expect(await admitted(limits, 'a', 1, 5_000)).toBe(1);
  expect(await admitted(limits, 'a', 1)).toBe(0);
});

it('makes no call if no limit applies', async () => {
  const limits = limitsOver(undefined as unknown as RateStore, 'off', 'off');
  expect(await limits.charge(caller('a'), 1)).toEqual([]);
});

if (redisUrl !== undefined) {
  it('keeps one count for all processes', async () => {
    const prefix = randomUUID();
    const [one, two] = [limitsOver(await process(prefix), '40', 'off'), limitsOver(await process(prefix), '40', 'off')];
    const [a, b] = await Promise.all([admitted(one, 'a', 60), admitted(two, 'a', 60)]);
    expect(a + b).toBe(40);
  });
}

/** Responds to INFO like a ready Redis, and to nothing else. */
const INFO = 'redis_version:7.0.0\r\nloading:0';
async function frozen(): Promise<string> {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (asked) => {
      for (const command of asked
        .toString()
        .toLowerCase()
        .split(/\*\d+\r\n/)) {
        if (/^\$6\r\nclient/.test(command)) socket.write('+OK\r\n');
        if (/^\$4\r\ninfo/.test(command)) socket.write(`$${INFO.length}\r\n${INFO}\r\n`);
      }
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('an unreachable Redis', () => {
  const MOMENT_MS = 150;
  const refusing = (): Redis => connect('redis://127.0.0.1:1');

  it.each<[string, () => Redis | Promise<Redis>]>([
    ['refuses connections', refusing],
    ['takes commands and never answers', async () => ready(connect(await frozen()))],
  ])('that %s delays a request only for a moment, and each process counts by itself', async (_, redis) => {
    const connection = await redis();
    await holdingTimers(async (pass) => {
      const limits = limitsOver(new RateStore(connection, randomUUID(), () => 0), '30', 'off');
      const first = admitted(limits, 'a', 100);
      await pass(MOMENT_MS);
      expect(await first).toBe(30);
      // The second hundred does not ask Redis, because it rests after the failure. So no time passes.
      expect(await admitted(limits, 'b', 100)).toBe(30);
    });
  });

  it('gets no refund for what was counted in the process, even when it is asked again', async () => {
    let now = 0;
    const store = new RateStore(refusing(), randomUUID(), () => now);
    const [spent] = await store.add([['tenant', 5]]);
    expect(spent?.units).toBe(5);
    now += 10_000;
    spent?.refund();
    expect(await store.add([['tenant', 0]])).toMatchObject([{ units: 0 }]);
  });
});
