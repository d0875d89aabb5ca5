import type { createKey, NewKeyOutput } from '@contracts/tenancy/tenancy.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { holdTenant } from '@platform/database/hold-tenant.js';
import { generateKey } from './api-key.js';
import { NEVER_CAPPED } from './caller.js';
import { demandPowers, type KeyRequest, newKeyRow, refuseLooser, showKey } from './key.js';
import { KeysRepository } from './keys.repository.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';

/** Creates a key of the caller's tenant and returns it whole, only this once. */
@Injectable()
export class CreateKey {
  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, input: InputOf<typeof createKey>['body']): Promise<NewKeyOutput> {
    const now = this.clock.now();
    const request: KeyRequest = {
      name: input.name,
      permissions: input.permissions,
      userId: input.user_id ?? null,
      agent: input.agent ?? null,
      project: input.project ?? null,
      defaultUserId: input.default_user_id ?? null,
      includeShared: input.include_shared,
      trustCap: trustCapIn(input),
      expiresAt: input.expires_at ?? null,
      rateLimit: input.rate_limit ?? null,
    };
    refuseCapped(request);
    demandPowers(scope, request);
    if (request.userId !== null && request.defaultUserId !== null && request.userId !== request.defaultUserId) {
      throw invalid('default_user_id', 'must be the user that the key is bound to, or absent');
    }
    if (request.expiresAt !== null && request.expiresAt <= now) throw invalid('expires_at', 'must lie in the future');
    const key = generateKey();
    const row = newKeyRow(scope.tenantId, request, key, this.secrets.newest, now);
    await this.database.withScope(scope, async (tx) => {
      await holdTenant(tx, scope.tenantId);
      refuseLooser(await this.keys.own(tx, scope), request);
      await this.keys.insert(tx, row);
    });
    return { ...showKey(row, now), key: key.text };
  }
}

type Input = InputOf<typeof createKey>['body'];

/**
 * Anybody may have written the output of a tool. It gets less than half of a person's trust, so that it is quarantined.
 */
const TRUST_OF = { user: 1, tool_output: 0.3 } as const;

function trustCapIn({ trust_cap: cap, source_class: source }: Input): number {
  if (cap !== undefined && source !== undefined) throw invalid('trust_cap', 'cannot be combined with source_class');
  return cap ?? TRUST_OF[source ?? 'user'];
}

/** @throws RecollectError invalid_input for a permission that a capped key cannot have */
function refuseCapped({ trustCap, permissions }: KeyRequest): void {
  const never = trustCap < 1 ? permissions.find((permission) => NEVER_CAPPED.includes(permission)) : undefined;
  if (never) throw invalid('permissions', `a key whose trust is capped never has the permission ${never}`);
}
