import type { renderCoreMemory } from '@contracts/blocks/memory-tools.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { readAgentId } from '../agents/agent.js';
import { AttachmentsRepository } from '../attachments.repository.js';
import { type Block, showBlockId } from '../block.js';
import { FindAgent } from '../find-agent.js';
import { renderBlocks, type RenderRequest } from './render.js';

export interface Rendered {
  /** Empty if the agent holds no block. */
  readonly text: string;
  /** In the order of the text, which is that of attachment. */
  readonly blocks: readonly Block[];
}

/** The blocks of an agent as text for its prompt. */
@Injectable()
export class RenderBlocks {
  constructor(
    private readonly database: Database,
    private readonly agents: FindAgent,
    private readonly attachments: AttachmentsRepository,
  ) {}

  run(scope: Scope, agentKey: string, request: RenderRequest = {}): Promise<Rendered> {
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, agentKey, request), { readOnly: true });
  }

  /** Like `run`, but an unknown name has no blocks instead of an error, because an editing tool would create it. */
  async runForTool(scope: Scope, agentKey: string, request: RenderRequest = {}): Promise<Rendered> {
    if (readAgentId(agentKey) !== null) return this.run(scope, agentKey, request);
    return this.database.withScope(
      scope,
      async (tx) => {
        const known = await this.agents.byLabel(tx, scope, agentKey);
        return known ? this.rendered(tx, scope, known.id, request) : { text: '', blocks: [] };
      },
      { readOnly: true },
    );
  }

  /** `agentKey`: the agent's id or its label. @throws RecollectError `not_found` for the agent */
  async runIn(tx: Tx, scope: Scope, agentKey: string, request: RenderRequest = {}): Promise<Rendered> {
    const { id } = await this.agents.runIn(tx, scope, agentKey);
    return this.rendered(tx, scope, id, request);
  }

  private async rendered(tx: Tx, scope: Scope, id: string, request: RenderRequest): Promise<Rendered> {
    const blocks = (await this.attachments.blocksOf(tx, scope, [id])).get(id) ?? [];
    return { text: renderBlocks(blocks, request), blocks };
  }
}

/** The response lists the blocks without their values, which are in the text. */
export function showRendered({ text, blocks }: Rendered): OutputOf<typeof renderCoreMemory> {
  return { text, blocks: blocks.map(({ id, label, version }) => ({ id: showBlockId(id), label, version })) };
}
