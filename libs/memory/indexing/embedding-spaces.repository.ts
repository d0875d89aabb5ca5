import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import { Injectable } from '@nestjs/common';
import { counted } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import { embeddingSpaces } from '@schema/embedding-spaces.js';
import { and, desc, eq, isNotNull, not } from 'drizzle-orm';

/** The embedding spaces of a tenant. */
@Injectable()
export class EmbeddingSpacesRepository {
  constructor(private readonly clock: Clock) {}

  /** The id of a space, which is created if the tenant has none with that name. */
  async ensure(tx: Tx, tenantId: string, name: EmbeddingSpaceName): Promise<string> {
    const found = await this.find(tx, tenantId, name);
    if (found) return found;
    const { provider, model, dimensions } = name;
    await counted(
      'embedding_spaces',
      'inserted',
      tx
        .insert(embeddingSpaces)
        .values({ tenantId, id: newId(), provider, model, dimensions, createdAt: this.clock.now() })
        .onConflictDoNothing(),
    );
    const made = await this.find(tx, tenantId, name);
    if (!made) throw new Error('the embedding space was neither found nor made');
    return made;
  }

  async find(tx: Tx, tenantId: string, { provider, model, dimensions }: EmbeddingSpaceName): Promise<string | null> {
    const [row] = await tx
      .select({ id: embeddingSpaces.id })
      .from(embeddingSpaces)
      .where(
        and(
          eq(embeddingSpaces.tenantId, tenantId),
          eq(embeddingSpaces.provider, provider),
          eq(embeddingSpaces.model, model),
          eq(embeddingSpaces.dimensions, dimensions),
        ),
      );
    return row?.id ?? null;
  }

  /** The space to which reads were switched last, if any. */
  async active(tx: Tx, tenantId: string): Promise<EmbeddingSpaceName | null> {
    const [row] = await tx
      .select()
      .from(embeddingSpaces)
      .where(and(eq(embeddingSpaces.tenantId, tenantId), isNotNull(embeddingSpaces.activatedAt)))
      .orderBy(desc(embeddingSpaces.activatedAt))
      .limit(1);
    return row ?? null;
  }

  async activate(tx: Tx, tenantId: string, spaceId: string): Promise<void> {
    await counted(
      'embedding_spaces',
      'updated',
      tx
        .update(embeddingSpaces)
        .set({ activatedAt: this.clock.now() })
        .where(and(eq(embeddingSpaces.tenantId, tenantId), eq(embeddingSpaces.id, spaceId))),
    );
  }

  /** Reads switch to another space only once it is filled again. */
  async deactivateAllBut(tx: Tx, tenantId: string, { provider, model, dimensions }: EmbeddingSpaceName): Promise<void> {
    const isIt = and(
      eq(embeddingSpaces.provider, provider),
      eq(embeddingSpaces.model, model),
      eq(embeddingSpaces.dimensions, dimensions),
    );
    await counted(
      'embedding_spaces',
      'updated',
      tx
        .update(embeddingSpaces)
        .set({ activatedAt: null })
        .where(and(eq(embeddingSpaces.tenantId, tenantId), isNotNull(embeddingSpaces.activatedAt), not(isIt!))),
    );
  }
}
