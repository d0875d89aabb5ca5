import {
  SEARCH_ARMS,
  SEARCH_STAGES,
  type SearchArm,
  type searchRecords,
  type SearchStage,
} from '@contracts/search.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';
import { notSuperseded, recordConditions, recordSource } from '@memory/records/record-source.js';
import { type RecordRow, showRecord } from '@memory/records/record-row.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type SQL, sql } from 'drizzle-orm';
import { importanceById } from '@memory/records/importance.query.js';
import { adjustment, weightOf } from './adjust.js';
import type { ArmScope } from './arm.js';
import { findCandidates } from './find-candidates.js';
import { byScore, publicScores, round } from './fuse.js';
import type { Ranked } from './lend.js';
import { neighboursOf } from './neighbours.query.js';
import { QueryVector, type EmbeddedQuery } from './query-vector.js';
import { rank } from './rank.js';
import { recordsById } from './records-by-id.query.js';
import { withRelated } from './related.js';
import { withSourceMessages } from './source-messages.js';
import type { QueryTerm } from '@memory/indexing/terms.js';
import { type Answered, foldHits, type Through } from './fold-hits.js';
import { lineageOf } from './lineage.query.js';
import { SearchTally } from './search-tally.js';

export type SearchWish = InputOf<typeof searchRecords>['body'];
export type SearchAnswer = OutputOf<typeof searchRecords>;

/** Passages that each arm may bring: enough that what both rank in the middle can still come out first. */
const ARM_LIMIT = 200;
/** Candidates whose neighbours are looked at. */
const ANCHORS = 80;
/** Records that are read and adjusted, before the answer is cut from them. */
const ADJUSTED = 60;

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
  ) {}

  async run(scope: Scope, wish: SearchWish): Promise<SearchAnswer> {
    const prepared = await this.prepare(scope, wish);
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, wish, prepared), { readOnly: true });
  }

  /** What is asked before a transaction is opened: the query's vector. */
  async prepare(scope: Scope, wish: SearchWish): Promise<Prepared> {
    if ((wish.arms || wish.stages) && !may(scope, 'admin'))
      throw new RecollectError('forbidden', 'The key lacks the permission admin.');
    const arms = new Set<SearchArm>(wish.arms ?? SEARCH_ARMS);
    const embedded = arms.has('vector') ? await this.queryVector.embed(scope, wish.query) : null;
    return { arms, query: embedded?.query ?? null, degraded: embedded?.degraded ?? false };
  }

  /** In a transaction of the caller's own, for one that reads more than a search does. */
  async runIn(tx: Tx, scope: Scope, wish: SearchWish, { arms, query, degraded }: Prepared): Promise<SearchAnswer> {
    const results = await this.search(tx, scope, wish, arms, query);
    return { results, total: results.length, degraded: degraded ? ['vector'] : [] };
  }

  private async search(
    tx: Tx,
    scope: Scope,
    wish: SearchWish,
    arms: ReadonlySet<SearchArm>,
    embedded: EmbeddedQuery | null,
  ): Promise<SearchAnswer['results']> {
    const arm: ArmScope = {
      scope,
      source: recordSource(wish.as_of),
      conditions: sql`${recordConditions(scope, wish, this.clock.now())}${notSuperseded(wish)}${notArchived(wish)}${notSpokenFor(wish)}`,
      asOf: wish.as_of,
      limit: ARM_LIMIT,
    };
    const now = wish.query_time ?? wish.as_of ?? this.clock.now();
    const found = await findCandidates(tx, arm, { query: wish.query, now, arms, embedded });
    const stages = new Set<SearchStage>(wish.stages ?? SEARCH_STAGES);
    const anchors = stages.has('neighbours') ? found.candidates.slice(0, ANCHORS) : [];
    const neighbours = await neighboursOf(
      tx,
      arm,
      anchors.map(({ recordId }) => recordId),
    );
    const ranked = rank(found, neighbours, wish.query, stages).slice(0, Math.max(ADJUSTED, 2 * wish.limit));
    const rows = await recordsById(
      tx,
      arm,
      ranked.map(({ recordId }) => recordId),
    );
    // How much a record is used is known of now alone.
    const importance = wish.as_of
      ? new Map<string, number>()
      : await importanceById(tx, scope.tenantId, [...rows.keys()], this.clock.now());
    const surest = found.candidates.reduce((most, { certainty }) => Math.max(most, certainty), 0);
    const scored = answer(ranked, rows, importance, surest, wish, stages.has('turns'));
    const results = await this.fold(tx, arm, scored, wish, found.terms);
    const sourced = await withSourceMessages(tx, scope, results, rows, wish, this.clock.now());
    return withRelated(tx, scope, sourced, wish, this.clock.now());
  }

  /** Puts summaries in the place of what they fold. Without a folded record among the hits nothing is asked. */
  private async fold(
    tx: Tx,
    arm: ArmScope,
    found: readonly Scored[],
    wish: SearchWish,
    terms: readonly QueryTerm[],
  ): Promise<SearchAnswer['results']> {
    const { scope } = arm;
    if (wish.as_of || wish.include_compressed) {
      return found.slice(0, wish.limit).map((hit) => show({ hit, through: null }, wish.explain));
    }
    const idsOf = (rows: readonly Scored[]) => rows.map(({ recordId }) => recordId);
    const folded = idsOf(found.filter(({ row }) => row.compressed));
    const summaries = idsOf(found.filter(({ row }) => row.type === SUMMARY_TYPE));
    const links = await lineageOf(tx, scope, { folded, summaries }, this.clock.now());
    const unread = [...new Set(links.map(({ summaryId }) => summaryId))].filter((id) => !summaries.includes(id));
    const readable = { ...arm, conditions: recordConditions(scope, wish, this.clock.now()) };
    const rows: Map<string, RecordRow> = await recordsById(tx, readable, unread);
    for (const { row } of found) if (row.type === SUMMARY_TYPE) rows.set(row.id, row);
    const stems = terms.filter(({ kind }) => kind === 'stem').map(({ term }) => term);
    const answered = foldHits(found, links, rows, { limit: wish.limit, expand: wish.expand ?? false, terms: stems });
    this.tally.note(scope.tenantId, answered);
    return answered.results.map((result) => show(result, wish.explain));
  }
}

