import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import type { Block } from './block.js';
import { OpenBlock } from './open-block.js';

/** Reads one block, by the server's id or the client's. */
@Injectable()
export class GetBlock {
  constructor(
    private readonly database: Database,
    private readonly open: OpenBlock,
  ) {}

  run(scope: Scope, key: string): Promise<Block> {
    return this.database.withScope(scope, (tx) => this.open.find(tx, scope, key), { readOnly: true });
  }
}
