import type { listWorking } from '@contracts/cognitive/working.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { agentOf, nodeOf, textOf } from '../kind.js';
import { relevanceOf } from './slots.js';
import { slotsOf } from './slots.query.js';

@Injectable()
export class ListWorking {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: InputOf<typeof listWorking>['query']): Promise<OutputOf<typeof listWorking>> {
    const agent = agentOf(scope, query);
    return this.database.withScope(
      scope,
      async (tx) => ({
        slots: (await slotsOf(tx, scope, agent, query.task_id, this.clock.now())).map((row) => ({
          ...nodeOf(row),
          slot_type: textOf(row.fields, 'slot_type') || 'context',
          content: row.content,
          relevance: relevanceOf(row),
          task_id: row.sessionId ?? '',
        })),
      }),
      { readOnly: true },
    );
  }
}
