import type { previewCompaction } from '@contracts/compaction/compaction.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { EmbeddingError } from '@platform/embeddings/embedder.js';
import { askedScope } from './asked-scope.js';
import { leftAfter, shrinkOf } from './compact-scope.js';
import { CompactionPolicies } from './compaction-policies.js';
import { scopeTokens } from './episodes.query.js';
import { typesOfAll } from './policy.js';
import { FoldPlan, type PlannedFold, type RunRequest } from './plan-folds.js';
import { type MadeFold, type Transact, WriteFold } from './write-fold.js';

type Preview = OutputOf<typeof previewCompaction>;

/** Maximum number of folds in the list; the totals cover all planned folds. */
const LISTED = 200;

/** Plans a run as it would be done now, and creates the first few summaries. Writes nothing. */
@Injectable()
export class PreviewCompaction {
  constructor(
    private readonly database: Database,
    private readonly policies: CompactionPolicies,
    private readonly folds: WriteFold,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, request: InputOf<typeof previewCompaction>['body']): Promise<Preview> {
    const run: RunRequest = {
      scope: askedScope(scope, request),
      before: request.before ?? null,
      force: request.force,
      partial: request.partial,
      strategy: request.strategy ?? null,
      trigger: 'explicit',
    };
    const transact: Transact = (work) => this.database.withScope(scope, work, { readOnly: true });
    const { policies, plan, measure } = await transact(async (tx) => {
      const of = await this.policies.of(tx, run.scope);
      return {
        policies: of,
        plan: await new FoldPlan(run, of, this.clock.now()).next(tx),
        measure: await scopeTokens(tx, run.scope, typesOfAll(of.layers)),
      };
    });
    const made = await this.make(
      transact,
      { ...scope, userId: run.scope.userId },
      plan.folds.slice(0, request.summaries),
      policies.timeZone,
    );
    const tells = (fold: MadeFold): boolean => fold.summary !== null || fold.policy.strategy === 'archive';
    const silent = new Set(made.filter((fold) => !tells(fold)).map(({ episodes }) => episodes));
    const folds = plan.folds.filter(({ episodes }) => !silent.has(episodes));
    const spared = plan.spared + [...silent].reduce((sum, { length }) => sum + length, 0);
    return show({ ...plan, folds, spared }, made.filter(tells), measure, policies.of(run.scope), request.strategy);
  }

  private async make(
    transact: Transact,
    owner: Scope,
    folds: readonly PlannedFold[],
    timeZone: string,
  ): Promise<MadeFold[]> {
    const made: MadeFold[] = [];
    try {
      for (const fold of folds) made.push(await this.folds.make(transact, owner, fold, timeZone));
    } catch (error) {
      if (error instanceof EmbeddingError)
        throw new RecollectError('unavailable', 'The embedding model is unavailable now.', [], { cause: error });
      throw error;
    }
    return made;
  }
}

function show(
  plan: { readonly folds: readonly PlannedFold[]; readonly spared: number; readonly more: boolean },
  made: readonly MadeFold[],
  measure: { readonly total: number; readonly left: number },
  policy: PlannedFold['policy'],
  asked: 'summarize' | 'archive' | undefined,
): Preview {
  const shown = plan.folds.map((fold, index) => showFold(fold, made[index]));
  const sum = (of: (fold: Preview['folds'][number]) => number) => shown.reduce((all, fold) => all + of(fold), 0);
  let left = measure.left;
  plan.folds.forEach((fold, index) => {
    const after = leftAfter(left, { episodes: fold.episodes, summary: made[index]?.summary ?? null });
    left = after + (made[index] ? 0 : shown[index]!.tokens_after);
  });
  const shrink = shrinkOf(measure.total, measure.total - left);
  return {
    strategy: asked ?? policy.strategy,
    folds: shown.slice(0, LISTED),
    truncated: plan.more || shown.length > LISTED,
    records: plan.folds.reduce((all, { episodes }) => all + episodes.length, 0),
    spared: plan.spared,
    tokens_before: sum((fold) => fold.tokens_before),
    tokens_after: sum((fold) => fold.tokens_after),
    shrink: Math.round(shrink * 10_000) / 10_000,
    refused: plan.folds.length > 0 && shrink > policy.max_shrink,
  };
}

function showFold(fold: PlannedFold, made: MadeFold | undefined): Preview['folds'][number] {
  const { episodes, policy } = fold;
  const [first, last] = [episodes[0]!, episodes.at(-1)!];
  const roughly = episodes.reduce((sum, { tokens }) => sum + tokens, 0);
  const estimate = policy.strategy === 'archive' ? 0 : Math.min(policy.summary_tokens, policy.summary_share * roughly);
  return {
    agent: first.agent ?? undefined,
    project: first.project ?? undefined,
    from: first.occurredAt.toISOString(),
    to: last.occurredAt.toISOString(),
    sources: episodes.map(({ type, id }) => showId(type, id)),
    tokens_before: Math.round(made?.tokensBefore ?? roughly),
    tokens_after: Math.round(made?.tokensAfter ?? estimate),
    estimated: made === undefined,
    summary: made?.summary?.content,
  };
}
