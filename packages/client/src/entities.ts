import type { EntitiesFactsQuery, EntitiesListQuery } from './generated/entities.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** Names that memories mention: `client.entities`. */
export class Entities {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Those mentioned by most memories first. */
  list(query?: EntitiesListQuery, options?: CallOptions): Promise<OutputOf<'entities.list'>> {
    return this.#transport.call('entities.list', { query }, options);
  }

  /** What memories say about a name, the latest first. */
  facts(name: string, query?: EntitiesFactsQuery, options?: CallOptions): Promise<OutputOf<'entities.facts'>> {
    return this.#transport.call('entities.facts', { params: { id: name }, query }, options);
  }

  /** Reads the names of memories stored before this feature. Needs `admin`. */
  readNames(options?: CallOptions): Promise<OutputOf<'entities.read_names'>> {
    return this.#transport.call('entities.read_names', {}, options);
  }
}
