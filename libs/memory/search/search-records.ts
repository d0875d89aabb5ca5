import type { searchRecords } from '@contracts/search.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { may, type Scope } from '@kernel/scope.js';
import { recordConditions, recordSource } from '@memory/records/record-source.js';
import { type RecordRow, showRecord } from '@memory/records/record-row.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { adjustment } from './adjust.js';
import type { ArmScope } from './arm.js';
import { byScore, calibrationOf, fuse, publicScores, round, withNeighbours, type Ranked } from './fuse.js';
import { keywordArm } from './keyword-arm.query.js';
import { neighboursOf } from './neighbours.query.js';
import { QueryVector, type EmbeddedQuery } from './query-vector.js';
import { readableLanguages } from './readable-languages.query.js';
import { recordsById } from './records-by-id.query.js';
import { vectorArm } from './vector-arm.query.js';
import { queryTerms } from '@memory/indexing/terms.js';

export type SearchWish = InputOf<typeof searchRecords>['body'];
export type SearchAnswer = OutputOf<typeof searchRecords>;

/** Passages that each arm may bring: enough that what both rank in the middle can still come out first. */
const ARM_LIMIT = 200;
/** Candidates whose neighbours are looked at. */
const ANCHORS = 60;
/** Records that are read and adjusted, before the answer is cut from them. */
const ADJUSTED = 60;

/** Finds records by meaning and by words. The model is asked first; everything else is one read transaction. */
@Injectable()
export class SearchRecords {
  constructor(
    private readonly database: Database,
    private readonly queryVector: QueryVector,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, wish: SearchWish): Promise<SearchAnswer> {
    if (wish.arms && !may(scope, 'admin')) throw new RecollectError('forbidden', 'The key lacks the permission admin.');
    const arms = new Set(wish.arms ?? ['vector', 'keyword']);
    const embedded = arms.has('vector') ? await this.queryVector.embed(scope, wish.query) : null;
    const results = await this.database.withScope(
      scope,
      (tx) => this.search(tx, scope, wish, arms.has('keyword'), embedded?.query ?? null),
      { readOnly: true },
    );
    return { results, total: results.length, degraded: embedded?.degraded ? ['vector'] : [] };
  }

  private async search(
    tx: Tx,
    scope: Scope,
    wish: SearchWish,
    byKeyword: boolean,
    embedded: EmbeddedQuery | null,
  ): Promise<SearchAnswer['results']> {
    const arm: ArmScope = {
      scope,
      source: recordSource(wish.as_of),
      conditions: recordConditions(scope, wish, this.clock.now()),
      asOf: wish.as_of,
      limit: ARM_LIMIT,
    };
    const terms = byKeyword ? queryTerms(wish.query, await readableLanguages(tx, scope, wish.query)) : [];
    const keyword = await keywordArm(tx, arm, terms);
    const vector = embedded ? await vectorArm(tx, arm, embedded.space, embedded.vector) : [];
    const candidates = fuse({ keyword: keyword.hits, ideal: keyword.ideal, vector }, calibrationOf(embedded?.space));
    const neighbours = await neighboursOf(
      tx,
      arm,
      candidates.slice(0, ANCHORS).map(({ recordId }) => recordId),
    );
    const ranked = withNeighbours(candidates, neighbours).slice(0, Math.max(ADJUSTED, 2 * wish.limit));
    const rows = await recordsById(
      tx,
      arm,
      ranked.map(({ recordId }) => recordId),
    );
    const surest = candidates.reduce((most, { certainty }) => Math.max(most, certainty), 0);
    return answer(ranked, rows, surest, wish);
  }
}

/** Adjusts, orders and cuts what was found. */
function answer(
  ranked: readonly Ranked[],
  rows: ReadonlyMap<string, RecordRow>,
  surest: number,
  wish: SearchWish,
): SearchAnswer['results'] {
  const found = ranked
    .flatMap((entry) => {
      const row = rows.get(entry.recordId);
      return row ? [{ ...entry, row, sum: entry.sum * adjustment(row, wish.query) }] : [];
    })
    .sort(byScore(({ sum }) => sum));
  const scores = publicScores(
    found.map(({ sum }) => sum),
    surest,
  );
  return found
    .map((entry, i) => show(entry, scores[i] ?? 0, wish.explain))
    .filter(({ score }) => score > 0 && score >= (wish.min_score ?? 0))
    .slice(0, wish.limit);
}

function show(
  { row, candidate, lent }: Ranked & { row: RecordRow },
  score: number,
  explain: boolean,
): SearchAnswer['results'][number] {
  return {
    id: showId(row.type, row.id),
    external_id: row.externalId ?? undefined,
    score,
    record: showRecord(row),
    passage: candidate?.passage ?? { start: 0, end: row.content.length },
    ...(explain && {
      explain: {
        arms: candidate?.arms ?? {},
        ...(lent > 0 && { neighbours: round(lent) }),
        fused: round(candidate?.fused ?? 0),
      },
    }),
  };
}
