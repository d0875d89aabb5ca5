import { indexVectorsJob } from '@contracts/jobs.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import type { Tx } from '@platform/database/database.js';
import { type JobOwner, Outbox } from '@platform/queue/outbox.js';
import { VectorIndexesRepository } from './vector-indexes.repository.js';

/** An owner's vectors are counted after about so many new ones: counting takes some milliseconds, and not every write waits for it. */
const COUNTED_EVERY = 64;
/** Or after this part of what is few: of an owner with a low bound none is waited for long. */
const PART_OF_FEW = 16;
/** Of an owner with an index the job looks, which reads all of it; so it does after so many times more. */
const LOOKED_AT_TIMES = 64;

/** Leaves a job for owners who have so many vectors that comparing each takes too long, and now and then for those who had. */
@Injectable()
export class WatchSize {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'vectorCellsAbove'>,
    private readonly indexes: VectorIndexesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** After these vectors were stored. After which of them the owner's are counted is said by their ids, which are random at their end. */
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
