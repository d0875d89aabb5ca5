import { z } from 'zod';
import { MOST_WEBHOOK_ATTEMPTS } from '../jobs.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';
import { EVENT_PATTERN, EVENT_TYPES } from './webhook-events.js';

/** Each webhook adds a request for every stored memory. */
export const MOST_WEBHOOKS = 20;
export const MOST_URL_LENGTH = 2_048;
const MOST_OVERLAP_HOURS = 7 * 24;

const event = z
  .string()
  .max(64)
  .regex(EVENT_PATTERN, 'must be an event such as record.created, a family such as record.*, or *');
const url = z
  .string()
  .min(1)
  .max(MOST_URL_LENGTH)
  .describe('Must be `https`. Private addresses and `http` need a network that the operator allows.');
const events = z
  .array(event)
  .min(1)
  .max(64)
  .describe(`The events to send: ${EVENT_TYPES.map((one) => `\`${one}\``).join(', ')}, \`record.*\`, \`*\`.`);
const content = z.boolean().describe('Whether deliveries include content. false: ids only.');

const webhookOutput = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  content: z.boolean(),
  format: z.enum(['recollect', 'mem0']).describe('`mem0`: created by mem0’s routes, and sent in mem0’s format.'),
  enabled: z.boolean(),
  disabled_for: z
    .enum(['asked', 'gone', 'failing'])
    .optional()
    .describe('`asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days.'),
  previous_secret_until: instantOutput.optional().describe('Until then, the previous secret also signs.'),
  last_delivered_at: instantOutput.optional().describe('Accurate to about a minute.'),
  failing_since: instantOutput.optional(),
  last_error: z.string().optional().describe('Why the last attempt failed.'),
  created_at: instantOutput,
  updated_at: instantOutput,
});
SCHEMAS.add(webhookOutput, { id: 'Webhook', description: 'An endpoint that receives the tenant’s events.' });
export type WebhookOutput = z.input<typeof webhookOutput>;

const newWebhookOutput = z.object({
  ...webhookOutput.shape,
  secret: z.string().describe('Signs deliveries (Standard Webhooks). Returned only once.'),
});
SCHEMAS.add(newWebhookOutput, {
  id: 'NewWebhook',
  description: 'A webhook with its secret. The secret is returned only once.',
});
export type NewWebhookOutput = z.input<typeof newWebhookOutput>;

const params = z.object({ id: label });
const reason = z.string().describe('Why it failed, in plain words.');
const ofTenant = { permission: 'admin', touches: 'tenant' } as const;

export const createWebhook = operation({
  ...ofTenant,
  name: 'webhooks.create',
  method: 'POST',
  path: '/v1/admin/webhooks',
  summary: 'Create a webhook',
  description: `Returns its secret, only this once. At most ${MOST_WEBHOOKS} per tenant. A bound key is refused. Deliveries with content need a key that can read that content.`,
  reads: false,
  body: z.strictObject({ name: label.default('webhook'), url, events, content: content.default(false) }),
  output: newWebhookOutput,
  status: 201,
  errors: ['conflict'],
});

export const listWebhooks = operation({
  ...ofTenant,
  name: 'webhooks.list',
  method: 'GET',
  path: '/v1/admin/webhooks',
  summary: 'List webhooks',
  reads: true,
  output: z.object({ webhooks: z.array(webhookOutput) }),
  status: 200,
});

export const getWebhook = operation({
  ...ofTenant,
  name: 'webhooks.get',
  method: 'GET',
  path: '/v1/admin/webhooks/{id}',
  summary: 'Read a webhook',
  reads: true,
  params,
  output: webhookOutput,
  status: 200,
  errors: ['not_found'],
});

export const updateWebhook = operation({
  ...ofTenant,
  name: 'webhooks.update',
  method: 'PATCH',
  path: '/v1/admin/webhooks/{id}',
  summary: 'Change, disable or enable a webhook',
  reads: false,
  params,
  body: z.strictObject({
    name: label.optional(),
    url: url.optional(),
    events: events.optional(),
    content: content.optional(),
    enabled: z.boolean().optional().describe('Events that happen while it is disabled are never sent.'),
  }),
  output: webhookOutput,
  status: 200,
  errors: ['not_found'],
});

export const deleteWebhook = operation({
  ...ofTenant,
  name: 'webhooks.delete',
  method: 'DELETE',
  path: '/v1/admin/webhooks/{id}',
  summary: 'Delete a webhook',
  description: 'Pending deliveries are not sent any more.',
  reads: false,
  params,
  output: z.object({ id: z.string(), deleted: z.literal(true) }),
  status: 200,
  errors: ['not_found'],
});

