import { deliverWebhookJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Happening } from '@platform/database/changes.js';
import { Database, type Done, type LastStatement } from '@platform/database/database.js';
import { withFixedPlan } from '@platform/database/kept-plans.js';
import { JobSignals } from '@platform/queue/job-signals.js';
import { jobsOf } from '@platform/queue/outbox.js';

/** Ids per delivery. More ids are sent in further deliveries. */
const IDS_AT_ONCE = 100;

/**
 * The webhooks subscribed to each event. A message in mem0's format is about one memory. The parameters after the first
 * two are the tenant and the events. The row of a user who is being erased is hidden, so the epoch is 0 and the job is
 * dropped.
 */
const LISTENERS = `
  with happened as (
    select * from jsonb_to_recordset($4::jsonb) as h(event_id uuid, type text, user_id text, ids jsonb)
  )
  select w.tenant_id, h.user_id, coalesce(u.epoch, 0) as epoch,
    jsonb_build_object('webhook_id', w.id, 'type', h.type, 'ids', part.ids, 'at', $5::text,
      'event_id', case when w.format = 'mem0' then gen_random_uuid() else h.event_id end) as payload
  from webhooks w
  cross join happened h
  cross join lateral (
    select h.ids where w.format <> 'mem0'
    union all
    select jsonb_build_array(one.id) from jsonb_array_elements_text(h.ids) as one(id) where w.format = 'mem0'
  ) as part(ids)
  left join users u on u.tenant_id = w.tenant_id and u.user_id = h.user_id
  where w.tenant_id = $3::uuid and w.disabled_at is null
    and (h.type = any(w.events) or '*' = any(w.events) or split_part(h.type, '.', 1) || '.*' = any(w.events))`;

const TELL = withFixedPlan(jobsOf(LISTENERS));

/** Enqueues the deliveries of a transaction's events with its COMMIT: everything is stored together, or nothing. */
@Injectable()
export class TellWebhooks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly signals: JobSignals,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.database.beforeCommit((done) => this.deliveriesOf(done));
  }

  private deliveriesOf({ scope, changes: { happenings } }: Done): LastStatement | null {
    if (scope === null || happenings.length === 0) return null;
    const now = this.clock.now().toISOString();
    const events = together(happenings).flatMap(inParts);
    const values = [deliverWebhookJob.name, now, scope.tenantId, JSON.stringify(events), now];
    return { text: TELL, values, committed: () => this.signals.wake() };
  }
}

/** Merges the events of the same kind and user. */
function together(happenings: readonly Happening[]): Happening[] {
  const byKind = new Map<string, { type: string; userId: string | null; ids: string[] }>();
  for (const { type, userId, ids } of happenings) {
    const kind = JSON.stringify([type, userId]);
    const known = byKind.get(kind) ?? { type, userId, ids: [] };
    byKind.set(kind, known);
    known.ids.push(...ids);
  }
  return [...byKind.values()];
}

function inParts({ type, userId, ids }: Happening) {
  const parts = [];
  for (let i = 0; i < ids.length; i += IDS_AT_ONCE)
    parts.push({ event_id: newId(), type, user_id: userId, ids: ids.slice(i, i + IDS_AT_ONCE) });
  return parts;
}
