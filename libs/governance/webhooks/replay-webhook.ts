import { deliverWebhookJob } from '@contracts/jobs.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { replayWebhook } from '@contracts/webhooks/webhooks.operations.js';
import { ReplayDeadLetters } from '@governance/dead-letters/replay-dead-letters.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { GetWebhooks } from './get-webhooks.js';

/** Sends the failed deliveries of a webhook again. */
@Injectable()
export class ReplayWebhook {
  constructor(
    private readonly webhooks: GetWebhooks,
    private readonly letters: ReplayDeadLetters,
  ) {}

  async run(
    scope: Scope,
    shown: string,
    { failed_since: failedSince, limit }: InputOf<typeof replayWebhook>['body'],
  ): Promise<OutputOf<typeof replayWebhook>> {
    const { id } = await this.webhooks.one(scope, shown);
    const of = { kind: deliverWebhookJob.name, payload: { webhook_id: id } };
    const done = await this.letters.filtered(scope, { ...of, ...(failedSince && { failedSince }) }, limit);
    return { replayed: done.replayed, dropped: done.dropped, has_more: done.has_more };
  }
}
