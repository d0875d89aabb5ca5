import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from './installation.js';

/** The time after the last fault within which nothing may be stuck any more. */
export const SETTLED_MS = 30_000;
const VECTORS = 'select count(*) from passage_vectors v where v.tenant_id = p.tenant_id and v.passage_id = p.id';

/** Due and not leased for longer than any hand-over takes, or leased for too long. */
const STUCK = `outbox where closed_at is null and
  ((available_at < now() - interval '5 seconds' and leased_until is null) or
    leased_until < now() - interval '5 seconds' or leased_until > now() + interval '30 seconds')`;

/** Violations of the promises that the database shows about what was written. All must be 0. */
export async function storedFaults(installation: Installation): Promise<Record<string, number>> {
  const questions = {
    'passages that are not embedded': `passages where superseded_at is null and embedding <> 'complete'`,
    'passages whose vector was not written once': `passages p where superseded_at is null and (${VECTORS}) <> 1`,
    'passages without words': `passages p where not exists (select from passage_terms t where t.passage_id = p.id)`,
    'records that were folded by two runs': `(select record_id from compaction_members m
      join compaction_runs r on r.tenant_id = m.tenant_id and r.id = m.run_id
      where m.role = 'source' and r.kind = 'batch' and r.status = 'done' group by record_id having count(*) > 1) f`,
    'folded records whose run is not there': `records r where compressed and not exists (
      select from compaction_members m join compaction_runs u on u.tenant_id = m.tenant_id and u.id = m.run_id
      where m.tenant_id = r.tenant_id and m.record_id = r.id and m.role = 'source' and u.status = 'done')`,
    'runs without their one summary': `compaction_runs r where kind = 'batch' and status = 'done' and strategy = 'summarize'
      and (select count(*) from compaction_members m join records s on s.tenant_id = m.tenant_id and s.id = m.record_id
        where m.tenant_id = r.tenant_id and m.run_id = r.id and m.role = 'summary') <> 1`,
    'jobs that failed': `outbox where outcome = 'failed'`,
    'dead letters': 'dead_letters',
    'tries that were used up by infrastructure': `outbox where attempts > 0 and error is distinct from 'unavailable'`,
  };
  const counts: Record<string, number> = {};
  for (const [name, text] of Object.entries(questions)) {
    const count = await installation.number(`select count(*) from ${text}`);
    if (count > 0) counts[name] = count;
  }
  return counts;
}

/**
 * Waits until no job is open that was enqueued up to that moment, by default any. @returns milliseconds it took @throws
 * if it takes longer, naming what is left
 */
export async function workedOff(installation: Installation, withinMs: number, leftBy?: Date): Promise<number> {
  const begun = performance.now();
  const which = `outbox where closed_at is null and created_at <= '${leftBy?.toISOString() ?? 'infinity'}'`;
  for (;;) {
    const open = await installation.number(`select count(*) from ${which}`);
    const ms = performance.now() - begun;
    if (open === 0) return ms;
    if (ms > withinMs) {
      const { rows } = await installation.admin.query(
        `select job, attempts, dispatches, starts, error, count(*)::int, min(available_at - now())::text as due,
           min(leased_until - now())::text as leased from ${which} group by 1, 2, 3, 4, 5`,
      );
      throw new Error(
        `${open} jobs are open after ${Math.round(ms)} ms: ${JSON.stringify(rows)}\n${installation.said()}`,
      );
    }
    await sleep(100);
  }
}

/** Open jobs that are stuck. */
export function stuck(installation: Installation): Promise<number> {
  return installation.number(`select count(*) from ${STUCK}`);
}
