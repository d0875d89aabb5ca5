import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { toldWith } from './told-with.query.js';

/** Which memories a chat's model was told with each of the user's messages, as the append of the message said it. */
@Injectable()
export class FindTold {
  constructor(private readonly database: Database) {}

  /** @param keys ids of the client; those that name none of the user's own messages are passed over */
  run(scope: Scope, keys: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.database.withScope(scope, (tx) => toldWith(tx, scope, keys), { readOnly: true });
  }
}
