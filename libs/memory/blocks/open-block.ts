import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { ensureUser, lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Block } from './block.js';
import { BlocksRepository } from './blocks.repository.js';

/** Finds one block for a reader, or locks it for a writer. */
@Injectable()
export class OpenBlock {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError `not_found` */
  async find(tx: Tx, scope: Scope, key: string): Promise<Block> {
    const block = await this.blocks.find(tx, scope, key);
    if (!block) throw new RecollectError('not_found');
    return block;
  }

  /** @throws RecollectError `not_found`; `forbidden` for a shared one without write permission; `learning_paused` */
  async lock(tx: Tx, scope: Scope, key: string): Promise<Block> {
    return this.lockFound(tx, scope, await this.find(tx, scope, key));
  }

  /** For undo or deletion, which are allowed while learning is paused. @throws RecollectError `not_found`, `forbidden` */
  async lockToTakeBack(tx: Tx, scope: Scope, key: string): Promise<Block> {
    return this.lockFound(tx, scope, await this.find(tx, scope, key), lockUser);
  }

  async lockFound(tx: Tx, scope: Scope, found: Block, lockOwner = ensureUser): Promise<Block> {
    requireSharedWrite(scope, found);
    // The owner is locked before the row, in the same order as an erasure.
    await lockOwner(tx, scope, found.userId, this.clock.now());
    const [locked] = await this.blocks.lock(tx, scope, [found.id]);
    if (!locked) throw new RecollectError('not_found');
    return locked;
  }
}
