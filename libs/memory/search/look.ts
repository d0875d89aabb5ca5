import { SEARCH_STAGES, type SearchArm, type SearchStage } from '@contracts/search.operations.js';
import type { Scope } from '@kernel/scope.js';
import type { QueryTerm } from '@memory/indexing/terms.js';
import { feedbackWeight, type Verdict } from '@memory/feedback/verdict.js';
import { verdictsOf } from '@memory/feedback/verdicts.query.js';
import { type Standing, standingById } from '@memory/record-store/importance.query.js';
import { notSuperseded, recordConditions, recordSource } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { adjustment, livelinessOf, weightOf } from './adjust.js';
import type { ArmScope } from './arm.js';
import { findCandidates } from './find-candidates.js';
import { byScore, publicScores } from './fuse.js';
import type { Ranked } from './lend.js';
import { neighboursOf } from './neighbours.query.js';
import type { EmbeddedQuery } from './query-vector.js';
import { anchorsOf, rank } from './rank.js';
import { notArchived, notSpokenFor } from './readable-now.js';
import { type FoundRow, recordsById } from './records-by-id.query.js';
import type { SearchWish } from './search-wish.js';
import type { Scored } from './show-hit.js';

/** Passages that an arm may bring: enough that what both rank in the middle can still come out first. */
const ARM_LIMIT = 200;
/** Records that are read and adjusted, before the answer is cut from them. */
const ADJUSTED = 60;

export interface Asking {
  readonly arms: ReadonlySet<SearchArm>;
  /** Null: the vector arm is off, or the model could not be asked. */
  readonly embedded: EmbeddedQuery | null;
  /** Results that are wanted. */
  readonly limit: number;
  /** Under which verdicts on this very query are kept. */
  readonly queryHashes: readonly string[];
  readonly now: Date;
}

export interface Looked {
  /** As this scope was asked: an expanding search asks each level with fewer labels. */
  readonly wish: SearchWish;
  readonly arm: ArmScope;
  /** Best first; all reach `min_score`. */
  readonly scored: readonly Scored[];
  readonly rows: ReadonlyMap<string, FoundRow>;
  readonly terms: readonly QueryTerm[];
  /** Records found that reach `min_score`, whether they were read or not. */
  readonly total: number;
  /** There may be more. */
  readonly capped: boolean;
}

/** Asks every arm in one scope, and scores what they find. */
export async function look(tx: Tx, scope: Scope, wish: SearchWish, asking: Asking): Promise<Looked> {
  const { arms, embedded, limit, now } = asking;
  const arm: ArmScope = {
    scope,
    source: recordSource(wish.as_of),
    conditions: sql`${recordConditions(scope, wish, now)}${notSuperseded(wish)}${notArchived(wish)}${notSpokenFor(wish)}`,
    asOf: wish.as_of,
    limit: ARM_LIMIT,
  };
  const query = { query: wish.query, now: wish.query_time ?? wish.as_of ?? now, arms, embedded };
  const found = await findCandidates(tx, arm, query);
  const stages = new Set<SearchStage>(wish.stages ?? SEARCH_STAGES);
  const neighbours = await neighboursOf(tx, arm, anchorsOf(found, stages));
  const all = rank(found, neighbours, wish.query, stages);
  const ranked = all.slice(0, Math.max(ADJUSTED, 2 * limit));
  const ids = ranked.map(({ recordId }) => recordId);
  const [rows, signs] = await Promise.all([
    recordsById(tx, arm, ids),
    signsOf(tx, scope, ids, wish, { ...asking, judged: stages.has('feedback') }),
  ]);
  const asked = stages.has('weights') ? (wish.query_time ?? now) : null;
  const weights = weightsOf(rows, signs, now, asked);
  const surest = found.candidates.reduce((most, { certainty }) => Math.max(most, certainty), 0);
  const named = [wish.query, ...found.aliases].join(' ');
  const scored = score(ranked, rows, weights, surest, wish, stages.has('turns') ? named : null);
  return { wish, arm, scored, rows, terms: found.terms, ...countOf(wish, all, ranked, scored, found.capped) };
}

/**
 * Everything that was found counts; what was not read is held against no `min_score`, so where there is one only the
 * records that were read are counted.
 */
function countOf(
  wish: SearchWish,
  all: readonly Ranked[],
  read: readonly Ranked[],
  scored: readonly Scored[],
  armsCapped: boolean,
): Pick<Looked, 'total' | 'capped'> {
  if (wish.min_score === undefined || wish.min_score === 0)
    return { total: all.length - (read.length - scored.length), capped: armsCapped };
  const everyOne = scored.length === read.length;
  return { total: scored.length, capped: everyOne && (armsCapped || all.length > read.length) };
}

interface Signs {
  readonly standing: ReadonlyMap<string, Standing>;
  readonly verdicts: ReadonlyMap<string, readonly Verdict[]>;
}

/** How each record is used, and what its reader said of it. Both are known of now alone: null where the past is asked. */
async function signsOf(
  tx: Tx,
  scope: Scope,
  ids: readonly string[],
  wish: SearchWish,
  { now, queryHashes, judged }: Asking & { readonly judged: boolean },
): Promise<Signs | null> {
  if (wish.as_of) return null;
  const [standing, verdicts] = await Promise.all([
    standingById(tx, scope.tenantId, ids, now),
    judged && !scope.allUsers ? verdictsOf(tx, scope, ids, queryHashes) : new Map<string, never[]>(),
  ]);
  return { standing, verdicts };
}

/**
 * By how much each record counts for its signs, and for when it was.
 * @param asked when the query is asked; null: when it was counts nothing
 */
function weightsOf(
  rows: ReadonlyMap<string, FoundRow>,
  signs: Signs | null,
  now: Date,
  asked: Date | null,
): ReadonlyMap<string, number> {
  if (!signs) return new Map();
  const { standing, verdicts } = signs;
  return new Map(
    [...rows].map(([id, row]) => {
      const { importance, retention } = standing.get(id) ?? { importance: row.importance, retention: 0 };
      const lively = asked ? livelinessOf(row.occurredAt.getTime(), retention, asked) : 1;
      return [id, weightOf(importance) * lively * feedbackWeight(verdicts.get(id) ?? [], now)];
    }),
  );
}

/** Adjusts, orders and scores what was found. */
function score(
  ranked: readonly Ranked[],
  rows: ReadonlyMap<string, FoundRow>,
  weights: ReadonlyMap<string, number>,
  surest: number,
  wish: SearchWish,
  /** The query with the other names of those it names. Null: turns count as they are. */
  named: string | null,
): Scored[] {
  const found = ranked
    .flatMap((entry) => {
      const row = rows.get(entry.recordId);
      if (!row) return [];
      const turn = named === null ? 1 : adjustment(row, named);
      const weight = weights.get(row.id) ?? weightOf(row.importance);
      return [{ ...entry, row, sum: entry.sum * turn * weight, duplicates: [] }];
    })
    .sort(byScore(({ sum }) => sum));
  const scores = publicScores(
    found.map(({ sum }) => sum),
    surest,
  );
  return found
    .map((entry, i) => ({ ...entry, score: scores[i] ?? 0 }))
    .filter(({ score: own }) => own > 0 && own >= (wish.min_score ?? 0));
}
