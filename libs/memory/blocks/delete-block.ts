import type { Scope } from '@kernel/scope.js';
import { refuseHeldUser } from '@memory/record-store/legal-hold.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { checkMayEdit, checkVersion } from './block.js';
import { BlocksRepository } from './blocks.repository.js';
import { OpenBlock } from './open-block.js';

/** Deletes a block with its history, and detaches it from every agent. */
@Injectable()
export class DeleteBlock {
  constructor(
    private readonly database: Database,
    private readonly open: OpenBlock,
    private readonly blocks: BlocksRepository,
  ) {}

  /** @throws RecollectError `not_found`, `forbidden`, `version_mismatch`, `conflict.legal_hold` */
  run(scope: Scope, key: string, ifMatch: number | null): Promise<void> {
    return this.database.withScope(scope, async (tx) => {
      const stored = await this.open.lockToTakeBack(tx, scope, key);
      checkVersion(stored, ifMatch);
      checkMayEdit(scope, stored);
      await refuseHeldUser(tx, scope.tenantId, stored.userId, 'the block');
      await this.blocks.delete(tx, scope.tenantId, stored.id);
    });
  }
}
