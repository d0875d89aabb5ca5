import { SealAudit } from '@governance/audit/seal-audit.js';
import { Clock } from '@kernel/clock.js';
import { everybodyOf } from '@kernel/scope.js';
import { ForgettingPolicies } from '@memory/lifecycle/forgetting-policies.js';
import { SweepTenant } from '@memory/lifecycle/sweep-tenant.js';
import { Settings } from '@memory/settings/settings.js';
import { Database } from '@platform/database/database.js';
import { createPool } from '@platform/database/pool.js';
import { ClaimJobs } from '@platform/queue/claim-jobs.query.js';
import { InProcessBus, JobSignals } from '@platform/queue/job-signals.js';
import { LettersToRetry } from '@platform/queue/letters-to-retry.query.js';
import { Outbox } from '@platform/queue/outbox.js';
import { outboxFigures } from '@platform/queue/outbox-gauges.js';
import { walkTenants } from '@platform/queue/schedules/walk-tenants.js';

/** The duration of work across tenants, in milliseconds: the median of some runs. Nothing is due. */
export interface Crossing {
  readonly claim: number;
  readonly metrics: number;
  readonly letters: number;
  readonly seal: number;
  readonly walkBegins: number;
  /** Per tenant of a forgetting sweep, which visits the tenants with something due. */
  readonly visit: number;
}

const RUNS = 5;
const VISITED = 400;

/** @param url of the login that serves requests */
export async function crossing(url: string): Promise<Crossing> {
  const pool = createPool({ connectionString: url }, { max: 2 });
  const database = new Database(pool, { statementTimeoutMs: 60_000, keepsPlans: true });
  const clock = new Clock();
  try {
    const claims = new ClaimJobs(database, clock);
    return {
      claim: await median(() => claims.claim(['embed-records', 'sweep-records'], 10, 60_000)),
      metrics: await median(() => outboxFigures(database, clock)),
      letters: await median(() => new LettersToRetry(database, clock).find()),
      seal: await median(() => new SealAudit(database, clock).run()),
      walkBegins: await median(() => visit(database, 1, () => Promise.resolve())),
      visit: await visiting(database, clock),
    };
  } finally {
    await database.close();
  }
}

async function visiting(database: Database, clock: Clock): Promise<number> {
  const outbox = new Outbox(database, new JobSignals(new InProcessBus(), database), clock);
  const sweep = new SweepTenant(database, new ForgettingPolicies(new Settings(clock)), outbox, clock);
  let visited = 0;
  const begun = performance.now();
  await visit(database, VISITED, async (tenantId) => {
    visited += 1;
    await sweep.visit(everybodyOf(tenantId));
  });
  return (performance.now() - begun) / Math.max(1, visited);
}

/** This many tenants, starting with any. */
async function visit(database: Database, count: number, work: (tenantId: string) => Promise<void>): Promise<void> {
  const enough = new AbortController();
  let visited = 0;
  const walk = walkTenants(database, enough.signal, async (tenantId) => {
    await work(tenantId);
    visited += 1;
    if (visited === count) enough.abort(enough);
  });
  await walk.catch((error: unknown) => {
    if (error !== enough) throw error;
  });
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[RUNS >> 1] ?? NaN;
}
