import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { type Agent, readAgentId } from './agents/agent.js';
import { AttachmentsRepository } from './attachments.repository.js';
import type { Block } from './block.js';
import { OpenBlock } from './open-block.js';

/** Which agents hold a block, and which blocks agents hold. */
@Injectable()
export class Holdings {
  constructor(
    private readonly database: Database,
    private readonly open: OpenBlock,
    private readonly attachments: AttachmentsRepository,
  ) {}

  /**
   * A page between two agents, in the order that is asked for.
   * @throws RecollectError `not_found`; `invalid_input` for a cursor that is not among them
   */
  agentsOf(
    scope: Scope,
    blockKey: string,
    wish: { limit: number; order: 'asc' | 'desc'; after?: string; before?: string },
  ): Promise<Agent[]> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { id } = await this.open.find(tx, scope, blockKey);
        const all = await this.attachments.agentsOf(tx, scope, id);
        const ordered = wish.order === 'asc' ? all : all.reverse();
        const place = (field: 'after' | 'before'): number | undefined => {
          const cursor = wish[field];
          if (cursor === undefined) return undefined;
          const at = ordered.findIndex((agent) => agent.id === readAgentId(cursor));
          if (at < 0) throw invalid(field, 'is not the id of an agent that holds the block');
          return at;
        };
        const [after, before] = [place('after'), place('before')];
        const between = ordered.slice(after === undefined ? 0 : after + 1, before);
        return after === undefined && before !== undefined ? between.slice(-wish.limit) : between.slice(0, wish.limit);
      },
      { readOnly: true },
    );
  }

  /** The blocks of each of these agents (row keys), in the order in which they were attached. */
  blocksOf(scope: Scope, agentIds: readonly string[]): Promise<Map<string, Block[]>> {
    return this.database.withScope(scope, (tx) => this.attachments.blocksOf(tx, scope, agentIds), { readOnly: true });
  }
}
