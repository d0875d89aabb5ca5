import {
  MEM0_EVENTS,
  mem0CreateWebhook,
  mem0DeleteWebhook,
  type Mem0Event,
  mem0ListWebhooks,
  mem0UpdateWebhook,
  type Mem0Webhook,
} from '@contracts/mem0/mem0-webhooks.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { WebhookOutput } from '@contracts/webhooks/webhooks.operations.js';
import { CreateWebhook } from '@governance/webhooks/create-webhook.js';
import { GetWebhooks } from '@governance/webhooks/get-webhooks.js';
import { UpdateWebhook } from '@governance/webhooks/update-webhook.js';
import { RecollectError } from '@kernel/errors.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

/** Webhooks in mem0's format: those of the tenant that were created here. */
@Controller()
export class Mem0WebhooksController {
  constructor(
    private readonly creates: CreateWebhook,
    private readonly reads: GetWebhooks,
    private readonly changes: UpdateWebhook,
  ) {}

  @Operation(mem0ListWebhooks)
  async list(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof mem0ListWebhooks>) {
    demandProject(scope, params.project_id);
    const all = await this.reads.list(scope);
    return all.filter(({ format }) => format === 'mem0').map((webhook) => showMem0(scope, webhook));
  }

  @Operation(mem0CreateWebhook)
  async create(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof mem0CreateWebhook>) {
    demandProject(scope, params.project_id);
    const { url, name, event_types: types } = body;
    const made = await this.creates.run(scope, { url, name, events: eventsOf(types), content: true, format: 'mem0' });
    return { ...showMem0(scope, made), secret: made.secret };
  }

  @Operation(mem0UpdateWebhook)
  async update(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof mem0UpdateWebhook>) {
    const { url, name, event_types: types, is_active: enabled } = body;
    await this.demandMem0(scope, params.webhook_id);
    const changed = await this.changes.run(scope, params.webhook_id, {
      ...(url && { url }),
      ...(name && { name }),
      ...(types && { events: eventsOf(types) }),
      ...(typeof enabled === 'boolean' && { enabled }),
    });
    return showMem0(scope, changed);
  }

  @Operation(mem0DeleteWebhook)
  async delete(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof mem0DeleteWebhook>) {
    await this.demandMem0(scope, params.webhook_id);
    await this.changes.delete(scope, params.webhook_id);
    return { message: 'Webhook deleted successfully!' };
  }

  /** @throws RecollectError `not_found`, also for a webhook in our own format */
  private async demandMem0(scope: Scope, id: string): Promise<void> {
    const { format } = await this.reads.one(scope, id);
    if (format !== 'mem0') throw new RecollectError('not_found');
  }
}

/** A webhook without any event that exists here keeps one event that never occurs. */
function eventsOf(types: readonly Mem0Event[]): string[] {
  const events: string[] = types.flatMap((type) => MEM0_EVENTS[type]);
  return types.includes('memory_categorize') ? [...events, 'record.categorized'] : events;
}

function showMem0({ tenantId }: Scope, webhook: WebhookOutput): Mem0Webhook {
  const tenant = showId('tenant', tenantId);
  const types = Object.entries(MEM0_EVENTS).filter(([type, events]) =>
    type === 'memory_categorize'
      ? webhook.events.includes('record.categorized')
      : events.some((event) => webhook.events.includes(event)),
  );
  return {
    webhook_id: readId(webhook.id) ?? webhook.id,
    name: webhook.name,
    url: webhook.url,
    event_types: types.map(([type]) => type),
    is_active: webhook.enabled,
    project: tenant,
    owner: tenant,
    created_at: webhook.created_at,
    updated_at: webhook.updated_at,
  };
}

/** @throws RecollectError `not_found` for any id other than the one that ping returns */
function demandProject(scope: Scope, project: string): void {
  if (project !== showId('tenant', scope.tenantId)) throw new RecollectError('not_found');
}
