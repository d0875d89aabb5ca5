import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { type Block, type BlockState, checkMayEdit, checkVersion } from './block.js';
import { EditBlock } from './edit-block.js';
import { OpenBlock } from './open-block.js';

/** Changes the named fields of a block. */
@Injectable()
export class UpdateBlock {
  constructor(
    private readonly database: Database,
    private readonly open: OpenBlock,
    private readonly edit: EditBlock,
  ) {}

  /** @throws RecollectError `not_found`, `forbidden`, `version_mismatch`, `limit_exceeded`, `conflict` */
  run(
    scope: Scope,
    key: string,
    edits: Partial<BlockState>,
    { reason, ifMatch }: { reason?: string; ifMatch: number | null },
  ): Promise<Block> {
    return this.database.withScope(scope, async (tx) => {
      const stored = await this.open.lock(tx, scope, key);
      checkVersion(stored, ifMatch);
      checkMayEdit(scope, stored);
      return this.edit.runIn(tx, scope, stored, edits, { reason });
    });
  }
}
