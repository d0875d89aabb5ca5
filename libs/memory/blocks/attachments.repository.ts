import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { databaseErrorOf, FOREIGN_KEY_VIOLATION } from '@platform/database/database-error.js';
import { blockAttachments } from '@schema/block-attachments.js';
import { blocks } from '@schema/blocks.js';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Agent } from './agents/agent.js';
import type { Block } from './block.js';
import { blockOf } from './blocks.repository.js';
import { visible } from './visible-blocks.js';

/** Writes which agent holds which block, and reads the blocks of agents. */
@Injectable()
export class AttachmentsRepository {
  /**
   * False if the agent already holds this block, or another one with its label.
   * @throws RecollectError `conflict` if the block has changed meanwhile
   */
  async insert(tx: Tx, scope: Scope, agent: Agent, block: Block, attachedAt: Date): Promise<boolean> {
    const added = await counted(
      'block_attachments',
      'inserted',
      tx
        .insert(blockAttachments)
        .values({
          tenantId: scope.tenantId,
          agentId: agent.id,
          blockId: block.id,
          userId: agent.userId,
          label: block.label,
          attachedAt,
        })
        .onConflictDoNothing()
        .returning({ blockId: blockAttachments.blockId }),
    ).catch((error: unknown) => {
      // The foreign key includes the block's label.
      if (databaseErrorOf(error)?.code !== FOREIGN_KEY_VIOLATION) throw error;
      throw new RecollectError('conflict.version', 'The block was renamed or deleted meanwhile.', [], { cause: error });
    });
    return added.length > 0;
  }

  async has(tx: Tx, scope: Scope, agentId: string, blockId: string): Promise<boolean> {
    const found = await tx
      .select({ blockId: blockAttachments.blockId })
      .from(blockAttachments)
      .where(attachment(scope, agentId, blockId));
    return found.length > 0;
  }

  /** False if it was not attached. */
  async delete(tx: Tx, scope: Scope, agentId: string, blockId: string): Promise<boolean> {
    const gone = await counted(
      'block_attachments',
      'deleted',
      tx
        .delete(blockAttachments)
        .where(attachment(scope, agentId, blockId))
        .returning({ blockId: blockAttachments.blockId }),
    );
    return gone.length > 0;
  }

  /** The blocks of each of these agents, in the order of attachment. */
  async blocksOf(tx: Tx, scope: Scope, agentIds: readonly string[]): Promise<Map<string, Block[]>> {
    const held = new Map<string, Block[]>(agentIds.map((id) => [id, []]));
    if (agentIds.length === 0) return held;
    const rows = await tx
      .select({ agentId: blockAttachments.agentId, block: blocks })
      .from(blockAttachments)
      .innerJoin(blocks, and(eq(blocks.tenantId, blockAttachments.tenantId), eq(blocks.id, blockAttachments.blockId)))
      .where(
        and(
          eq(blockAttachments.tenantId, scope.tenantId),
          inArray(blockAttachments.agentId, [...agentIds]),
          visible(scope),
        ),
      )
      .orderBy(asc(blockAttachments.attachedAt), asc(blocks.id));
    for (const { agentId, block } of rows) held.get(agentId)?.push(blockOf(block));
    return held;
  }

  /** The block of an agent with this label. */
  async findByLabel(tx: Tx, scope: Scope, agentId: string, label: string): Promise<Block | null> {
    const [row] = await tx
      .select({ block: blocks })
      .from(blockAttachments)
      .innerJoin(blocks, and(eq(blocks.tenantId, blockAttachments.tenantId), eq(blocks.id, blockAttachments.blockId)))
      .where(
        and(
          eq(blockAttachments.tenantId, scope.tenantId),
          eq(blockAttachments.agentId, agentId),
          eq(blockAttachments.label, label),
          visible(scope),
        ),
      );
    return row ? blockOf(row.block) : null;
  }
}

function attachment(scope: Scope, agentId: string, blockId: string) {
  return and(
    eq(blockAttachments.tenantId, scope.tenantId),
    eq(blockAttachments.agentId, agentId),
    eq(blockAttachments.blockId, blockId),
  );
}
