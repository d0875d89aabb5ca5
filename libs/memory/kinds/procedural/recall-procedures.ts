import type { recallProcedures, listProcedures } from '@contracts/cognitive/procedures.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { agentOf } from '../kind.js';
import type { KindQuery } from '../kind-rows.query.js';
import { holdingWords } from '../semantic/candidates.query.js';
import { showProcedures } from './procedure.js';
import { proceduresByUse } from './procedures.query.js';

/** Maximum number of procedures found by words, from which the most used are chosen. */
const CANDIDATES = 200;

/** Finds procedures by their words, most used first. Recalling one counts as use: it fades later, and ranks higher next time. */
@Injectable()
export class RecallProcedures {
  constructor(
    private readonly database: Database,
    private readonly access: RecordAccessRepository,
    private readonly clock: Clock,
  ) {}

  list(scope: Scope, query: InputOf<typeof listProcedures>['query']): Promise<OutputOf<typeof listProcedures>> {
    const kind = kindOf(scope, query);
    return this.database.withScope(
      scope,
      async (tx) => {
        const now = this.clock.now();
        const found = await proceduresByUse(tx, scope, kind, { limit: query.limit }, now);
        return { procedures: await showProcedures(tx, scope, kind.agent, found, now) };
      },
      { readOnly: true },
    );
  }

  /** The response contains the number of previous recalls. */
  recall(scope: Scope, query: InputOf<typeof recallProcedures>['body']): Promise<OutputOf<typeof recallProcedures>> {
    if (scope.userId === null) throw new RecollectError('user_required');
    const kind = kindOf(scope, query);
    return this.database.withScope(scope, async (tx) => {
      const now = this.clock.now();
      const among = await this.holding(tx, scope, kind, query.query, now);
      const found = await proceduresByUse(tx, scope, kind, { ...(among && { among }), limit: query.limit }, now);
      const uses = found.map(({ row }) => ({ id: row.id, count: 1, at: now }));
      if (uses.length > 0) await this.access.reinforce(tx, scope, uses, now);
      return { procedures: await showProcedures(tx, scope, kind.agent, found, now) };
    });
  }

  private async holding(tx: Tx, scope: Scope, kind: KindQuery, text: string, now: Date): Promise<string[] | null> {
    if (text.trim() === '') return null;
    const rows = await holdingWords(tx, scope, kind, { text, limit: CANDIDATES }, now);
    return rows.map(({ id }) => id);
  }
}

function kindOf(scope: Scope, named: { readonly agent?: string | undefined }): KindQuery {
  return { type: 'procedural', agent: agentOf(scope, named), shared: true };
}
