import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Clock } from '@kernel/clock.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type Block, checkMayEdit, checkVersion, showBlockId, stateOf } from '../block.js';
import { BlocksRepository } from '../blocks.repository.js';
import { OpenBlock } from '../open-block.js';
import { BlockVersionsRepository } from './block-versions.repository.js';

/** Undo and redo: moves one step in the linear history, without changing the history. */
@Injectable()
export class StepBlock {
  constructor(
    private readonly database: Database,
    private readonly open: OpenBlock,
    private readonly blocks: BlocksRepository,
    private readonly versions: BlockVersionsRepository,
    private readonly clock: Clock,
  ) {}

  undo(scope: Scope, key: string, ifMatch: number | null): Promise<Block> {
    return this.database.withScope(scope, async (tx) =>
      this.undoIn(tx, scope, await this.lock(tx, scope, key, ifMatch)),
    );
  }

  redo(scope: Scope, key: string, ifMatch: number | null): Promise<Block> {
    return this.database.withScope(scope, async (tx) =>
      this.redoIn(tx, scope, await this.lock(tx, scope, key, ifMatch)),
    );
  }

  /** `block` must be locked by this transaction. @throws RecollectError `conflict` at the beginning of its history */
  async undoIn(tx: Tx, scope: Scope, block: Block): Promise<Block> {
    const moved = await this.moveIn(tx, scope, block, block.sequence - 1);
    if (moved) return moved;
    if (await this.isUntouched(tx, scope, block)) throw refused(block, 'has no history entry - cannot undo.');
    throw refused(block, `is already at the earliest checkpoint (seq=${block.sequence}). Cannot undo further.`);
  }

  /** The same in the other direction. @throws RecollectError `conflict` if nothing is undone */
  async redoIn(tx: Tx, scope: Scope, block: Block): Promise<Block> {
    const moved = await this.moveIn(tx, scope, block, block.sequence + 1);
    if (moved) return moved;
    if (await this.isUntouched(tx, scope, block)) throw refused(block, 'has no history entry - cannot redo.');
    throw refused(block, `is at the highest checkpoint (seq=${block.sequence}). Cannot redo further.`);
  }

  private async lock(tx: Tx, scope: Scope, key: string, ifMatch: number | null): Promise<Block> {
    const block = await this.open.lockToTakeBack(tx, scope, key);
    checkVersion(block, ifMatch);
    checkMayEdit(scope, block);
    return block;
  }

  /** Null if there is no such state. @throws RecollectError `conflict` for a label that an agent now uses */
  private async moveIn(tx: Tx, scope: Scope, block: Block, sequence: number): Promise<Block | null> {
    const entry = await this.versions.at(tx, scope.tenantId, block.id, sequence);
    if (!entry) return null;
    const change = {
      ...stateOf(entry),
      version: block.version + 1,
      sequence,
      updatedAt: this.clock.now(),
      updatedBy: scope.keyId,
    };
    await this.blocks.update(tx, scope.tenantId, block.id, change);
    return { ...block, ...change };
  }

  /** Whether it was never edited and has no named state: Letta then reports that there is no history. */
  private async isUntouched(tx: Tx, scope: Scope, block: Block): Promise<boolean> {
    const entry = await this.versions.at(tx, scope.tenantId, block.id, block.sequence);
    return block.version === 1 && entry?.checkpoint === null;
  }
}

/** In Letta's words. */
function refused(block: Block, what: string): RecollectError {
  return new RecollectError('conflict.state', `Block ${showBlockId(block.id)} ${what}`);
}
