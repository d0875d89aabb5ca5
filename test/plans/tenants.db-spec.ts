import { SealAudit } from '@governance/audit/seal-audit.js';
import { forgetDueSchedule } from '@contracts/schedules.js';
import { Clock } from '@kernel/clock.js';
import { ClaimJobs } from '@platform/queue/claim-jobs.query.js';
import { LettersToRetry } from '@platform/queue/letters-to-retry.query.js';
import { outboxFigures } from '@platform/queue/outbox-gauges.js';
import { OutboxLag } from '@platform/queue/outbox-lag.query.js';
import { walkDue, walkTenants } from '@platform/queue/schedules/walk-tenants.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { leaveToUs } from './big-database.js';
import { Explained } from './explain.js';

/** Tenants with a due job, an entry to seal and a letter to retry. The others are idle. */
const DUE = 20;
const FEW = 400;
const MANY = globalThis.BACKEND === 'postgres' ? 40_000 : 10_000;
const TABLES = ['tenants', 'outbox', 'audit_entries', 'dead_letters', 'audit_heads', 'sweeps_due'];

const clock = new Clock();
const id = (n: string): string => `('01900000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Statements that cross tenants, each as it is sent. */
const WORK: Readonly<Record<string, (explained: Explained) => Promise<unknown>>> = {
  'a claim of jobs': ({ database }) => new ClaimJobs(database, clock).claim(['embed-records'], 10, 60_000),
  'which kinds of jobs are open': ({ database }) => new ClaimJobs(database, clock).open(['embed-records', 'sweep-records']), // prettier-ignore
  'the lag of the outbox': ({ database }) => new OutboxLag(database, clock).seconds(),
  'the figures of /metrics': ({ database }) => outboxFigures(database, clock),
  'letters that are tried again': ({ database }) => new LettersToRetry(database, clock).find(),
  'entries to be sealed': ({ database }) => new SealAudit(database, clock).run(),
  'a round of a sweep': async ({ database }) => {
    let visits = 0;
    const walk = { schedule: forgetDueSchedule, now: clock.now(), signal: new AbortController().signal, unasked: 0 };
    await walkDue(database, walk, () => {
      visits += 1;
      return Promise.resolve(new Date(clock.now().getTime() + 86_400_000));
    });
    expect(visits).toBe(DUE);
    // Restored for the explanation.
    await sweeps();
  },
  'where a walk over the tenants begins, and its first step': async ({ database }) => {
    const cut = new AbortController();
    const first = walkTenants(database, cut.signal, () => {
      cut.abort(new Error('that is enough'));
      return Promise.resolve();
    });
    await expect(first).rejects.toThrow('that is enough');
  },
};

let test: TestDatabase;
let explained: Explained;
beforeAll(async () => {
  test = await openTestDatabase({ unused: true });
  await leaveToUs(test.admin, TABLES);
  explained = new Explained(test);
}, 300_000);
afterAll(async () => {
  await explained?.close();
  await test?.close();
});

/** Tenants `from` to `to`, each with two completed jobs, three sealed entries, and a sweep that is due tomorrow. */
async function tenants(from: number, to: number): Promise<void> {
  const all = `generate_series(${from}, ${to - 1}) n`;
  await test.admin.query(`insert into tenants (tenant_id, name, created_at, updated_at) select ${id('n')}, 'a tenant', now(), now() from ${all}`); // prettier-ignore
  await jobs(`${all}, generate_series(1, 2) i`, 'now()');
  await entries(`${all}, generate_series(1, 3) i`, 'i');
  await test.admin.query(`insert into sweeps_due (tenant_id, sweep, due_at) select ${id('n')}, 'forget-due', now() + interval '1 day' from ${all}`); // prettier-ignore
}

/** Those with something due, spread over all tenants of the first fill. */
const SOME = `generate_series(0, ${DUE - 1}) k, lateral (select k * ${FEW / DUE} as n) s`;

const sweeps = (): Promise<unknown> =>
  test.admin.query(
    `update sweeps_due set due_at = now() - interval '1 minute' where tenant_id in (select ${id('n')} from ${SOME})`,
  );

const jobs = (from: string, closed: string): Promise<unknown> =>
  test.admin
    .query(`insert into outbox (tenant_id, id, user_id, job, payload, epoch, created_at, available_at, closed_at, outcome)
    select ${id('n')}, gen_random_uuid(), 'ada', 'embed-records', '{"record_ids": []}', 0, now() - interval '1 hour',
      now() - interval '1 hour', ${closed}, ${closed === 'null' ? 'null' : "'done'"} from ${from}`);

const entries = (from: string, sequence: string): Promise<unknown> =>
  test.admin
    .query(`insert into audit_entries (tenant_id, id, at, kind, operation, key_id, outcome, subjects, counts, sequence, entry_hash, hash)
    select ${id('n')}, gen_random_uuid(), now(), 'change', 'records.store', 'key', 'ok', '{}', '{}', s, left('h', s::int), left('h', s::int)
    from (select n, ${sequence}::bigint as s from ${from}) made`);

async function due(): Promise<void> {
  await jobs(SOME, 'null');
  await entries(SOME, 'null');
  await sweeps();
  await test.admin
    .query(`insert into dead_letters (tenant_id, id, job, payload, epoch, attempts, dispatches, error, created_at, failed_at, retries, retry_at)
    select ${id('n')}, gen_random_uuid(), 'embed-records', '{}', 0, 1, 1, 'E', now(), now(), 0, now() - interval '1 minute' from ${SOME}`);
}

async function rowsRead(): Promise<Record<string, number>> {
  for (const table of TABLES) await test.admin.query(`vacuum analyze ${table}`);
  const read: Record<string, number> = {};
  for (const [what, work] of Object.entries(WORK)) {
    const readings = (await explained.of(() => work(explained))).flat();
    read[what] = readings.reduce((sum, { rows }) => sum + rows, 0);
  }
  return read;
}

it('costs what is due, and nothing for idle tenants', async () => {
  await tenants(0, FEW);
  await due();
  const few = await rowsRead();
  await tenants(FEW, MANY);
  // What was done the first time is due again.
  await test.admin.query('update outbox set leased_until = null, dispatches = 0 where closed_at is null');
  await entries(SOME, 'null');
  const many = await rowsRead();
  // Before Postgres 18 the mean of several steps is reported as a whole number, which may be zero.
  expect(Object.entries(few).filter(([, rows]) => rows === 0).length).toBeLessThanOrEqual(1);
  for (const what of Object.keys(WORK)) {
    // A page of tenants is as full as it is, and a first step reads five hundred. A round claims each due tenant by its
    // key and updates it by its key, which either index finds: one row more, or none.
    const more = what.includes('walk') ? 700 : what.includes('round') ? 2 * DUE : 0;
    expect({ what, more: (many[what] ?? 0) - (few[what] ?? 0) <= DUE + more }).toEqual({ what, more: true });
  }
}, 300_000);
