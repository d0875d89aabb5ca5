import type { createKey, NewKeyOutput } from '@contracts/tenancy.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { generateKey } from './api-key.js';
import { demandPowers, type KeyWish, newKeyRow, showKey } from './key.js';
import { KeyCache } from './key-cache.js';
import { KeysRepository } from './keys.repository.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';

/** Makes a key of the caller's tenant and answers it whole, this once. */
@Injectable()
export class CreateKey {
  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
    private readonly cache: KeyCache,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, input: InputOf<typeof createKey>['body']): Promise<NewKeyOutput> {
    const now = this.clock.now();
    const wish: KeyWish = {
      name: input.name,
      permissions: input.permissions,
      userId: input.user_id ?? null,
      agent: input.agent ?? null,
      project: input.project ?? null,
      defaultUserId: input.default_user_id ?? null,
      includeShared: input.include_shared,
      expiresAt: input.expires_at ?? null,
      rateLimit: input.rate_limit ?? null,
    };
    demandPowers(scope, wish);
    if (wish.userId !== null && wish.defaultUserId !== null && wish.userId !== wish.defaultUserId) {
      throw invalid('default_user_id', 'must be the user that the key is bound to, or absent');
    }
    if (wish.expiresAt !== null && wish.expiresAt <= now) throw invalid('expires_at', 'must lie in the future');
    const key = generateKey();
    const row = newKeyRow(scope.tenantId, wish, key, this.secrets.newest, now);
    await this.database.withScope(scope, (tx) => this.keys.insert(tx, row));
    this.cache.expect(key.id);
    return { ...showKey(row, now), key: key.text };
  }
}
