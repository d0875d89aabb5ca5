import { z } from 'zod';
import type { Job } from '@contracts/jobs.js';
import { readConfig } from '@platform/config/config.js';
import { limitsOf } from './queue-limits.js';
import { RateLimit } from './in-process-drain.js';
import { mostWaiting } from './relay.js';

const needs = { attempts: 1, backoff: { firstMs: 1, longestMs: 1 }, timeoutMs: 1, dedupe: null };
const job = (name: string, queue: string, priority: Job['priority'] = 'normal'): Job => ({
  ...{ name, queue, payload: z.unknown(), priority },
  ...needs,
});
const jobs = [job('embed', 'embeddings'), job('fold', 'compaction'), job('refold', 'compaction', 'high')];
const limits = (env: Record<string, string>) => limitsOf(jobs, readConfig(env).queue);

it('gives every queue the general limits, or those set for it', () => {
  const set = { WORKER_CONCURRENCY: '3', QUEUE_CONCURRENCY: 'embeddings:8', QUEUE_RATE: 'compaction:50' };
  expect(limits(set)).toEqual([
    { queue: 'embeddings', jobs: ['embed'], levels: [1], concurrency: 8, perSecond: undefined },
    { queue: 'compaction', jobs: ['fold', 'refold'], levels: [1, 2], concurrency: 3, perSecond: 50 },
  ]);
});

it('limits the passages of one tenant at the model, for jobs that say how many each sends', () => {
  const embed = { ...job('embed', 'embeddings'), passagesAtOnce: 32 };
  const of = (env: Record<string, string>) => limitsOf([embed, job('fold', 'compaction')], readConfig(env).queue);
  expect(of({}).map(({ perTenant }) => perTenant)).toEqual([8, undefined]);
  expect(of({ TENANT_PASSAGES: '100' })[0]?.perTenant).toBe(3);
  expect(of({ TENANT_PASSAGES: '1' })[0]?.perTenant).toBe(1);
});

it('knows which queues have bulk', () => {
  const embed = { ...job('embed', 'embeddings'), comesInBulk: true };
  const queues = limitsOf([embed, job('fold', 'compaction')], readConfig({}).queue);
  expect(queues.map(({ comesInBulk = false }) => comesInBulk)).toEqual([true, false]);
});

it('refuses an unknown queue or an invalid number, and names the variable', () => {
  expect(() => limits({ QUEUE_RATE: 'embedings:8' })).toThrow('QUEUE_RATE: there is no queue embedings');
  for (const wrong of ['embeddings', 'embeddings:0', 'embeddings:65', 'embeddings:4,,', 'embeddings=4']) {
    expect(() => limits({ QUEUE_CONCURRENCY: wrong })).toThrow('QUEUE_CONCURRENCY');
  }
});

it('lets only the given number pass in any second', () => {
  let now = 0;
  const rate = new RateLimit(2, () => now);
  rate.take(1);
  now = 600;
  rate.take(1);
  expect([rate.free(), rate.untilFreeMs()]).toEqual([0, 400]);
  now = 1_000;
  expect([rate.free(), rate.untilFreeMs()]).toEqual([1, 0]);
  rate.take(1);
  expect([rate.free(), rate.untilFreeMs()]).toEqual([0, 600]);
  expect(new RateLimit(undefined).free()).toBe(Infinity);
});

it('lets half as many wait in Redis as run, and never fewer than two', () => {
  expect([mostWaiting(1, 0), mostWaiting(4, 0), mostWaiting(4, 4), mostWaiting(8, 4), mostWaiting(4, 40)]).toEqual([
    2, 2, 2, 4, 20,
  ]);
});
