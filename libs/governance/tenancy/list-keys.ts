import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { listKeys } from '@contracts/tenancy/tenancy.operations.js';
import { Clock } from '@kernel/clock.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showKey } from './key.js';
import { KeysRepository } from './keys.repository.js';
import { cutPage, readCursor } from './page.js';

/** Lists the tenant's keys that the caller's bindings let it see, oldest first. */
@Injectable()
export class ListKeys {
  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, input: InputOf<typeof listKeys>['query']): Promise<OutputOf<typeof listKeys>> {
    const after = readCursor(input.cursor, (id) => readId(id) === id);
    const request = { after, limit: input.limit + 1, revoked: input.include_revoked };
    const rows = await this.database.withScope(scope, (tx) => this.keys.list(tx, scope, request), { readOnly: true });
    const { page, end } = cutPage(rows, input.limit, (row) => row.id);
    const now = this.clock.now();
    return { keys: page.map((row) => showKey(row, now)), ...end };
  }
}
