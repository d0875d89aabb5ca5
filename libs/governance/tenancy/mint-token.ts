import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { mintToken } from '@contracts/users/users.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Permission, Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { type Caller, NEVER_CAPPED, requireUser } from './caller.js';
import { shownCap } from './key.js';
import { signToken, TOKEN_PERMISSIONS } from './user-token.js';

/** Mints a token for the scope's user. It is stored nowhere, and is valid until it expires or its key ends. */
@Injectable()
export class MintToken {
  constructor(
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, caller: Caller, input: InputOf<typeof mintToken>['body']): OutputOf<typeof mintToken> {
    const trustCap = capOf(caller, input);
    const permissions = grantable(caller, input.permissions, trustCap);
    const request = this.clock.now().getTime() + input.expires_in * 1_000;
    const expiresAt = new Date(Math.min(request, caller.expiresAt?.getTime() ?? Infinity));
    const claims = {
      tenantId: caller.tenantId,
      keyId: caller.keyId,
      userId: requireUser(scope),
      permissions,
      includeShared: scope.includeShared && permissions.includes('shared:read'),
      expiresAt,
      ...(trustCap < 1 && { trustCap }),
    };
    return {
      token: signToken(claims, this.secrets.newest),
      user_id: claims.userId,
      permissions,
      include_shared: claims.includeShared,
      trust_cap: trustCap < 1 ? trustCap : undefined,
      expires_at: expiresAt.toISOString(),
    };
  }
}

/**
 * In the order of the catalogue. @throws RecollectError `forbidden` for a permission that the key lacks or that no
 * token may carry
 */
function grantable(caller: Caller, query: readonly Permission[] | undefined, trustCap: number): Permission[] {
  const never = trustCap < 1 ? NEVER_CAPPED : [];
  for (const permission of query ?? []) {
    if (never.includes(permission)) {
      throw new RecollectError(
        'forbidden',
        `A token whose trust is capped never carries the permission ${permission}.`,
      );
    }
    if (!TOKEN_PERMISSIONS.includes(permission)) {
      throw new RecollectError('forbidden', `A user token never carries the permission ${permission}.`);
    }
    if (!caller.permissions.has(permission)) {
      throw new RecollectError('forbidden', `The key lacks the permission ${permission}.`);
    }
  }
  return TOKEN_PERMISSIONS.filter(
    (permission) =>
      caller.permissions.has(permission) && !never.includes(permission) && (query?.includes(permission) ?? true),
  );
}

/** Never above the key's own cap. */
function capOf(caller: Caller, { trust_cap: asked = 1 }: InputOf<typeof mintToken>['body']): number {
  return Math.min(asked, shownCap(caller.trustCap));
}
