import type { StatusAgentQuery, StatusGetQuery } from './generated/status.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** What is stored, and what agents do: `client.status`. */
export class Status {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  get(query?: StatusGetQuery, options?: CallOptions): Promise<OutputOf<'status.get'>> {
    return this.#transport.call('status.get', { query }, options);
  }

  agent(agent: string, query?: StatusAgentQuery, options?: CallOptions): Promise<OutputOf<'status.agent'>> {
    return this.#transport.call('status.agent', { params: { agent }, query }, options);
  }
}

/** The server itself, without a key: `client.health`. */
export class Health {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  live(options?: CallOptions): Promise<OutputOf<'health.live'>> {
    return this.#transport.call('health.live', {}, options);
  }

  /** Also responds if the server is not ready, and names the missing part. */
  ready(options?: CallOptions): Promise<OutputOf<'health.ready'>> {
    return this.#transport.call('health.ready', {}, options);
  }

  version(options?: CallOptions): Promise<OutputOf<'health.version'>> {
    return this.#transport.call('health.version', {}, options);
  }
}

/** A change of the embedding model: `client.embeddings`. Needs `admin`. */
export class Embeddings {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Fills the space of the next model, then reads from it. */
  reembed(options?: CallOptions): Promise<OutputOf<'embeddings.reembed'>> {
    return this.#transport.call('embeddings.reembed', {}, options);
  }

  reembedStatus(options?: CallOptions): Promise<OutputOf<'embeddings.reembed_status'>> {
    return this.#transport.call('embeddings.reembed_status', {}, options);
  }
}
