import type {
  DeadLettersDiscardMatchingBody,
  DeadLettersListQuery,
  DeadLettersReplayMatchingBody,
} from './generated/dead-letters.js';
import type { JobsGetQuery, JobsListQuery } from './generated/jobs.js';
import { type ItemOf, type Paged, paged } from './pages.js';
import type { CallOptions, OutputOf, Transport } from './transport.js';

/** What the server does in the background: `client.jobs`. Finished jobs are deleted after a day. */
export class Jobs {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  get(id: string, query?: JobsGetQuery, options?: CallOptions): Promise<OutputOf<'jobs.get'>> {
    return this.#transport.call('jobs.get', { params: { id }, query }, options);
  }

  /** Newest first. */
  list(query: JobsListQuery = {}, options?: CallOptions): Paged<ItemOf<'jobs.list'>, OutputOf<'jobs.list'>> {
    return paged(this.#transport, 'jobs.list', { query }, options);
  }
}

/** Jobs that were given up: `client.deadLetters`. Needs `admin`. */
export class DeadLetters {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list(
    query: DeadLettersListQuery = {},
    options?: CallOptions,
  ): Paged<ItemOf<'dead_letters.list'>, OutputOf<'dead_letters.list'>> {
    return paged(this.#transport, 'dead_letters.list', { query }, options);
  }

  /** Retries it from the beginning. */
  replay(id: string, options?: CallOptions): Promise<OutputOf<'dead_letters.replay'>> {
    return this.#transport.call('dead_letters.replay', { params: { id } }, options);
  }

  replayMatching(
    filter: DeadLettersReplayMatchingBody,
    options?: CallOptions,
  ): Promise<OutputOf<'dead_letters.replay_matching'>> {
    return this.#transport.call('dead_letters.replay_matching', { body: filter }, options);
  }

  /** Permanently. */
  discard(id: string, options?: CallOptions): Promise<OutputOf<'dead_letters.discard'>> {
    return this.#transport.call('dead_letters.discard', { params: { id } }, options);
  }

  discardMatching(
    filter: DeadLettersDiscardMatchingBody,
    options?: CallOptions,
  ): Promise<OutputOf<'dead_letters.discard_matching'>> {
    return this.#transport.call('dead_letters.discard_matching', { body: filter }, options);
  }
}
