import type { SearchArm } from '@contracts/search.operations.js';
import { queryTerms, type QueryTerm } from '@memory/indexing/terms.js';
import type { Tx } from '@platform/database/database.js';
import { aliasesOf, isNamedOtherwise, namedIn, withAliases } from './aliases.query.js';
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
  /** Other names of those that the query names, as the caller's memory knows them. */
  readonly aliases: readonly string[];
  readonly windows: readonly TimeWindow[];
  /** By session id, what standing in it is worth. */
  readonly sessions: ReadonlyMap<string, number>;
  /** An arm brought as many as it may: there may be more. */
  readonly capped: boolean;
}

/**
 * The keyword arm brings twice as many as the others: a turn of which one word was asked is far down its list, and comes up by what
 * its neighbours lend and by who said it. Beyond the vector arm's limit a cosine says nothing. (LoCoMo's development half, recall@10 with
 * 150 anchors: 81.3 with 200, 81.7 with 400, no more with 600; BEAM's the same within chance.)
 */
const KEYWORD_SHARE = 2;

/** Every arm that has something to look for, and one list out of them. */
export async function findCandidates(tx: Tx, arm: ArmScope, { query, now, arms, embedded }: Asked): Promise<Found> {
  const names = arms.has('names') ? namedIn(query) : [];
  const reader = await readerOf(tx, arm.scope, query, isNamedOtherwise(arm.scope, names));
  const aliases = reader.holds ? await aliasesOf(tx, arm, names) : [];
  const terms = withAliases(queryTerms(query, reader.languages), aliases, reader.languages);
  const windows = arms.has('time') ? timeWindows(query, { now, ...reader }) : [];
  const wide = { ...arm, limit: KEYWORD_SHARE * arm.limit };
  // In one trip. Only the names that stand nowhere wait for an answer.
  const [keyword, vector, time, recent] = await Promise.all([
    keywordArm(tx, wide, arms.has('keyword') ? terms : []),
    embedded ? vectorArm(tx, arm, embedded.space, embedded.vector) : [],
    timeArm(tx, arm, windows),
    arms.has('recent') && asksForLatest(query, terms.length) ? recentArm(tx, arm) : [],
  ]);
  const misspelt = arms.has('names') ? await namesArm(tx, arm, namesInDoubt(query, terms, keyword.known)) : [];
  const others = { time, names: misspelt, recent };
  const results = { keyword: keyword.hits, ideal: keyword.ideal, vector, others };
  return {
    candidates: fuse(results, calibrationOf(embedded?.space)),
    terms,
    aliases,
    windows,
    sessions: sessionShares(keyword.hits),
    capped: keyword.hits.length >= wide.limit || vector.length >= arm.limit,
  };
}
