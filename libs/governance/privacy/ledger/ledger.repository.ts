import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { erasureLedger } from '@schema/erasure-ledger.js';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { LedgerEntry } from './ledger-entry.js';
import type { UnnamedHead } from './ledger-head.js';

/** The position of a walk over the entries of all tenants. */
export type LedgerPlace = Pick<LedgerEntry, 'tenantId' | 'position'>;

/** Writes and reads ledger entries. As the app role, sees only the scope's own tenant. */
@Injectable()
export class LedgerRepository {
  /**
   * Until the end of the transaction nobody else appends for this tenant, so that positions have no gaps and no forks.
   */
  async lock(tx: Tx, tenantId: string): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`erasure-ledger:${tenantId}`}, 0))`);
  }

  async last(tx: Tx, tenantId: string): Promise<LedgerEntry | null> {
    const own = eq(erasureLedger.tenantId, tenantId);
    const [row] = await tx.select().from(erasureLedger).where(own).orderBy(desc(erasureLedger.position)).limit(1);
    return row ?? null;
  }

  async insert(tx: Tx, entries: readonly LedgerEntry[]): Promise<void> {
    await counted(
      'erasure_ledger',
      'inserted',
      tx.insert(erasureLedger).values(entries.map((entry) => ({ ...entry, ids: [...entry.ids] }))),
    );
  }

  /** Which of these entries, of any tenant, are missing. For the system role. */
  async missing(tx: Tx, entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
    const tenants = entries.map(({ tenantId }) => tenantId);
    const ids = entries.map(({ entryId }) => entryId);
    const { rows } = await tx.execute<{ entry_id: string }>(sql`
      select a.entry_id from unnest(${sql.param(tenants)}::uuid[], ${sql.param(ids)}::uuid[]) as a (tenant_id, entry_id)
      where not exists (
        select from erasure_ledger l where l.tenant_id = a.tenant_id and l.entry_id = a.entry_id)`);
    const absent = new Set(rows.map((row) => row.entry_id));
    return entries.filter(({ entryId }) => absent.has(entryId));
  }

  /** Which of these hashes belong to no entry. For the system role. */
  async unknownHashes(tx: Tx, hashes: readonly string[]): Promise<string[]> {
    const { rows } = await tx.execute<{ hash: string }>(sql`
      select a.hash from unnest(${sql.param([...hashes])}::text[]) as a (hash)
      where not exists (select from erasure_ledger l where l.hash = a.hash)`);
    return rows.map(({ hash }) => hash);
  }

  /** The head of each tenant's chain. For the system role. */
  async heads(tx: Tx): Promise<UnnamedHead[]> {
    const { rows } = await tx.execute<{ tenant_id: string; position: string; hash: string; at: string }>(sql`
      select distinct on (tenant_id) tenant_id, position, hash, at from erasure_ledger order by tenant_id, position desc`);
    return rows.map((row) => ({
      tenant_id: row.tenant_id,
      position: Number(row.position),
      hash: row.hash,
      at: new Date(row.at).toISOString(),
    }));
  }

  /** Whether there are any tenants, and whether anything was ever erased. For the system role. */
  async state(tx: Tx): Promise<{ tenants: boolean; entries: boolean }> {
    const { rows } = await tx.execute<{ tenants: boolean; entries: boolean }>(sql`
      select exists (select from tenants) as tenants, exists (select from erasure_ledger) as entries`);
    return rows[0] ?? { tenants: false, entries: false };
  }

  /** Which of these tenants exist in this database or have entries in it. For the system role. */
  async tenantsHere(tx: Tx, tenantIds: readonly string[]): Promise<Set<string>> {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select a.id from unnest(${sql.param([...new Set(tenantIds)])}::uuid[]) as a (id)
      where exists (select from tenants t where t.tenant_id = a.id)
        or exists (select from erasure_ledger l where l.tenant_id = a.id)`);
    return new Set(rows.map(({ id }) => id));
  }

  /** Which of these entries of the tenant exist. */
  async known(tx: Tx, tenantId: string, entryIds: readonly string[]): Promise<Set<string>> {
    if (entryIds.length === 0) return new Set();
    const asked = and(eq(erasureLedger.tenantId, tenantId), inArray(erasureLedger.entryId, [...entryIds]));
    const rows = await tx.select({ id: erasureLedger.entryId }).from(erasureLedger).where(asked);
    return new Set(rows.map(({ id }) => id));
  }

  /** A tenant's entries after a position, in order. */
  ofTenant(tx: Tx, tenantId: string, after: number, limit: number): Promise<LedgerEntry[]> {
    const behind = and(eq(erasureLedger.tenantId, tenantId), gt(erasureLedger.position, after));
    return tx.select().from(erasureLedger).where(behind).orderBy(asc(erasureLedger.position)).limit(limit);
  }

  /** The entries of all tenants, by tenant and position. For the system role. */
  all(tx: Tx, after: LedgerPlace | null, limit: number): Promise<LedgerEntry[]> {
    const place =
      after &&
      sql`(${erasureLedger.tenantId}, ${erasureLedger.position}) > (${after.tenantId}::uuid, ${after.position}::bigint)`;
    return tx
      .select()
      .from(erasureLedger)
      .where(place ?? undefined)
      .orderBy(asc(erasureLedger.tenantId), asc(erasureLedger.position))
      .limit(limit);
  }
}
