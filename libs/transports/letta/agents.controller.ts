import {
  countAgents, createAgent, deleteAgent, getAgent, getCoreMemory, listAgents,
  recompileAgent, updateAgent,
} from '@contracts/letta/letta-agents.operations.js'; // prettier-ignore
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { RenderAgent } from '@memory/blocks/agents/render-agent.js';
import { Controller } from '@nestjs/common';
import { json, jsonNull } from '../http/answer.js';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';
import { Agents } from './agents.js';

@Controller()
export class AgentsController {
  constructor(
    private readonly agents: Agents,
    private readonly prompts: RenderAgent,
  ) {}

  @Operation(listAgents)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listAgents>) {
    return this.agents.list(scope, query);
  }

  @Operation(createAgent)
  create(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof createAgent>) {
    return this.agents.create(scope, body);
  }

  @Operation(countAgents)
  count(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof countAgents>) {
    return this.agents.count(scope, query);
  }

  @Operation(getAgent)
  get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getAgent>) {
    return this.agents.get(scope, params.agent_id);
  }

  @Operation(getCoreMemory)
  memory(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getCoreMemory>) {
    return this.agents.memory(scope, params.agent_id);
  }

  @Operation(recompileAgent)
  async recompile(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof recompileAgent>) {
    return json(await this.prompts.run(scope, params.agent_id));
  }

  @Operation(updateAgent)
  update(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof updateAgent>) {
    return this.agents.update(scope, params.agent_id, body);
  }

  @Operation(deleteAgent)
  async delete(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof deleteAgent>) {
    await this.agents.delete(scope, params.agent_id);
    return jsonNull();
  }
}
