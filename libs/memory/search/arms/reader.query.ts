import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '@kernel/scope.js';
import { hasVerdicts } from '@memory/feedback/verdicts.query.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { packed } from '@platform/database/packed-rows.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';

/** The vector index of an owner with too many vectors for an exact scan, with the statistics of that owner's words. */
export interface ReadyIndex {
  readonly id: string;
  /** Null for the tenant's shared memory. */
  readonly userId: string | null;
  readonly space: EmbeddingSpaceName;
  readonly passages: number;
  /** Total over all passages. */
  readonly terms: number;
}

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
