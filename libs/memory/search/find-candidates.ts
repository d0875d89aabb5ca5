import type { SearchArm } from '@contracts/search.operations.js';
import { queryTerms, type QueryTerm } from '@memory/indexing/terms.js';
import type { Tx } from '@platform/database/database.js';
import type { ArmScope } from './arm.js';
import { type Candidate, calibrationOf, fuse } from './fuse.js';
import { keywordArm } from './keyword-arm.query.js';
import { namesArm, namesInDoubt } from './names-arm.query.js';
import type { EmbeddedQuery } from './query-vector.js';
import { readerOf } from './reader.query.js';
import { asksForLatest, recentArm } from './recent-arm.query.js';
import { sessionShares } from './session-share.js';
import { timeArm } from './time-arm.query.js';
import { type TimeWindow, timeWindows } from './time-windows.js';
import { vectorArm } from './vector-arm.query.js';

export interface Asked {
  readonly query: string;
  /** What relative times in the query are counted from. */
  readonly now: Date;
  readonly arms: ReadonlySet<SearchArm>;
  /** Null: the vector arm is off, or the model could not be asked. */
  readonly embedded: EmbeddedQuery | null;
}

export interface Found {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  readonly terms: readonly QueryTerm[];
  readonly windows: readonly TimeWindow[];
  /** By session id, what standing in it is worth. */
  readonly sessions: ReadonlyMap<string, number>;
  /** An arm brought as many as it may: there may be more. */
  readonly capped: boolean;
}

/** Every arm that has something to look for, and one list out of them. */
export async function findCandidates(tx: Tx, arm: ArmScope, { query, now, arms, embedded }: Asked): Promise<Found> {
  const reader = await readerOf(tx, arm.scope, query);
  const terms = queryTerms(query, reader.languages);
  const windows = arms.has('time') ? timeWindows(query, { now, ...reader }) : [];
  // In one trip. Only the names that stand nowhere wait for an answer.
  const [keyword, vector, time, recent] = await Promise.all([
    keywordArm(tx, arm, arms.has('keyword') ? terms : []),
    embedded ? vectorArm(tx, arm, embedded.space, embedded.vector) : [],
    timeArm(tx, arm, windows),
    arms.has('recent') && asksForLatest(query, terms.length) ? recentArm(tx, arm) : [],
  ]);
  const names = arms.has('names') ? await namesArm(tx, arm, namesInDoubt(query, terms, keyword.known)) : [];
  const others = { time, names, recent };
  const results = { keyword: keyword.hits, ideal: keyword.ideal, vector, others };
  return {
    candidates: fuse(results, calibrationOf(embedded?.space)),
    terms,
    windows,
    sessions: sessionShares(keyword.hits),
    capped: keyword.hits.length >= arm.limit || vector.length >= arm.limit,
  };
}
