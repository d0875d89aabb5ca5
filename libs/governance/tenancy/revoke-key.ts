import type { KeyOutput } from '@contracts/tenancy/tenancy.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { demandPowers, powersOf, showKey } from './key.js';
import { KeyCache, KeysRepository } from './keys.repository.js';

/** Revokes a key for good, with every token that it minted. Revoking again changes nothing. */
@Injectable()
export class RevokeKey {
  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
    private readonly cache: KeyCache,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, keyId: string): Promise<KeyOutput> {
    const now = this.clock.now();
    const row = await this.database.withScope(scope, async (tx) => {
      const found = await this.keys.lock(tx, scope, keyId);
      if (!found) throw new RecollectError('not_found');
      demandPowers(scope, powersOf(found));
      return found.revokedAt === null ? this.keys.update(tx, found, { revokedAt: now }) : found;
    });
    this.cache.forget(keyId);
    return showKey(row, now);
  }
}
