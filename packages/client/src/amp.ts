import type {
  AmpAgentStatusQuery, AmpCallBody, AmpGetQuery, AmpListQuery, AmpSearchBody, AmpStatusQuery, AmpStoreBody,
} from './generated/amp.js'; // prettier-ignore
import { type ItemOf, type Paged, paged } from './pages.js';
import type { CallOptions, EditOptions, OutputOf, Transport, WriteOptions } from './transport.js';

export type AmpRecord = OutputOf<'amp.get'>['record'];

/** The Agent Memory Protocol in its own terms: `client.amp`. Times are Unix milliseconds. */
export class Amp {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  store(record: AmpStoreBody['record'], options?: WriteOptions): Promise<OutputOf<'amp.store'>> {
    return this.#transport.call('amp.store', { body: { record } }, options);
  }

  /** A string is the query. */
  search(input: string | AmpSearchBody, options?: CallOptions): Promise<OutputOf<'amp.search'>> {
    const body = typeof input === 'string' ? { query: input } : input;
    return this.#transport.call('amp.search', { body }, options);
  }

  get(id: string, query?: AmpGetQuery, options?: CallOptions): Promise<OutputOf<'amp.get'>> {
    return this.#transport.call('amp.get', { params: { id }, query }, options);
  }

  delete(id: string, options?: EditOptions): Promise<OutputOf<'amp.delete'>> {
    return this.#transport.call('amp.delete', { params: { id } }, options);
  }

  list(query: AmpListQuery = {}, options?: CallOptions): Paged<ItemOf<'amp.list'>, OutputOf<'amp.list'>> {
    return paged(this.#transport, 'amp.list', { query }, options);
  }

  status(query?: AmpStatusQuery, options?: CallOptions): Promise<OutputOf<'amp.status'>> {
    return this.#transport.call('amp.status', { query }, options);
  }

  agentStatus(
    agent: string,
    query?: AmpAgentStatusQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'amp.agent_status'>> {
    return this.#transport.call('amp.agent_status', { params: { agent }, query }, options);
  }

  /** Any operation of the protocol by its name, in one envelope. */
  call(envelope: AmpCallBody, options?: CallOptions): Promise<OutputOf<'amp.call'>> {
    return this.#transport.call('amp.call', { body: envelope }, options);
  }

  /** JSON Schemas of every record type and operation. */
  schema(options?: CallOptions): Promise<OutputOf<'amp.schema'>> {
    return this.#transport.call('amp.schema', {}, options);
  }

  /** Of one record type or operation, or of the error. */
  schemaOf(type: string, options?: CallOptions): Promise<OutputOf<'amp.schema_of'>> {
    return this.#transport.call('amp.schema_of', { params: { type } }, options);
  }
}
