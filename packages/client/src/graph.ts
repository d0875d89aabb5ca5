import type { EdgesCreateBody, EdgesDeleteQuery, EdgesListQuery } from './generated/edges.js';
import type { GraphPutSettingsBody, GraphRelatedQuery } from './generated/graph.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** Links between memories: `client.edges`. */
export class Edges {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** From the record with this id to another. Adding the same link again changes its strength and metadata. */
  create(id: string, edge: EdgesCreateBody, options?: CallOptions): Promise<OutputOf<'edges.create'>> {
    return this.#transport.call('edges.create', { params: { id }, body: edge }, options);
  }

  list(id: string, query?: EdgesListQuery, options?: CallOptions): Promise<OutputOf<'edges.list'>> {
    return this.#transport.call('edges.list', { params: { id }, query }, options);
  }

  delete(id: string, edge: EdgesDeleteQuery, options?: CallOptions): Promise<OutputOf<'edges.delete'>> {
    return this.#transport.call('edges.delete', { params: { id }, query: edge }, options);
  }
}

/** What follows from links: `client.graph`. Settings need `admin`. */
export class Graph {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Records related to a record, strongest first. */
  related(id: string, query?: GraphRelatedQuery, options?: CallOptions): Promise<OutputOf<'graph.related'>> {
    return this.#transport.call('graph.related', { params: { id }, query }, options);
  }

  settings(options?: CallOptions): Promise<OutputOf<'graph.settings'>> {
    return this.#transport.call('graph.settings', {}, options);
  }

  putSettings(settings: GraphPutSettingsBody, options?: CallOptions): Promise<OutputOf<'graph.put_settings'>> {
    return this.#transport.call('graph.put_settings', { body: settings }, options);
  }
}
