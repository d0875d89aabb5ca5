import type { SearchArm } from '@contracts/search/search.operations.js';
import { queryTerms, type QueryTerm } from '@memory/indexing/terms.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '@kernel/scope.js';
import { hasVerdicts } from '@memory/feedback/verdicts.query.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { packed } from '@platform/database/packed-rows.js';
import { nameInUserId } from '@memory/indexing/aliases.js';
import {
  aliasesOf,
  isNamedOtherwise,
  namedIn,
  type OtherNames,
  withAliases,
  namesArm,
  namesInDoubt,
} from './names-arm.query.js';
import type { ArmScope } from './arm.js';
import { keywordArm } from './keyword-arm.query.js';
import { towardsAnswers } from '../ranking/lens.js';
import { ARMS } from '../ranking/profile.js';
import type { ArmResults } from '../ranking/fuse.js';
import type { EmbeddedQuery } from '../query-vector.js';
import { otherForms } from '@memory/attributes/variants.js';
import { asksForLatest, recentArm, timeArm } from './time-arm.query.js';
import { type TimeWindow, timeWindows } from './time-windows.js';
import { vectorArm, type VectorHits, type ReadyIndex } from './vector-arm.query.js';

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
  /** Names of the user, as written, from the user's id and, if the query asks about the user, from memory. */
  readonly ownNames: readonly string[];
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
  const { aliases, ownNames } = reader.holds ? await aliasesOf(tx, arm, names) : NO_NAMES;
  const meant = [...aliases, ...otherForms(query, reader.languages)];
  const terms = withAliases(queryTerms(query, reader.languages), meant, reader.languages);
  const windows = arms.has('time') ? timeWindows(query, { now, ...reader }) : [];
  const indexes = exact ? [] : reader.indexes;
  const wide = { ...arm, limit: ARMS.keywordTimes * arm.limit };
  // One round trip. Only names that occur nowhere need a second one.
  const [keyword, vector, time, recent] = await Promise.all([
    keywordArm(tx, wide, arms.has('keyword') ? terms : [], exact ? { most: Infinity } : { indexes }),
    embedded ? vectorArm(tx, arm, embedded.space, comparedOf(embedded, reader), indexes) : NO_VECTORS,
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
    ownNames: arms.has('names') ? ownNamesOf(arm.scope, ownNames) : [],
    windows,
    now,
    capped: keyword.hits.length >= wide.limit || vector.hits.length >= arm.limit,
    approximate: vector.approximate || keyword.approximate,
  };
}

const NO_NAMES: OtherNames = { aliases: [], ownNames: [] };

/** With the name that the id of the user spells. */
function ownNamesOf({ userId }: Scope, told: readonly string[]): readonly string[] {
  const spelt = userId === null ? null : nameInUserId(userId);
  return spelt === null ? told : [...told, spelt];
}

/** In the language that the query is taken for. */
function comparedOf({ space, vector }: EmbeddedQuery, { languages }: Reader): Float32Array {
  return towardsAnswers(space, vector, languages[0] ?? 'en');
}

const NO_VECTORS: VectorHits = { hits: [], approximate: false };

type Cells = readonly [
  id: string,
  userId: string | null,
  provider: string,
  model: string,
  dimensions: number,
  passages: number,
  terms: number,
];
const COLUMNS = ['id', 'user_id', 'provider', 'model', 'dimensions', 'passages', 'terms'];

/** The indexes of the owners that a scope reads, for a `select`. A read of a whole tenant compares every vector. */
function readyIndexes(scope: Scope): SQL {
  if (scope.allUsers) return sql`null::json`;
  return sql`(select ${packed(COLUMNS)} from (
    select i.id, i.user_id, e.provider, e.model, e.dimensions, i.passages, i.terms from vector_indexes i
    join embedding_spaces e on e.tenant_id = ${scope.tenantId} and e.id = i.space_id
    where i.tenant_id = ${scope.tenantId} and ${ownedBy(scope, 'i')} and i.state = 'ready' order by i.id) one)`;
}

function readIndexes(found: unknown): ReadyIndex[] {
  const rows = (found ?? []) as readonly Cells[];
  return rows.map(([id, userId, provider, model, dimensions, passages, terms]) => {
    return { id, userId, space: { provider, model, dimensions }, passages, terms };
  });
}

/** For callers that need only this beside the arms. */
export async function readyIndexesOf(tx: Tx, scope: Scope): Promise<ReadyIndex[]> {
  const { rows } = await tx.execute<{ found: unknown }>(keepPlan(sql`select ${readyIndexes(scope)} as found`));
  return readIndexes(rows[0]?.found);
}

/** The reader's data that the interpretation of a query depends on. */
interface Reader {
  /** Languages for the lookup: the query's own, and that of the user (else of the tenant). */
  readonly languages: readonly string[];
  /** IANA name. */
  readonly timeZone: string;
  /** The result of the extra condition. */
  readonly holds: boolean;
  /** Whether the reader ever gave feedback on a result. Most never do. */
  readonly hasVerdicts: boolean;
  /** Indexes of the owners whose memory is read. Most have none. */
  readonly indexes: readonly ReadyIndex[];
}

/** @param asks an extra condition, evaluated in the same round trip */
export async function readerOf(tx: Tx, scope: Scope, query: string, asks: SQL = sql`false`): Promise<Reader> {
  const { rows } = await tx.execute<{
    language: string;
    time_zone: string;
    holds: boolean;
    has_verdicts: boolean;
    indexes: unknown;
  }>(
    keepPlan(sql`
    select coalesce(u.language, t.language) as language, coalesce(u.time_zone, t.time_zone) as time_zone, ${asks} as holds,
      ${hasVerdicts(scope)} as has_verdicts,
      ${readyIndexes(scope)} as indexes
    from tenants t left join users u on u.tenant_id = t.tenant_id and u.user_id = ${scope.userId}::text
    where t.tenant_id = ${scope.tenantId}`),
  );
  const home = rows[0]?.language ?? 'en';
  return {
    languages: [...new Set([detectLanguage(query, home), home])],
    timeZone: rows[0]?.time_zone ?? 'UTC',
    holds: rows[0]?.holds ?? false,
    hasVerdicts: rows[0]?.has_verdicts ?? false,
    indexes: readIndexes(rows[0]?.indexes),
  };
}
