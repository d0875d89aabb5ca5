import { Inject, Injectable } from '@nestjs/common';
import { Histogram } from 'prom-client';
import { SEARCH_ARMS, type SearchArm, type SearchLevel } from '@contracts/search/search.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { may, type Scope } from '@kernel/scope.js';
import { Tallies } from '@memory/counters/tallies.js';
import { filterHints } from '@memory/record-store/filter-hints.js';
import { Database, type Tx } from '@platform/database/database.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { Metrics } from '@platform/observability/metrics.js';
import { FinishSearch } from './answer/finish-search.js';
import { type FoundAnswer, type ToldHit, edgesToTell, tellHits } from './answer/tell-hits.js';
import { showAnswer } from './answer/show-answer.js';
import { isThin, levelOf, levelsOf, mergeLevels } from './levels.js';
import { type EmbeddedQuery, QueryVector } from './query-vector.js';
import { limitOf, type SearchAnswer, type SearchQuery } from './search-query.js';
import { type Asking, type ScopeAnswer, searchScope } from './search-scope.js';
import { type FoldedTally, runStages, Steps } from './stage.js';
import { CHOOSING, FOLDING, STAGE_NAMES } from './stages.js';

/** In seconds: from a stage that multiplies sixty numbers to a request to a remote model. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Duration of each step of a search: aggregated for Prometheus, and per search in the log at debug level. */
@Injectable()
export class SearchMetrics {
  private readonly logger: Logger;
  private readonly seconds: Histogram<'step'>;

  constructor({ registry }: Metrics, @Inject(LOGGER) logger: Logger) {
    this.logger = componentLogger(logger, 'search');
    this.seconds = new Histogram({
      name: 'recollect_search_step_duration_seconds',
      help: 'How long the steps of searches took, waiting included.',
      labelNames: ['step'],
      buckets: BUCKETS,
      registers: [registry],
    });
  }

  took(step: string, ms: number): void {
    this.seconds.observe({ step }, ms / 1_000);
  }

  searched(steps: Steps): void {
    if (!this.logger.isLevelEnabled('debug')) return;
    const times = [...steps.times()].map(([step, ms]) => [step, Math.round(ms * 100) / 100]);
    this.logger.debug({ ms: Object.fromEntries(times) as Record<string, number> }, 'searched');
  }
}

/** Counts the searches of a tenant in memory, because a search writes nothing. */
@Injectable()
export class SearchTally implements FoldedTally {
  constructor(private readonly tallies: Tallies) {}

  /** The outcome for folded records in the ranking of one scope. */
  note(tenantId: string, folded: { carried: number; fellBack: number; tokensSaved: number }): void {
    this.tallies.note(tenantId, {
      'search.answered': 1,
      'search.through_summaries': folded.carried > 0 ? 1 : 0,
      'search.compressed_facts': folded.carried,
      'search.fell_back': folded.fellBack,
      'search.tokens_saved': folded.tokensSaved,
    });
  }

  /** Memories with this many tokens were returned. Acknowledging (`records`) counts how many were useful. */
  told(tenantId: string, tokens: number): void {
    if (tokens > 0) this.tallies.note(tenantId, { 'recall.answers': 1, 'recall.tokens_told': Math.round(tokens) });
  }
}

/** Everything that is computed before the transaction. */
interface Prepared {
  readonly arms: ReadonlySet<SearchArm>;
  readonly embedded: EmbeddedQuery | null;
  readonly degraded: boolean;
  readonly steps: Steps;
}

/**
 * Finds records by meaning and by words:
 * 1. Prepare: the model computes the query's vector, outside of any transaction.
 * 2. In one read transaction each scope is searched (`search-scope.ts`): run the arms, fuse, boost, read and adjust the best.
 * 3. Fold the hits: duplicates, sessions, summaries (`stages.ts` lists every stage).
 * 4. Choose the text that each hit shows, with its sources and the turns beside it (`answer/tell-hits.ts`).
 * 5. After the transaction, rerank, cut and sort (`answer/finish-search.ts`).
 * 6. Format the `/v1` response (`answer/show-answer.ts`).
 */
@Injectable()
export class SearchRecords {
  constructor(
    private readonly database: Database,
    private readonly queryVector: QueryVector,
    private readonly tally: SearchTally,
    private readonly clock: Clock,
    private readonly finish: FinishSearch,
    private readonly metrics: SearchMetrics,
  ) {}

  async run(scope: Scope, query: SearchQuery): Promise<SearchAnswer> {
    return showAnswer(await this.find(scope, query));
  }

