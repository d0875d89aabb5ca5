import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { type Agent, readAgentId } from './agents/agent.js';
import { AgentsRepository } from './agents/agents.repository.js';

/** Finds an agent by id, or by label, where the user's own comes before a shared one. */
@Injectable()
export class FindAgent {
  constructor(private readonly agents: AgentsRepository) {}

  /** @throws RecollectError `not_found` */
  async runIn(tx: Tx, scope: Scope, key: string): Promise<Agent> {
    const id = readAgentId(key);
    const agent = (id && (await this.agents.find(tx, scope, id))) ?? (await this.byLabel(tx, scope, key));
    if (!agent) throw new RecollectError('not_found');
    return agent;
  }

  byLabel(tx: Tx, scope: Scope, label: string): Promise<Agent | null> {
    return this.agents.findByLabel(tx, scope, label);
  }
}
