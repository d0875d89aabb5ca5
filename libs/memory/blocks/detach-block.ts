import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type Agent } from './agents/agent.js';
import { AttachmentsRepository } from './attachments.repository.js';
import { type Block, READ_ONLY } from './block.js';
import { FindAgent } from './find-agent.js';
import { OpenBlock } from './open-block.js';

/** Detaches a block from an agent. The block stays. */
@Injectable()
export class DetachBlock {
  constructor(
    private readonly database: Database,
    private readonly open: OpenBlock,
    private readonly agents: FindAgent,
    private readonly attachments: AttachmentsRepository,
  ) {}

  run(scope: Scope, agentKey: string, blockKey: string): Promise<Agent> {
    return this.database.withScope(scope, async (tx) => {
      const agent = await this.agents.runIn(tx, scope, agentKey);
      const block = await this.open.find(tx, scope, blockKey);
      // An agent must not detach a block that it may not edit.
      if (block.readOnly && scope.agent !== null) throw new RecollectError('forbidden', READ_ONLY);
      await this.runIn(tx, scope, agent, block);
      return agent;
    });
  }

  /** @throws RecollectError `not_found` if the agent does not hold it; `forbidden` */
  async runIn(tx: Tx, scope: Scope, agent: Agent, block: Block): Promise<void> {
    requireSharedWrite(scope, agent);
    if (await this.attachments.delete(tx, scope, agent.id, block.id)) return;
    throw new RecollectError('not_found.block', 'The agent does not hold this block.');
  }
}
