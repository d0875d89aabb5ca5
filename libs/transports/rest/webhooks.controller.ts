import type { InputOf } from '@contracts/operation.js';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@contracts/webhooks/webhooks.operations.js';
import { CreateWebhook } from '@governance/webhooks/create-webhook.js';
import { GetWebhooks } from '@governance/webhooks/get-webhooks.js';
import { ReplayWebhook } from '@governance/webhooks/replay-webhook.js';
import { TestWebhook } from '@governance/webhooks/test-webhook.js';
import { UpdateWebhook } from '@governance/webhooks/update-webhook.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class WebhooksController {
  constructor(
    private readonly createOne: CreateWebhook,
    private readonly reads: GetWebhooks,
    private readonly changes: UpdateWebhook,
    private readonly testOne: TestWebhook,
    private readonly replayAll: ReplayWebhook,
  ) {}

  @Operation(createWebhook)
  create(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof createWebhook>) {
    return this.createOne.run(scope, body);
  }

  @Operation(listWebhooks)
  async list(@CurrentScope() scope: Scope) {
    return { webhooks: await this.reads.list(scope) };
  }

  @Operation(getWebhook)
  get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getWebhook>) {
    return this.reads.show(scope, params.id);
  }

  @Operation(updateWebhook)
  update(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof updateWebhook>) {
    return this.changes.run(scope, params.id, body);
  }

  @Operation(deleteWebhook)
  delete(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof deleteWebhook>) {
    return this.changes.delete(scope, params.id);
  }

  @Operation(rotateWebhookSecret)
  rotate(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof rotateWebhookSecret>) {
    return this.changes.rotate(scope, params.id, body);
  }

  @Operation(testWebhook)
  test(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof testWebhook>) {
    return this.testOne.run(scope, params.id);
  }

  @Operation(replayWebhook)
  replay(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof replayWebhook>) {
    return this.replayAll.run(scope, params.id, body);
  }
}
