import type { recallFacts } from '@contracts/cognitive/facts.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { edgesAmong } from '../edges.query.js';
import { showFact } from './fact.js';
import { FindFacts } from './find-facts.js';
import { tellFacts } from './tell-facts.js';

/** Facts for a query, with the links between them, and as text for a model. */
@Injectable()
export class RecallFacts {
  constructor(
    private readonly database: Database,
    private readonly facts: FindFacts,
  ) {}

  run(scope: Scope, query: InputOf<typeof recallFacts>['body']): Promise<OutputOf<typeof recallFacts>> {
    if (query.query.trim() === '') return Promise.resolve({ nodes: [], edges: [], text: tellFacts([], []) });
    return this.database.withScope(
      scope,
      async (tx) => {
        const rows = await this.facts.findIn(tx, scope, { ...query, limit: query.max_nodes });
        const links = await edgesAmong(tx, scope, rows.map(({ id }) => id)); // prettier-ignore
        const text = tellFacts(
          rows,
          links.map(({ fromId, toId, told }) => ({
            from: fromId,
            to: toId,
            conflict: told.conflicting_values ?? null,
          })),
        );
        return {
          nodes: rows.map(showFact),
          edges: links.map(({ from, to, type, told }) => ({ from, to, type, ...told })),
          text,
        };
      },
      { readOnly: true },
    );
  }
}
