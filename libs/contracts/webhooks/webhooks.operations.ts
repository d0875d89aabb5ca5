import { z } from 'zod';
import { MOST_WEBHOOK_ATTEMPTS } from '../jobs.js';
import { operation } from '../operation.js';
import { page, pageEnd } from '../page.js';
import { instantInput, instantOutput, label } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';
import { EVENT_PATTERN, EVENT_TYPES } from './webhook-events.js';

/** More would be more requests for every memory that is stored. */
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
  .describe('`https`. Private addresses, and `http`, only where the operator allows the network.');
const events = z
  .array(event)
  .min(1)
  .max(64)
  .describe(`Of which it is told: ${EVENT_TYPES.map((one) => `\`${one}\``).join(', ')}, \`record.*\`, \`*\`.`);
const content = z.boolean().describe('Whether what it is told brings content along. False: ids alone.');

const webhookOutput = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  content: z.boolean(),
  format: z.enum(['recollect', 'mem0']).describe('`mem0`: made by mem0’s routes, and told in mem0’s shape.'),
  enabled: z.boolean(),
  disabled_for: z
    .enum(['asked', 'gone', 'failing'])
    .optional()
    .describe('`gone`: it answered 410. `failing`: for five days.'),
  previous_secret_until: instantOutput.optional().describe('The secret before the last rotation signs too until then.'),
  last_delivered_at: instantOutput.optional().describe('To about a minute.'),
  failing_since: instantOutput.optional(),
  last_error: z.string().optional().describe('Why the last attempt failed.'),
  created_at: instantOutput,
  updated_at: instantOutput,
});
SCHEMAS.add(webhookOutput, { id: 'Webhook', description: 'Whom the tenant wants told of what happens.' });
export type WebhookOutput = z.input<typeof webhookOutput>;

const newWebhookOutput = z.object({
  ...webhookOutput.shape,
  secret: z.string().describe('Signs what is sent (Standard Webhooks). Shown this once.'),
});
SCHEMAS.add(newWebhookOutput, {
  id: 'NewWebhook',
  description: 'A webhook with its secret, which is shown this once.',
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
  summary: 'Have an address told of what happens',
  description: `With a secret, which is shown this once. At most ${MOST_WEBHOOKS} of a tenant. A bound key may not; content wants a key that may read it.`,
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
  summary: 'List the webhooks',
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
    enabled: z.boolean().optional().describe('What happens while it is not is never told.'),
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
  description: 'What still waits for it is not sent any more.',
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
  summary: 'Give a webhook a new secret',
  description: 'Until the overlap ends what is sent bears a signature by each.',
  reads: false,
  params,
  body: z.strictObject({
    overlap_hours: z.int().min(0).max(MOST_OVERLAP_HOURS).default(24).describe('So long the secret before signs too.'),
  }),
  output: newWebhookOutput,
  status: 200,
  errors: ['not_found'],
});

export const testWebhook = operation({
  ...ofTenant,
  name: 'webhooks.test',
  method: 'POST',
  path: '/v1/admin/webhooks/{id}/test',
  summary: 'Send a webhook a test',
  description:
    'At once, also to one that is disabled. The event is `webhook.test`, of no memory. Nothing is tried again.',
  reads: false,
  params,
  output: z.object({
    delivered: z.boolean(),
    status: z.int().optional().describe('Of its answer, where there was one.'),
    error: z.string().optional().describe('A code. Absent: it was delivered.'),
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
  summary: 'Send again what was given up',
  description: 'Oldest first, under the ids that it had. Of users who were erased since nothing is sent.',
  reads: false,
  params,
  body: z.strictObject({
    failed_since: instantInput.optional(),
    limit: z.int().min(1).max(1_000).default(100).describe('How many at once.'),
  }),
  output: z.object({
    replayed: z.int(),
    dropped: z.int().describe('Of users who were erased since.'),
    has_more: z.boolean(),
  }),
  status: 200,
  errors: ['not_found'],
});

/**
 * `waiting` for its first attempt; `retrying`; `delivered`; `dropped`: nothing of it was left, so nothing was sent;
 * `given_up`.
 */
export const DELIVERY_STATES = ['waiting', 'retrying', 'delivered', 'dropped', 'given_up'] as const;

const attemptOutput = z.object({
  at: instantOutput,
  url: z.string().optional().describe('Where it was sent. Absent: nothing was.'),
  status: z.int().optional().describe('Of its answer, where there was one.'),
  error: z.string().optional().describe('A code. Absent: it was delivered.'),
  reason: reason.optional(),
  duration_ms: z.int(),
});
const deliveryOutput = z.object({
  event_id: z.string().describe('The `webhook-id` that it is sent under.'),
  type: z.string(),
  user_id: z.string().optional(),
  ids: z.array(z.string()).describe('What it tells of. None where it was dropped.'),
  happened_at: instantOutput,
  state: z.enum(DELIVERY_STATES),
  attempts: z
    .array(attemptOutput)
    .describe(`Oldest first, the last ${MOST_WEBHOOK_ATTEMPTS} of them, those before a replay too.`),
  reason: reason.optional(),
  next_try_at: instantOutput
    .optional()
    .describe('When it is tried by itself. Of one that was given up: absent where only a replay tries it again.'),
  finished_at: instantOutput.optional(),
});
SCHEMAS.add(deliveryOutput, { id: 'WebhookDelivery', description: 'An event on its way to a webhook.' });
export type DeliveryOutput = z.input<typeof deliveryOutput>;

export const listWebhookDeliveries = operation({
  ...ofTenant,
  name: 'webhooks.list_deliveries',
  method: 'GET',
  path: '/v1/admin/webhooks/{id}/deliveries',
  summary: 'What a webhook was told, and what it was not',
  description:
    'Newest first. What was delivered is listed for a day, what was given up until it is replayed or discarded; what is of a user who is erased goes with them.',
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
