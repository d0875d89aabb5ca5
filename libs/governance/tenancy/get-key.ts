import type { KeyOutput } from '@contracts/tenancy/tenancy.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showKey } from './key.js';
import { KeysRepository } from './keys.repository.js';

/** One key, by its public id. */
@Injectable()
export class GetKey {
  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, keyId: string): Promise<KeyOutput> {
    const row = await this.database.withScope(scope, (tx) => this.keys.find(tx, scope, keyId), { readOnly: true });
    if (!row) throw new RecollectError('not_found');
    return showKey(row, this.clock.now());
  }
}
