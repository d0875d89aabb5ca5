import type { TenantOutput } from '@contracts/tenancy/tenancy.operations.js';
import { RecollectError } from '@kernel/errors.js';
import { newId, readId, showId } from '@kernel/ids.js';
import type { TenantRow, TenantSettings } from './tenants.repository.js';

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
