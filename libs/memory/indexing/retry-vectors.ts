import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { PassageIndex, type Owner } from './passage-index.js';
import { VectorsRepository } from './vectors.repository.js';

/** Resets the failed vectors of a record to pending and queues them. */
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
