import type { InputOf } from '@contracts/operation.js';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
} from '@contracts/webhooks/webhooks.operations.js';
import { CreateWebhook } from '@governance/webhooks/create-webhook.js';
import { GetWebhooks } from '@governance/webhooks/get-webhooks.js';
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
}
