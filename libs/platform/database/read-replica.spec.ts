import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { parsePosition } from './positions.js';
import { ReadReplica } from './read-replica.js';

const LAG_MS = 60_000;
let primaryAt: string;
let replicaAt: string | null;
let check: () => Promise<void>;
let told: string[];

beforeEach(() => {
  [primaryAt, replicaAt, told] = ['0/100', '0/100', []];
  check = () => Promise.resolve();
});

/** Fakes both servers for polling. `test/durability/replica.e2e-spec.ts` uses real ones. */
function replicaOf(maxLagMs = LAG_MS): ReadReplica {
  const answering = (position: () => string | null) =>
    ({ query: () => Promise.resolve({ rows: [{ position: position() }] }) }) as unknown as Pool;
  const log = { info: (text: string) => told.push(text), warn: (text: string) => told.push(text) };
  return new ReadReplica({
    primary: answering(() => primaryAt),
    replica: answering(() => replicaAt),
    check: () => check(),
    log,
    maxLagMs,
  });
}

it('reads a position as Postgres writes it', () => {
  expect(parsePosition('0/100')).toBe(256n);
  expect(parsePosition('16/B374D848') > parsePosition('15/FFFFFFFF')).toBe(true);
});

it('is not used before its first poll', () => {
  expect(replicaOf().serves(null)).toBe(false);
});

it('serves callers that must see no more than it has replayed', async () => {
  const replica = replicaOf();
  await replica.look();
  expect([replica.serves(null), replica.serves(256n), replica.serves(257n)]).toEqual([true, true, false]);
});

it('is as old as the last polled position of the primary that it has reached', async () => {
  const replica = replicaOf(0);
  await replica.look();
  primaryAt = '0/200';
  await sleep(5);
  await replica.look();
  expect(replica.serves(null)).toBe(false);
  const patient = replicaOf();
  await patient.look();
  expect(patient.serves(null)).toBe(false);
  replicaAt = '0/200';
  await patient.look();
  expect(patient.serves(null)).toBe(true);
});

it('forgets positions that are too old, so a replica that is paused for days costs no more', async () => {
  const replica = replicaOf(50);
  for (let poll = 0; poll < 1_000; poll += 1) {
    primaryAt = `1/${poll.toString(16)}`;
    await replica.look();
  }
  expect(replica.serves(null)).toBe(false);
  await sleep(60);
  await replica.look();
  expect(replica.remembered).toBe(1);
});

it('is not used if it is not a replica, or if its login bypasses row-level security, and logs that once', async () => {
  const replica = replicaOf();
  replicaAt = null;
  await replica.look();
  await replica.look();
  expect(replica.serves(null)).toBe(false);
  expect(told).toEqual([expect.stringContaining('must name a server in recovery')]);
  replicaAt = '0/100';
  check = () => Promise.reject(new Error('the role is a superuser'));
  await replica.look();
  expect(replica.serves(null)).toBe(false);
  check = () => Promise.resolve();
  await replica.look();
  expect(replica.serves(null)).toBe(true);
  expect(told.slice(1)).toEqual([expect.stringContaining('superuser'), expect.stringContaining('again')]);
});

it('is not used for a while after it failed', async () => {
  const replica = replicaOf();
  await replica.look();
  replica.rest();
  expect(replica.serves(null)).toBe(false);
});
