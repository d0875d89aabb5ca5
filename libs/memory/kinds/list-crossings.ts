import type { cognitiveEdges } from '@contracts/cognitive/cognitive.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { edgesOfAgent } from './edges.query.js';
import { agentOf } from './kind.js';

/** The links between an agent's memories. */
@Injectable()
export class ListCrossings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: InputOf<typeof cognitiveEdges>['query']): Promise<OutputOf<typeof cognitiveEdges>> {
    const agent = agentOf(scope, query);
    return this.database.withScope(
      scope,
      async (tx) => {
        const found = await edgesOfAgent(tx, scope, agent, query, this.clock.now());
        const edges = found.map(({ from, to, type, strength, createdAt, told, properties }) => {
          const at = Math.floor(createdAt.getTime() / 1_000);
          const derived = type === 'derives_from' || type === 'procedure_derives_from';
          const since = derived ? { derived_at: at } : type === 'consolidates' ? { consolidated_at: at } : {};
          return { from, to, type, strength, ...told, ...since, metadata: properties };
        });
        return { edges };
      },
      { readOnly: true },
    );
  }
}
