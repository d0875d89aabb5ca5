// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { InstantInput, Webhook, WebhookDelivery } from './components.js';

export interface WebhooksCreateBody {
  name?: string;
  /** Must be `https`. Private addresses and `http` need a network that the operator allows. */
  url: string;
  /** The events to send: `record.created`, `record.updated`, `record.forgotten`, `record.restored`, `record.deleted`, `message.created`, `message.updated`, `message.deleted`, `intention.triggered`, `block.created`, `block.updated`, `block.deleted`, `erasure.accepted`, `erasure.completed`, `job.given_up`, `record.*`, `*`. */
  events: readonly string[];
  /** Whether deliveries include content. false: ids only. */
  content?: boolean;
}

/**
 * Create a webhook: `POST /v1/admin/webhooks`.
 *
 * Returns its secret, only this once. At most 20 per tenant. A bound key is refused. Deliveries with content need a key that can read that content.
 *
 * Needs `admin`.
 */
export interface WebhooksCreateOutput {
  id: string;
  name: string;
  url: string;
  events: string[];
  content: boolean;
  /** `mem0`: created by mem0’s routes, and sent in mem0’s format. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** Until then, the previous secret also signs. */
  previous_secret_until?: string;
  /** Accurate to about a minute. */
  last_delivered_at?: string;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** Signs deliveries (Standard Webhooks). Returned only once. */
  secret: string;
}

/**
 * List webhooks: `GET /v1/admin/webhooks`.
 *
 * Needs `admin`.
 */
export interface WebhooksListOutput {
  webhooks: Webhook[];
}

export interface WebhooksGetParams {
  id: string;
}

/**
 * Read a webhook: `GET /v1/admin/webhooks/{id}`.
 *
 * Needs `admin`.
 */
export interface WebhooksGetOutput {
  id: string;
  name: string;
  url: string;
  events: string[];
  content: boolean;
  /** `mem0`: created by mem0’s routes, and sent in mem0’s format. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** Until then, the previous secret also signs. */
  previous_secret_until?: string;
  /** Accurate to about a minute. */
  last_delivered_at?: string;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

export interface WebhooksUpdateParams {
  id: string;
}

export interface WebhooksUpdateBody {
  name?: string;
  /** Must be `https`. Private addresses and `http` need a network that the operator allows. */
  url?: string;
  /** The events to send: `record.created`, `record.updated`, `record.forgotten`, `record.restored`, `record.deleted`, `message.created`, `message.updated`, `message.deleted`, `intention.triggered`, `block.created`, `block.updated`, `block.deleted`, `erasure.accepted`, `erasure.completed`, `job.given_up`, `record.*`, `*`. */
  events?: readonly string[];
  /** Whether deliveries include content. false: ids only. */
  content?: boolean;
  /** Events that happen while it is disabled are never sent. */
  enabled?: boolean;
}

/**
 * Change, disable or enable a webhook: `PATCH /v1/admin/webhooks/{id}`.
 *
 * Needs `admin`.
 */
export interface WebhooksUpdateOutput {
  id: string;
  name: string;
  url: string;
  events: string[];
  content: boolean;
  /** `mem0`: created by mem0’s routes, and sent in mem0’s format. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** Until then, the previous secret also signs. */
  previous_secret_until?: string;
  /** Accurate to about a minute. */
  last_delivered_at?: string;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

export interface WebhooksDeleteParams {
  id: string;
}

/**
 * Delete a webhook: `DELETE /v1/admin/webhooks/{id}`.
 *
 * Pending deliveries are not sent any more.
 *
 * Needs `admin`.
 */
export interface WebhooksDeleteOutput {
  id: string;
  deleted: true;
}

export interface WebhooksRotateSecretParams {
  id: string;
}

export interface WebhooksRotateSecretBody {
  /** Hours during which the previous secret also signs. */
  overlap_hours?: number;
}

/**
 * Rotate the secret of a webhook: `POST /v1/admin/webhooks/{id}/rotate-secret`.
 *
 * During the overlap, deliveries carry a signature for each secret.
 *
 * Needs `admin`.
 */
export interface WebhooksRotateSecretOutput {
  id: string;
  name: string;
  url: string;
  events: string[];
  content: boolean;
  /** `mem0`: created by mem0’s routes, and sent in mem0’s format. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** Until then, the previous secret also signs. */
  previous_secret_until?: string;
  /** Accurate to about a minute. */
  last_delivered_at?: string;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** Signs deliveries (Standard Webhooks). Returned only once. */
  secret: string;
}

export interface WebhooksTestParams {
  id: string;
}

/**
 * Send a test event to a webhook: `POST /v1/admin/webhooks/{id}/test`.
 *
 * Sends the event `webhook.test`, which is about no memory, at once, even to a disabled webhook. It is not retried.
 *
 * Needs `admin`.
 */
export interface WebhooksTestOutput {
  delivered: boolean;
  /** The status code of the response, if there was one. */
  status?: number;
  /** An error code. Absent: it was delivered. */
  error?: string;
  /** Why it failed, in plain words. */
  reason?: string;
  duration_ms: number;
}

export interface WebhooksReplayParams {
  id: string;
}

export interface WebhooksReplayBody {
  failed_since?: InstantInput;
  /** Maximum number of deliveries. */
  limit?: number;
}

/**
 * Replay failed deliveries: `POST /v1/admin/webhooks/{id}/replay`.
 *
 * Oldest first, with their original ids. Deliveries about users who were erased since are not sent.
 *
 * Needs `admin`.
 */
export interface WebhooksReplayOutput {
  replayed: number;
  /** Deliveries about users who were erased since. */
  dropped: number;
  has_more: boolean;
}

export interface WebhooksListDeliveriesParams {
  id: string;
}

export interface WebhooksListDeliveriesQuery {
  state?: 'waiting' | 'retrying' | 'delivered' | 'dropped' | 'given_up';
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List the deliveries of a webhook: `GET /v1/admin/webhooks/{id}/deliveries`.
 *
 * Newest first. Delivered events are listed for a day, failed ones until they are replayed or discarded. Events about a user who is erased are deleted with the user.
 *
 * Needs `admin`.
 */
export interface WebhooksListDeliveriesOutput {
  deliveries: WebhookDelivery[];
  has_more: boolean;
  next_cursor?: string;
}
