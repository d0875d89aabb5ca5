import type { InputOf } from '@contracts/operation.js';
import type { KeyOutput, updateKey } from '@contracts/tenancy/tenancy.operations.js';
import { Clock } from '@kernel/clock.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { demandPowers, powersOf, refuseLooser, showKey } from './key.js';
import { KeyCache, KeysRepository } from './keys.repository.js';

/** Renames a key, or changes its expiry or rate limit. Its permissions never change: create another key instead. */
@Injectable()
export class UpdateKey {
  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
    private readonly cache: KeyCache,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, keyId: string, input: InputOf<typeof updateKey>['body']): Promise<KeyOutput> {
    const now = this.clock.now();
    // A time that has just passed ends the key at once. An older one is refused, because the key would seem to have
    // ended long ago.
    if (input.expires_at && input.expires_at.getTime() < now.getTime() - 60_000) {
      throw invalid('expires_at', 'must not lie in the past');
    }
    const row = await this.database.withScope(scope, async (tx) => {
      const found = await this.keys.lock(tx, scope, keyId);
      if (!found) throw new RecollectError('not_found');
      demandPowers(scope, powersOf(found));
      if (found.revokedAt !== null) throw new RecollectError('conflict.state', 'The key is revoked.');
      const {
        name = found.name,
        expires_at: expiresAt = found.expiresAt,
        rate_limit: rateLimit = found.rateLimit,
      } = input;
      const own = keyId === scope.keyId ? found : await this.keys.own(tx, scope);
      refuseLooser(own, { expiresAt: input.expires_at, rateLimit: input.rate_limit });
      return this.keys.update(tx, found, { name, expiresAt, rateLimit });
    });
    this.cache.forget(keyId);
    return showKey(row, now);
  }
}
