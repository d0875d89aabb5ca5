import { deliverWebhookJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { showId } from '@kernel/ids.js';
import { Injectable } from '@nestjs/common';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { afterAttempt, type Attempt, type Delivery } from './delivery.js';
import { EventMessage } from './event-message.js';
import { type FailureKind, SendWebhook, WebhookFailure } from './send-webhook.js';
import { SilentReceivers } from './silent-receivers.js';
import type { WebhookChanges, WebhookRow } from './webhook.js';
import { signedHeaders, WebhookSecrets } from './webhook-secrets.js';
import { WebhooksRepository } from './webhooks.repository.js';

/** A webhook that has failed for this long is disabled, because its deliveries add a cost to every write. */
const PATIENCE_MS = 5 * 24 * 3_600_000;
/** A success is stored at most this often, because parallel deliveries would wait for the webhook's row. */
const NOTED_EVERY_MS = 60_000;

/** Failures before anything was sent. */
const UNSENT: readonly FailureKind[] = ['disabled', 'no_secret', 'busy'];

type Context = JobContext<typeof deliverWebhookJob>;

/** Delivers one event to one webhook. */
@Injectable()
@Handles(deliverWebhookJob)
export class DeliverWebhookHandler implements JobHandler<typeof deliverWebhookJob> {
  private readonly silent = new SilentReceivers();

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly messages: EventMessage,
    private readonly secrets: WebhookSecrets,
    private readonly sender: SendWebhook,
    private readonly clock: Clock,
  ) {}

  async run(context: Context): Promise<void> {
    const { payload, signal } = context;
    const found = await context.withScope(async (tx) => {
      const webhook = await this.webhooks.find(tx, context.scope, payload.webhook_id);
      if (webhook?.disabledAt) return { webhook, body: '' };
      const body = webhook && (await this.messages.body(tx, context.scope, webhook, payload));
      if (webhook && body) return { webhook, body };
      await context.close(tx, 'dropped');
      return null;
    });
    if (!found) return;
    const { webhook, body } = found;
    const ended = this.begin(webhook);
    let status: number;
    try {
      // The delivery becomes a dead letter, which can be replayed.
      if (webhook.disabledAt) throw new WebhookFailure('disabled');
      const headers = this.headers(webhook, payload, body);
      status = await this.silent.run(webhook.id, () => this.sender.run(webhook.url, headers, body, signal));
    } catch (error) {
      if (error instanceof WebhookFailure) await this.noteFailure(context, error, ended(error));
      throw error;
    }
    await context.withScope(async (tx) => {
      await context.note(tx, afterAttempt(payload, ended({ status })));
      const changes = this.afterSuccess(webhook);
      if (changes) await this.webhooks.update(tx, context.scope, webhook.id, changes);
      await context.close(tx);
    });
  }

  private headers(webhook: WebhookRow, { event_id: eventId }: Delivery, body: string): Record<string, string> {
    const now = this.clock.now();
    const secrets = this.secrets.inForce(webhook, now);
    if (secrets.length === 0) throw new WebhookFailure('no_secret');
    return signedHeaders(secrets, { id: showId('event', eventId), seconds: Math.floor(now.getTime() / 1_000), body });
  }

  /** Starts an attempt. @returns a function that builds its stored form when it has ended */
  private begin({ url }: WebhookRow): (end: { status?: number | undefined; kind?: FailureKind }) => Attempt {
    const at = this.clock.now().toISOString();
    const started = performance.now();
    return ({ status, kind: error }) => ({
      at,
      ...(!(error && UNSENT.includes(error)) && { url }),
      ...(status !== undefined && { status }),
      ...(error && { error }),
      ms: Math.round(performance.now() - started),
    });
  }

  /** Null: nothing to store. */
  private afterSuccess(webhook: WebhookRow): WebhookChanges | null {
    const now = this.clock.now();
    const renewed = this.secrets.renewed(webhook);
    const noted = webhook.lastDeliveredAt !== null && +now - +webhook.lastDeliveredAt < NOTED_EVERY_MS;
    if (noted && webhook.failingSince === null && !renewed) return null;
    return { lastDeliveredAt: now, failingSince: null, lastError: null, ...(renewed && { secrets: renewed }) };
  }

  private async noteFailure(context: Context, error: WebhookFailure, attempt: Attempt): Promise<void> {
    const now = this.clock.now();
    const { scope, payload } = context;
    await context.withScope(async (tx) => {
      await context.note(tx, afterAttempt(payload, attempt));
      if (error.kind === 'disabled' || error.kind === 'busy') return;
      const webhook = await this.webhooks.lock(tx, scope, payload.webhook_id);
      if (!webhook) return;
      const failingSince = webhook.failingSince ?? now;
      const why = error.kind === 'gone' ? 'gone' : +now - +failingSince > PATIENCE_MS ? 'failing' : null;
      const ends = why !== null && webhook.disabledAt === null;
      if (!ends && webhook.failingSince !== null && webhook.lastError === error.message) return;
      await this.webhooks.update(tx, scope, webhook.id, {
        failingSince,
        lastError: error.message,
        ...(ends && { disabledAt: now, disabledFor: why }),
      });
    });
  }
}
