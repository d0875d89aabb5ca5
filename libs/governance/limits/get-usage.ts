import type { UsageOutput } from '@contracts/limits/usage.operations.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { readTenantId, showTenantId } from '../tenancy/tenant.js';
import { UsageQuery } from './usage.query.js';

/** Reports what a tenant stores and has used: any tenant of the installation, or the caller's own. */
@Injectable()
export class GetUsage {
  constructor(
    private readonly database: Database,
    private readonly usage: UsageQuery,
  ) {}

  /** Any tenant, for holders of `install`. @throws RecollectError not_found */
  run(_scope: Scope, shownId: string, days: number): Promise<UsageOutput> {
    const tenantId = readTenantId(shownId);
    return this.database.asSystem((tx) => this.read(tx, tenantId, days), { readOnly: true });
  }

  /** @throws RecollectError `forbidden` for a bound key: the numbers cover the whole tenant */
  own(scope: Scope, days: number): Promise<UsageOutput> {
    if (!scope.allUsers || scope.agent !== null || scope.project !== null) {
      throw new RecollectError('forbidden', 'A bound key cannot read what the whole tenant has used.');
    }
    return this.database.withScope(scope, (tx) => this.read(tx, scope.tenantId, days), { readOnly: true });
  }

  private async read(tx: Tx, tenantId: string, days: number): Promise<UsageOutput> {
    const stored = await this.usage.stored(tx, tenantId);
    if (!stored) throw new RecollectError('not_found');
    return { tenant_id: showTenantId(tenantId), ...stored, days: await this.usage.days(tx, tenantId, days) };
  }
}
