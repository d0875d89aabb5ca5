import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { deleteRecord, getRecord } from '@contracts/records/records.operations.js';
import { updateOwnTenant } from '@contracts/tenancy/tenancy.operations.js';
import { getMe, getUser, putUser } from '@contracts/users/users.operations.js';
import { RequestUsage } from '@governance/limits/request-usage.js';
import { KeyUses } from '@governance/tenancy/authenticate.js';
import { readId } from '@kernel/ids.js';
import type { Permission } from '@kernel/scope.js';
import { Tallies } from '@memory/counters/tallies.js';
import { RecordUses } from '@memory/records/record-uses.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Reply, Sent } from '@test/support/client.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { SAMPLES } from './samples.js';
import { keyWithout, makeStrangers, permissionFor, type Stranger } from './strangers.js';
import { absentNames, changes, makeVictim, type Names, snapshot, type Victim, WRITER } from './victim.js';
import { unnamed } from '@test/support/unnamed.js';

const TENANT_SECRET = 'qorvantine';
/**
 * If set, every stranger sends every request for each victim, and every write is shown to be noticed. Otherwise they share
 * the requests between them (`asksFor`), and the writes take turns.
 */
const EVERY_WAY = process.env['RECOLLECT_STRANGERS'] === 'every way';
let app: TestApp;
/** The key with which alice's memory was written: it may name anybody of the tenant. */
let writerKey: string;
let tenant: { readonly shown: string; readonly id: string };
let alice: Victim;
let shared: Victim;
let strangers: Stranger[];
/** May do everything except the permission in its name. */
const keysWithout: Partial<Record<Permission, Promise<string>>> = {};

