import type { getCompactionMetrics } from '@contracts/compaction/compaction.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Counters } from '@memory/counters/counters.js';
import { Tallies } from '@memory/counters/tallies.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { CompactionPolicies, NO_LABELS } from '../compaction-policies.js';
import { dayOf } from '../day.js';
import { compactionFigures } from './compaction-metrics.query.js';

const DAY_MS = 86_400_000;

/** Metrics about the folds of a tenant. */
@Injectable()
export class GetMetrics {
  constructor(
    private readonly database: Database,
    private readonly policies: CompactionPolicies,
    private readonly tallies: Tallies,
    private readonly counters: Counters,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, days: number): Promise<OutputOf<typeof getCompactionMetrics>> {
    await this.tallies.flush();
    const now = this.clock.now();
    const since = new Date(now.getTime() - days * DAY_MS);
    return this.database.withScope(
      scope,
      async (tx) => {
        const policies = await this.policies.of(tx, { tenantId: scope.tenantId, userId: scope.userId });
        const { types, age_days: age } = policies.of(NO_LABELS);
        const old = new Date(now.getTime() - age * DAY_MS);
        const figures = await compactionFigures(tx, scope, { since, old, types });
        const counted = await this.counters.since(tx, scope.tenantId, dayOf(since, 'UTC'));
        return {
          days,
          records: {
            created: figures.created,
            updated: figures.updated,
            update_rate: share(figures.updated, figures.created + figures.updated),
          },
          old: {
            episodes: figures.old,
            compressed: figures.compressed,
            share: share(figures.compressed, figures.old),
          },
          runs: {
            done: figures.done,
            refused: figures.refused,
            undone: figures.undone,
            tokens_saved: figures.saved,
          },
          searches: {
            answered: counted.get('search.answered') ?? 0,
            through_summaries: counted.get('search.through_summaries') ?? 0,
            compressed_facts: counted.get('search.compressed_facts') ?? 0,
            fell_back: counted.get('search.fell_back') ?? 0,
            tokens_saved: counted.get('search.tokens_saved') ?? 0,
          },
          recall: recallOf(counted),
        };
      },
      { readOnly: true },
    );
  }
}

/** The useful share of the returned memories (seed 004's retrieval relevance and context quality). */
function recallOf(counted: ReadonlyMap<string, number>): OutputOf<typeof getCompactionMetrics>['recall'] {
  const of = (name: string) => counted.get(`recall.${name}`) ?? 0;
  return {
    answers: of('answers'),
    acknowledged: of('acknowledged'),
    relevance: Math.min(1, share(of('acknowledged'), of('answers'))),
    tokens_told: of('tokens_told'),
    tokens_used: of('tokens_used'),
    context_quality: Math.min(1, share(of('tokens_used'), of('tokens_told'))),
  };
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 10_000) / 10_000 : 0;
}
