import type { RecordQuery } from '@memory/record-store/record-source.js';
import type { Verdict } from '@memory/feedback/verdict.js';
import { verdictsOf } from '@memory/feedback/verdicts.query.js';
import { type UsageStats, usageStatsById } from '@memory/record-store/importance.query.js';
import { linksByName } from '@memory/graph/links-by-name.query.js';
import { type Link, linksFrom } from '@memory/graph/links-from.query.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import type { ArmScope } from './arms/arm.js';
import { type FoundRow, recordsById } from './records-by-id.query.js';
import type { EmbeddedQuery } from './query-vector.js';
import { throughLens } from './ranking/lens.js';
import type { SearchQuery } from './search-query.js';
import { seenThroughLens } from './stages/seen-through-lens.query.js';
import { type Neighbour, neighboursOf } from './stages/neighbours.query.js';

/**
 * Everything that ranking asks for after the arms have answered. `bench/ranking` answers it from what it wrote down, so that
 * a ranking can be measured again without a database.
 */
export interface ScopeReads {
  /** The turns beside these records. */
  neighbours(recordIds: readonly string[]): Promise<readonly Neighbour[]>;
  records(ids: readonly string[]): Promise<ReadonlyMap<string, FoundRow>>;
  /** Null where the past is asked: of then it is not known. */
  usage(ids: readonly string[]): Promise<ReadonlyMap<string, UsageStats> | null>;
  /** What the reader said of these records. Verdicts are of now, and a reader's own. */
  verdicts(ids: readonly string[]): Promise<ReadonlyMap<string, readonly Verdict[]>>;
  /**
   * How near each of these records is to the question, seen through the lens (`ranking/lens.ts`). Null where there is none for the model or the language.
   */
  attributeNearness(ids: readonly string[]): Promise<ReadonlyMap<string, number> | null>;
  /** From these records to others, as far as the query follows links. `found`: what the arms found, the best. */
  links(ids: readonly string[], found: readonly string[]): Promise<readonly Link[]>;
}

interface Reader {
  readonly scope: Scope;
  readonly query: SearchQuery;
  readonly arm: ArmScope;
  readonly now: Date;
  readonly queryHashes: readonly string[];
  readonly embedded: EmbeddedQuery | null;
  /** Of the query, ISO 639-1. */
  readonly language: string;
}

export function readsOf(tx: Tx, { scope, query, arm, now, queryHashes, embedded, language }: Reader): ScopeReads {
  return {
    neighbours: (ids) => neighboursOf(tx, arm, ids),
    records: (ids) => recordsById(tx, arm, ids),
    usage: async (ids) => (query.as_of ? null : usageStatsById(tx, scope.tenantId, ids, now)),
    verdicts: async (ids) => (query.as_of || scope.allUsers ? NO_VERDICTS : verdictsOf(tx, scope, ids, queryHashes)),
    attributeNearness: async (ids) => {
      const seen = embedded && throughLens(embedded.space, embedded.vector, language);
      return seen && seenThroughLens(tx, arm, ids, { space: embedded.space, query: seen });
    },
    links: (ids, found) => linksOf(tx, { scope, query, now }, ids, found),
  };
}

const NO_VERDICTS: ReadonlyMap<string, readonly Verdict[]> = new Map();

/** Links have no history: of the past none is known. */
async function linksOf(
  tx: Tx,
  { scope, query, now }: Pick<Reader, 'scope' | 'query' | 'now'>,
  ids: readonly string[],
  found: readonly string[],
): Promise<readonly Link[]> {
  if (query.as_of || !query.graph) return [];
  const { relations, min_strength: least, entities } = query.graph;
  // A way leads through nothing of another agent, project or session than those that are asked for. What it leads to is held against all that is asked.
  const { agent, spoken_with, project, session_id, include_quarantined } = query as SearchQuery & RecordQuery;
  const through: RecordQuery = { agent, spoken_with, project, session_id, include_quarantined };
  const [edges, names] = await Promise.all([
    linksFrom(tx, scope, ids, { relations, min_strength: least, through }, now),
    entities ? linksByName(tx, scope, { ids, found }, through, now) : [],
  ]);
  return [...edges, ...names.filter(({ strength }) => strength >= (least ?? 0))];
}
