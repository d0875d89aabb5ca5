import type { consolidateEpisodes } from '@contracts/cognitive/episodes.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { FoldEpisodes } from '@memory/compaction/fold-episodes.js';
import { demandFullTrust } from '@memory/record-store/trust.js';
import { RecordPlans } from '@memory/records/record-plans.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { agentOf, showKind } from '../kind.js';

/** Folds an agent's oldest episodes into one, through compaction. */
@Injectable()
export class ConsolidateEpisodes {
  constructor(
    private readonly database: Database,
    private readonly folds: FoldEpisodes,
    private readonly plans: RecordPlans,
  ) {}

  async run(
    scope: Scope,
    request: InputOf<typeof consolidateEpisodes>['body'],
  ): Promise<OutputOf<typeof consolidateEpisodes>> {
    if (scope.userId === null) throw new RecollectError('user_required');
    demandFullTrust(scope);
    const agent = agentOf(scope, request);
    const ids = request.ids?.map(rowKey);
    const summary = request.summary === undefined ? undefined : await this.clean(scope, request.summary);
    const how = {
      agent,
      batchSize: request.batch_size,
      ids,
      summary,
      summarize: request.summarize,
      actor: scope.keyId,
    };
    const fold = await this.folds.run((work) => this.database.withScope(scope, work), scope, how);
    if (!fold) return { id: null, node_id: null, consolidated: [] };
    const id = showKind('summary', fold.summaryId);
    return {
      id,
      node_id: id,
      summary: fold.content,
      consolidated: fold.episodes.map((episode) => showKind('episodic', episode.id)),
    };
  }

  /** The caller's own text, without injected context and secrets. */
  private async clean(scope: Scope, summary: string): Promise<string> {
    const { input } = await this.database.withScope(scope, (tx) =>
      this.plans.clean(tx, scope, scope.userId, { content: summary }),
    );
    return input.content;
  }
}

/** @throws RecollectError not_found */
function rowKey(shown: string): string {
  const id = readId(shown);
  if (id === null) throw new RecollectError('not_found');
  return id;
}
