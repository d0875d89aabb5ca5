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

/** Leaves a job for owners who have so many vectors that comparing each takes too long. */
@Injectable()
export class WatchSize {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'vectorCellsAbove'>,
    private readonly indexes: VectorIndexesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** After these vectors were stored. Which of them have the owner's counted is said by their ids, which are random at their end. */
  async stored(tx: Tx, owner: JobOwner, spaceId: string, passageIds: readonly string[]): Promise<void> {
    const { vectorCellsAbove: most } = this.config;
    if (most === null) return;
    const every = Math.min(COUNTED_EVERY, Math.ceil(most / PART_OF_FEW));
    if (!passageIds.some((id) => Number.parseInt(id.slice(-8), 16) % every === 0)) return;
    if ((await this.indexes.count(tx, { ...owner, spaceId }, most + 1)) <= most) return;
    await this.outbox.enqueueUnlessOpen(tx, owner, indexVectorsJob, { space_id: spaceId });
  }
}
