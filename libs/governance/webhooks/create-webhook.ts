import { type createWebhook, MOST_WEBHOOKS, type NewWebhookOutput } from '@contracts/webhooks/webhooks.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { checkSetsTenant } from '@memory/settings/who-sets.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { holdTenant } from '@platform/database/hold-tenant.js';
import { sql } from 'drizzle-orm';
import { checkUrl, demandReads, showWebhook, type WebhookRow } from './webhook.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksRepository } from './webhooks.repository.js';

type Input = InputOf<typeof createWebhook>['body'] & { readonly format?: WebhookRow['format'] };

/** Subscribes a URL to the events of the whole tenant. */
@Injectable()
export class CreateWebhook {
  constructor(
    private readonly database: Database,
    private readonly webhooks: WebhooksRepository,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'webhooks'>,
  ) {}

  /**
   * @throws RecollectError `forbidden` for a bound key, or one that may not read what is sent; `conflict` if the tenant
   * has the maximum
   */
  async run(scope: Scope, input: Input): Promise<NewWebhookOutput> {
    checkSetsTenant(scope);
    if (input.content) demandReads(scope);
    const now = this.clock.now();
    const owner = { tenantId: scope.tenantId, id: newId() };
    const secret = this.secrets.make(owner);
    const row: WebhookRow = {
      ...owner,
      name: input.name,
      url: checkUrl(input.url, this.config.webhooks.networks),
      events: [...new Set(input.events)],
      content: input.content,
      format: input.format ?? 'recollect',
      secrets: [secret.kept],
      disabledAt: null,
      disabledFor: null,
      lastDeliveredAt: null,
      failingSince: null,
      lastError: null,
      createdBy: scope.keyId,
      createdAt: now,
      updatedAt: now,
    };
    await this.database.withScope(scope, async (tx) => {
      await holdTenant(tx, scope.tenantId);
      // Of two concurrent requests, one sees the other's webhook.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${scope.tenantId}`}, 0))`);
      const { length } = await this.webhooks.list(tx, scope);
      if (length >= MOST_WEBHOOKS)
        throw new RecollectError('conflict.limit', `A tenant has ${MOST_WEBHOOKS} webhooks at most. Delete one first.`);
      await this.webhooks.insert(tx, row);
    });
    return { ...showWebhook(row, now), secret: secret.text };
  }
}
