import { extractFactsJob } from '@contracts/jobs.js';
import type { Scope } from '@kernel/scope.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** A message, and the number of messages after it that must be read as well. */
export interface Said {
  readonly id: string;
  readonly further: number;
}

export interface Reading {
  /** `waiting`: an open job will read it. `stopped`: it is unread, and no job is open. */
  readonly state: 'read' | 'waiting' | 'stopped';
  /** The code of the error that its history waits for. */
  readonly waitsFor: string | null;
}

/**
 * Whether these messages have been read for facts, by id. It is one statement, so it sees one snapshot. A job closes
 * only after it has stored its progress, and enqueues another for the rest. So a message that is neither read nor
 * waiting here will not be read.
 */
export async function readingsOf(tx: Tx, scope: Scope, said: readonly Said[]): Promise<Map<string, Reading>> {
  if (said.length === 0) return new Map();
  const ids = sql.param(said.map(({ id }) => id));
  const further = sql.param(said.map((one) => one.further));
  const { rows } = await tx.execute<{ id: string; read: boolean; open: boolean; waiting_for: string | null }>(sql`
    select m.record_id as id, coalesce(m.sequence + a.further <= p.read_to, false) as read, p.waiting_for,
      exists (
        select 1 from outbox o where o.tenant_id = m.tenant_id and o.user_id = m.user_id
          and o.job = ${extractFactsJob.name} and o.closed_at is null
      ) as open
    from unnest(${ids}::uuid[], ${further}::bigint[]) as a (id, further)
      join messages m on m.tenant_id = ${scope.tenantId} and m.record_id = a.id
      left join extraction_progress p on p.tenant_id = m.tenant_id and p.user_id = m.user_id and p.agent = m.agent
    where ${ownedBy(scope, 'm')}`);
  return new Map(
    rows.map(({ id, read, open, waiting_for: waitsFor }) => [
      id,
      { state: read ? 'read' : open ? 'waiting' : 'stopped', waitsFor },
    ]),
  );
}
