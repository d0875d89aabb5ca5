import type {
  WebhooksCreateBody,
  WebhooksListDeliveriesQuery,
  WebhooksReplayBody,
  WebhooksRotateSecretBody,
  WebhooksUpdateBody,
} from './generated/webhooks.js';
import { type ItemOf, type Paged, paged } from './pages.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** Addresses that are told of what happens: `client.webhooks`. Needs `admin`. */
export class Webhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The answer holds the secret that signs what is sent, this once. */
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

  /** The answer holds the new secret, this once. */
  rotateSecret(
    id: string,
    settings: WebhooksRotateSecretBody = {},
    options?: CallOptions,
  ): Promise<OutputOf<'webhooks.rotate_secret'>> {
    return this.#transport.call('webhooks.rotate_secret', { params: { id }, body: settings }, options);
  }

  /** Sends an event of nothing, and answers what became of it. */
  test(id: string, options?: CallOptions): Promise<OutputOf<'webhooks.test'>> {
    return this.#transport.call('webhooks.test', { params: { id } }, options);
  }

  /** What it was told, and what it was not and why. Newest first. */
  listDeliveries(
    id: string,
    query: WebhooksListDeliveriesQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'webhooks.list_deliveries'>, OutputOf<'webhooks.list_deliveries'>> {
    return paged(this.#transport, 'webhooks.list_deliveries', { params: { id }, query }, options);
  }

  /** Tells again what was given up. */
  replay(id: string, settings: WebhooksReplayBody = {}, options?: CallOptions): Promise<OutputOf<'webhooks.replay'>> {
    return this.#transport.call('webhooks.replay', { params: { id }, body: settings }, options);
  }
}
