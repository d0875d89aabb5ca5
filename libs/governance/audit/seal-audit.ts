import { Clock } from '@kernel/clock.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { auditEntries } from '@schema/audit-entries.js';
import { auditHeads } from '@schema/audit-heads.js';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { showTenantId } from '../tenancy/tenants.repository.js';
import { genesisOf, hashOfEntry, type Head, link } from './chain.js';
import { showEntry } from './audit.repository.js';

/** Entries of one tenant sealed per transaction, and tenants visited per round. */
const ENTRIES_AT_ONCE = 500;
const TENANTS_AT_ONCE = 200;
/** Entries that are looked through for one that names a user. */
const NEWEST = 100;
/** Rounds per run. The rest is left to the next run. */
const ROUNDS = 40;

/**
 * Gives new entries their position in the tenant's chain. Writers wait neither for each other nor for sealing. Any
 * process seals after them. The lock on the tenant's head allows one at a time per tenant.
 */
@Injectable()
export class SealAudit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Its cost depends on the number of unsealed entries, not on what was sealed before. @returns how many entries were
   * sealed
   */
  async run(): Promise<number> {
    let total = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const tenants = await this.database.asSystem(tenantsToSeal);
      const sealed: number[] = [];
      for (const tenantId of tenants) sealed.push(await this.sealTenant(tenantId));
      const inAll = sealed.reduce((sum, entries) => sum + entries, 0);
      total += inAll;
      // A tenant that keeps writing is sealed in the next run. Otherwise this run would never end, and would be in its
      // way.
      const more = sealed.includes(ENTRIES_AT_ONCE) || (tenants.length === TENANTS_AT_ONCE && inAll > 0);
      if (!more) break;
    }
    return total;
  }

  /** The hash of a user in the newest entries of one tenant: all have the same secret. Null if none names one. */
  lastUserHash(): Promise<string | null> {
    return this.database.asSystem(async (tx) => {
      const heads = tx.select({ tenantId: auditHeads.tenantId }).from(auditHeads);
      const [head] = await heads.orderBy(auditHeads.tenantId).limit(1);
      if (!head) return null;
      const entries = tx.select({ userHash: auditEntries.userHash }).from(auditEntries);
      const newest = await entries
        .where(eq(auditEntries.tenantId, head.tenantId))
        .orderBy(desc(auditEntries.id))
        .limit(NEWEST);
      return newest.find(({ userHash }) => userHash !== null)?.userHash ?? null;
    });
  }

  private sealTenant(tenantId: string): Promise<number> {
    const now = this.clock.now();
    return this.database.asSystem(async (tx) => {
      const head = await lockHead(tx, tenantId, now);
      if (!head) return 0;
      const rows = await tx
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.tenantId, tenantId), isNull(auditEntries.sequence)))
        .orderBy(asc(auditEntries.id))
        .limit(ENTRIES_AT_ONCE);
      if (rows.length === 0) return 0;
      const seals: { id: string; sequence: number; entryHash: string; hash: string }[] = [];
      let end = head;
      for (const row of rows) {
        const entryHash = hashOfEntry(showEntry(row));
        const sequence = end.sequence + 1;
        end = { sequence, hash: link(end.hash, sequence, entryHash) };
        seals.push({ id: row.id, entryHash, ...end });
      }
      await store(tx, tenantId, seals);
      await tx.execute(sql`
        update audit_heads set sequence = ${end.sequence}, hash = ${end.hash}, sealed_at = ${now.toISOString()}::timestamptz
        where tenant_id = ${tenantId}`);
      return seals.length;
    });
  }
}

/** One index lookup for each tenant that has unsealed entries. */
async function tenantsToSeal(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ tenant_id: string }>(sql`
    with recursive found as (
      (select tenant_id from audit_entries where sequence is null order by tenant_id limit 1)
      union all
      select (select e.tenant_id from audit_entries e where e.sequence is null and e.tenant_id > f.tenant_id
              order by e.tenant_id limit 1)
      from found f where f.tenant_id is not null
    )
    select tenant_id from found where tenant_id is not null limit ${TENANTS_AT_ONCE}`);
  return rows.map((row) => row.tenant_id);
}

/** Null: another process is sealing this tenant's entries. */
async function lockHead(tx: Tx, tenantId: string, now: Date): Promise<Head | null> {
  const find = async (): Promise<Head | undefined> => {
    const { rows } = await tx.execute<{ sequence: string; hash: string }>(sql`
      select sequence, hash from audit_heads where tenant_id = ${tenantId} for update skip locked`);
    return rows[0] && { sequence: Number(rows[0].sequence), hash: rows[0].hash };
  };
  const found = await find();
  if (found) return found;
  await tx.execute(sql`
    insert into audit_heads (tenant_id, sequence, hash, sealed_at)
    select ${tenantId}, coalesce(last.sequence, 0), coalesce(last.hash, ${genesisOf(showTenantId(tenantId))}::text),
      ${now.toISOString()}::timestamptz
    from (select) as one left join lateral (
      select sequence, hash from audit_entries where tenant_id = ${tenantId} and sequence is not null
      order by sequence desc limit 1) as last on true
    on conflict do nothing`);
  return (await find()) ?? null;
}

async function store(
  tx: Tx,
  tenantId: string,
  seals: readonly { id: string; sequence: number; entryHash: string; hash: string }[],
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update audit_entries e set sequence = s.sequence, entry_hash = s.entry_hash, hash = s.hash
    from unnest(${sql.param(seals.map(({ id }) => id))}::uuid[], ${sql.param(seals.map(({ sequence }) => sequence))}::bigint[],
      ${sql.param(seals.map(({ entryHash }) => entryHash))}::text[], ${sql.param(seals.map(({ hash }) => hash))}::text[])
      as s(id, sequence, entry_hash, hash)
    where e.tenant_id = ${tenantId} and e.id = s.id and e.sequence is null`);
  if (rowCount !== seals.length) throw new Error('an entry of the audit was gone while it was sealed');
}
