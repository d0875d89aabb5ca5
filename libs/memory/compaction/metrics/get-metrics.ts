import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { getCompactionMetrics } from '@contracts/compaction/compaction.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { DAY_MS } from '@kernel/durations.js';
import type { Scope } from '@kernel/scope.js';
import { Counters } from '@memory/counters/counters.js';
import { Tallies } from '@memory/counters/tallies.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import { checkSeesTenant } from '@memory/settings/who-sets.js';
import { Database, type Tx } from '@platform/database/database.js';
import { CompactionPolicies, NO_LABELS } from '../compaction-policies.js';
import { dayOf } from '../day.js';

interface Figures {
  readonly created: number;
  readonly updated: number;
  readonly old: number;
  readonly compressed: number;
  readonly done: number;
  readonly refused: number;
  readonly undone: number;
  readonly saved: number;
}

/** Figures since `since`, for the records that the scope reads. Reads all of them, so it is for occasional use. */
async function compactionFigures(
  tx: Tx,
  scope: Scope,
  request: { readonly since: Date; readonly old: Date; readonly types: readonly string[] },
): Promise<Figures> {
  const since = sql`${request.since.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ [Name in keyof Figures]: number }>(sql`
    select records.*, updates.*, runs.* from (
      select count(*) filter (where r.created_at >= ${since} and r.type <> 'summary')::float8 as created,
        count(*) filter (where ${isOld(request)})::float8 as old,
        count(*) filter (where r.compressed and ${isOld(request)})::float8 as compressed
      from records r where ${ownedBy(scope)} and r.forgotten_at is null
    ) records, (
      select count(*)::float8 as updated from record_versions v
      where ${ownedBy(scope, 'v')} and v.superseded_at >= ${since}
    ) updates, (
      select count(*) filter (where c.status = 'done')::float8 as done,
        count(*) filter (where c.status = 'refused')::float8 as refused,
        count(*) filter (where c.status = 'undone')::float8 as undone,
        coalesce(sum(c.tokens_before - c.tokens_after) filter (where c.status = 'done'), 0)::float8 as saved
      from compaction_runs c where ${ownedBy(scope, 'c')} and c.kind = 'batch' and c.started_at >= ${since}
    ) runs`);
  return rows[0]!;
}

function isOld({ old, types }: { readonly old: Date; readonly types: readonly string[] }) {
  return sql`(r.occurred_at <= ${old.toISOString()}::timestamptz and r.type = any(${sql.param([...types])}::text[]))`;
}

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

  /** @throws RecollectError forbidden for a bound key */
  async run(scope: Scope, days: number): Promise<OutputOf<typeof getCompactionMetrics>> {
    checkSeesTenant(scope);
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