beforeAll(async () => {
  // The test sends more requests than a key may by default, and rate limiting would hide what it tests.
  app = await startApp({
    env: { RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off', CONSOLE_ENABLED: 'true' },
  });
  await app.client().ok(updateOwnTenant, { body: { name: TENANT_SECRET } });
  const { tenant: own } = await app.client().ok(getMe);
  tenant = { shown: own.tenant_id, id: readId(own.tenant_id) ?? '' };
  writerKey = (await app.key({ permissions: WRITER })).key;
  const given = { tenant: tenant.shown };
  alice = await makeVictim(app.client(writerKey, { user: 'alice' }), app.client(), {
    ...given,
    user: 'alice',
    secret: 'zyxomancy',
    folded: true,
  });
  shared = await makeVictim(app.client(), app.client(), {
    ...given,
    user: 'tenantwide',
    secret: 'quillfrost',
    shared: true,
    folded: true,
  });
  strangers = await makeStrangers(app, writerKey);
  // Every user exists elsewhere too, so that a foreign name and an absent one differ only in alice's memory.
  const there = app.client(await app.otherTenant());
  for (const user of [alice, shared].flatMap(({ names }) => [names.user, absentNames(names).user])) {
    await there.ok(putUser, { params: { user_id: user }, body: {} });
  }
  holdCounts();
  await quiet();
  known = await snapshot(app.db.admin, tenant.id, ['alice', 'tenantwide']);
});
afterAll(() => app.stop());

/** Waits until no job is open, so that later writes come from a stranger. */
async function quiet(): Promise<void> {
  while ((await app.count('outbox', 'closed_at is null')) > 0) await sleep(10);
}

/** Strengthens what was read, and adds to the tenant's figures. */
let countUses: () => Promise<void>;

/**
 * What is counted beside the requests is written every few seconds, and moves scores and figures: it could happen
 * between two compared requests. Now uses and figures are written when the test says so, and the others not at all.
 */
function holdCounts(): void {
  const [uses, tallies] = [app.inside(RecordUses), app.inside(Tallies)];
  const [strengthen, addUp] = [uses, tallies].map((count) => count.flush.bind(count));
  countUses = async () => {
    await strengthen?.();
    await addUp?.();
  };
  for (const count of [uses, tallies, app.inside(KeyUses), app.inside(RequestUsage)])
    count.flush = () => Promise.resolve();
}

/**
 * As if nobody had used the strangers' own memories. Of equal memories stored under both names a search finds one; only
 * that one would gain by it, and later requests with these names would differ in their scores.
 */
async function forgetOwnUses(): Promise<void> {
  await app.db.admin.query(
    `update record_access a set strength = 1, access_count = 0, importance = r.importance, last_accessed_at = null
     from records r where r.tenant_id = a.tenant_id and r.id = a.record_id and a.tenant_id = $1 and a.user_id in ('bob', 'carol')`,
    [tenant.id],
  );
}

/**
 * As if the strangers had never caused a job. A job is not enqueued twice while it waits, so of two equal pairs of writes
 * one may leave a job more than the other, and a later list or count of jobs would differ by it.
 */
async function forgetOwnJobs(): Promise<void> {
  await app.db.admin.query(
    `delete from outbox where closed_at is not null and (tenant_id <> $1 or user_id not in ('alice', 'tenantwide'))`,
    [tenant.id],
  );
}

/** The state as last seen. */
let known: Set<string>;

/** The changes since the last check. Every test checks, so a change is not attributed to the next one. */
async function changed(): Promise<string[]> {
  await quiet();
  await countUses();
  await forgetOwnUses();
  await forgetOwnJobs();
  const before = known;
  known = await snapshot(app.db.admin, tenant.id, ['alice', 'tenantwide']);
  return changes(before, known);
}

/** Secrets and ids in a stranger's responses that the stranger had not sent. */
function told(reply: Reply, sent: Sent, stranger: Pick<Stranger, 'readsShared' | 'insider'>): string[] {
  const asked = JSON.stringify(sent);
  const hidden = [
    ...[alice, ...(stranger.readsShared ? [] : [shared])].flatMap(({ secret, records, names }) => [
      secret,
      names.key,
      ...records.filter((id) => id !== names.record).map((id) => id.slice(-26)),
    ]),
    ...(stranger.insider ? [] : [TENANT_SECRET, tenant.shown.slice(-26)]),
  ];
  return hidden.filter((word) => reply.text.includes(word) && !asked.includes(word));
}

/** A response without what is new each time, and without the names of the request. */
function comparable({ status, text }: Reply): string {
  // Numbers that increase between two requests.
  if (text.startsWith('# HELP')) return `${status} metrics`;
  // Compressed, with the time of the day; test/privacy checks its content.
  if (text.startsWith('PK')) return `${status} zip`;
  const users = [alice, shared].flatMap(({ names }) => [names.user, absentNames(names).user]);
  return (
    `${status} ${users.reduce((plain, user) => plain.replaceAll(user, '<user>'), unnamed(text))}`
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
      // Jobs enqueued by this request. Those of the previous request may still be open, and are not enqueued twice.
      .replaceAll(/"queued":\d+/g, '"queued":"<jobs>"')
      // It contains the caller, and so differs for each of them.
      .replaceAll(/"query_[\w-]+"/g, '"<query>"')
      // So does that of an export, which contains the requested names.
      .replaceAll(/"ey[\w-]+\.[\w-]{22}"/g, '"<export>"')
      .replaceAll(/\b[a-z_]+_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g, '<id>')
      .replaceAll(/"[^"]*\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"<time>"')
      .replaceAll(/\b1\d{12}\b/g, '<ms>')
      .replaceAll(/"((?:created|derived|consolidated|attended)_at)":1\d{9}\b/g, '"$1":"<s>"')
      // Of a summary: a digest of the ids of its sources.
      .replaceAll(/"print":"[0-9a-f]{32}"/g, '"print":"<print>"')
      .replaceAll(/\brk_\w+|"key_id":"\w+"/g, '<key>')
      .replaceAll(/"(token|next_cursor|outbox_lag_seconds)":("[^"]*"|[\d.]+)/g, '"$1":"<new>"')
  );
}

/** They report what the caller has done, this request included, so no two responses are alike. */
const OWN_DOINGS = /^audit\./;

/**
 * Whether a request makes the caller's own memories more important, and so changes their scores for the next request.
 */
function strengthens({ name }: AnyOperation, { body }: Sent): boolean {
  return name === 'memorybank.retrieve' || (body as { reinforce?: boolean } | undefined)?.reinforce === true;
}

function unscored(text: string): string {
  return text.replaceAll(/"score":[\d.]+/g, '"score":"<score>"');
}

async function ask(stranger: Stranger, operation: AnyOperation, names: Names, sent: Sent): Promise<Reply> {
  const asked = stranger.naming?.(operation, sent, names) ?? sent;
  return stranger.client(names).call(operation, asked);
}

/** One request for a victim's data: the victim's `index`-th sample. */
interface Way {
  readonly victim: Victim;
  readonly index: number;
}

/** Everything that went wrong when a stranger sent this request. */
async function faultsOf(stranger: Stranger, operation: AnyOperation, { victim, index }: Way): Promise<string[]> {
  const faults: string[] = [];
  const { names } = victim;
  const absent = absentNames(names);
  const [sent = {}, nobodys = {}] = [names, absent].map((asked) => samples(operation, asked)[index]);
  const reply = await ask(stranger, operation, names, sent);
  const twin = await ask(stranger, operation, absent, nobodys);
  // The next response, even of the same operation, would report the progress of these jobs. A refusal leaves none. An
  // operation that stands for others counts as a read, and may mean a write.
  const { reads } = operation.dispatch?.(sent.body) ?? operation;
  if (!reads && Math.min(reply.status, twin.status) < 400) await quiet();
  const where = `${stranger.name}, sample ${index}`;
  const expected = stranger.refused(operation, sent);
  if (reply.status >= 500) faults.push(`${where}: answered ${reply.status}`);
  if (expected && !expected.includes(reply.status)) faults.push(`${where}: answered ${reply.status} ${reply.text}`);
  for (const word of told(reply, sent, stranger)) faults.push(`${where}: was told ${word}`);
  if (stranger.incomparable) return faults;
  const plain = (answer: Reply): string =>
    OWN_DOINGS.test(operation.name)
      ? String(answer.status)
      : strengthens(operation, sent)
        ? unscored(comparable(answer))
        : comparable(answer);
  const [seen, nothing] = [plain(reply), plain(twin)];
  if (seen !== nothing) faults.push(`${where}: ${seen}\n  and for what does not exist: ${nothing}`);
  return faults;
}

function samples(operation: AnyOperation, names: Names): readonly Sent[] {
  return SAMPLES[operation.name]?.(names) ?? [];
}

/** One victim is enough if nothing is named. */
function waysOf(operation: AnyOperation): Way[] {
  const [one, other] = [alice, shared].map(({ names }) => JSON.stringify(samples(operation, names)));
  return (one === other ? [alice] : [alice, shared]).flatMap((victim) =>
    samples(operation, victim.names).map((_, index) => ({ victim, index })),
  );
}

/**
 * The requests of one of the strangers. Those closest to the victim send all of them. The others take turns, starting
 * at a different one for each operation, so that everybody sends at least one and each is sent by several. What changes
 * nothing is called by every second of them, and the next one by the rest.
 */
function asksFor(
  ways: readonly Way[],
  operation: AnyOperation,
  asking: readonly Stranger[],
  turn: number,
  changesNothing: boolean,
): readonly Way[] {
  if (EVERY_WAY || asking[turn]?.nearest) return ways;
  const turns = turn + OPERATIONS.indexOf(operation);
  if (changesNothing && turns % 2 === 1) return [];
  const [from, most] = changesNothing ? [turns / 2, Math.floor(asking.length / 2)] : [turns, asking.length];
  const apart = Math.min(ways.length, most);
  return ways.filter((_, place) => (place + from) % apart === 0);
}

it('has a sample for every operation and for nothing else', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(OPERATIONS.map(({ name }) => name).sort());
});

describe.each(OPERATIONS.map((operation) => [operation.name, operation] as const))('%s', (_, operation) => {
  it('reveals nothing to strangers, and leaves everything as it was', async () => {
    const asking = strangers.filter(({ asks }) => asks?.(operation) ?? true);
    const ways = waysOf(operation);
    // An operation that calls another changes what that one changes.
    const changesNothing =
      operation.reads &&
      !operation.dispatch &&
      !samples(operation, alice.names).some((sent) => strengthens(operation, sent));
    const walk = async (stranger: Stranger, turn: number): Promise<void> => {
      for (const way of asksFor(ways, operation, asking, turn, changesNothing)) {
        // What a write does may depend on the vectors of the last one: both names have to have theirs.
        if (!changesNothing) await quiet();
        expect(await faultsOf(stranger, operation, way)).toEqual([]);
      }
    };
    if (changesNothing) await Promise.all(asking.map(walk));
    else for (const [turn, stranger] of asking.entries()) await walk(stranger, turn);
    expect(await changed()).toEqual([]);
  });

  it('refuses a key without its permission', async () => {
    for (const sent of samples(operation, alice.names)) {
      const lacking = permissionFor(operation, sent);
      if (!lacking) continue;
      keysWithout[lacking] ??= keyWithout(app, lacking);
      const key = await keysWithout[lacking];
      const refusal = await app.client(key, { user: 'alice' }).fails(operation, sent);
      expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(await changed()).toEqual([]);
  });
});

describe('the test itself', () => {
  /** The owner of the memory, acting as a stranger. */
  const owner = (names: Names, key = writerKey): Stranger => ({
    name: 'the owner',
    client: () => app.client(key, { user: names.user }),
    refused: () => null,
    // Obviously: that the test detects a difference needs no further request.
    incomparable: true,
  });
  const fresh = (user: string, folded = false): Promise<Victim> =>
    makeVictim(app.client(writerKey, { user }), app.client(), {
      user,
      tenant: tenant.shown,
      secret: 'zyxomancy',
      folded,
    });
  let grace: Promise<Victim> | undefined;

  /** They return ids and numbers. */
  const WORDLESS = [
    'jobs.get',
    'jobs.list',
    'records.retention',
    'forgetting.events',
    'compaction.runs',
    'compaction.get_run',
    'agents.count',
    'blocks.count',
    'revision.settings',
    'context.settings',
    'safety.settings',
    'extraction.settings',
    'cognitive.statistics',
    'cognitive.concepts',
    'decisions.accuracy',
    'letta.tags',
    'letta.tools',
    'letta.models',
    'letta.embedding_models',
    'mem0.create_export',
    'mem0.event',
    'mem0.events',
    'mem0.get_project',
    'mem0.profile',
    'mem0.profile_settings',
  ];
  const READS: readonly unknown[] = ['records:read', 'blocks:read'];
  const WRITES: readonly unknown[] = ['records:write', 'blocks:write'];
  const reads = OPERATIONS.filter(
    ({ reads, permission, name }) =>
      reads && READS.includes(permission) && !name.includes('status') && !WORDLESS.includes(name),
  );
  it.each(reads.map((operation) => [operation.name, operation] as const))(
    'detects what %s returns to the owner',
    async (_, operation) => {
      // Nothing is changed here, so one serves all.
      const victim = await (grace ??= fresh('grace', true));
      const replies = await Promise.all(
        samples(operation, victim.names).map((sent) => ask(owner(victim.names), operation, victim.names, sent)),
      );
      for (const reply of replies) {
        expect(reply.status).toBe(200);
        expect(reply.text).toContain('zyxomancy');
      }
      const faults = await Promise.all(
        replies.map((_, index) => faultsOf(owner(victim.names), operation, { victim, index })),
      );
      expect(faults.flat().join()).toContain('was told zyxomancy');
    },
  );

  const writes = OPERATIONS.filter(({ reads, permission }) => !reads && WRITES.includes(permission))
    .filter(({ name }) => name !== 'embeddings.retry')
    .filter((_, place) => EVERY_WAY || place % 3 === 0);
  /** The changes of a write. None if it was refused, or if what it names was already gone. */
  async function changesBy(operation: AnyOperation, { names }: Victim): Promise<readonly string[]> {
    const [sent] = samples(operation, names);
    await quiet();
    const before = await snapshot(app.db.admin, tenant.id, [names.user]);
    const reply = await ask(owner(names), operation, names, sent ?? {});
    if (reply.status >= 300) return [];
    return changes(before, await snapshot(app.db.admin, tenant.id, [names.user]));
  }

  /**
   * Creating a victim costs more than a request: one is used until a write finds that another has removed what it
   * names.
   */
  let dave: Victim | undefined;
  it.each(writes.map((operation) => [operation.name, operation] as const))(
    'detects what %s changes for the owner',
    async (_, operation) => {
      if (dave && (await changesBy(operation, dave)).length > 0) return;
      dave = await fresh(`dave-${operation.name}`, true);
      expect(await changesBy(operation, dave)).not.toEqual([]);
    },
  );

  it('detects a changed key, and a changed user', async () => {
    const victim = await fresh('erin');
    for (const name of ['keys.update', 'keys.revoke', 'users.put', 'tenants.update_own']) {
      const before = await snapshot(app.db.admin, tenant.id, ['erin']);
      const operation = OPERATIONS.find((one) => one.name === name);
      if (!operation) throw new Error(`there is no operation ${name}`);
      const [sent] = samples(operation, victim.names);
      expect((await app.client().call(operation, sent)).status).toBe(200);
      expect([name, changes(before, await snapshot(app.db.admin, tenant.id, ['erin']))]).not.toEqual([name, []]);
    }
  });
});

it('returns the same for a foreign id as for an absent one, byte by byte', async () => {
  const bob: Client = app.client(writerKey, { user: 'bob' });
  const [theirs, nobodys] = [alice.names.record, absentNames(alice.names).record].map((id) => ({ params: { id } }));
  for (const operation of [getRecord, deleteRecord]) {
    const refusal = await bob.fails(operation, theirs);
    expect(refusal.status).toBe(404);
    expect(unnamed(refusal.text)).toBe(unnamed((await bob.fails(operation, nobodys)).text));
  }
  const there = app.client((await app.key({ user_id: 'bob' })).key);
  const refusal = await there.fails(getUser, { params: { user_id: 'alice' } });
  expect(refusal.status).toBe(404);
  const absent = await there.fails(getUser, { params: { user_id: 'never heard of' } });
  expect(unnamed(refusal.text)).toBe(unnamed(absent.text));
});
