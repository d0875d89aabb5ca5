import { type getReasoningMetrics, INTENTS, type Intent } from '@contracts/reasoning/answer.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { DAY_MS } from '@kernel/durations.js';
import type { Scope } from '@kernel/scope.js';
import { Counters } from '@memory/counters/counters.js';
import { Tallies } from '@memory/counters/tallies.js';
import { checkSeesTenant } from '@memory/settings/who-sets.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { rounded } from './assemble.js';
import { SHARE } from './reasoning-tally.js';

type Metrics = OutputOf<typeof getReasoningMetrics>;

/** Metrics about the answers to a tenant's questions, by intent. */
@Injectable()
export class GetReasoningMetrics {
  constructor(
    private readonly database: Database,
    private readonly counters: Counters,
    private readonly tallies: Tallies,
    private readonly clock: Clock,
  ) {}

  /**
   * @param days number of days, today included
   * @throws RecollectError forbidden for a bound key
   */
  async run(scope: Scope, days: number): Promise<Metrics> {
    checkSeesTenant(scope);
    await this.tallies.flush();
    const since = new Date(this.clock.now().getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
    const counted = await this.database.withScope(scope, (tx) => this.counters.since(tx, scope.tenantId, since), {
      readOnly: true,
    });
    return { days, intents: INTENTS.map((intent) => figuresOf(intent, counted)) };
  }
}

function figuresOf(intent: Intent, counted: ReadonlyMap<string, number>): Metrics['intents'][number] {
  const of = (figure: string) => counted.get(`reasoning.${intent}.${figure}`) ?? 0;
  const answers = of('answers');
  const each = (sum: number) => (answers === 0 ? 0 : sum / answers);
  return {
    intent,
    answers,
    answered: of('answered'),
    partly: of('partly'),
    not_in_memory: of('not_in_memory'),
    by_model: of('by_model'),
    steps: rounded(each(of('steps'))),
    effort: Math.min(1, rounded(each(of('effort') / SHARE))),
    sufficiency: rounded(each(of('sufficient'))),
    search_quality: of('retrieved') === 0 ? 0 : Math.min(1, rounded(of('cited') / of('retrieved'))),
    corrections: of('corrections'),
  };
}
