import { RecollectError } from '@kernel/errors.js';
import { type Scope, trustCapOf } from '@kernel/scope.js';
import { QUARANTINE_BELOW } from '@contracts/trust/safety.settings.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/**
 * A less trusted caller may not change a more trusted record, delete it, or change its links. What it may read is not secret, so
 * this is 403.
 * @throws RecollectError forbidden
 */
export function demandTrust(scope: Scope, { trust }: { readonly trust: number }): void {
  if (isBeyond(scope, trust)) {
    throw new RecollectError('forbidden', 'The record has more trust than this key.');
  }
}

/** Whether this trust exceeds that of the caller. */
export function isBeyond(scope: Scope, trust: number): boolean {
  return Math.fround(trust) > trustCapOf(scope);
}

/** A caller with capped trust may only change single records with no more trust. @throws RecollectError forbidden */
export function demandFullTrust(scope: Scope): void {
  if (trustCapOf(scope) < 1) throw new RecollectError('forbidden', 'A key whose trust is capped may not do this.');
}

/**
 * Whether a record is quarantined and less trusted than the writer. The writer then stores a new one under its id, and nothing of
 * the old one is kept.
 */
export function givesWay(scope: Scope, row: { readonly quarantined: boolean; readonly trust: number }): boolean {
  return row.quarantined && Math.fround(row.trust) < trustCapOf(scope);
}

/** Records with less trust are quarantined when they are written: a setting of the tenant. */
export async function quarantineBelow(tx: Tx, tenantId: string): Promise<number> {
  const { rows } = await tx.execute<{ below: number | null }>(sql`
    select (value->>'quarantine_below')::float8 as below from tenant_settings
    where tenant_id = ${tenantId} and name = 'safety'`);
  return Math.fround(rows[0]?.below ?? QUARANTINE_BELOW);
}

/** Whether a record with this trust is quarantined when it is written. Stored trust is in single precision, as is the threshold. */
export async function isHeldBack(tx: Tx, tenantId: string, trust: number): Promise<boolean> {
  return trust < 1 && Math.fround(trust) < (await quarantineBelow(tx, tenantId));
}

/** The trust of a derived record: the lowest of its sources. */
export async function leastTrust(tx: Tx, tenantId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 1;
  const { rows } = await tx.execute<{ least: number | null }>(sql`
    select min(trust) as least from records where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[])`);
  return rows[0]?.least ?? 1;
}
