import { randomUUID } from 'node:crypto';
import type { Job } from '@contracts/jobs.js';
import { loadConfig } from '@platform/config/config.js';
import { Redis } from 'ioredis';
import { BullmqWorkers } from '../bullmq-worker.js';
import type { Outbox } from '../outbox.js';
import { RedisConnections } from '../redis-connections.js';
import { Relay } from '../relay.js';
import { RedisBus } from '../job-signals.js';
import type { QueueFixture } from './queue-fixture.js';

const { redisUrl } = loadConfig().queue;

/** Runs jobs until it is stopped. */
export interface Running {
  readonly outbox: Outbox;
  start(): void;
  stop(): Promise<void>;
}

type Runner = (fixture: QueueFixture, jobs: readonly Job[], places: number) => Running;

/** In the same process. */
const inProcess: Runner = (fixture, jobs, places) => {
  const { outbox, drain } = fixture.process(undefined, { jobs, pollMs: 50 });
  const running = drain(places);
  return { outbox, start: () => running.start(), stop: () => running.stop() };
};

/** Relay, Redis and a worker. */
const throughRedis: Runner = (fixture, jobs, places) => {
  const { logger, claims } = fixture;
  const prefix = `test-${randomUUID()}`;
  const redis = new RedisConnections(redisUrl ?? '', logger);
  const bus = new RedisBus(redis.commands, redis.patient(), prefix);
  const { outbox, host, signals, queueLimits } = fixture.process(bus, { jobs });
  const options = { queues: [queueLimits(places)], prefix };
  const relay = new Relay({ claims, redis, signals, logger }, { ...options, pollMs: 50 });
  const workers = new BullmqWorkers(host, redis, options, logger);
  const start = (): void => {
    relay.start();
    workers.start();
  };
  const stop = async (): Promise<void> => {
    await workers.stop();
    await relay.stop();
    redis.close();
    await forget(prefix);
  };
  return { outbox, start, stop };
};

async function forget(prefix: string): Promise<void> {
  const redis = new Redis(redisUrl ?? '');
  const keys = await redis.keys(`${prefix}:*`);
  if (keys.length > 0) await redis.del(keys);
  redis.disconnect();
}

/** Redis is not used with the embedded database: jobs then run only in the same process. */
export const RUNNERS: readonly (readonly [string, Runner])[] = [
  ['in the same process', inProcess],
  ...(globalThis.BACKEND === 'postgres' && redisUrl ? [['through Redis', throughRedis] as const] : []),
];
