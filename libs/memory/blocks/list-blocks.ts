import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import type { Block } from './block.js';
import { type BlockFilter, type BlocksQuery, countBlocks, pageOfBlocks } from './page-of-blocks.query.js';
import { FindAgent } from './find-agent.js';

/** Lists and counts the blocks that a caller may read. */
@Injectable()
export class ListBlocks {
  constructor(
    private readonly database: Database,
    private readonly agents: FindAgent,
  ) {}

  run(scope: Scope, query: BlocksQuery): Promise<Block[]> {
    return this.database.withScope(scope, (tx) => pageOfBlocks(tx, scope, query), { readOnly: true, mayLag: true });
  }

  count(scope: Scope, filter: BlockFilter): Promise<number> {
    return this.database.withScope(scope, (tx) => countBlocks(tx, scope, filter), { readOnly: true, mayLag: true });
  }

  /** @throws RecollectError `not_found` for the agent */
  ofAgent(scope: Scope, agentKey: string, query: Omit<BlocksQuery, 'heldBy'>): Promise<Block[]> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { id } = await this.agents.runIn(tx, scope, agentKey);
        return pageOfBlocks(tx, scope, { ...query, heldBy: id });
      },
      { readOnly: true, mayLag: true },
    );
  }
}
