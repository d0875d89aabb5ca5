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

/** Writes blocks, with simple reads of them. */
@Injectable()
export class BlocksRepository {
  /** False if the owner already has a block with this external id. */
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

  /** The block with this key (the server's id or the client's) for a reader. For a client's id, their own comes before a shared one. */
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
      // The server's id takes precedence over an equal client id.
      .orderBy(sql`(blocks.id = ${id}::uuid) desc nulls last`, asc(blocks.userId))
      .limit(1);
    return row ? blockOf(row) : null;
  }

  /** Locks blocks by row id until the end of the transaction, always in the same order. */
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
   * Changes a locked block to another state. A new label reaches the attachments by foreign key.
   * @throws RecollectError `conflict` if an agent that holds it also holds another block with the new label
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

  /** History and attachments are deleted by foreign key. */
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
