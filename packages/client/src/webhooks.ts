import type {
  WebhooksCreateBody,
  WebhooksListDeliveriesQuery,
  WebhooksReplayBody,
  WebhooksRotateSecretBody,
  WebhooksUpdateBody,
} from './generated/webhooks.js';
import { type ItemOf, type Paged, paged } from './pages.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** Addresses that are notified of events: `client.webhooks`. Needs `admin`. */
export class Webhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The response contains the signing secret, only this once. */
  create(webhook: WebhooksCreateBody, options?: CallOptions): Promise<OutputOf<'webhooks.create'>> {
    return this.#transport.call('webhooks.create', { body: webhook }, options);
  }

  list(options?: CallOptions): Promise<OutputOf<'webhooks.list'>> {
    return this.#transport.call('webhooks.list', {}, options);
  }

  get(id: string, options?: CallOptions): Promise<OutputOf<'webhooks.get'>> {
    return this.#transport.call('webhooks.get', { params: { id } }, options);
  }

  update(id: string, changes: WebhooksUpdateBody, options?: CallOptions): Promise<OutputOf<'webhooks.update'>> {
    return this.#transport.call('webhooks.update', { params: { id }, body: changes }, options);
  }

  delete(id: string, options?: CallOptions): Promise<OutputOf<'webhooks.delete'>> {
    return this.#transport.call('webhooks.delete', { params: { id } }, options);
  }

  /** The response contains the new secret, only this once. */
  rotateSecret(
    id: string,
    settings: WebhooksRotateSecretBody = {},
    options?: CallOptions,
  ): Promise<OutputOf<'webhooks.rotate_secret'>> {
    return this.#transport.call('webhooks.rotate_secret', { params: { id }, body: settings }, options);
  }

  /** Sends a test event, and returns the outcome. */
  test(id: string, options?: CallOptions): Promise<OutputOf<'webhooks.test'>> {
    return this.#transport.call('webhooks.test', { params: { id } }, options);
  }

  /** What was delivered, and what was not and why. Newest first. */
  listDeliveries(
    id: string,
    query: WebhooksListDeliveriesQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'webhooks.list_deliveries'>, OutputOf<'webhooks.list_deliveries'>> {
    return paged(this.#transport, 'webhooks.list_deliveries', { params: { id }, query }, options);
  }

  /** Delivers again what was given up. */
  replay(id: string, settings: WebhooksReplayBody = {}, options?: CallOptions): Promise<OutputOf<'webhooks.replay'>> {
    return this.#transport.call('webhooks.replay', { params: { id }, body: settings }, options);
  }
}
