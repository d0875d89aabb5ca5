import { setTimeout as sleep } from 'node:timers/promises';
import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { listRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { updateOwnTenant } from '@contracts/tenancy/tenancy.operations.js';
import { getMe, putUser } from '@contracts/users/users.operations.js';
import { readId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Reply, Sent } from '@test/support/client.js';
import { SAMPLES } from './samples.js';
import { makeStrangers, type Stranger } from './strangers.js';
import { absentNames, changes, makeVictim, snapshot, type Victim, WRITER } from './victim.js';
import { unnamed } from '@test/support/unnamed.js';

/** The total; `npm run test:cross` runs more. */
const CALLS = Number(process.env['RECOLLECT_CROSS_CALLS'] ?? 300);
const AT_ONCE = 8;
/** One in this many calls is aborted. */
const HUNG_UP = 5;
const TENANT_SECRET = 'qorvantine';

let app: TestApp;
let tenant: string;
let owner: Client;
let alice: Victim;
let strangers: Stranger[];

beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off', CONSOLE_ENABLED: 'true' } });
  await app.client().ok(updateOwnTenant, { body: { name: TENANT_SECRET } });
  const { tenant: own } = await app.client().ok(getMe);
  tenant = readId(own.tenant_id) ?? '';
  const { key } = await app.key({ permissions: WRITER });
  owner = app.client(key, { user: 'alice' });
  const given = { tenant: own.tenant_id, user: 'alice', secret: 'zyxomancy', folded: true };
  alice = await makeVictim(owner, app.client(), given);
  strangers = await makeStrangers(app, key);
  await makeUsersElsewhere();
  await quiet();
});
afterAll(() => app.stop());

/**
 * Every user exists in the other tenant too, so that a foreign name and an absent one differ only in alice's memory.
 * Its own stranger may have erased one of them.
 */
async function makeUsersElsewhere(): Promise<void> {
  const there = app.client(await app.otherTenant());
  for (const user of [alice.names.user, absentNames(alice.names).user]) {
    while ((await there.call(putUser, { params: { user_id: user }, body: {} })).status === 409) await sleep(20);
  }
}

async function quiet(): Promise<void> {
  while ((await app.count('outbox', 'closed_at is null')) > 0) await sleep(10);
}

/** mulberry32: the same calls for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(Number(process.env['RECOLLECT_CROSS_SEED'] ?? 7));
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Words of alice, and for other tenants that of hers, which the caller has not sent. */
function told(text: string, asked: string, insider: boolean): string[] {
  const { secret, records, names } = alice;
  const hidden = [secret, names.key, ...records.filter((id) => id !== names.record).map((id) => id.slice(-26))];
  return [...hidden, ...(insider ? [] : [TENANT_SECRET])].filter(
    (word) => text.includes(word) && !asked.includes(word),
  );
}

interface Tally {
  calls: number;
  hungUp: number;
  compared: number;
  owned: number;
  readonly faults: string[];
}

/** Undefined: it was aborted. */
async function call(client: Client, operation: AnyOperation, sent: Sent, tally: Tally): Promise<Reply | undefined> {
  tally.calls += 1;
  if (random() * HUNG_UP >= 1) return client.call(operation, sent);
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), random() * 12).unref();
  try {
    return await client.call(operation, { ...sent, signal: leaving.signal });
  } catch (error) {
    if (!leaving.signal.aborted) throw error;
    tally.hungUp += 1;
    return undefined;
  }
}

async function askAsStranger(tally: Tally): Promise<void> {
  const stranger = one(strangers);
  const operation = one(OPERATIONS);
  if (stranger.asks && !stranger.asks(operation)) return;
  const foreign = one(SAMPLES[operation.name]?.(alice.names) ?? [{}]);
  const index = (SAMPLES[operation.name]?.(alice.names) ?? [{}]).findIndex(
    (sample) => JSON.stringify(sample) === JSON.stringify(foreign),
  );
  const sent = stranger.naming?.(operation, foreign, alice.names) ?? foreign;
  const reply = await call(stranger.client(alice.names), operation, sent, tally);
  if (!reply) return;
  const where = `${stranger.name}: ${operation.name}`;
  if (reply.status >= 500) tally.faults.push(`${where} answered ${reply.status}`);
  const words = told(reply.text, JSON.stringify(sent), stranger.insider === true);
  if (words.length > 0) tally.faults.push(`${where} was told ${words.join(', ')}`);
  if (reply.status !== 404 || !operation.reads || stranger.incomparable) return;
  const names = absentNames(alice.names);
  const absent = SAMPLES[operation.name]?.(names)[index];
  if (!absent) return;
  const asked = stranger.naming?.(operation, absent, names) ?? absent;
  tally.compared += 1;
  let [seen, nothing] = [bare(reply), bare(await stranger.client(names).call(operation, asked))];
  if (seen !== nothing) {
    await makeUsersElsewhere();
    seen = bare(await stranger.client(alice.names).call(operation, sent));
    nothing = bare(await stranger.client(names).call(operation, asked));
  }
  if (seen !== nothing) tally.faults.push(`${where}: ${seen} is not what is absent: ${nothing}`);
}

function bare({ status, text }: Reply): string {
  const users = [alice.names, absentNames(alice.names)].map(({ user }) => user);
  const plain = users.reduce((told, user) => told.replaceAll(user, '<user>'), unnamed(text));
  return `${status} ${plain.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')}`;
}

/** Her own calls run meanwhile, over the same connections, and are aborted as well. */
async function askAsOwner(tally: Tally): Promise<void> {
  const [operation, sent] = one<[AnyOperation, Sent]>([
    [listRecords, { query: { limit: 50 } }],
    [searchRecords, { body: { query: alice.secret } }],
  ]);
  const reply = await call(owner, operation, sent, tally);
  if (!reply) return;
  tally.owned += 1;
  if (!reply.text.includes(alice.secret)) tally.faults.push(`alice was not given her own by ${operation.name}`);
}

it(`in ${CALLS} random calls of strangers and of the owner, aborted at any moment, nobody gets a foreign row, and foreign ids look like absent ones`, async () => {
  const before = await snapshot(app.db.admin, tenant, ['alice']);
  const tally: Tally = { calls: 0, hungUp: 0, compared: 0, owned: 0, faults: [] };
  const work = async (): Promise<void> => {
    while (tally.calls < CALLS && tally.faults.length < 20)
      await (random() < 0.2 ? askAsOwner(tally) : askAsStranger(tally));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (CALLS > 5_000) process.stdout.write(`${JSON.stringify({ ...tally })}\n`);
  expect(tally.faults).toEqual([]);
  for (const many of [tally.hungUp, tally.compared, tally.owned]) expect(many).toBeGreaterThan(CALLS / 100);
  await quiet();
  const gone = changes(before, await snapshot(app.db.admin, tenant, ['alice'])).filter((change) =>
    change.startsWith('gone'),
  );
  expect(gone).toEqual([]);
}, 3_600_000);
