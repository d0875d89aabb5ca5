import type { Verdict } from '@memory/feedback/verdict.js';
import { verdictsOf } from '@memory/feedback/verdicts.query.js';
import { type UsageStats, usageStatsById } from '@memory/record-store/importance.query.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import type { ArmScope } from './arms/arm.js';
import { type FoundRow, recordsById } from './records-by-id.query.js';
import type { SearchQuery } from './search-query.js';
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
}

interface Reader {
  readonly scope: Scope;
  readonly query: SearchQuery;
  readonly arm: ArmScope;
  readonly now: Date;
  readonly queryHashes: readonly string[];
}

export function readsOf(tx: Tx, { scope, query, arm, now, queryHashes }: Reader): ScopeReads {
  return {
    neighbours: (ids) => neighboursOf(tx, arm, ids),
    records: (ids) => recordsById(tx, arm, ids),
    usage: async (ids) => (query.as_of ? null : usageStatsById(tx, scope.tenantId, ids, now)),
    verdicts: async (ids) => (query.as_of || scope.allUsers ? NO_VERDICTS : verdictsOf(tx, scope, ids, queryHashes)),
  };
}

const NO_VERDICTS: ReadonlyMap<string, readonly Verdict[]> = new Map();
