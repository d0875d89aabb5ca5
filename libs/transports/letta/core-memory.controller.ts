import {
  attachBlock,
  detachBlock,
  getCoreBlock,
  listAgentsOfBlock,
  listCoreBlocks,
  updateCoreBlock,
} from '@contracts/blocks/core-memory.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { AttachBlock } from '@memory/blocks/attach-block.js';
import { editsOf, showBlock } from '@memory/blocks/block.js';
import { CoreBlock } from '@memory/blocks/core-block.js';
import { DetachBlock } from '@memory/blocks/detach-block.js';
import { ListBlocks } from '@memory/blocks/list-blocks.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';
import { AgentsWithBlocks } from './agents-with-blocks.js';
import { blockAnswer } from './blocks.controller.js';

@Controller()
export class CoreMemoryController {
  constructor(
    private readonly many: ListBlocks,
    private readonly one: CoreBlock,
    private readonly attaching: AttachBlock,
    private readonly detaching: DetachBlock,
    private readonly agents: AgentsWithBlocks,
  ) {}

  @Operation(listCoreBlocks)
  async list(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof listCoreBlocks>) {
    const { limit, order, after, before } = query;
    return (await this.many.ofAgent(scope, params.agent_id, { limit, order, after, before })).map(showBlock);
  }

  @Operation(getCoreBlock)
  async get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getCoreBlock>) {
    return blockAnswer(await this.one.get(scope, params.agent_id, params.block_label));
  }

  @Operation(updateCoreBlock)
  async update(
    @CurrentScope() scope: Scope,
    @Input() { params, body }: InputOf<typeof updateCoreBlock>,
    @Preferred() { ifMatch }: Preferences,
  ) {
    const { agent_id: agent, block_label: label } = params;
    return blockAnswer(await this.one.update(scope, agent, label, editsOf(body), { reason: body.reason, ifMatch }));
  }

  @Operation(attachBlock)
  async attach(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof attachBlock>) {
    return this.agents.show(scope, await this.attaching.run(scope, params.agent_id, params.block_id));
  }

  @Operation(detachBlock)
  async detach(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof detachBlock>) {
    return this.agents.show(scope, await this.detaching.run(scope, params.agent_id, params.block_id));
  }

  @Operation(listAgentsOfBlock)
  agentsOf(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof listAgentsOfBlock>) {
    return this.agents.holding(scope, params.block_id, query);
  }
}
