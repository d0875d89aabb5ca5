import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { PassageIndex, type Owner } from './passage-index.js';
import { VectorsRepository } from './vectors.repository.js';

/** Waits again for the vectors of a record that failed, and queues them. */
@Injectable()
export class RetryVectors {
  constructor(
    private readonly index: PassageIndex,
    private readonly vectors: VectorsRepository,
  ) {}

  async runIn(tx: Tx, owner: Owner, recordId: string): Promise<void> {
    await this.vectors.markPending(tx, owner.tenantId, recordId);
    await this.index.requestVectors(tx, owner, [{ recordId, passages: 1 }]);
  }
}
