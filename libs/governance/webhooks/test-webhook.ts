import type { OutputOf } from '@contracts/operation.js';
import type { testWebhook } from '@contracts/webhooks/webhooks.operations.js';
import { Clock } from '@kernel/clock.js';
import { newId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { reasonOf } from './delivery.js';
import { testBody } from './event-message.js';
import { GetWebhooks } from './get-webhooks.js';
import { SendWebhook, WebhookFailure } from './send-webhook.js';
import type { WebhookRow } from './webhook.js';
import { signedHeaders, WebhookSecrets } from './webhook-secrets.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** Sends a test event to a webhook at once and reports the result. */
@Injectable()
export class TestWebhook {
  constructor(
    private readonly webhooks: GetWebhooks,
    private readonly rows: WebhooksRepository,
    private readonly database: Database,
    private readonly secrets: WebhookSecrets,
    private readonly sender: SendWebhook,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, shown: string): Promise<OutputOf<typeof testWebhook>> {
    const webhook = await this.webhooks.one(scope, shown);
    await this.renew(scope, webhook);
    const now = this.clock.now();
    const started = performance.now();
    const took = () => Math.round(performance.now() - started);
    const body = testBody(now);
    const secrets = this.secrets.inForce(webhook, now);
    const message = { id: showId('event', newId()), seconds: Math.floor(now.getTime() / 1_000), body };
    try {
      if (secrets.length === 0) throw new WebhookFailure('no_secret');
      const status = await this.sender.run(webhook.url, signedHeaders(secrets, message), body);
      return { delivered: true, status, duration_ms: took() };
    } catch (error) {
      if (!(error instanceof WebhookFailure)) throw error;
      const { kind, status } = error;
      const reason = reasonOf(kind, status, { disables: false });
      return { delivered: false, error: kind, reason, ...(status !== undefined && { status }), duration_ms: took() };
    }
  }

  /** A test uses the secret: then it opens after the old secret of the server is gone. */
  private async renew(scope: Scope, webhook: WebhookRow): Promise<void> {
    if (!this.secrets.renewed(webhook)) return;
    await this.database.withScope(scope, async (tx) => {
      const stored = await this.rows.lock(tx, scope, webhook.id);
      const secrets = stored && this.secrets.renewed(stored);
      if (secrets) await this.rows.update(tx, scope, webhook.id, { secrets });
    });
  }
}
