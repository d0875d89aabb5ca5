import type { TenantOutput } from '@contracts/tenancy/tenancy.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { readTenantId, settingsOf, showTenant, type TenantChanges, TenantsRepository } from './tenants.repository.js';

/** Changes the settings of any tenant of the installation, or of the caller's own. */
@Injectable()
export class UpdateTenant {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantsRepository,
    private readonly clock: Clock,
  ) {}

  /** Any tenant, for holders of `install`. */
  async run(_scope: Scope, shownId: string, changes: TenantChanges): Promise<TenantOutput> {
    const tenantId = readTenantId(shownId);
    const now = this.clock.now();
    const row = await this.database.asSystem((tx) => this.tenants.update(tx, tenantId, settingsOf(changes), now));
    if (!row) throw new RecollectError('not_found');
    return showTenant(row);
  }

  /** @throws RecollectError `forbidden` for a bound key: the settings apply to the whole tenant */
  async own(scope: Scope, changes: TenantChanges): Promise<TenantOutput> {
    if (!scope.allUsers || seesPart(scope)) {
      throw new RecollectError('forbidden', 'A bound key cannot change the settings of the tenant.');
    }
    const now = this.clock.now();
    const row = await this.database.withScope(scope, (tx) =>
      this.tenants.update(tx, scope.tenantId, settingsOf(changes), now),
    );
    if (!row) throw new RecollectError('not_found');
    return showTenant(row);
  }
}
