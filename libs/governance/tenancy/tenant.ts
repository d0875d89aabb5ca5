import type { TenantOutput } from '@contracts/tenancy.operations.js';
import { RecollectError } from '@kernel/errors.js';
import { newId, readId, showId } from '@kernel/ids.js';
import type { TenantRow, TenantSettings } from './tenants.repository.js';

/** How tenants are analysed and dated that say nothing themselves. */
const DEFAULTS = { timeZone: 'UTC', language: 'en' };

export function newTenantRow(settings: TenantSettings & { name: string }, now: Date): TenantRow {
  const { name, timeZone = DEFAULTS.timeZone, language = DEFAULTS.language } = settings;
  return {
    tenantId: newId(),
    name,
    timeZone,
    language,
    epochFloor: 0,
    erasing: false,
    createdAt: now,
    updatedAt: now,
  };
}

export function settingsOf(input: { name?: string; time_zone?: string; language?: string }): TenantSettings {
  return { name: input.name, timeZone: input.time_zone, language: input.language };
}

/** @throws RecollectError `not_found` when the text is no id: there is no such tenant either */
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
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
