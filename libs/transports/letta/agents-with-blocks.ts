import type { AgentState } from '@contracts/letta-agents.operations.js';
import type { Scope } from '@kernel/scope.js';
import type { Agent } from '@memory/blocks/agents/agent.js';
import { showBlock } from '@memory/blocks/block.js';
import { Holdings } from '@memory/blocks/holdings.js';
import { Injectable } from '@nestjs/common';
import { showAgent } from './agent-state.js';

/** Agents as Letta's clients read them, with the blocks that they hold. */
@Injectable()
export class AgentsWithBlocks {
  constructor(private readonly holdings: Holdings) {}

  async show(scope: Scope, agent: Agent): Promise<AgentState> {
    const [shown] = await this.showAll(scope, [agent]);
    return shown as AgentState;
  }

  async showAll(scope: Scope, agents: readonly Agent[]): Promise<AgentState[]> {
    const blocks = await this.holdings.blocksOf(
      scope,
      agents.map(({ id }) => id),
    );
    return agents.map((agent) => showAgent(agent, (blocks.get(agent.id) ?? []).map(showBlock)));
  }

  async holding(scope: Scope, blockKey: string, wish: Parameters<Holdings['agentsOf']>[2]): Promise<AgentState[]> {
    return this.showAll(scope, await this.holdings.agentsOf(scope, blockKey, wish));
  }
}
