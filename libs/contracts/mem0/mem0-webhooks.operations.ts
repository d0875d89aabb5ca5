import { z } from 'zod';
import { operation } from '../operation.js';
import { instantOutput, label } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';
import { MOST_URL_LENGTH } from '../webhooks/webhooks.operations.js';
import { anyQuery } from './mem0-shapes.js';

/**
 * mem0's event names and the events they correspond to here. Forgetting a memory counts as deletion, because no
 * response contains it any more.
 */
export const MEM0_EVENTS = {
  memory_add: ['record.created', 'record.restored'],
  memory_update: ['record.updated'],
  memory_delete: ['record.deleted', 'record.forgotten'],
  memory_categorize: [],
} as const satisfies Record<string, readonly string[]>;
export type Mem0Event = keyof typeof MEM0_EVENTS;

const eventTypes = z
  .array(z.enum(Object.keys(MEM0_EVENTS) as [Mem0Event, ...Mem0Event[]]))
  .min(1)
  .max(16)
  .describe('`memory_categorize` is accepted but never sent: nothing is categorized automatically.');
const url = z.string().min(1).max(MOST_URL_LENGTH);

const webhook = z.object({
  webhook_id: z.uuid(),
  name: z.string(),
  url: z.string(),
  event_types: z.array(z.string()),
  is_active: z.boolean(),
  project: z.string(),
  owner: z.string(),
  created_at: instantOutput,
  updated_at: instantOutput,
});
SCHEMAS.add(webhook, { id: 'Mem0Webhook', description: 'A webhook, as mem0 clients know it.' });
export type Mem0Webhook = z.input<typeof webhook>;

const projectPath = '/api/v1/webhooks/projects/{project_id}' as const;
const webhookPath = '/api/v1/webhooks/{webhook_id}' as const;
const project = { params: z.object({ project_id: label }), path: projectPath } as const;
const one = { params: z.object({ webhook_id: label }), path: webhookPath } as const;
const ofTenant = { permission: 'admin', touches: 'tenant', query: anyQuery } as const;

export const mem0ListWebhooks = operation({
  ...ofTenant,
  ...project,
  name: 'mem0.list_webhooks',
  method: 'GET',
  summary: 'mem0 list webhooks',
  description: 'Lists the webhooks created by mem0’s route. The project is the one that ping returns.',
  reads: true,
  output: z.array(webhook),
  status: 200,
  errors: ['not_found'],
});

export const mem0CreateWebhook = operation({
  ...ofTenant,
  ...project,
  name: 'mem0.create_webhook',
  method: 'POST',
  summary: 'mem0 create webhook',
  description:
    'Each delivery is about one memory: `{event_details: {id, data: {memory}, event}}`, signed like all webhooks. The secret is returned only this once.',
  reads: false,
  body: z.looseObject({ url, name: label.default('webhook'), event_types: eventTypes }),
  output: z.object({ ...webhook.shape, secret: z.string() }),
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const mem0UpdateWebhook = operation({
  ...ofTenant,
  ...one,
  name: 'mem0.update_webhook',
  method: 'PUT',
  summary: 'mem0 update webhook',
  reads: false,
  body: z.looseObject({
    url: url.nullable().optional(),
    name: label.nullable().optional(),
    event_types: eventTypes.nullable().optional(),
    is_active: z.boolean().nullable().optional(),
  }),
  output: webhook,
  status: 200,
  errors: ['not_found'],
});

export const mem0DeleteWebhook = operation({
  ...ofTenant,
  ...one,
  name: 'mem0.delete_webhook',
  method: 'DELETE',
  summary: 'mem0 delete webhook',
  reads: false,
  output: z.object({ message: z.string() }),
  status: 200,
  errors: ['not_found'],
});

export const MEM0_WEBHOOK_OPERATIONS = [
  mem0ListWebhooks,
  mem0CreateWebhook,
  mem0UpdateWebhook,
  mem0DeleteWebhook,
] as const;
