import type { OutputOf } from '@contracts/operation.js';
import type { getMe } from '@contracts/users/users.operations.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import type { Caller } from './caller.js';
import { GetTenant } from './get-tenant.js';

/** Describes the caller's key, and the user it acts for. */
@Injectable()
export class DescribeCaller {
  constructor(private readonly tenant: GetTenant) {}

  async run(scope: Scope, caller: Caller): Promise<OutputOf<typeof getMe>> {
    const { tenant_id, name } = await this.tenant.own(scope);
    return {
      tenant: { tenant_id, name },
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
