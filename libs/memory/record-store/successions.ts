import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** That the current version of a record, or with `past` an earlier one, is superseded by another record. */
export interface Succession {
  readonly recordId: string;
  readonly version: number;
  readonly recordedAt: Date;
  readonly supersededBy: string;
  readonly past: boolean;
}

/** After an import has stored all records of a user: sets which record supersedes each, if it is unchanged since. */
export async function setSuccessions(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  successions: readonly Succession[],
): Promise<void> {
  for (const past of [false, true]) {
    const some = successions.filter((one) => one.past === past);
    if (some.length === 0) continue;
    const by = sql`unnest(
        ${sql.param(some.map(({ recordId }) => recordId))}::uuid[], ${sql.param(some.map(({ version }) => version))}::int[],
        ${sql.param(some.map(({ recordedAt }) => recordedAt.toISOString()))}::timestamptz[],
        ${sql.param(some.map(({ supersededBy }) => supersededBy))}::uuid[]
      ) as s (id, version, recorded_at, by)
      where r.tenant_id = ${tenantId} and r.user_id = ${userId}
        and r.version = s.version and r.recorded_at = s.recorded_at and r.superseded_by is null`;
    const versions = sql`update record_versions r set superseded_by = s.by from ${by} and r.record_id = s.id`;
    if (past) await counted('record_versions', 'updated', tx.execute(versions));
    else
      await counted(
        'records',
        'updated',
        tx.execute(sql`update records r set superseded_by = s.by from ${by} and r.id = s.id`),
      );
  }
}
