import type { getAgentStatus } from '@contracts/status.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { agentStateOf, currentTaskOf } from './agent-state.js';
import { lastCheckpoint } from './last-checkpoint.query.js';

/** The status of an agent, from its last checkpoint. An agent without a checkpoint is idle. */
@Injectable()
export class GetAgentStatus {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, agent: string): Promise<OutputOf<typeof getAgentStatus>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { last, count } = await lastCheckpoint(tx, scope, agent, this.clock.now());
        return {
          agent,
          status: agentStateOf(last),
          checkpoint_count: count,
          current_task: last ? currentTaskOf(last) : null,
          last_updated: last ? last.recordedAt.getTime() : null,
        };
      },
      { readOnly: true },
    );
  }
}
