import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { recordVersions } from '@schema/record-versions.js';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { RecordRow } from './record-row.js';

/** The closed versions of a record that was found for this scope, newest first. */
export async function versionsOf(
  tx: Tx,
  scope: Scope,
  record: RecordRow,
  limit: number,
  before?: number,
): Promise<{ row: RecordRow; reason?: string; changed_by: string }[]> {
  const rows = await tx
    .select()
    .from(recordVersions)
    .where(
      and(
        eq(recordVersions.tenantId, scope.tenantId),
        eq(recordVersions.recordId, record.id),
        before === undefined ? undefined : lt(recordVersions.version, before),
      ),
    )
    .orderBy(desc(recordVersions.version))
    .limit(limit);
  return rows.map(({ reason, changedBy, ...version }) => ({
    row: { ...record, ...version, id: record.id },
    reason: reason ?? undefined,
    changed_by: changedBy,
  }));
}
