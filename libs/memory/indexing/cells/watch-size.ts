import { indexVectorsJob } from '@contracts/jobs.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import type { Tx } from '@platform/database/database.js';
import { type JobOwner, Outbox } from '@platform/queue/outbox.js';
import { VectorIndexesRepository } from './vector-indexes.repository.js';

/**
 * An owner's vectors are counted after about this many new ones, because counting takes some milliseconds and should not delay every
 * write.
 */
const COUNTED_EVERY = 64;
/** Or after this fraction of the bound, so that an owner with a low bound is checked soon. */
const PART_OF_FEW = 16;
/** For an owner with an index the job checks, which reads all of it. So it runs less often by this factor. */
const LOOKED_AT_TIMES = 64;

/** Queues a job for owners with too many vectors for an exact scan, and from time to time for owners who had too many. */
@Injectable()
export class WatchSize {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'vectorCellsAbove'>,
    private readonly indexes: VectorIndexesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Call after storing these vectors. Whether to count is decided by the ends of their ids, which are random. */
  async stored(tx: Tx, owner: JobOwner, spaceId: string, passageIds: readonly string[]): Promise<void> {
    const { vectorCellsAbove: most } = this.config;
    if (most === null) return;
    const every = Math.min(COUNTED_EVERY, Math.ceil(most / PART_OF_FEW));
    if (!isDrawn(passageIds, every)) return;
    const set = { tenantId: owner.tenantId, userId: owner.userId, spaceId };
    const hasIndex = (await this.indexes.of(tx, set)).length > 0;
    const isDue = hasIndex
      ? isDrawn(passageIds, every * LOOKED_AT_TIMES)
      : (await this.indexes.count(tx, set, most + 1)) > most;
    if (isDue) await this.outbox.enqueueUnlessOpen(tx, owner, indexVectorsJob, { space_id: spaceId });
  }
}

function isDrawn(ids: readonly string[], every: number): boolean {
  return ids.some((id) => Number.parseInt(id.slice(-8), 16) % every === 0);
}
