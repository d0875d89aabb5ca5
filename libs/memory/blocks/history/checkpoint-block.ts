import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type Block, checkMayEdit, checkVersion } from '../block.js';
import { BlocksRepository } from '../blocks.repository.js';
import { EditBlock } from '../edit-block.js';
import { OpenBlock } from '../open-block.js';
import { BlockVersionsRepository } from './block-versions.repository.js';

export interface CheckpointRequest {
  readonly name: string;
  readonly reason?: string;
  readonly ifMatch: number | null;
}

/** Names the current state of a block. Undone states are dropped, because history continues from here. */
@Injectable()
export class CheckpointBlock {
  constructor(
    private readonly database: Database,
    private readonly open: OpenBlock,
    private readonly blocks: BlocksRepository,
    private readonly versions: BlockVersionsRepository,
    private readonly edit: EditBlock,
  ) {}

  /** @throws RecollectError `not_found`, `forbidden`, `version_mismatch` */
  run(scope: Scope, key: string, { name, reason, ifMatch }: CheckpointRequest): Promise<Block> {
    return this.database.withScope(scope, async (tx) => {
      const block = await this.open.lock(tx, scope, key);
      checkVersion(block, ifMatch);
      checkMayEdit(scope, block);
      return this.runIn(tx, scope, block, name, reason);
    });
  }

  /** `block` must be locked by this transaction. */
  async runIn(tx: Tx, scope: Scope, block: Block, name: string, reason?: string): Promise<Block> {
    const entry = await this.versions.at(tx, scope.tenantId, block.id, block.sequence);
    if (entry?.checkpoint) return this.repeat(tx, scope, block, name, reason);
    await this.versions.dropAfter(tx, scope.tenantId, block);
    await this.versions.name(tx, scope.tenantId, block, name);
    return block;
  }

  /** Writes the same state again, so that a new name does not replace an existing one. */
  private async repeat(tx: Tx, scope: Scope, stored: Block, name: string, reason?: string): Promise<Block> {
    const by = this.edit.by(scope, { reason }, stored);
    const change = {
      version: stored.version + 1,
      sequence: stored.sequence + 1,
      updatedAt: by.at,
      updatedBy: scope.keyId,
    };
    await this.blocks.update(tx, scope.tenantId, stored.id, change);
    const next = { ...stored, ...change };
    await this.versions.append(tx, scope.tenantId, next, by, name);
    return next;
  }
}
