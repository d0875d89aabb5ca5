import type { OutputOf } from '@contracts/operation.js';
import type { testWebhook } from '@contracts/webhooks/webhooks.operations.js';
import { Clock } from '@kernel/clock.js';
import { newId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { reasonOf } from './delivery.js';
import { testBody } from './event-message.js';
import { GetWebhooks } from './get-webhooks.js';
import { SendWebhook, WebhookFailure } from './send-webhook.js';
import { UpdateWebhook } from './update-webhook.js';
import { signedHeaders, WebhookSecrets } from './webhook-secrets.js';

/** Sends a test event to a webhook at once and reports the result. */
@Injectable()
export class TestWebhook {
  constructor(
    private readonly webhooks: GetWebhooks,
    private readonly updates: UpdateWebhook,
    private readonly secrets: WebhookSecrets,
    private readonly sender: SendWebhook,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, shown: string): Promise<OutputOf<typeof testWebhook>> {
    const webhook = await this.webhooks.one(scope, shown);
    await this.updates.renewSecrets(scope, webhook);
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
}
