import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import type { NewBlock } from '../create-block.js';
import type { Agent, AgentFields } from './agent.js';
import { CreateAgent, type NewAgent } from './create-agent.js';
import { EquipAgent } from './equip-agent.js';
import { UpdateAgent } from './update-agent.js';

/** Creates or changes an agent together with its blocks, in one transaction. */
@Injectable()
export class StoreAgent {
  constructor(
    private readonly database: Database,
    private readonly create: CreateAgent,
    private readonly update: UpdateAgent,
    private readonly equip: EquipAgent,
  ) {}

  /** `blocks` are created with it; `blockKeys` are existing ones. */
  make(
    scope: Scope,
    request: NewAgent,
    { blocks, blockKeys }: { blocks: readonly NewBlock[]; blockKeys: readonly string[] },
  ): Promise<Agent> {
    return this.database.withScope(scope, async (tx) => {
      const agent = await this.create.runIn(tx, scope, request);
      if (blockKeys.length > 0) await this.equip.withExactly(tx, scope, agent, blockKeys);
      await this.equip.withNew(tx, scope, agent, blocks);
      return agent;
    });
  }

  /** `blockKeys`, if given, replaces the blocks that it holds. */
  change(
    scope: Scope,
    shownId: string,
    edits: Partial<AgentFields>,
    blockKeys: readonly string[] | undefined,
  ): Promise<Agent> {
    return this.database.withScope(scope, async (tx) => {
      const agent = await this.update.runIn(tx, scope, shownId, edits);
      if (blockKeys) await this.equip.withExactly(tx, scope, agent, blockKeys);
      return agent;
    });
  }
}
