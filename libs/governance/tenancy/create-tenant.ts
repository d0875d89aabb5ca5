import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { createTenant } from '@contracts/tenancy/tenancy.operations.js';
import { Clock } from '@kernel/clock.js';
import { PERMISSIONS, type Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { generateKey } from './api-key.js';
import { newKeyRow, showKey } from './key.js';
import { KeysRepository } from './keys.repository.js';
import { newTenantRow, settingsOf, showTenant, TenantsRepository } from './tenants.repository.js';

/**
 * The permissions of a tenant's first key: all but `install`. `install` is the right to grant these inside another
 * tenant; it gives its holder nothing in its own.
 */
const FIRST_KEY = PERMISSIONS.filter((permission) => permission !== 'install');

/** Creates a tenant and, unless declined, its first admin key, which is returned whole, only this once. */
@Injectable()
export class CreateTenant {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantsRepository,
    private readonly keys: KeysRepository,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  async run(_scope: Scope, input: InputOf<typeof createTenant>['body']): Promise<OutputOf<typeof createTenant>> {
    const now = this.clock.now();
    const tenant = newTenantRow({ ...settingsOf(input), name: input.name }, now);
    const key = generateKey();
    const request = {
      name: 'admin',
      permissions: FIRST_KEY,
      userId: null,
      agent: null,
      project: null,
      defaultUserId: input.default_user_id ?? null,
      includeShared: true,
      trustCap: 1,
      expiresAt: null,
      rateLimit: null,
    };
    const row = newKeyRow(tenant.tenantId, request, key, this.secrets.newest, now);
    await this.database.asSystem(async (tx) => {
      await this.tenants.insert(tx, tenant);
      if (input.admin_key) await this.keys.insert(tx, row);
    });
    return { ...showTenant(tenant), admin_key: input.admin_key ? { ...showKey(row, now), key: key.text } : undefined };
  }
}
