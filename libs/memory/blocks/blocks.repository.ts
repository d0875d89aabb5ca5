import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { counted, happened, named } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { isUniqueViolation } from '@platform/database/database-error.js';
import { blocks } from '@schema/blocks.js';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import { type Block, type BlockState, readBlockId, showBlockId } from './block.js';
import { visible } from './visible-blocks.js';

/** Writes blocks; simple reads of them. */
@Injectable()
export class BlocksRepository {
  /** False: the owner has a block of this external id already. */
  async insert(tx: Tx, tenantId: string, block: Block): Promise<boolean> {
    named('block', [block.id]);
    const added = await counted(
      'blocks',
      'inserted',
      tx
        .insert(blocks)
        .values({ tenantId, ...block })
        .onConflictDoNothing({
          target: [blocks.tenantId, blocks.userId, blocks.externalId],
          where: sql`external_id is not null`,
        })
        .returning({ id: blocks.id }),
    );
    if (added.length > 0) happened('block.created', block.userId, [showBlockId(block.id)]);
    return added.length > 0;
  }

  /** The block that `key` (ours or the client's) names for a reader; by the client's, their own before a shared one. */
  async find(tx: Tx, scope: Scope, key: string): Promise<Block | null> {
    const id = readBlockId(key);
    const [row] = await tx
      .select()
      .from(blocks)
      .where(
        and(
          visible(scope),
          id === null ? eq(blocks.externalId, key) : or(eq(blocks.externalId, key), eq(blocks.id, id)),
        ),
      )
      // An id of ours outranks a client's own that reads the same.
      .orderBy(sql`(blocks.id = ${id}::uuid) desc nulls last`, asc(blocks.userId))
      .limit(1);
    return row ? blockOf(row) : null;
  }

  /** Locks blocks by their row keys until the transaction ends, in one order for everybody. */
  async lock(tx: Tx, scope: Scope, ids: readonly string[]): Promise<Block[]> {
    const rows = await tx
      .select()
      .from(blocks)
      .where(and(visible(scope), sql`blocks.id = any(${sql.param([...ids])}::uuid[])`))
      .orderBy(asc(blocks.id))
      .for('update');
    return rows.map(blockOf);
  }

  /**
   * Puts a locked block into another state. A label goes to its attachments by foreign key.
   * @throws RecollectError `conflict` when an agent that holds it holds another block of the new label
   */
  async update(
    tx: Tx,
    tenantId: string,
    id: string,
    changes: Partial<BlockState> & Pick<Block, 'version' | 'sequence' | 'updatedAt' | 'updatedBy'>,
  ): Promise<void> {
    named('block', [id]);
    const updated = await counted(
      'blocks',
      'updated',
      tx
        .update(blocks)
        .set(changes)
        .where(and(eq(blocks.tenantId, tenantId), eq(blocks.id, id)))
        .returning({ userId: blocks.userId }),
    ).catch((error: unknown) => {
      if (isUniqueViolation(error, 'block_attachments_label')) throw labelTaken(error);
      throw error;
    });
    for (const { userId } of updated) happened('block.updated', userId, [showBlockId(id)]);
  }

  /** History and attachments go with it by foreign key. */
  async delete(tx: Tx, tenantId: string, id: string): Promise<void> {
    named('block', [id]);
    const whose = and(eq(blocks.tenantId, tenantId), eq(blocks.id, id));
    const gone = await counted(
      'blocks',
      'deleted',
      tx.delete(blocks).where(whose).returning({ userId: blocks.userId }),
    );
    for (const { userId } of gone) happened('block.deleted', userId, [showBlockId(id)]);
  }
}

export function labelTaken(cause?: unknown): RecollectError {
  const why = 'An agent holds one block of a label, and this label is taken.';
  return new RecollectError('conflict.duplicate_id', why, [], { cause });
}

export function blockOf({ tenantId: _, ...block }: typeof blocks.$inferSelect): Block {
  return block;
}
