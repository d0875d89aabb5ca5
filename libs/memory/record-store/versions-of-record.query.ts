import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { recordVersions } from '@schema/record-versions.js';
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { textBytes } from './page-bytes.js';
import type { RecordRow } from './record-source.js';

/** The closed versions of a record that this scope can read, newest first. */
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
    .where(closed(scope, record, before))
    .orderBy(desc(recordVersions.version))
    .limit(limit);
  return rows.map(({ reason, changedBy, ...version }) => ({
    row: { ...record, ...version, id: record.id, updatedAt: version.version > 1 ? version.recordedAt : null },
    reason: reason ?? undefined,
    changed_by: changedBy,
  }));
}

/** The bytes of the texts of each of these versions. */
export async function sizesOfVersions(
  tx: Tx,
  scope: Scope,
  record: RecordRow,
  limit: number,
  before?: number,
): Promise<number[]> {
  const rows = await tx
    .select({ bytes: textBytes('record_versions') })
    .from(recordVersions)
    .where(closed(scope, record, before))
    .orderBy(desc(recordVersions.version))
    .limit(limit);
  return rows.map(({ bytes }) => bytes);
}

function closed(scope: Scope, record: RecordRow, before: number | undefined) {
  return and(
    eq(recordVersions.tenantId, scope.tenantId),
    eq(recordVersions.recordId, record.id),
    bound(recordVersions.agent, scope.agent, record.userId),
    bound(recordVersions.project, scope.project, record.userId),
    before === undefined ? undefined : lt(recordVersions.version, before),
  );
}

/** A version may have another label than the current record. A key bound to a label does not see such versions. */
function bound(
  column: typeof recordVersions.agent | typeof recordVersions.project,
  label: string | null,
  userId: string | null,
) {
  if (label === null) return undefined;
  return userId === null ? or(eq(column, label), isNull(column)) : eq(column, label);
}
