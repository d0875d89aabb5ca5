/**
 * The events that webhooks can receive. They are reported with `happened` of `platform/database`. Other `family.verb`
 * names may be added later, and can already be subscribed to.
 */
export const EVENT_TYPES = [
  'record.created',
  'record.updated',
  'record.forgotten',
  'record.restored',
  'record.deleted',
  'message.created',
  'message.updated',
  'message.deleted',
  'intention.triggered',
  'block.created',
  'block.updated',
  'block.deleted',
  'erasure.accepted',
  'erasure.completed',
  'job.given_up',
] as const;

/** Sent only by the webhook test. */
export const TEST_EVENT = 'webhook.test';

/** `record.created`, `record.*` or `*`. */
export const EVENT_PATTERN = /^(?:\*|[a-z][a-z_]{0,30}\.(?:\*|[a-z][a-z_]{0,30}))$/;
