import type { AgentState } from '@contracts/letta/letta-agents.operations.js';
import type { Scope } from '@kernel/scope.js';
import type { Agent } from '@memory/blocks/agents/agent.js';
import { showBlock } from '@memory/blocks/block.js';
import { BlockAttachments } from '@memory/blocks/block-attachments.js';
import { Injectable } from '@nestjs/common';
import { showAgent } from './agent-state.js';

/** Agents in Letta's format, with their blocks. */
@Injectable()
export class AgentsWithBlocks {
  constructor(private readonly blockAttachments: BlockAttachments) {}

  async show(scope: Scope, agent: Agent): Promise<AgentState> {
    const [shown] = await this.showAll(scope, [agent]);
    return shown as AgentState;
  }

  async showAll(scope: Scope, agents: readonly Agent[]): Promise<AgentState[]> {
    const blocks = await this.blockAttachments.blocksOf(
      scope,
      agents.map(({ id }) => id),
    );
    return agents.map((agent) => showAgent(agent, (blocks.get(agent.id) ?? []).map(showBlock)));
  }

  async holding(
    scope: Scope,
    blockKey: string,
    request: Parameters<BlockAttachments['agentsOf']>[2],
  ): Promise<AgentState[]> {
    return this.showAll(scope, await this.blockAttachments.agentsOf(scope, blockKey, request));
  }
}
