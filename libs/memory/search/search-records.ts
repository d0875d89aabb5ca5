import { SEARCH_ARMS, SEARCH_STAGES, type SearchArm, type SearchLevel } from '@contracts/search.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { may, type Scope } from '@kernel/scope.js';
import type { QueryTerm } from '@memory/indexing/terms.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import type { ArmScope } from './arm.js';
import { foldDuplicates } from './duplicates.js';
import { FinishAnswer } from './finish-answer.js';
import { type Answered, foldHits } from './fold-hits.js';
import { isThin, levelOf, levelsOf, mergeLevels } from './levels.js';
import { lineageOf } from './lineage.query.js';
import { look, type Looked } from './look.js';
import { type EmbeddedQuery, QueryVector } from './query-vector.js';
import { recordsById } from './records-by-id.query.js';
import { withRelated } from './related.js';
import { SearchTally } from './search-tally.js';
import { byPassage, limitOf, type SearchAnswer, type SearchWish, wantsWhole } from './search-wish.js';
import { capSessions } from './session-cap.js';
import { type Results, type Scored, showHit } from './show-hit.js';
import { withSourceMessages } from './source-messages.js';
import { withTurnsBeside } from './turns-beside.js';

export type { SearchAnswer, SearchWish };

export interface Prepared {
  readonly arms: ReadonlySet<SearchArm>;
  readonly query: EmbeddedQuery | null;
  readonly degraded: boolean;
}

/** Finds records by meaning and by words. The model is asked first; everything else is one read transaction. */
@Injectable()
export class SearchRecords {
  constructor(
    private readonly database: Database,
    private readonly queryVector: QueryVector,
    private readonly tally: SearchTally,
    private readonly clock: Clock,
    private readonly finish: FinishAnswer,
  ) {}

  async run(scope: Scope, wish: SearchWish): Promise<SearchAnswer> {
    const prepared = await this.prepare(scope, wish);
    const wanted = { ...wish, limit: this.finish.wantedOf(wish) };
    const found = await this.database.withScope(scope, (tx) => this.runIn(tx, scope, wanted, prepared), {
      readOnly: true,
    });
    return this.finish.run(scope, wish, found);
  }

  /** What is asked before a transaction is opened: the query's vector. */
  async prepare(scope: Scope, wish: SearchWish): Promise<Prepared> {
    if ((wish.arms || wish.stages) && !may(scope, 'admin'))
      throw new RecollectError('forbidden', 'The key lacks the permission admin.');
    const arms = new Set<SearchArm>(wish.arms ?? SEARCH_ARMS);
    const embedded = arms.has('vector') ? await this.queryVector.embed(scope, wish.query) : null;
    return { arms, query: embedded?.query ?? null, degraded: embedded?.degraded ?? false };
  }

  /** In a transaction of the caller's own, for one that reads more than a search does. Cut to no budget, best first. */
  async runIn(tx: Tx, scope: Scope, wish: SearchWish, { arms, query, degraded }: Prepared): Promise<SearchAnswer> {
    const queryHashes = this.finish.hashesOf(scope, wish.query);
    const asking = { arms, embedded: query, queryHashes, limit: limitOf(wish), now: this.clock.now() };
    const { looked, level } = wish.scope_expansion
      ? await this.expand(tx, scope, wish, asking)
      : { looked: await look(tx, scope, wish, asking), level: undefined };
    const { kept, folded } = withoutDuplicates(looked, wish);
    const shown = await this.show(tx, looked, kept, wish);
    return {
      results: level === undefined ? shown : withLevels(shown, wish),
      total: looked.total - folded,
      ...(looked.capped && { total_capped: true as const }),
      ...(level !== undefined && { expanded_to: level }),
      degraded: degraded ? ['vector'] : [],
    };
  }

  /** Asks one scope after the other until one answers well. */
  private async expand(
    tx: Tx,
    scope: Scope,
    wish: SearchWish,
    asking: Parameters<typeof look>[3],
  ): Promise<{ looked: Looked; level: SearchLevel | undefined }> {
    let looked: Looked | undefined;
    let reached: SearchLevel | undefined;
    for (const level of levelsOf(scope, wish)) {
      const wider = await look(tx, level.scope, level.wish, asking);
      looked = looked ? widened(looked, wider) : wider;
      reached = level.name;
      const scores = looked.scored.map(({ score }) => score);
      if (!isThin(scores, { limit: asking.limit, min_score: wish.min_score })) break;
    }
    return { looked: looked ?? (await look(tx, scope, wish, asking)), level: reached };
  }

