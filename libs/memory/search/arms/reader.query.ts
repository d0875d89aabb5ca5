import type { Scope } from '@kernel/scope.js';
import { hasVerdicts } from '@memory/feedback/verdicts.query.js';
import { detectLanguage } from '@memory/indexing/language.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { sql, type SQL } from 'drizzle-orm';
import { readIndexes, readyIndexes, type ReadyIndex } from './ready-indexes.query.js';

/** The reader's data that the interpretation of a query depends on. */
export interface Reader {
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
