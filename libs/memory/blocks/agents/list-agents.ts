import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import type { Agent } from './agent.js';
import { type AgentFilter, type AgentsQuery, countAgents, pageOfAgents } from './page-of-agents.query.js';

/** Lists and counts the agents that a caller may read. */
@Injectable()
export class ListAgents {
  constructor(private readonly database: Database) {}

  run(scope: Scope, query: AgentsQuery): Promise<Agent[]> {
    return this.database.withScope(scope, (tx) => pageOfAgents(tx, scope, query), { readOnly: true, mayLag: true });
  }

  count(scope: Scope, filter: AgentFilter): Promise<number> {
    return this.database.withScope(scope, (tx) => countAgents(tx, scope, filter), { readOnly: true, mayLag: true });
  }
}
