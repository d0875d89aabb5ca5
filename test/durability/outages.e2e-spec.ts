import { setTimeout as sleep } from 'node:timers/promises';
import { storeRecord } from '@contracts/records/records.operations.js';
import { SETTLED_MS, storedFaults, workedOff } from './history-checks.js';
import { History } from './history.js';
import { canInstall, Installation } from './installation.js';

/** `npm run test:faults` runs the long ones. */
const SECONDS = Number(process.env['RECOLLECT_FAULT_ROUNDS'] ?? 1) < 10 ? [3] : [3, 12, 60];
/** A hanging statement is cancelled after this. */
const STATEMENT_MS = 5_000;
const ANSWER_MS = STATEMENT_MS + 5_000;

const withServers = globalThis.BACKEND === 'postgres' && canInstall ? describe : describe.skip;

withServers('after an outage', () => {
  let installation: Installation;
  let history: History;
  beforeAll(async () => {
    installation = await Installation.open(1, 5, { DATABASE_STATEMENT_TIMEOUT_MS: String(STATEMENT_MS) });
    history = new History(installation.client, { writers: 4, users: 8, restMs: 300 });
    await until(() => history.acknowledged > 100);
  }, 120_000);
  afterAll(async () => {
    const stopped = history.stop();
    await installation.close();
    await stopped;
  });

  const cases = SECONDS.flatMap((seconds) =>
    (['postgres', 'redis'] as const).flatMap((server) =>
      (['stopped', 'frozen'] as const).map((how) => ({ seconds, server, how })),
    ),
  );

  it.each(cases)(
    'of $seconds s of a $server that is $how, everything recovers by itself and nothing is lost',
    async ({ seconds, server, how }) => {
      const before = history.acknowledged;
      await until(() => history.acknowledged > before + 40);
      const back = await fail(server, how);
      const probed = probe();
      await sleep(seconds * 1_000);
      // A request during the outage is answered during the outage; only one that hangs in a frozen database waits for
      // its return.
      if (server !== 'postgres' || how !== 'frozen') await probed;
      const during = history.acknowledged;
      await back();
      const returned = performance.now();
      const returnedAt = new Date();
      await until(() => history.acknowledged > during + 20);
      const writesMs = performance.now() - returned;
      const own = await installation.client.as('prober').ok(storeRecord, { body: { content: 'After it.' } });
      await workedOff(installation, SETTLED_MS - writesMs, returnedAt);
      const jobsMs = performance.now() - returned;
      const { status, ms } = await probed;
      const figures = { server, how, seconds, status, ms, writesMs: Math.round(writesMs), jobsMs: Math.round(jobsMs) };
      process.stderr.write(`outage: ${JSON.stringify(figures)}\n`);
      if (server === 'redis') expect(status).toBe(201);
      else if (how === 'stopped') expect(status).toBe(503);
      // A hanging request may be waited for, but not for ever.
      else expect([201, 503]).toContain(status);
      expect(ms).toBeLessThan(ANSWER_MS + 5_000);
      expect(own.status).toBe('created');
      expect(installation.exits).toEqual([]);
      expect(history.wrong).toEqual([]);
    },
    180_000,
  );

  it('everything acknowledged exists, once', async () => {
    await history.stop();
    await workedOff(installation, SETTLED_MS);
    expect(await history.faults()).toEqual([]);
    expect(await storedFaults(installation)).toEqual({});
  });

  async function fail(server: 'postgres' | 'redis', how: 'stopped' | 'frozen'): Promise<() => Promise<void> | void> {
    if (how === 'frozen') return installation[server].freeze();
    await installation[server].kill();
    return () => installation[server].start();
  }

  /** Writes once during the outage. */
  async function probe(): Promise<{ status: number; ms: number }> {
    await sleep(500);
    const begun = performance.now();
    const { status } = await installation.client.as('prober').call(storeRecord, { body: { content: 'During it.' } });
    return { status, ms: Math.round(performance.now() - begun) };
  }
});

async function until(holds: () => boolean | Promise<boolean>, withinMs = SETTLED_MS): Promise<void> {
  const begun = performance.now();
  while (!(await holds())) {
    if (performance.now() - begun > withinMs) throw new Error('what was waited for did not come about');
    await sleep(50);
  }
}