  private async show(tx: Tx, looked: Looked, kept: readonly Scored[], wish: SearchWish): Promise<Results> {
    const { arm, rows } = looked;
    const now = this.clock.now();
    const limit = limitOf(wish);
    const inTurn = wish.session_cap === undefined ? kept : capSessions(kept, byLabels, wish.session_cap, limit);
    const stems = looked.terms.filter(({ kind }) => kind === 'stem').map(({ term }) => term);
    const answered = await this.fold(tx, arm, inTurn, looked.wish, stems);
    const how = { explain: wish.explain, byPassage: byPassage(wish), stems };
    const results = answered.map((one) => showHit(one, how));
    const told = { expand: wantsWhole(wish), as_of: wish.as_of };
    const sourced = await withSourceMessages(tx, arm.scope, results, rows, told, now);
    const related = await withRelated(tx, arm.scope, sourced, wish, now);
    return withTurnsBeside(tx, arm, related, typeof wish.expand === 'object' ? wish.expand : undefined, now);
  }

  /** Puts summaries in the place of what they fold. Without a folded record among the hits nothing is asked. */
  private async fold(
    tx: Tx,
    arm: ArmScope,
    found: readonly Scored[],
    wish: SearchWish,
    terms: readonly QueryTerm['term'][],
  ): Promise<readonly Answered<Scored>[]> {
    const { scope } = arm;
    const limit = limitOf(wish);
    if (wish.as_of || wish.include_compressed) return found.slice(0, limit).map((hit) => ({ hit, through: null }));
    const idsOf = (rows: readonly Scored[]) => rows.map(({ recordId }) => recordId);
    const folded = idsOf(found.filter(({ row }) => row.compressed));
    const summaries = idsOf(found.filter(({ row }) => row.type === SUMMARY_TYPE));
    const links = await lineageOf(tx, scope, { folded, summaries }, this.clock.now());
    const unread = [...new Set(links.map(({ summaryId }) => summaryId))].filter((id) => !summaries.includes(id));
    const readable = { ...arm, conditions: recordConditions(scope, wish, this.clock.now()) };
    const rows: Map<string, RecordRow> = await recordsById(tx, readable, unread);
    for (const { row } of found) if (row.type === SUMMARY_TYPE) rows.set(row.id, row);
    const answered = foldHits(found, links, rows, { limit, expand: wantsWhole(wish), terms });
    this.tally.note(scope.tenantId, answered);
    return answered.results;
  }
}

/** As compaction writes it. Whoever stores a record of this type by himself has no lineage, and nothing is folded. */
const SUMMARY_TYPE = 'summary';

/** What the narrower scope was surer of counts, though the wider one would leave it out for its score. */
function widened(narrower: Looked, wider: Looked): Looked {
  const scored = mergeLevels(narrower.scored, wider.scored);
  const kept = new Set(wider.scored.map(({ recordId }) => recordId));
  const added = wider.wish.min_score ? scored.filter(({ recordId }) => !kept.has(recordId)).length : 0;
  const rows = new Map([...narrower.rows, ...wider.rows]);
  return { ...wider, scored, rows, total: Math.max(wider.total + added, scored.length) };
}

function byLabels({ score, row }: Scored) {
  return { score, sessionId: row.sessionId };
}

function withoutDuplicates({ scored, arm }: Looked, wish: SearchWish): { kept: Scored[]; folded: number } {
  const stages = wish.stages ?? SEARCH_STAGES;
  if (wish.duplicates === 'keep' || !stages.includes('duplicates')) return { kept: [...scored], folded: 0 };
  const { kept, folded } = foldDuplicates(scored, ({ row }) => ({
    ...row,
    owner: arm.scope.allUsers ? row.userId : null,
  }));
  return {
    kept: kept.map((hit) => ({ ...hit, duplicates: (folded.get(hit) ?? []).map(({ row }) => row) })),
    folded: scored.length - kept.length,
  };
}

/** Of which level each result is. A summary is of the level of what it sums up, by its own labels. */
function withLevels(results: Results, wish: SearchWish): Results {
  return results.map((result) => {
    const { user_id: userId = null, session_id: sessionId = null, agent = null, project = null } = result.record;
    return { ...result, level: levelOf({ userId, sessionId, agent, project }, wish) };
  });
}
