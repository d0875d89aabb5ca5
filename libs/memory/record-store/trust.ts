import { RecollectError } from '@kernel/errors.js';
import { type Scope, trustCapOf } from '@kernel/scope.js';
import { QUARANTINE_BELOW } from '@contracts/trust/safety.settings.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/**
 * Who is believed less does not change what is believed more: neither its words, nor whether it is there, nor what it is
 * linked to. What may be read is no secret, so this is 403.
 * @throws RecollectError forbidden
 */
export function demandTrust(scope: Scope, { trust }: { readonly trust: number }): void {
  if (isBeyond(scope, trust)) {
    throw new RecollectError('forbidden', 'The record is believed more than what this key writes.');
  }
}

/** Whether something of this trust is believed more than the caller. */
export function isBeyond(scope: Scope, trust: number): boolean {
  return Math.fround(trust) > trustCapOf(scope);
}

/** A caller whose trust is capped changes nothing but single records of no more trust. @throws RecollectError forbidden */
export function demandFullTrust(scope: Scope): void {
  if (trustCapOf(scope) < 1) throw new RecollectError('forbidden', 'A key whose trust is capped may not do this.');
}

/** Held back, and of less trust than who writes now: what bears its id is stored anew, and nothing of it is kept. */
export function givesWay(scope: Scope, row: { readonly quarantined: boolean; readonly trust: number }): boolean {
  return row.quarantined && Math.fround(row.trust) < trustCapOf(scope);
}

/** What bears less than this is held back as it is written: the tenant’s setting. */
export async function quarantineBelow(tx: Tx, tenantId: string): Promise<number> {
  const { rows } = await tx.execute<{ below: number | null }>(sql`
    select (value->>'quarantine_below')::float8 as below from tenant_settings
    where tenant_id = ${tenantId} and name = 'safety'`);
  return Math.fround(rows[0]?.below ?? QUARANTINE_BELOW);
}

/** Whether something of this trust is held back as it is written. What is stored has single precision, as the threshold. */
export async function isHeldBack(tx: Tx, tenantId: string, trust: number): Promise<boolean> {
  return trust < 1 && Math.fround(trust) < (await quarantineBelow(tx, tenantId));
}

/** Of what is made of others: no more than the least of them. */
export async function leastTrust(tx: Tx, tenantId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 1;
  const { rows } = await tx.execute<{ least: number | null }>(sql`
    select min(trust) as least from records where tenant_id = ${tenantId} and id = any(${sql.param([...ids])}::uuid[])`);
  return rows[0]?.least ?? 1;
}
