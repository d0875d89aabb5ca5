import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { ownerSets, recordConditions, type RecordQuery } from './record-source.js';

export interface NamedRecord {
  readonly id: string;
  readonly userId: string | null;
  readonly externalId: string | null;
  /** Length of its content in characters. */
  readonly length: number;
  readonly type: string;
  readonly occurredAt: Date;
  readonly trust: number;
}

/**
 * The records with these keys (the server's ids or the client's) for a reader, by position. The reader's own record comes before a
 * shared one.
 */
export async function recordsByKey(
  tx: Tx,
  scope: Scope,
  keys: readonly string[],
  now: Date,
  query: RecordQuery = {},
): Promise<(NamedRecord | undefined)[]> {
  const ids = keys.map(readId);
  const named = sql`(r.external_id = any(${sql.param([...keys])}::text[])
    or r.id = any(${sql.param(ids.filter((id) => id !== null))}::uuid[]))`;
  // One index range per set. A single condition for all sets would read the tenant.
  const sets = ownerSets(scope).map(
    (set) => sql`select r.id, r.user_id, r.external_id, length(r.content) as length, r.trust::float8 as trust, r.type,
        (extract(epoch from r.occurred_at) * 1000)::float8 as occurred_ms from records r
      where ${set} and ${named} and ${recordConditions(scope, query, now)}`,
  );
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql.join(sets, sql` union all `));
  const found = rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    externalId: row.external_id,
    length: row.length,
    type: row.type,
    occurredAt: new Date(Math.round(row.occurred_ms)),
    trust: row.trust,
  }));
  const places = [found.filter(({ userId }) => userId !== null), found.filter(({ userId }) => userId === null)].map(
    (of) => ({ byId: new Map(of.map((row) => [row.id, row])), byKey: new Map(of.map((row) => [row.externalId, row])) }),
  );
  return keys.map((key, index) => {
    const hits = places.map(({ byId, byKey }) => byId.get(ids[index] ?? '') ?? byKey.get(key));
    return hits.find((hit) => hit !== undefined);
  });
}

interface Row {
  readonly id: string;
  readonly user_id: string | null;
  readonly external_id: string | null;
  readonly length: number;
  readonly type: string;
  readonly occurred_ms: number;
  readonly trust: number;
}
