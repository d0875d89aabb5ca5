import type { TenantOutput } from '@contracts/tenancy/tenancy.operations.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { readTenantId, showTenant, TenantsRepository } from './tenants.repository.js';

/** A tenant of the installation, or the caller's own. */
@Injectable()
export class GetTenant {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantsRepository,
  ) {}

  /** Any tenant, for holders of `install`. */
  async run(_scope: Scope, shownId: string): Promise<TenantOutput> {
    const tenantId = readTenantId(shownId);
    const row = await this.database.asSystem((tx) => this.tenants.find(tx, tenantId), { readOnly: true });
    if (!row) throw new RecollectError('not_found');
    return showTenant(row);
  }

  async own(scope: Scope): Promise<TenantOutput> {
    const row = await this.database.withScope(scope, (tx) => this.tenants.find(tx, scope.tenantId), { readOnly: true });
    if (!row) throw new RecollectError('not_found');
    return showTenant(row);
  }
}
