import { Clock } from '@kernel/clock.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import type { Agent } from './agents/agent.js';
import { AttachBlock } from './attach-block.js';
import { type Block, type BlockState, firstState } from './block.js';
import { EditBlock } from './edit-block.js';

export interface NewBlock extends Partial<BlockState> {
  readonly label: string;
  /** The client's own id. */
  readonly externalId?: string | null;
  /** Owned by the whole tenant, instead of the user. */
  readonly shared?: boolean;
  readonly reason?: string;
  /** The agent in whose name it is created, and which holds it. */
  readonly holder?: Agent;
}

/** The path of the count of blocks, so no block with this id could be read. */
const TAKEN_BY_PATH = 'count';

/** Creates a block. If the key is bound to an agent, the block is attached to that agent, which otherwise could not see it. */
@Injectable()
export class CreateBlock {
  constructor(
    private readonly database: Database,
    private readonly edit: EditBlock,
    private readonly attach: AttachBlock,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, request: NewBlock): Promise<Block> {
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, request));
  }

  /**
   * @throws RecollectError `conflict` if the owner has a block with this id, or the key's agent one with this label;
   * `user_required`, `forbidden`, `limit_exceeded`, `invalid_input`; `not_found` if the key's agent does not exist
   */
  async runIn(tx: Tx, scope: Scope, { externalId = null, shared, reason, holder, ...edits }: NewBlock): Promise<Block> {
    const userId = shared ? null : scope.userId;
    if (!shared && userId === null) throw new RecollectError('user_required');
    if (externalId === TAKEN_BY_PATH) throw invalid('block_id', `must not be ${TAKEN_BY_PATH}`);
    checkMayMake(scope, userId);
    const now = this.clock.now();
    await ensureUser(tx, scope, userId, now);
    const block: Block = {
      id: newId(),
      userId,
      externalId,
      ...firstState(await this.edit.cleaned(tx, scope, userId, edits)),
      version: 1,
      sequence: 1,
      createdAt: now,
      updatedAt: now,
      createdBy: scope.keyId,
      updatedBy: scope.keyId,
    };
    if (!(await this.edit.beginIn(tx, scope, block, { reason, agent: holder ?? null }))) {
      throw new RecollectError('conflict.duplicate_id', 'A block with this block_id exists already.');
    }
    if (holder) await this.attach.runIn(tx, scope, holder, block);
    else if (scope.agent !== null) await this.attach.toBoundAgent(tx, scope, block);
    return block;
  }
}

function checkMayMake(scope: Scope, userId: string | null): void {
  requireSharedWrite(scope, { userId });
  if (userId === null && !scope.includeShared) {
    throw new RecollectError('forbidden', 'Storing shared memory needs shared:read as well as shared:write.');
  }
  if (userId !== null && scope.project !== null) {
    throw new RecollectError(
      'forbidden',
      'A key that is bound to a project makes no blocks of a user: they belong to no project.',
    );
  }
}
