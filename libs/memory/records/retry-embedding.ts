import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { type EmbeddingState, embeddingStateOf } from '@memory/indexing/passages-of-record.query.js';
import { RetryVectors } from '@memory/indexing/retry-vectors.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';

/** Retries the vectors of a record that failed permanently. A record with vectors is not changed. */
@Injectable()
export class RetryEmbedding {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly retry: RetryVectors,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string): Promise<{ id: string; embedding: EmbeddingState }> {
    return this.database.withScope(scope, async (tx) => {
      const now = this.clock.now();
      const row = await this.records.find(tx, scope, key, {}, now);
      if (!row) throw new RecollectError('not_found');
      requireSharedWrite(scope, row);
      const before = await embeddingStateOf(tx, scope.tenantId, row.id);
      if (before.state === 'failed') {
        await this.retry.runIn(tx, await lockUser(tx, scope, row.userId, now), row.id);
      }
      return { id: showId(row.type, row.id), embedding: await embeddingStateOf(tx, scope.tenantId, row.id) };
    });
  }
}
