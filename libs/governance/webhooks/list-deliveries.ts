import { Injectable } from '@nestjs/common';
import { and, sql } from 'drizzle-orm';
import { deliverWebhookJob } from '@contracts/jobs.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { readTimePlace, type TimePlace, writeTimePlace } from '@contracts/place.js';
import type { DeliveryOutput, listWebhookDeliveries } from '@contracts/webhooks/webhooks.operations.js';
import type { Scope } from '@kernel/scope.js';
import { Database, type Tx } from '@platform/database/database.js';
import { type Delivery, type DeliveryRow, showDelivery } from './delivery.js';
import { GetWebhooks } from './get-webhooks.js';

interface DeliveryQuery {
  readonly webhookId: string;
  readonly state?: DeliveryOutput['state'];
  /** Only deliveries older than this one. */
  readonly after?: TimePlace | undefined;
  readonly limit: number;
}

type Row = {
  readonly id: string;
  readonly user_id: string | null;
  readonly payload: Delivery;
  readonly state: DeliveryOutput['state'];
  readonly created_at: string;
  readonly next_try_at: string | null;
  readonly finished_at: string | null;
  readonly error: string | null;
};

/**
 * The deliveries of a webhook, newest first. A failed delivery is a dead letter; its closed outbox row is not counted
 * again. Reads at most the tenant's jobs of a day: it is meant for a person.
 */
async function deliveriesOf(
  tx: Tx,
  { tenantId }: Pick<Scope, 'tenantId'>,
  { webhookId, state, after, limit }: DeliveryQuery,
): Promise<DeliveryRow[]> {
  const ours = (table: 'o' | 'd') => {
    const of = sql.raw(table);
    return sql`${of}.tenant_id = ${tenantId} and ${of}.job = ${deliverWebhookJob.name}
      and ${of}.payload @> ${JSON.stringify({ webhook_id: webhookId })}::jsonb`;
  };
  const which = and(
    sql`true`,
    state === undefined ? undefined : sql`state = ${state}`,
    after && sql`(created_at, id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
  );
  const { rows } = await tx.execute<Row>(sql`
    select * from (
      select o.id, o.user_id, o.payload, o.created_at, o.closed_at as finished_at, o.error,
        case when o.closed_at is null then o.available_at end as next_try_at,
        case when o.outcome = 'done' then 'delivered' when o.outcome = 'dropped' then 'dropped'
          when o.payload ? 'attempts' then 'retrying' else 'waiting' end as state
      from outbox o where ${ours('o')} and o.outcome is distinct from 'failed'
      union all
      select d.id, d.user_id, d.payload, d.created_at, d.failed_at, d.error, d.retry_at, 'given_up'
      from dead_letters d where ${ours('d')}
    ) as deliveries
    where ${which} order by created_at desc, id desc limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    payload: row.payload,
    state: row.state,
    createdAt: new Date(row.created_at),
    nextTryAt: row.next_try_at === null ? null : new Date(row.next_try_at),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at),
    error: row.error,
  }));
}

/** Lists the deliveries of a webhook: sent, pending and failed. */
@Injectable()
export class ListDeliveries {
  constructor(
    private readonly database: Database,
    private readonly webhooks: GetWebhooks,
  ) {}

  async run(
    scope: Scope,
    shown: string,
    { state, limit, cursor }: InputOf<typeof listWebhookDeliveries>['query'],
  ): Promise<OutputOf<typeof listWebhookDeliveries>> {
    const { id } = await this.webhooks.one(scope, shown);
    const asked = { webhookId: id, limit: limit + 1, after: readTimePlace(cursor), ...(state && { state }) };
    const rows = await this.database.withScope(scope, (tx) => deliveriesOf(tx, scope, asked), { readOnly: true });
    const found = rows.slice(0, limit);
    const last = found.at(-1);
    const more = rows.length > limit && last !== undefined;
    const next = more && { next_cursor: writeTimePlace({ at: last.createdAt, id: last.id }) };
    return { deliveries: found.map(showDelivery), has_more: more, ...next };
  }
}
