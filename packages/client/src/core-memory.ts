import type {
  BlocksAgentsQuery, BlocksCheckpointBody, BlocksCountQuery, BlocksCreateBody, BlocksCreateOutput, BlocksDiffQuery,
  BlocksGetQuery, BlocksHistoryQuery, BlocksListQuery, BlocksUpdateBody,
} from './generated/blocks.js'; // prettier-ignore
import type {
  CoreMemoryAppendBody, CoreMemoryGetQuery, CoreMemoryListQuery, CoreMemoryRenderQuery, CoreMemoryReplaceBody,
  CoreMemoryUpdateBody,
} from './generated/core-memory.js'; // prettier-ignore
import type {
  MemoryApplyPatchBody, MemoryCommandBody, MemoryInsertBody, MemoryReplaceBody, MemoryRethinkBody,
} from './generated/memory.js'; // prettier-ignore
import type { CallOptions, EditOptions, OutputOf, Transport } from './transport.js';

/** A block in a response. */
export type Block = BlocksCreateOutput;

/** Durable, named, editable pieces of core memory: `client.blocks`. A block is named by its id or by your own. */
export class Blocks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** @throws ConflictError if your `block_id` is taken */
  create(block: BlocksCreateBody, options?: CallOptions): Promise<Block> {
    return this.#transport.call('blocks.create', { body: block }, options);
  }

  /** One page; `after` takes the id of the last one. */
  list(query?: BlocksListQuery, options?: CallOptions): Promise<OutputOf<'blocks.list'>> {
    return this.#transport.call('blocks.list', { query }, options);
  }

  count(query?: BlocksCountQuery, options?: CallOptions): Promise<number> {
    return this.#transport.call('blocks.count', { query }, options);
  }

  get(id: string, query?: BlocksGetQuery, options?: CallOptions): Promise<Block> {
    return this.#transport.call('blocks.get', { params: { block_id: id }, query }, options);
  }

  /** Changes the fields that are named and not null. @throws VersionMismatchError, with `ifMatch` */
  update(id: string, changes: BlocksUpdateBody, options?: EditOptions): Promise<Block> {
    return this.#transport.call('blocks.update', { params: { block_id: id }, body: changes }, options);
  }

  /** With its history, and from every agent that has it. */
  delete(id: string, options?: EditOptions): Promise<OutputOf<'blocks.delete'>> {
    return this.#transport.call('blocks.delete', { params: { block_id: id } }, options);
  }

  /** The agents that have it. */
  agents(id: string, query?: BlocksAgentsQuery, options?: CallOptions): Promise<OutputOf<'blocks.agents'>> {
    return this.#transport.call('blocks.agents', { params: { block_id: id }, query }, options);
  }

  /** All its states, newest first. */
  history(id: string, query?: BlocksHistoryQuery, options?: CallOptions): Promise<OutputOf<'blocks.history'>> {
    return this.#transport.call('blocks.history', { params: { block_id: id }, query }, options);
  }

  /** The difference between two states; without arguments, that of the last change. */
  diff(id: string, query?: BlocksDiffQuery, options?: CallOptions): Promise<OutputOf<'blocks.diff'>> {
    return this.#transport.call('blocks.diff', { params: { block_id: id }, query }, options);
  }

  /** Names the current state. Undone states are dropped. */
  checkpoint(id: string, request?: BlocksCheckpointBody, options?: EditOptions): Promise<Block> {
    return this.#transport.call('blocks.checkpoint', { params: { block_id: id }, body: request }, options);
  }

  /** @throws ConflictError at the beginning of its history */
  undo(id: string, options?: EditOptions): Promise<Block> {
    return this.#transport.call('blocks.undo', { params: { block_id: id } }, options);
  }

  /** @throws ConflictError if nothing was undone */
  redo(id: string, options?: EditOptions): Promise<Block> {
    return this.#transport.call('blocks.redo', { params: { block_id: id } }, options);
  }
}

/**
 * The blocks of an agent, and Letta's tools for them: `client.coreMemory`. An agent is named by its id or its name. If
 * a tool fails, the response has `ok: false` instead of an error.
 */
