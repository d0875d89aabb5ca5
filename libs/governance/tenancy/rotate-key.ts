import type { InputOf } from '@contracts/operation.js';
import type { NewKeyOutput, rotateKey } from '@contracts/tenancy/tenancy.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { isLive } from './caller.js';
import { demandPowers, powersOf, refuseLooser, rotated, showKey } from './key.js';
import { KeyCache, KeysRepository } from './keys.repository.js';

/** Gives a live key a new secret and returns it whole, only this once. Tokens that it minted stay valid. */
@Injectable()
export class RotateKey {
  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
    private readonly cache: KeyCache,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, keyId: string, input: InputOf<typeof rotateKey>['body']): Promise<NewKeyOutput> {
    const now = this.clock.now();
    const previousUntil = new Date(now.getTime() + input.grace_seconds * 1_000);
    const { row, key } = await this.database.withScope(scope, async (tx) => {
      const found = await this.keys.lock(tx, scope, keyId);
      if (!found) throw new RecollectError('not_found');
      demandPowers(scope, powersOf(found));
      refuseLooser(await this.keys.own(tx, scope), found);
      if (!isLive(found, now)) throw new RecollectError('conflict.state', 'The key is revoked or has expired.');
      const next = rotated(found, this.secrets.newest, previousUntil);
      return { row: await this.keys.update(tx, found, next.changes), key: next.key };
    });
    this.cache.forget(keyId);
    return { ...showKey(row, now), key: key.text };
  }
}
