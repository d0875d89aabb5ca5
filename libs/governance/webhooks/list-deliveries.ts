import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { listWebhookDeliveries } from '@contracts/webhooks/webhooks.operations.js';
import type { Scope } from '@kernel/scope.js';
import { readCursor, writeCursor } from '@memory/records/list-records.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { deliveriesOf } from './deliveries.query.js';
import { showDelivery } from './delivery.js';
import { GetWebhooks } from './get-webhooks.js';

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
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const asked = { webhookId: id, limit: limit + 1, ...(state && { state }), ...(after && { after }) };
    const rows = await this.database.withScope(scope, (tx) => deliveriesOf(tx, scope, asked), { readOnly: true });
    const found = rows.slice(0, limit);
    const last = found.at(-1);
    const more = rows.length > limit && last !== undefined;
    return { deliveries: found.map(showDelivery), has_more: more, ...(more && { next_cursor: writeCursor(last) }) };
  }
}