/** As compaction writes it. Whoever stores a record of this type by himself has no lineage, and nothing is folded. */
const SUMMARY_TYPE = 'summary';

/**
 * A batch's summary says what its sources say, in fewer words: among the hits it would take their places and move the
 * measure of all scores. It is found through them, and by itself only where none of them is left, or when a search is
 * narrowed to summaries.
 */
function notSpokenFor(wish: SearchWish): SQL {
  if (wish.as_of || wish.type !== undefined || wish.filter) return sql``;
  return sql` and (r.type <> 'summary' or r.metadata->>'kind' is distinct from 'batch' or not exists (
    select 1 from edges e join records s on s.tenant_id = e.tenant_id and s.id = e.to_id
    where e.tenant_id = r.tenant_id and e.from_id = r.id and e.type = 'CONSOLIDATES'
      and s.compressed and s.forgotten_at is null and not s.quarantined))`;
}

type Scored = Ranked & { readonly row: RecordRow; readonly score: number };

/**
 * What is archived, folded away without a summary of its batch, is found only when asked for. What has one stays
 * findable and answers through it. A day that it was summed up in is another thing.
 */
function notArchived(wish: SearchWish): SQL {
  if (wish.include_compressed || wish.as_of) return sql``;
  return sql` and (not r.compressed or exists (
    select 1 from edges e where e.tenant_id = r.tenant_id and e.to_id = r.id and e.type = 'CONSOLIDATES'
      and e.properties->>'kind' = 'batch'))`;
}

/** Adjusts, orders and scores what was found. */
function answer(
  ranked: readonly Ranked[],
  rows: ReadonlyMap<string, RecordRow>,
  importance: ReadonlyMap<string, number>,
  surest: number,
  wish: SearchWish,
  asTurns: boolean,
): Scored[] {
  const found = ranked
    .flatMap((entry) => {
      const row = rows.get(entry.recordId);
      if (!row) return [];
      const turn = asTurns ? adjustment(row, wish.query) : 1;
      const weight = weightOf(importance.get(row.id) ?? row.importance);
      return [{ ...entry, row, sum: entry.sum * turn * weight }];
    })
    .sort(byScore(({ sum }) => sum));
  const scores = publicScores(
    found.map(({ sum }) => sum),
    surest,
  );
  return found
    .map((entry, i) => ({ ...entry, score: scores[i] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= (wish.min_score ?? 0));
}

function show({ hit, through }: Answered<Scored>, explain: boolean): SearchAnswer['results'][number] {
  const { candidate, lent, score } = hit;
  const row = through?.summary ?? hit.row;
  const own = row.id === hit.row.id && !through?.excerpt;
  return {
    id: showId(row.type, row.id),
    external_id: row.externalId ?? undefined,
    score,
    record: showRecord(through ? { ...row, content: through.content, speaker: through.speaker ?? row.speaker } : row),
    ...(through && showSources(through)),
    passage: (own && candidate?.passage) || { start: 0, end: (through?.content ?? row.content).length },
    ...(explain && {
      explain: {
        arms: candidate?.arms ?? {},
        ...(lent > 0 && { neighbours: round(lent) }),
        fused: round(candidate?.fused ?? 0),
      },
    }),
  };
}

function showSources({ excerpt, sources }: Through): Pick<SearchAnswer['results'][number], 'excerpt' | 'sources'> {
  return {
    ...(excerpt && { excerpt }),
    sources: sources.map(({ type, sourceId, externalId, occurredAt, speaker }) => ({
      id: showId(type, sourceId),
      external_id: externalId ?? undefined,
      occurred_at: occurredAt.toISOString(),
      speaker: speaker ?? undefined,
    })),
  };
}
