import { refuseHeldUser } from '@memory/record-store/legal-hold.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { blockVersions } from '@schema/block-versions.js';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Block, type BlockState, stateOf } from '../block.js';

/** One state in the history of a block. */
export interface HistoryEntry extends BlockState {
  sequence: number;
  /** The block's version when this state was created. */
  version: number;
  /** The name given to this state. */
  checkpoint: string | null;
  /** The key that created it, and the agent in whose name. */
  actor: string;
  actorAgent: string | null;
  reason: string | null;
  createdAt: Date;
}

/** The author of a state, and the reason. */
export interface Authorship {
  readonly actor: string;
  readonly actorAgent: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** Writes the linear history of blocks, and reads single states. */
@Injectable()
export class BlockVersionsRepository {
  /**
   * Writes the current state of the block to its history. Undone states after it are deleted.
   * @throws RecollectError conflict.legal_hold if there are any and the user is held
   */
  async append(
    tx: Tx,
    tenantId: string,
    block: Block,
    by: Authorship,
    checkpoint: string | null = null,
  ): Promise<void> {
    const { id: blockId, userId, sequence, version } = block;
    await dropFrom(tx, tenantId, block, sequence);
    const { actor, actorAgent, reason, at: createdAt } = by;
    await counted(
      'block_versions',
      'inserted',
      tx.insert(blockVersions).values({
        tenantId,
        blockId,
        userId,
        sequence,
        version,
        ...stateOf(block),
        checkpoint,
        actor,
        actorAgent,
        reason,
        createdAt,
      }),
    );
  }

  /** @throws RecollectError conflict.legal_hold if there are any and the user is held */
  async dropAfter(tx: Tx, tenantId: string, block: Block): Promise<void> {
    await dropFrom(tx, tenantId, block, block.sequence + 1);
  }

  async name(tx: Tx, tenantId: string, { id, sequence }: Block, checkpoint: string): Promise<void> {
    await counted(
      'block_versions',
      'updated',
      tx
        .update(blockVersions)
        .set({ checkpoint })
        .where(and(ofBlock(tenantId, id), eq(blockVersions.sequence, sequence))),
    );
  }

  async at(tx: Tx, tenantId: string, blockId: string, sequence: number): Promise<HistoryEntry | null> {
    const [row] = await tx
      .select()
      .from(blockVersions)
      .where(and(ofBlock(tenantId, blockId), eq(blockVersions.sequence, sequence)));
    return row ?? null;
  }

  /** The bytes of the value of each state of such a page. */
  async sizes(tx: Tx, tenantId: string, blockId: string, limit: number, before?: number): Promise<number[]> {
    const rows = await tx
      .select({ bytes: sql<number>`octet_length(${blockVersions.value})` })
      .from(blockVersions)
      .where(below(tenantId, blockId, before))
      .orderBy(desc(blockVersions.sequence))
      .limit(limit);
    return rows.map(({ bytes }) => bytes);
  }

  /** Newest first, from below `before`. */
  async page(tx: Tx, tenantId: string, blockId: string, limit: number, before?: number): Promise<HistoryEntry[]> {
    return tx
      .select()
      .from(blockVersions)
      .where(below(tenantId, blockId, before))
      .orderBy(desc(blockVersions.sequence))
      .limit(limit);
  }
}

function ofBlock(tenantId: string, blockId: string) {
  return and(eq(blockVersions.tenantId, tenantId), eq(blockVersions.blockId, blockId));
}

function below(tenantId: string, blockId: string, before: number | undefined) {
  return and(ofBlock(tenantId, blockId), before === undefined ? undefined : lt(blockVersions.sequence, before));
}

/** @throws RecollectError conflict.legal_hold if there are such states and the user is held */
async function dropFrom(tx: Tx, tenantId: string, { id, userId }: Block, sequence: number): Promise<void> {
  const { rowCount } = await counted(
    'block_versions',
    'deleted',
    tx.delete(blockVersions).where(and(ofBlock(tenantId, id), gte(blockVersions.sequence, sequence))),
  );
  if (rowCount) await refuseHeldUser(tx, tenantId, userId, 'the undone states of the block, which this would replace,');
}
