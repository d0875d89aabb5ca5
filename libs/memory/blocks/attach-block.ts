import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type Agent } from './agents/agent.js';
import { AttachmentsRepository } from './attachments.repository.js';
import type { Block } from './block.js';
import { labelTaken } from './blocks.repository.js';
import { FindAgent } from './find-agent.js';
import { OpenBlock } from './open-block.js';

/** Attaches a block to an agent. Repeating it changes nothing. */
@Injectable()
export class AttachBlock {
  constructor(
    private readonly database: Database,
    private readonly open: OpenBlock,
    private readonly agents: FindAgent,
    private readonly attachments: AttachmentsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, agentKey: string, blockKey: string): Promise<Agent> {
    return this.database.withScope(scope, async (tx) => {
      const agent = await this.agents.runIn(tx, scope, agentKey);
      await this.runIn(tx, scope, agent, await this.open.find(tx, scope, blockKey));
      return agent;
    });
  }

  /** @throws RecollectError `conflict` if the agent holds another block with this label; `forbidden`, `learning_paused` */
  async runIn(tx: Tx, scope: Scope, agent: Agent, block: Block): Promise<void> {
    requireSharedWrite(scope, agent);
    if (agent.userId === null && block.userId !== null) {
      throw new RecollectError('conflict.type', 'An agent of the whole tenant holds shared blocks only.');
    }
    await ensureUser(tx, scope, agent.userId, this.clock.now());
    if (await this.attachments.insert(tx, scope, agent, block, this.clock.now())) return;
    if (!(await this.attachments.has(tx, scope, agent.id, block.id))) throw labelTaken();
  }

  /** Attaches it to the agent to which the key is bound. @throws RecollectError `not_found` if that does not exist yet */
  async toBoundAgent(tx: Tx, scope: Scope, block: Block): Promise<void> {
    const agent = await this.agents.byLabel(tx, scope, scope.agent ?? '');
    if (!agent) throw new RecollectError('not_found.agent', 'The agent that the key is bound to does not exist yet.');
    await this.runIn(tx, scope, agent, block);
  }
}
