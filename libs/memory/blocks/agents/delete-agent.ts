import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { READ_ONLY } from '../block.js';
import { AgentsRepository } from './agents.repository.js';
import { GetAgent } from './get-agent.js';

/** Deletes an agent. Its blocks are detached and stay, as do the memories with its name. */
@Injectable()
export class DeleteAgent {
  constructor(
    private readonly database: Database,
    private readonly agents: AgentsRepository,
    private readonly one: GetAgent,
  ) {}

  /** @throws RecollectError `not_found`, `forbidden` */
  run(scope: Scope, shownId: string): Promise<void> {
    return this.database.withScope(scope, async (tx) => {
      const { id } = await this.one.lockToDelete(tx, scope, shownId);
      // An agent must not get rid of a read-only block by deleting itself.
      if (scope.agent !== null && (await this.agents.holdsReadOnly(tx, scope.tenantId, id))) {
        throw new RecollectError('forbidden', READ_ONLY);
      }
      await this.agents.delete(tx, scope.tenantId, id);
    });
  }
}
