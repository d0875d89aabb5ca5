/**
 * What a webhook can be told of, by those who tell it: `happened` of `platform/database`. Any other `family.verb` may come
 * later and can be asked for already.
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

/** Sent by the test of a webhook alone. */
export const TEST_EVENT = 'webhook.test';

/** `record.created`, `record.*` or `*`. */
export const EVENT_PATTERN = /^(?:\*|[a-z][a-z_]{0,30}\.(?:\*|[a-z][a-z_]{0,30}))$/;