  /** Like `run`, before the result is formatted. */
  async find(scope: Scope, query: SearchQuery): Promise<FoundAnswer> {
    const prepared = await this.prepare(scope, query);
    const wanted = { ...query, limit: this.finish.wantedOf(query, prepared.steps) };
    const found = await this.database.withScope(scope, (tx) => this.findIn(tx, scope, wanted, prepared), {
      readOnly: true,
      mayLag: true,
    });
    const finished = await this.finish.run(scope, query, found, prepared.steps);
    this.metrics.searched(prepared.steps);
    return query.explain === 'timing' ? { ...finished, times: prepared.steps.times() } : finished;
  }

  async prepare(scope: Scope, query: SearchQuery): Promise<Prepared> {
    if ((query.arms || query.stages) && !may(scope, 'admin'))
      throw new RecollectError('forbidden', 'The key lacks the permission admin.');
    const steps = Steps.of(query.stages, STAGE_NAMES, (step, ms) => this.metrics.took(step, ms));
    const arms = new Set<SearchArm>(query.arms ?? SEARCH_ARMS);
    const embed = () => this.queryVector.embed(scope, query.query);
    const embedded = arms.has('vector') ? await steps.time('embed', embed) : null;
    return { arms, embedded: embedded?.query ?? null, degraded: embedded?.degraded ?? false, steps };
  }

  /** Records that memories with this many tokens were returned. The metrics show the share that was useful. */
  told({ tenantId }: Scope, tokens: number): void {
    this.tally.told(tenantId, tokens);
  }

  /** For a caller with a transaction of its own. The result is not cut to a budget; best first. */
  async findIn(tx: Tx, scope: Scope, query: SearchQuery, prepared: Prepared): Promise<FoundAnswer> {
    const { arms, embedded, degraded, steps } = prepared;
    const queryHashes = this.finish.hashesOf(scope, query.query);
    const asking: Asking = {
      arms, embedded, queryHashes, limit: limitOf(query), now: this.clock.now(), steps, tally: this.tally,
    }; // prettier-ignore
    const { found, level } = query.scope_expansion
      ? await this.expand(tx, scope, query, asking)
      : { found: await searchScope(tx, scope, query, asking), level: undefined };
    const folded = await runStages(FOLDING, found.hits, found.search);
    const chosen = await runStages(CHOOSING, folded, found.search);
    const hits = chosen.slice(0, asking.limit);
    const told = await steps.time('tell', () => tellHits(hits, found.search));
    const edges = await edgesToTell(told, found.search);
    const hints =
      found.total === 0 && !query.as_of ? await filterHints(tx, scope, query.filter, asking.now) : undefined;
    return {
      ...(hints && { hints }),
      ...(edges && { edges }),
      hits: level === undefined ? told : withLevels(told, query),
      total: found.total - (found.hits.length - folded.length),
      capped: found.capped,
      approximate: found.search.asked.approximate,
      level,
      degraded: degraded ? ['vector'] : [],
    };
  }

  /** Searches one scope after another until one has enough results. */
  private async expand(
    tx: Tx,
    scope: Scope,
    query: SearchQuery,
    asking: Asking,
  ): Promise<{ found: ScopeAnswer; level: SearchLevel | undefined }> {
    let found: ScopeAnswer | undefined;
    let reached: SearchLevel | undefined;
    for (const level of levelsOf(scope, query)) {
      const wider = await searchScope(tx, level.scope, level.query, asking);
      found = found ? widened(found, wider) : wider;
      reached = level.name;
      const scores = found.hits.map(({ score }) => score);
      if (!isThin(scores, { limit: asking.limit, min_score: query.min_score })) break;
    }
    return { found: found ?? (await searchScope(tx, scope, query, asking)), level: reached };
  }
}

/** A hit of the narrower scope stays, even if the wider scope would drop it for its score. */
function widened(narrower: ScopeAnswer, wider: ScopeAnswer): ScopeAnswer {
  const hits = mergeLevels(narrower.hits, wider.hits);
  const kept = new Set(wider.hits.map(({ recordId }) => recordId));
  const added = wider.search.query.min_score ? hits.filter(({ recordId }) => !kept.has(recordId)).length : 0;
  return { ...wider, hits, total: Math.max(wider.total + added, hits.length) };
}

/** Sets the level of each hit. A summary belongs to the level of its own labels. */
function withLevels(hits: readonly ToldHit[], query: SearchQuery): ToldHit[] {
  return hits.map((hit) => ({ ...hit, level: levelOf(hit.told.row, query) }));
}