export const rotateWebhookSecret = operation({
  ...ofTenant,
  name: 'webhooks.rotate_secret',
  method: 'POST',
  path: '/v1/admin/webhooks/{id}/rotate-secret',
  summary: 'Rotate the secret of a webhook',
  description: 'During the overlap, deliveries carry a signature for each secret.',
  reads: false,
  params,
  body: z
    .strictObject({
      overlap_hours: z
        .int()
        .min(0)
        .max(MOST_OVERLAP_HOURS)
        .default(24)
        .describe('Hours during which the previous secret also signs.'),
    })
    .prefault({}),
  output: newWebhookOutput,
  status: 200,
  errors: ['not_found'],
});

export const testWebhook = operation({
  ...ofTenant,
  name: 'webhooks.test',
  method: 'POST',
  path: '/v1/admin/webhooks/{id}/test',
  summary: 'Send a test event to a webhook',
  description:
    'Sends the event `webhook.test`, which is about no memory, at once, even to a disabled webhook. It is not retried.',
  reads: false,
  params,
  output: z.object({
    delivered: z.boolean(),
    status: z.int().optional().describe('The status code of the response, if there was one.'),
    error: z.string().optional().describe('An error code. Absent: it was delivered.'),
    reason: reason.optional(),
    duration_ms: z.int(),
  }),
  status: 200,
  errors: ['not_found'],
  weight: 10,
});

export const replayWebhook = operation({
  ...ofTenant,
  name: 'webhooks.replay',
  method: 'POST',
  path: '/v1/admin/webhooks/{id}/replay',
  summary: 'Replay failed deliveries',
  description: 'Oldest first, with their original ids. Deliveries about users who were erased since are not sent.',
  reads: false,
  params,
  body: z
    .strictObject({
      failed_since: instantInput.optional(),
      limit: z.int().min(1).max(1_000).default(100).describe('Maximum number of deliveries.'),
    })
    .prefault({}),
  output: z.object({
    replayed: z.int(),
    dropped: z.int().describe('Deliveries about users who were erased since.'),
    has_more: z.boolean(),
  }),
  status: 200,
  errors: ['not_found'],
});

/**
 * `waiting`: no attempt yet. `retrying`: failed and waits for the next attempt. `delivered`. `dropped`: its content
 * no longer exists, so nothing was sent. `given_up`.
 */
const DELIVERY_STATES = ['waiting', 'retrying', 'delivered', 'dropped', 'given_up'] as const;

const attemptOutput = z.object({
  at: instantOutput,
  url: z.string().optional().describe('Where it was sent. Absent: nothing was sent.'),
  status: z.int().optional().describe('The status code of the response, if there was one.'),
  error: z.string().optional().describe('An error code. Absent: it was delivered.'),
  reason: reason.optional(),
  duration_ms: z.int(),
});
const deliveryOutput = z.object({
  event_id: z.string().describe('The `webhook-id` header of the delivery.'),
  type: z.string(),
  user_id: z.string().optional(),
  ids: z.array(z.string()).describe('The ids in the event. Empty if it was dropped.'),
  happened_at: instantOutput,
  state: z.enum(DELIVERY_STATES),
  attempts: z
    .array(attemptOutput)
    .describe(`Oldest first, the last ${MOST_WEBHOOK_ATTEMPTS}, including those before a replay.`),
  reason: reason.optional(),
  next_try_at: instantOutput
    .optional()
    .describe('When it is retried automatically. Absent for a failed delivery that only a replay retries.'),
  finished_at: instantOutput.optional(),
});
SCHEMAS.add(deliveryOutput, { id: 'WebhookDelivery', description: 'An event delivered to a webhook.' });
export type DeliveryOutput = z.input<typeof deliveryOutput>;

export const listWebhookDeliveries = operation({
  ...ofTenant,
  name: 'webhooks.list_deliveries',
  method: 'GET',
  path: '/v1/admin/webhooks/{id}/deliveries',
  summary: 'List the deliveries of a webhook',
  description:
    'Newest first. Delivered events are listed for a day, failed ones until they are replayed or discarded. Events about a user who is erased are deleted with the user.',
  reads: true,
  params,
  query: z.strictObject({ state: z.enum(DELIVERY_STATES).optional(), ...page }),
  output: z.object({ deliveries: z.array(deliveryOutput), ...pageEnd }),
  status: 200,
  errors: ['not_found'],
});

export const WEBHOOK_OPERATIONS = [
  createWebhook,
  listWebhooks,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  replayWebhook,
  listWebhookDeliveries,
] as const;
