import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import type { Agent } from './agents/agent.js';
import { pageOfAgents } from './agents/page-of-agents.query.js';
import { AttachmentsRepository } from './attachments.repository.js';
import type { Block } from './block.js';
import { OpenBlock } from './open-block.js';

/** The agents that hold a block, and the blocks of agents. */
@Injectable()
export class BlockAttachments {
  constructor(
    private readonly database: Database,
    private readonly open: OpenBlock,
    private readonly attachments: AttachmentsRepository,
  ) {}

  /**
   * A page between two agents, in the requested order.
   * @throws RecollectError `not_found`; `invalid_input` for a cursor that is no agent
   */
  agentsOf(
    scope: Scope,
    blockKey: string,
    request: { limit: number; order: 'asc' | 'desc'; after?: string; before?: string },
  ): Promise<Agent[]> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { id } = await this.open.find(tx, scope, blockKey);
        return pageOfAgents(tx, scope, { ...request, orderBy: 'created_at', holding: id });
      },
      { readOnly: true },
    );
  }

  /** The blocks of each of these agents (row ids), in the order of attachment. */
  blocksOf(scope: Scope, agentIds: readonly string[]): Promise<Map<string, Block[]>> {
    return this.database.withScope(scope, (tx) => this.attachments.blocksOf(tx, scope, agentIds), { readOnly: true });
  }
}
