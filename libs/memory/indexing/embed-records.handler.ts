import { embedRecordsJob } from '@contracts/jobs.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Embedder } from '@platform/embeddings/embedder.js';
import { Embedders } from '@platform/embeddings/embedders.js';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { embedPassages } from './embed-passages.js';
import { EmbeddingSpacesRepository } from './embedding-spaces.repository.js';
import { passagesToEmbed } from './passages-to-embed.query.js';
import { SwitchSpace } from './switch-space.js';
import { VectorsRepository } from './vectors.repository.js';

/** Asked of the model and written together. */
const PASSAGES_AT_ONCE = 64;

type Context = JobContext<typeof embedRecordsJob>;

/**
 * Makes the vectors that the passages of some records lack: read in one transaction, ask the model in none, write in
 * another. With a second model configured both spaces are filled, so that a re-embed does not chase new writes.
 */
@Injectable()
@Handles(embedRecordsJob)
export class EmbedRecordsHandler implements JobHandler<typeof embedRecordsJob> {
  constructor(
    private readonly embedders: Embedders,
    private readonly spaces: EmbeddingSpacesRepository,
    private readonly vectors: VectorsRepository,
    private readonly switchSpace: SwitchSpace,
  ) {}

  async run(context: Context): Promise<void> {
    const { current, next } = this.embedders;
    if (!next) {
      await this.fill(context, current, (tx) => context.close(tx));
      return;
    }
    // Each space for itself: a model that is gone must not hold up the one that is to replace it.
    const [first, second] = [await settle(this.fill(context, current)), await settle(this.fill(context, next))];
    if (second.status === 'fulfilled') await this.switchSpace.ifFilled(context.scope.tenantId, next.space);
    for (const filled of [first, second]) if (filled.status === 'rejected') throw filled.reason;
    await context.withScope((tx) => context.close(tx));
  }

  async failed(context: Context, tx: Tx, code: string): Promise<void> {
    await this.vectors.markPendingFailed(tx, context.scope.tenantId, context.payload.record_ids, code);
  }

  /** What is stored stays: an attempt that fails half way leaves less for the next. */
  private async fill(context: Context, embedder: Embedder, finish?: (tx: Tx) => Promise<void>): Promise<void> {
    const { tenantId } = context.scope;
    // A provider that must be asked for its dimension may not have answered yet.
    if (embedder.space.dimensions === 0) await this.embedders.started(embedder, context.signal);
    const { spaceId, passages } = await context.withScope(async (tx) => {
      const id = await this.spaces.ensure(tx, tenantId, embedder.space);
      return { spaceId: id, passages: await passagesToEmbed(tx, tenantId, id, context.payload.record_ids) };
    });
    for (let start = 0; start === 0 || start < passages.length; start += PASSAGES_AT_ONCE) {
      const embedded = await embedPassages(embedder, passages.slice(start, start + PASSAGES_AT_ONCE), context.signal);
      await context.withScope(async (tx) => {
        await this.vectors.store(tx, context.scope, spaceId, embedded);
        if (start + PASSAGES_AT_ONCE >= passages.length) await finish?.(tx);
      });
    }
  }
}

async function settle(work: Promise<void>): Promise<PromiseSettledResult<void>> {
  const [settled] = await Promise.allSettled([work]);
  return settled;
}
