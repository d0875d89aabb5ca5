import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { type Agent, readAgentId } from '../agents/agent.js';
import { CreateAgent } from '../agents/create-agent.js';
import { FindAgent } from '../find-agent.js';

/** What to do with an unknown name: create the agent (`makes`), or fail (`refuses`). */
export type FirstUse = 'makes' | 'refuses';

/** The agent that calls a memory tool. */
@Injectable()
export class AgentOfTool {
  constructor(
    private readonly agents: FindAgent,
    private readonly making: CreateAgent,
  ) {}

  /**
   * On first use a name becomes an agent of the caller's user, as with `POST /v1/agents`. An id must exist.
   * @throws RecollectError `not_found`; on creation `user_required`, `forbidden`, `learning_paused`, `invalid_input`
   */
  async runIn(tx: Tx, scope: Scope, key: string, firstUse: FirstUse): Promise<Agent> {
    if (firstUse === 'refuses' || readAgentId(key) !== null) return this.agents.runIn(tx, scope, key);
    const found = await this.agents.byLabel(tx, scope, key);
    if (found) return found;
    return this.making.runIn(tx, scope, { label: key }).catch((error: unknown) => {
      // A concurrent request was first: the agent exists now.
      if (error instanceof RecollectError && error.code === 'conflict') return this.agents.runIn(tx, scope, key);
      throw error;
    });
  }
}
