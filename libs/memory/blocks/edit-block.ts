import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { ContextMarkers } from '@memory/context-markers/context-markers.js';
import { redactSecrets } from '@memory/secret-scanning/find-secrets.js';
import { SecretGuard } from '@memory/secret-scanning/secret-guard.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Agent } from './agents/agent.js';
import { type Block, type BlockState, changesTo, checkLimit } from './block.js';
import { type Authorship, BlockVersionsRepository } from './history/block-versions.repository.js';
import { BlocksRepository } from './blocks.repository.js';

/** Names are not cleaned: a changed one would refer to something else. */
const NAMES = new Set(['label', 'memoryType']);

/** The author of an edit, and the reason. */
export interface EditRequest {
  readonly reason?: string | null;
  /** The agent that edits, if any. */
  readonly agent?: Pick<Agent, 'label' | 'userId'> | null;
}

/** One edit of a locked block: writes its next state to the block and to its history. */
@Injectable()
export class EditBlock {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly versions: BlockVersionsRepository,
    private readonly marks: ContextMarkers,
    private readonly secrets: SecretGuard,
    private readonly clock: Clock,
  ) {}

  /**
   * An edit without a change writes nothing. `stored` must be locked by this transaction.
   * @throws RecollectError `limit_exceeded`, `conflict` for a label that an agent already uses, `invalid_input` for a value that
   * contains only injected context
   */
  async runIn(tx: Tx, scope: Scope, stored: Block, edits: Partial<BlockState>, request: EditRequest): Promise<Block> {
    const changes = changesTo(stored, await this.cleaned(tx, scope, stored.userId, edits));
    if (Object.keys(changes).length === 0) return stored;
    checkLimit({ ...stored, ...changes });
    const by = this.by(scope, request, stored);
    const change = {
      ...changes,
      version: stored.version + 1,
      sequence: stored.sequence + 1,
      updatedAt: by.at,
      updatedBy: scope.keyId,
    };
    await this.blocks.update(tx, scope.tenantId, stored.id, change);
    const next = { ...stored, ...change };
    await this.versions.append(tx, scope.tenantId, next, by);
    return next;
  }

  /** Writes the first state of a block. False if the owner already has a block with this external id. */
  async beginIn(tx: Tx, scope: Scope, block: Block, request: EditRequest): Promise<boolean> {
    if (!(await this.blocks.insert(tx, scope.tenantId, block))) return false;
    await this.versions.append(tx, scope.tenantId, block, { ...this.by(scope, request, block), at: block.createdAt });
    return true;
  }

  /**
   * Removes injected context, which must not be learned again, and secrets, which must not be in a prompt.
   * @throws RecollectError `invalid_input`, `secret_detected`
   */
  async cleaned<Edits extends Partial<BlockState>>(
    tx: Tx,
    { tenantId }: Scope,
    userId: string | null,
    edits: Edits,
  ): Promise<Edits> {
    const learned = this.marks.cutFromBlock(edits, tenantId);
    return (await this.secrets.guard(tx, { tenantId, userId }, learned, NAMES)).cleaned;
  }

  /**
   * Everybody reads the history of a shared block, and it outlives the users. So it does not name the agent of a user, which others do
   * not see and an erasure deletes.
   */
  by(scope: Scope, { reason, agent }: EditRequest, { userId }: Pick<Block, 'userId'>): Authorship {
    const unnamed = userId === null && typeof agent?.userId === 'string';
    return {
      actor: scope.keyId,
      actorAgent: unnamed ? null : (agent?.label ?? scope.agent),
      reason: reason ? redactSecrets(reason).text : null,
      at: this.clock.now(),
    };
  }
}
