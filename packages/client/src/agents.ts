import type {
  AgentsCoreMemoryQuery,
  AgentsCountQuery,
  AgentsCreateBody,
  AgentsGetQuery,
  AgentsListQuery,
  AgentsRecompileQuery,
  AgentsUpdateBody,
} from './generated/agents.js';
import type { ArchivalInsertBody, ArchivalListQuery, ArchivalSearchQuery } from './generated/archival.js';
import type { PassagesSearchBody } from './generated/passages.js';
import type { CallOptions, OutputOf, Transport, WriteOptions } from './transport.js';

/** Names that own blocks and memories: `client.agents`. */
export class Agents {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** With its own blocks, in one transaction. Without a `name` it gets a random one. */
  create(agent: AgentsCreateBody = {}, options?: CallOptions): Promise<OutputOf<'agents.create'>> {
    return this.#transport.call('agents.create', { body: agent }, options);
  }

  /** Newest first. The next page starts `after` the last agent of this one. */
  list(query?: AgentsListQuery, options?: CallOptions): Promise<OutputOf<'agents.list'>> {
    return this.#transport.call('agents.list', { query }, options);
  }

  count(query?: AgentsCountQuery, options?: CallOptions): Promise<OutputOf<'agents.count'>> {
    return this.#transport.call('agents.count', { query }, options);
  }

  get(id: string, query?: AgentsGetQuery, options?: CallOptions): Promise<OutputOf<'agents.get'>> {
    return this.#transport.call('agents.get', { params: { agent_id: id }, query }, options);
  }

  /** Changes only the named fields. */
  update(id: string, changes: AgentsUpdateBody, options?: CallOptions): Promise<OutputOf<'agents.update'>> {
    return this.#transport.call('agents.update', { params: { agent_id: id }, body: changes }, options);
  }

  /** Its blocks and memories are kept. */
  delete(id: string, options?: CallOptions): Promise<OutputOf<'agents.delete'>> {
    return this.#transport.call('agents.delete', { params: { agent_id: id } }, options);
  }

  coreMemory(
    id: string,
    query?: AgentsCoreMemoryQuery,
    options?: CallOptions,
  ): Promise<OutputOf<'agents.core_memory'>> {
    return this.#transport.call('agents.core_memory', { params: { agent_id: id }, query }, options);
  }

  /** Its `system` and its blocks, as in a prompt. */
  recompile(id: string, query?: AgentsRecompileQuery, options?: CallOptions): Promise<OutputOf<'agents.recompile'>> {
    return this.#transport.call('agents.recompile', { params: { agent_id: id }, query }, options);
  }
}

/** What an agent archives, as records of type `archival`: `client.archival`. */
export class Archival {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  insert(agent: string, passage: ArchivalInsertBody, options?: WriteOptions): Promise<OutputOf<'archival.insert'>> {
    return this.#transport.call('archival.insert', { params: { agent_id: agent }, body: passage }, options);
  }

  /** Oldest first. The next page starts `after` the last passage of this one. */
  list(agent: string, query?: ArchivalListQuery, options?: CallOptions): Promise<OutputOf<'archival.list'>> {
    return this.#transport.call('archival.list', { params: { agent_id: agent }, query }, options);
  }

  search(agent: string, query: ArchivalSearchQuery, options?: CallOptions): Promise<OutputOf<'archival.search'>> {
    return this.#transport.call('archival.search', { params: { agent_id: agent }, query }, options);
  }

  /** Of all agents, or of the named one. */
  searchAll(request: PassagesSearchBody, options?: CallOptions): Promise<OutputOf<'passages.search'>> {
    return this.#transport.call('passages.search', { body: request }, options);
  }

  delete(agent: string, passageId: string, options?: CallOptions): Promise<OutputOf<'archival.delete'>> {
    return this.#transport.call('archival.delete', { params: { agent_id: agent, memory_id: passageId } }, options);
  }
}
