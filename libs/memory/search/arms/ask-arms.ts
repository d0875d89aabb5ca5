import type { SearchArm } from '@contracts/search/search.operations.js';
import { queryTerms, type QueryTerm } from '@memory/indexing/terms.js';
import type { Tx } from '@platform/database/database.js';
import { aliasesOf, isNamedOtherwise, namedIn, withAliases } from './aliases.query.js';
import type { ArmScope } from './arm.js';
import { keywordArm } from './keyword-arm.query.js';
import { namesArm, namesInDoubt } from './names-arm.query.js';
import { ARMS } from '../ranking/profile.js';
import type { ArmResults } from '../ranking/fuse.js';
import type { EmbeddedQuery } from '../query-vector.js';
import { readerOf } from './reader.query.js';
import { asksForLatest, recentArm, timeArm } from './time-arm.query.js';
import { type TimeWindow, timeWindows } from './time-windows.js';
import { vectorArm, type VectorHits } from './vector-arm.query.js';

/** The input of the arms. */
export interface Question {
  readonly query: string;
  /** Reference time for relative times in the query. */
  readonly now: Date;
  readonly arms: ReadonlySet<SearchArm>;
  /** Null if the vector arm is off or the model is unavailable. */
  readonly embedded: EmbeddedQuery | null;
  /** Compares everything, however long it takes. */
  readonly exact?: boolean | undefined;
}

/** What was read from a query, and the results of the arms. */
export interface Asked {
  readonly found: ArmResults;
  readonly terms: readonly QueryTerm[];
  /** Languages used for the lookup, the query's own first. ISO 639-1. */
  readonly languages: readonly string[];
  /** Whether the reader ever gave feedback on a result. */
  readonly hasVerdicts: boolean;
  /** Aliases of names in the query, from the caller's memory. */
  readonly aliases: readonly string[];
  readonly windows: readonly TimeWindow[];
  /** Reference time for relative times in the query. */
  readonly now: Date;
  /** Whether an arm reached its limit, so there may be more. */
  readonly capped: boolean;
  /** Whether an arm did not compare everything, so an equally good result may be missing. */
  readonly approximate: boolean;
}

/** Runs every arm that has something to look for. */
export async function askArms(tx: Tx, arm: ArmScope, { query, now, arms, embedded, exact }: Question): Promise<Asked> {
  const names = arms.has('names') ? namedIn(query) : [];
  const reader = await readerOf(tx, arm.scope, query, isNamedOtherwise(arm.scope, names));
  const aliases = reader.holds ? await aliasesOf(tx, arm, names) : [];
  const terms = withAliases(queryTerms(query, reader.languages), aliases, reader.languages);
  const windows = arms.has('time') ? timeWindows(query, { now, ...reader }) : [];
  const indexes = exact ? [] : reader.indexes;
  const wide = { ...arm, limit: ARMS.keywordTimes * arm.limit };
  // One round trip. Only names that occur nowhere need a second one.
  const [keyword, vector, time, recent] = await Promise.all([
    keywordArm(tx, wide, arms.has('keyword') ? terms : [], exact ? { most: Infinity } : { indexes }),
    embedded ? vectorArm(tx, arm, embedded.space, embedded.vector, indexes) : NO_VECTORS,
    timeArm(tx, arm, windows),
    arms.has('recent') && asksForLatest(query, terms.length) ? recentArm(tx, arm) : [],
  ]);
  const misspelt = arms.has('names') ? await namesArm(tx, arm, namesInDoubt(query, terms, keyword.known)) : [];
  const others = { time, names: misspelt, recent };
  return {
    found: { keyword: keyword.hits, ideal: keyword.ideal, vector: vector.hits, others },
    terms,
    languages: reader.languages,
    hasVerdicts: reader.hasVerdicts,
    aliases,
    windows,
    now,
    capped: keyword.hits.length >= wide.limit || vector.hits.length >= arm.limit,
    approximate: vector.approximate || keyword.approximate,
  };
}

const NO_VECTORS: VectorHits = { hits: [], approximate: false };
