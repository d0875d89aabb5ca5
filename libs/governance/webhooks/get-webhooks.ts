import type { WebhookOutput } from '@contracts/webhooks/webhooks.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { checkSetsTenant } from '@memory/settings/who-sets.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showWebhook, type WebhookRow } from './webhook.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** Reads the tenant's webhooks. Their URLs belong to the tenant, so a bound key cannot see them. */
@Injectable()
export class GetWebhooks {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly clock: Clock,
  ) {}

  async list(scope: Scope): Promise<WebhookOutput[]> {
    checkSetsTenant(scope);
    const rows = await this.database.withScope(scope, (tx) => this.webhooks.list(tx, scope), { readOnly: true });
    return rows.map((row) => showWebhook(row, this.clock.now()));
  }

  async show(scope: Scope, shown: string): Promise<WebhookOutput> {
    return showWebhook(await this.one(scope, shown), this.clock.now());
  }

  /** @throws RecollectError `not_found` */
  async one(scope: Scope, shown: string): Promise<WebhookRow> {
    checkSetsTenant(scope);
    const id = readId(shown);
    const row =
      id && (await this.database.withScope(scope, (tx) => this.webhooks.find(tx, scope, id), { readOnly: true }));
    if (!row) throw new RecollectError('not_found');
    return row;
  }
}
