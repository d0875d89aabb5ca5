import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { ensureUser, lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type Agent, readAgentId } from './agent.js';
import { AgentsRepository } from './agents.repository.js';

/** Reads one agent by its id. */
@Injectable()
export class GetAgent {
  constructor(
    private readonly database: Database,
    private readonly agents: AgentsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, shownId: string): Promise<Agent> {
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, shownId), { readOnly: true });
  }

  /** @throws RecollectError `not_found`, also for a text that is no id */
  async runIn(tx: Tx, scope: Scope, shownId: string): Promise<Agent> {
    const id = readAgentId(shownId);
    const agent = id === null ? null : await this.agents.find(tx, scope, id);
    if (!agent) throw new RecollectError('not_found');
    return agent;
  }

  /**
   * For a change of it or its blocks: locked until the end of the transaction.
   * @throws RecollectError `not_found`, `forbidden`, `learning_paused`
   */
  async lockIn(tx: Tx, scope: Scope, shownId: string, lockOwner = ensureUser): Promise<Agent> {
    const found = await this.runIn(tx, scope, shownId);
    requireSharedWrite(scope, found);
    // The owner is locked before the row, in the same order as an erasure.
    await lockOwner(tx, scope, found.userId, this.clock.now());
    const locked = await this.agents.lock(tx, scope, found.id);
    if (!locked) throw new RecollectError('not_found');
    return locked;
  }

  /** For deletion, which is allowed while learning is paused. @throws RecollectError `not_found`, `forbidden` */
  lockToDelete(tx: Tx, scope: Scope, shownId: string): Promise<Agent> {
    return this.lockIn(tx, scope, shownId, lockUser);
  }
}
