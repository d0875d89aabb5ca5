import type { AgentState, createAgent, listAgents, updateAgent } from '@contracts/letta/letta-agents.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { DeleteAgent } from '@memory/blocks/agents/delete-agent.js';
import { GetAgent } from '@memory/blocks/agents/get-agent.js';
import { ListAgents } from '@memory/blocks/agents/list-agents.js';
import { StoreAgent } from '@memory/blocks/agents/store-agent.js';
import { Injectable } from '@nestjs/common';
import { fieldsOf, filterOf, pageOf, showMemory } from './agent-state.js';
import { AgentsWithBlocks } from './agents-with-blocks.js';
import { newBlockOf } from './block-request.js';

/** Agents in Letta's format. */
@Injectable()
export class Agents {
  constructor(
    private readonly store: StoreAgent,
    private readonly one: GetAgent,
    private readonly many: ListAgents,
    private readonly remove: DeleteAgent,
    private readonly shown: AgentsWithBlocks,
  ) {}

  async create(scope: Scope, body: InputOf<typeof createAgent>['body']): Promise<AgentState> {
    const { shared, memory_blocks: blocks, block_ids: blockKeys, ...request } = body;
    const held = { blocks: (blocks ?? []).map(newBlockOf), blockKeys: blockKeys ?? [] };
    return this.shown.show(scope, await this.store.make(scope, { ...fieldsOf(request), shared }, held));
  }

  async get(scope: Scope, id: string): Promise<AgentState> {
    return this.shown.show(scope, await this.one.run(scope, id));
  }

  async memory(scope: Scope, id: string): Promise<AgentState['memory']> {
    const agent = await this.one.run(scope, id);
    const { blocks } = await this.shown.show(scope, agent);
    return showMemory(agent, blocks);
  }

  async list(scope: Scope, query: InputOf<typeof listAgents>['query']): Promise<AgentState[]> {
    const page = pageOf(query);
    return page ? this.shown.showAll(scope, await this.many.run(scope, page)) : [];
  }

  async count(scope: Scope, query: Parameters<typeof filterOf>[0]): Promise<number> {
    const filter = filterOf(query);
    return filter ? this.many.count(scope, filter) : 0;
  }

  async update(scope: Scope, id: string, body: InputOf<typeof updateAgent>['body']): Promise<AgentState> {
    const { block_ids: blockKeys, ...asked } = body;
    return this.shown.show(scope, await this.store.change(scope, id, fieldsOf(asked), blockKeys ?? undefined));
  }

  delete(scope: Scope, id: string): Promise<void> {
    return this.remove.run(scope, id);
  }
}
