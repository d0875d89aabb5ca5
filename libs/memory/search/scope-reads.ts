import {
  type RecordQuery,
  recordsOfIds,
  readRecordCells,
  RECORD_COLUMN_NAMES,
  RECORD_COLUMNS,
  type RecordRow,
} from '@memory/record-store/record-source.js';
import { type Verdict, verdictsOf } from '@memory/feedback/verdicts.query.js';
import { type UsageStats, usageStatsById } from '@memory/record-store/importance.js';
import { linksByName } from '@memory/graph/links-by-name.query.js';
import { type Link, linksFrom } from '@memory/graph/links-from.query.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { inOneRow, packedRows } from '@platform/database/packed-rows.js';
import { sql } from 'drizzle-orm';
import type { ArmScope } from './arms/arm.js';
import type { EmbeddedQuery } from './query-vector.js';
import { seenThroughLens, throughLens } from './ranking/lens.js';
import type { SearchQuery } from './search-query.js';
import { type Neighbour, neighboursOf } from './stages/neighbours.query.js';

/**
 * Everything that ranking reads after the arms have finished. `bench/ranking` replays it from a recording, so that a ranking can be
 * measured without a database.
 */
export interface ScopeReads {
  /** The turns beside these records. */
  neighbours(recordIds: readonly string[]): Promise<readonly Neighbour[]>;
  records(ids: readonly string[]): Promise<ReadonlyMap<string, FoundRow>>;
  /** Null for `as_of`: past usage is unknown. */
  usage(ids: readonly string[]): Promise<ReadonlyMap<string, UsageStats> | null>;
  /** The feedback of the reader on these records. Always current, and only the reader's own. */
  verdicts(ids: readonly string[]): Promise<ReadonlyMap<string, readonly Verdict[]>>;
  /**
   * Nearness of each of these records to the question through the lens (`ranking/lens.ts`). Null if there is no lens for the model
   * or the language.
   */
  attributeNearness(ids: readonly string[]): Promise<ReadonlyMap<string, number> | null>;
  /** Links from these records, as far as the query follows links. `found`: the best hits of the arms. */
  links(ids: readonly string[], found: readonly string[]): Promise<readonly Link[]>;
}

interface Reader {
  readonly scope: Scope;
  readonly query: SearchQuery;
  readonly arm: ArmScope;
  readonly now: Date;
  readonly queryHashes: readonly string[];
  readonly embedded: EmbeddedQuery | null;
  /** Language of the query, ISO 639-1. */
  readonly language: string;
  /** Whether the reader ever gave feedback on a result. */
  readonly hasVerdicts: boolean;
}

export function readsOf(
  tx: Tx,
  { scope, query, arm, now, queryHashes, embedded, language, hasVerdicts }: Reader,
): ScopeReads {
  return {
    neighbours: (ids) => neighboursOf(tx, arm, ids),
    records: (ids) => recordsById(tx, arm, ids),
    usage: async (ids) => (query.as_of ? null : usageStatsById(tx, scope.tenantId, ids, now)),
    verdicts: async (ids) =>
      query.as_of || scope.allUsers || !hasVerdicts ? NO_VERDICTS : verdictsOf(tx, scope, ids, queryHashes),
    attributeNearness: async (ids) => {
      const seen = embedded && throughLens(embedded.space, embedded.vector, language);
      return seen && seenThroughLens(tx, arm, ids, { space: embedded.space, query: seen });
    },
    links: (ids, found) => linksOf(tx, { scope, query, now }, ids, found),
  };
}

const NO_VERDICTS: ReadonlyMap<string, readonly Verdict[]> = new Map();

/** Links have no history, so there are none for `as_of`. */
async function linksOf(
  tx: Tx,
  { scope, query, now }: Pick<Reader, 'scope' | 'query' | 'now'>,
  ids: readonly string[],
  found: readonly string[],
): Promise<readonly Link[]> {
  if (query.as_of || !query.graph) return [];
  const { relations, min_strength: least, entities } = query.graph;
  // A path may not go through records of another agent, project or session than the query names. Its end has to meet all conditions
  // of the query.
  const { agent, spoken_with, project, session_id, include_quarantined } = query as SearchQuery & RecordQuery;
  const through: RecordQuery = { agent, spoken_with, project, session_id, include_quarantined };
  const [edges, names] = await Promise.all([
    linksFrom(tx, scope, ids, { relations, min_strength: least, through }, now),
    entities ? linksByName(tx, scope, { ids, found }, through, now) : [],
  ]);
  return [...edges, ...names.filter(({ strength }) => strength >= (least ?? 0))];
}

export interface FoundRow extends RecordRow {
  /** Whether it was derived from other records, which may be turns. */
  readonly derived: boolean;
}

/** The records with these ids, under the same conditions as the arms. */
export async function recordsById(tx: Tx, arm: ArmScope, ids: readonly string[]): Promise<Map<string, FoundRow>> {
  if (ids.length === 0) return new Map();
  const statement = sql`
    select ${RECORD_COLUMNS}, exists (
      select from edges e where e.tenant_id = ${arm.scope.tenantId} and e.from_id = r.id and e.type = 'DERIVES_FROM') as derived
    from ${recordsOfIds(arm.source, arm.scope, ids, arm.conditions)}`;
  const rows = await packedRows(tx, keepPlan(inOneRow(statement, [...RECORD_COLUMN_NAMES, 'derived'])));
  return new Map(
    rows.map((cells) => {
      const row = Object.assign(readRecordCells(cells), { derived: cells.at(-1) === true });
      return [row.id, row];
    }),
  );
}
