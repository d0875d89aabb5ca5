import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { toldWith } from './told-with.query.js';

/** The memories that a chat's model was given with each of the user's messages, as stored when the message was appended. */
@Injectable()
export class FindTold {
  constructor(private readonly database: Database) {}

  /** @param keys client ids; those of no message of the user are ignored */
  run(scope: Scope, keys: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.database.withScope(scope, (tx) => toldWith(tx, scope, keys), { readOnly: true });
  }
}
