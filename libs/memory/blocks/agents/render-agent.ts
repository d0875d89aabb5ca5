import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { AttachmentsRepository } from '../attachments.repository.js';
import { renderBlocks } from '../rendering/render.js';
import { GetAgent } from './get-agent.js';

/** The system prompt of an agent: its own prompt, followed by its blocks. */
@Injectable()
export class RenderAgent {
  constructor(
    private readonly database: Database,
    private readonly agents: GetAgent,
    private readonly attachments: AttachmentsRepository,
  ) {}

  /** @throws RecollectError `not_found` */
  run(scope: Scope, shownId: string): Promise<string> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const agent = await this.agents.runIn(tx, scope, shownId);
        const blocks = (await this.attachments.blocksOf(tx, scope, [agent.id])).get(agent.id) ?? [];
        return [agent.system ?? '', renderBlocks(blocks)].filter(Boolean).join('\n\n');
      },
      { readOnly: true },
    );
  }
}
