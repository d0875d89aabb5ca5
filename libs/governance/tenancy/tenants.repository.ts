import { Injectable } from '@nestjs/common';
import { counted, named } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { tenants } from '@schema/tenants.js';
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { TenantOutput } from '@contracts/tenancy/tenancy.operations.js';
import { RecollectError } from '@kernel/errors.js';
import { newId, readId, showId } from '@kernel/ids.js';

type TenantRow = typeof tenants.$inferSelect;
type TenantSettings = Partial<Omit<TenantRow, 'tenantId' | 'createdAt' | 'updatedAt'>>;

/** Writes and reads tenants. As the app role, sees only the scope's own tenant. */
@Injectable()
export class TenantsRepository {
  async insert(tx: Tx, row: typeof tenants.$inferInsert): Promise<TenantRow> {
    named('tenant', [row.tenantId]);
    const [inserted] = await counted('tenants', 'inserted', tx.insert(tenants).values(row).returning());
    if (!inserted) throw new Error('an inserted tenant was not returned');
    return inserted;
  }

  async find(tx: Tx, tenantId: string): Promise<TenantRow | null> {
    const [row] = await tx.select().from(tenants).where(isTenant(tenantId));
    return row ?? null;
  }

  /** In order of creation, after the row id `after`. */
  list(tx: Tx, after: string | null, limit: number): Promise<TenantRow[]> {
    const beyond = after === null ? undefined : gt(tenants.tenantId, after);
    const living = and(eq(tenants.erasing, false), beyond);
    return tx.select().from(tenants).where(living).orderBy(asc(tenants.tenantId)).limit(limit);
  }

  async update(tx: Tx, tenantId: string, settings: TenantSettings, now: Date): Promise<TenantRow | null> {
    const changes = { ...settings, updatedAt: now };
    named('tenant', [tenantId]);
    const [row] = await counted(
      'tenants',
      'updated',
      tx.update(tenants).set(changes).where(isTenant(tenantId)).returning(),
    );
    return row ?? null;
  }
}

/** A tenant that is being erased no longer exists. */
function isTenant(tenantId: string): SQL | undefined {
  return and(eq(tenants.tenantId, tenantId), eq(tenants.erasing, false));
}

/** A tenant that is being erased no longer exists. */
export async function hideTenant(tx: Tx, tenantId: string): Promise<void> {
  await counted('tenants', 'updated', tx.update(tenants).set({ erasing: true }).where(eq(tenants.tenantId, tenantId)));
}

/** Users who are created again start above every epoch ever used. */
export async function raiseEpochFloor(tx: Tx, tenantId: string, epoch: number): Promise<void> {
  await counted(
    'tenants',
    'updated',
    tx.execute(
      sql`update tenants set epoch_floor = greatest(epoch_floor, ${epoch}::bigint) where tenant_id = ${tenantId}`,
    ),
  );
}

/** @returns how many tenants were deleted */
export async function deleteTenant(tx: Tx, tenantId: string): Promise<number> {
  const { rowCount } = await counted('tenants', 'deleted', tx.delete(tenants).where(eq(tenants.tenantId, tenantId)));
  return rowCount ?? 0;
}

/** Time zone and language of tenants that set none. */
const DEFAULTS = { timeZone: 'UTC', language: 'en' };

export function newTenantRow(settings: TenantSettings & { name: string }, now: Date): TenantRow {
  const { name, timeZone = DEFAULTS.timeZone, language = DEFAULTS.language } = settings;
  const { rateLimit = null, keyRateLimit = null, quotaRecords = null, quotaBytes = null } = settings;
  const limits = { rateLimit, keyRateLimit, quotaRecords, quotaBytes };
  const erasure = { epochFloor: 0, erasing: false };
  return { tenantId: newId(), name, timeZone, language, ...limits, ...erasure, createdAt: now, updatedAt: now };
}

/**
 * The settings of a tenant. Only an administrator of the installation may set the limits; null: no limit of its own.
 */
export interface TenantChanges {
  readonly name?: string;
  readonly time_zone?: string;
  readonly language?: string;
  readonly rate_limit?: number | null;
  readonly key_rate_limit?: number | null;
  readonly quota_records?: number | null;
  readonly quota_bytes?: number | null;
}

export function settingsOf(input: TenantChanges): TenantSettings {
  return {
    name: input.name,
    timeZone: input.time_zone,
    language: input.language,
    rateLimit: input.rate_limit,
    keyRateLimit: input.key_rate_limit,
    quotaRecords: input.quota_records,
    quotaBytes: input.quota_bytes,
  };
}

/** @throws RecollectError `not_found` if the text is not an id: then there is no such tenant either */
export function readTenantId(shown: string): string {
  const id = readId(shown);
  if (id === null) throw new RecollectError('not_found');
  return id;
}

export function showTenantId(tenantId: string): string {
  return showId('tenant', tenantId);
}

export function showTenant(row: TenantRow): TenantOutput {
  return {
    tenant_id: showTenantId(row.tenantId),
    name: row.name,
    time_zone: row.timeZone,
    language: row.language,
    rate_limit: row.rateLimit ?? undefined,
    key_rate_limit: row.keyRateLimit ?? undefined,
    quota_records: row.quotaRecords ?? undefined,
    quota_bytes: row.quotaBytes ?? undefined,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
