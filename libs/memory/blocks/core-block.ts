import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import type { Agent } from './agents/agent.js';
import { AttachmentsRepository } from './attachments.repository.js';
import { type Block, type BlockState, checkMayEdit, checkVersion } from './block.js';
import { EditBlock } from './edit-block.js';
import { FindAgent } from './find-agent.js';
import { OpenBlock } from './open-block.js';

/** One block of an agent, by its label. */
@Injectable()
export class CoreBlock {
  constructor(
    private readonly database: Database,
    private readonly agents: FindAgent,
    private readonly attachments: AttachmentsRepository,
    private readonly open: OpenBlock,
    private readonly edit: EditBlock,
  ) {}

  get(scope: Scope, agentKey: string, label: string): Promise<Block> {
    return this.database.withScope(scope, async (tx) => (await this.find(tx, scope, agentKey, label)).block, {
      readOnly: true,
    });
  }

  /** @throws RecollectError `not_found`, `forbidden`, `version_mismatch`, `limit_exceeded`, `conflict` */
  update(
    scope: Scope,
    agentKey: string,
    label: string,
    edits: Partial<BlockState>,
    { reason, ifMatch }: { reason?: string; ifMatch: number | null },
  ): Promise<Block> {
    return this.database.withScope(scope, async (tx) => {
      const { agent, block } = await this.find(tx, scope, agentKey, label);
      const stored = await this.open.lockFound(tx, scope, block);
      // It may have been renamed meanwhile, so that the label refers to another block.
      if (stored.label !== label) throw new RecollectError('conflict.version', 'The block has just changed.');
      checkVersion(stored, ifMatch);
      checkMayEdit(scope, stored);
      return this.edit.runIn(tx, scope, stored, edits, { reason, agent });
    });
  }

  private async find(tx: Tx, scope: Scope, agentKey: string, label: string): Promise<{ agent: Agent; block: Block }> {
    const agent = await this.agents.runIn(tx, scope, agentKey);
    const block = await this.attachments.findByLabel(tx, scope, agent.id, label);
    if (!block) throw new RecollectError('not_found');
    return { agent, block };
  }
}
