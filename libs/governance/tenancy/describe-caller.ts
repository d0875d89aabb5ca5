import type { OutputOf } from '@contracts/operation.js';
import type { getMe } from '@contracts/users/users.operations.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import type { Caller } from './caller.js';
import { showTenantId, TenantsRepository } from './tenants.repository.js';

/** Describes the caller's key, and the user it acts for. */
@Injectable()
export class DescribeCaller {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantsRepository,
  ) {}

  async run(scope: Scope, caller: Caller): Promise<OutputOf<typeof getMe>> {
    const tenant = await this.database.withScope(scope, (tx) => this.tenants.find(tx, scope.tenantId), {
      readOnly: true,
    });
    if (!tenant) throw new RecollectError('not_found');
    return {
      tenant: { tenant_id: showTenantId(tenant.tenantId), name: tenant.name },
      key: { key_id: caller.keyId, name: caller.keyName },
      token: caller.token,
      permissions: [...caller.permissions],
      bindings: {
        user_id: caller.userId ?? undefined,
        agent: caller.agent ?? undefined,
        project: caller.project ?? undefined,
      },
      default_user_id: caller.defaultUserId ?? undefined,
      user_id: scope.userId ?? undefined,
      include_shared: scope.includeShared,
      expires_at: caller.expiresAt?.toISOString(),
    };
  }
}
