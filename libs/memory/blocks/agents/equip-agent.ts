import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { AttachBlock } from '../attach-block.js';
import { AttachmentsRepository } from '../attachments.repository.js';
import { READ_ONLY } from '../block.js';
import { CreateBlock, type NewBlock } from '../create-block.js';
import { DetachBlock } from '../detach-block.js';
import { OpenBlock } from '../open-block.js';
import type { Agent } from './agent.js';

/** Attaches blocks to an agent, many at once. */
@Injectable()
export class EquipAgent {
  constructor(
    private readonly create: CreateBlock,
    private readonly open: OpenBlock,
    private readonly attaching: AttachBlock,
    private readonly detaching: DetachBlock,
    private readonly attachments: AttachmentsRepository,
  ) {}

  /** Creates blocks of the agent's owner and attaches them. @throws RecollectError as creating and attaching one */
  async withNew(tx: Tx, scope: Scope, agent: Agent, requests: readonly NewBlock[]): Promise<void> {
    for (const request of requests) {
      const block = await this.create.runIn(tx, scope, { ...request, shared: agent.userId === null });
      await this.attaching.runIn(tx, scope, agent, block);
    }
  }

  /**
   * Replaces the blocks of the agent by those with these ids.
   * @throws RecollectError `not_found`, `conflict` for two with the same label; `forbidden` if an agent would detach a block that it
   * may not edit
   */
  async withExactly(tx: Tx, scope: Scope, agent: Agent, keys: readonly string[]): Promise<void> {
    const held = (await this.attachments.blocksOf(tx, scope, [agent.id])).get(agent.id) ?? [];
    const wanted = [];
    for (const key of keys) wanted.push(await this.open.find(tx, scope, key));
    const stays = new Set(wanted.map(({ id }) => id));
    for (const block of held.filter(({ id }) => !stays.has(id))) {
      if (block.readOnly && scope.agent !== null) throw new RecollectError('forbidden', READ_ONLY);
      await this.detaching.runIn(tx, scope, agent, block);
    }
    const holds = new Set(held.map(({ id }) => id));
    for (const block of wanted.filter(({ id }) => !holds.has(id))) {
      await this.attaching.runIn(tx, scope, agent, block);
    }
  }
}