export class CoreMemory {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list(agent: string, query?: CoreMemoryListQuery, options?: CallOptions): Promise<OutputOf<'core_memory.list'>> {
    return this.#transport.call('core_memory.list', { params: { agent_id: agent }, query }, options);
  }

  get(agent: string, label: string, query?: CoreMemoryGetQuery, options?: CallOptions): Promise<Block> {
    return this.#transport.call('core_memory.get', { params: { agent_id: agent, block_label: label }, query }, options);
  }

  /** @throws VersionMismatchError, with `ifMatch` */
  update(agent: string, label: string, changes: CoreMemoryUpdateBody, options?: EditOptions): Promise<Block> {
    const params = { agent_id: agent, block_label: label };
    return this.#transport.call('core_memory.update', { params, body: changes }, options);
  }

  /** @throws ConflictError if the agent has another block with this label */
  attach(agent: string, block: string, options?: CallOptions): Promise<OutputOf<'core_memory.attach'>> {
    return this.#transport.call('core_memory.attach', { params: { agent_id: agent, block_id: block } }, options);
  }

  /** The block itself is kept. */
  detach(agent: string, block: string, options?: CallOptions): Promise<OutputOf<'core_memory.detach'>> {
    return this.#transport.call('core_memory.detach', { params: { agent_id: agent, block_id: block } }, options);
  }

  /** As in a prompt. */
  render(agent: string, query?: CoreMemoryRenderQuery, options?: CallOptions): Promise<OutputOf<'core_memory.render'>> {
    return this.#transport.call('core_memory.render', { params: { agent_id: agent }, query }, options);
  }

  /** `core_memory_append` */
  append(agent: string, asked: CoreMemoryAppendBody, options?: CallOptions): Promise<OutputOf<'core_memory.append'>> {
    return this.#transport.call('core_memory.append', { params: { agent_id: agent }, body: asked }, options);
  }

  /** `core_memory_replace`: everywhere in the block. */
  replaceAll(
    agent: string,
    wanted: CoreMemoryReplaceBody,
    options?: CallOptions,
  ): Promise<OutputOf<'core_memory.replace'>> {
    return this.#transport.call('core_memory.replace', { params: { agent_id: agent }, body: wanted }, options);
  }

  /** `memory_replace`: the only occurrence. */
  replace(agent: string, request: MemoryReplaceBody, options?: CallOptions): Promise<OutputOf<'memory.replace'>> {
    return this.#transport.call('memory.replace', { params: { agent_id: agent }, body: request }, options);
  }

  /** `memory_insert` */
  insert(agent: string, request: MemoryInsertBody, options?: CallOptions): Promise<OutputOf<'memory.insert'>> {
    return this.#transport.call('memory.insert', { params: { agent_id: agent }, body: request }, options);
  }

  /** `memory_rethink`: the whole value; creates the block if there is none. */
  rethink(agent: string, request: MemoryRethinkBody, options?: CallOptions): Promise<OutputOf<'memory.rethink'>> {
    return this.#transport.call('memory.rethink', { params: { agent_id: agent }, body: request }, options);
  }

  /** `memory_apply_patch`: one block or several. */
  applyPatch(
    agent: string,
    request: MemoryApplyPatchBody,
    options?: CallOptions,
  ): Promise<OutputOf<'memory.apply_patch'>> {
    return this.#transport.call('memory.apply_patch', { params: { agent_id: agent }, body: request }, options);
  }

  /** `memory`: commands over paths. */
  command(agent: string, request: MemoryCommandBody, options?: CallOptions): Promise<OutputOf<'memory.command'>> {
    return this.#transport.call('memory.command', { params: { agent_id: agent }, body: request }, options);
  }

  /** `memory_finish_edits`: changes nothing. */
  finishEdits(agent: string, options?: CallOptions): Promise<OutputOf<'memory.finish_edits'>> {
    return this.#transport.call('memory.finish_edits', { params: { agent_id: agent }, body: {} }, options);
  }
}
