import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { isPaused } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { CompactionPolicies, type OwnerPolicies } from './compaction-policies.js';
import { scopeTokens } from './episodes.query.js';
import { typesOfAll } from './policy.js';
import { FoldPlan, type PlannedFold, type RunRequest } from './plan-folds.js';
import { type MadeFold, type Transact, WriteFold } from './write-fold.js';

export interface CompactionRequest extends RunRequest {
  readonly actor: string;
}

/** The tokens of a scope that search still returns, updated after each fold. */
export interface Measure {
  readonly total: number;
  left: number;
}

/** Folds a scope until nothing foldable is left, each fold in its own transaction. */
@Injectable()
export class CompactScope {
  constructor(
    private readonly policies: CompactionPolicies,
    private readonly folds: WriteFold,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of folds */
  async run(transact: Transact, scope: Scope, request: CompactionRequest, signal: AbortSignal): Promise<number> {
    const owner = { tenantId: scope.tenantId, userId: request.scope.userId };
    if (await transact((tx) => isPaused(tx, owner.tenantId, owner.userId))) return 0;
    const policies = await transact((tx) => this.policies.of(tx, owner));
    const types = typesOfAll(policies.layers);
    const measure: Measure = await transact((tx) => scopeTokens(tx, request.scope, types));
    const plan = new FoldPlan(request, policies, this.clock.now());
    let done = 0;
    for (let more = true; more;) {
      signal.throwIfAborted();
      const part = await transact((tx) => plan.next(tx));
      for (const fold of part.folds) {
        signal.throwIfAborted();
        const outcome = await this.one(transact, scope, request, policies, fold, measure, signal);
        if (outcome === 'refused') return done;
        if (outcome === 'done') done += 1;
      }
      more = part.more;
    }
    return done;
  }

  private async one(
    transact: Transact,
    scope: Scope,
    request: CompactionRequest,
    policies: OwnerPolicies,
    fold: PlannedFold,
    measure: Measure,
    signal: AbortSignal,
  ): Promise<'done' | 'refused' | 'passed'> {
    const { timeZone } = policies;
    const owner = { tenantId: scope.tenantId, userId: request.scope.userId };
    // Checked before the summary is created, which otherwise every scheduled run would repeat.
    if (request.trigger !== 'explicit' && (await transact((tx) => this.folds.wasDone(tx, owner, fold))))
      return 'passed';
    const made = await this.folds.make(transact, { ...scope, userId: request.scope.userId }, fold, timeZone, signal);
    if (made.policy.strategy === 'summarize' && !made.summary) return 'passed';
    const after = leftAfter(measure.left, made);
    const reason = {
      trigger: request.trigger,
      actor: request.actor,
      timeZone,
      shrink: shrinkOf(measure.total, measure.left - after),
    };
    if (shrinkOf(measure.total, measure.total - after) > made.policy.max_shrink) {
      await transact((tx) => this.folds.refuse(tx, owner, made, reason));
      return 'refused';
    }
    const written = await transact((tx) => this.folds.write(tx, scope, request.scope.userId, made, reason));
    if (written) measure.left = after;
    return written ? 'done' : 'passed';
  }
}

const BYTES_PER_TOKEN = 4;

/** Measured like the scope, in bytes divided by four. */
export function leftAfter(left: number, made: Pick<MadeFold, 'episodes' | 'summary'>): number {
  const folded = made.episodes.reduce((sum, { tokens }) => sum + tokens, 0);
  return left - folded + Buffer.byteLength(made.summary?.content ?? '') / BYTES_PER_TOKEN;
}

export function shrinkOf(total: number, lost: number): number {
  return total > 0 ? Math.max(0, lost / total) : 0;
}
