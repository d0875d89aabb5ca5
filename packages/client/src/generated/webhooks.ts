// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { InstantInput, Webhook, WebhookDelivery } from './components.js';

export interface WebhooksCreateBody {
  name?: string;
  /** `https`. Private addresses, and `http`, only where the operator allows the network. */
  url: string;
  /** Of which it is told: `record.created`, `record.updated`, `record.forgotten`, `record.restored`, `record.deleted`, `message.created`, `message.updated`, `message.deleted`, `intention.triggered`, `block.created`, `block.updated`, `block.deleted`, `erasure.accepted`, `erasure.completed`, `job.given_up`, `record.*`, `*`. */
  events: readonly string[];
  /** Whether what it is told brings content along. False: ids alone. */
  content?: boolean;
}

/**
 * Have an address told of what happens: `POST /v1/admin/webhooks`.
 *
 * With a secret, which is shown this once. At most 20 of a tenant. A bound key may not; content wants a key that may read it.
 *
 * Needs `admin`.
 */
export interface WebhooksCreateOutput {
  id: string;
  name: string;
  url: string;
  events: string[];
  content: boolean;
  /** `mem0`: made by mem0’s routes, and told in mem0’s shape. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `gone`: it answered 410. `failing`: for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** The secret before the last rotation signs too until then. */
  previous_secret_until?: string;
  /** To about a minute. */
  last_delivered_at?: string;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** Signs what is sent (Standard Webhooks). Shown this once. */
  secret: string;
}

/**
 * List the webhooks: `GET /v1/admin/webhooks`.
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
  /** `mem0`: made by mem0’s routes, and told in mem0’s shape. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `gone`: it answered 410. `failing`: for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** The secret before the last rotation signs too until then. */
  previous_secret_until?: string;
  /** To about a minute. */
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
  /** `https`. Private addresses, and `http`, only where the operator allows the network. */
  url?: string;
  /** Of which it is told: `record.created`, `record.updated`, `record.forgotten`, `record.restored`, `record.deleted`, `message.created`, `message.updated`, `message.deleted`, `intention.triggered`, `block.created`, `block.updated`, `block.deleted`, `erasure.accepted`, `erasure.completed`, `job.given_up`, `record.*`, `*`. */
  events?: readonly string[];
  /** Whether what it is told brings content along. False: ids alone. */
  content?: boolean;
  /** What happens while it is not is never told. */
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
  /** `mem0`: made by mem0’s routes, and told in mem0’s shape. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `gone`: it answered 410. `failing`: for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** The secret before the last rotation signs too until then. */
  previous_secret_until?: string;
  /** To about a minute. */
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
 * What still waits for it is not sent any more.
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
  /** So long the secret before signs too. */
  overlap_hours?: number;
}

/**
 * Give a webhook a new secret: `POST /v1/admin/webhooks/{id}/rotate-secret`.
 *
 * Until the overlap ends what is sent bears a signature by each.
 *
 * Needs `admin`.
 */
export interface WebhooksRotateSecretOutput {
  id: string;
  name: string;
  url: string;
  events: string[];
  content: boolean;
  /** `mem0`: made by mem0’s routes, and told in mem0’s shape. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `gone`: it answered 410. `failing`: for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** The secret before the last rotation signs too until then. */
  previous_secret_until?: string;
  /** To about a minute. */
  last_delivered_at?: string;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** Signs what is sent (Standard Webhooks). Shown this once. */
  secret: string;
}

export interface WebhooksTestParams {
  id: string;
}

/**
 * Send a webhook a test: `POST /v1/admin/webhooks/{id}/test`.
 *
 * At once, also to one that is disabled. The event is `webhook.test`, of no memory. Nothing is tried again.
 *
 * Needs `admin`.
 */
export interface WebhooksTestOutput {
  delivered: boolean;
  /** Of its answer, where there was one. */
  status?: number;
  /** A code. Absent: it was delivered. */
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
  /** How many at once. */
  limit?: number;
}

/**
 * Send again what was given up: `POST /v1/admin/webhooks/{id}/replay`.
 *
 * Oldest first, under the ids that it had. Of users who were erased since nothing is sent.
 *
 * Needs `admin`.
 */
export interface WebhooksReplayOutput {
  replayed: number;
  /** Of users who were erased since. */
  dropped: number;
  has_more: boolean;
}

export interface WebhooksListDeliveriesParams {
  id: string;
}

export interface WebhooksListDeliveriesQuery {
  state?: 'waiting' | 'retrying' | 'delivered' | 'dropped' | 'given_up';
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * What a webhook was told, and what it was not: `GET /v1/admin/webhooks/{id}/deliveries`.
 *
 * Newest first. What was delivered is listed for a day, what was given up until it is replayed or discarded; what is of a user who is erased goes with them.
 *
 * Needs `admin`.
 */
export interface WebhooksListDeliveriesOutput {
  deliveries: WebhookDelivery[];
  has_more: boolean;
  next_cursor?: string;
}
