import type { InputOf } from '@contracts/operation.js';
import { listWebhookDeliveries, replayWebhook, testWebhook } from '@contracts/webhooks/webhooks.operations.js';
import { ListDeliveries } from '@governance/webhooks/list-deliveries.js';
import { ReplayWebhook } from '@governance/webhooks/replay-webhook.js';
import { TestWebhook } from '@governance/webhooks/test-webhook.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

/** The deliveries of a webhook, and replaying them. */
@Controller()
export class WebhookDeliveriesController {
  constructor(
    private readonly testOne: TestWebhook,
    private readonly replayAll: ReplayWebhook,
    private readonly deliveries: ListDeliveries,
  ) {}

  @Operation(testWebhook)
  test(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof testWebhook>) {
    return this.testOne.run(scope, params.id);
  }

  @Operation(replayWebhook)
  replay(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof replayWebhook>) {
    return this.replayAll.run(scope, params.id, body);
  }

  @Operation(listWebhookDeliveries)
  list(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof listWebhookDeliveries>) {
    return this.deliveries.run(scope, params.id, query);
  }
}
