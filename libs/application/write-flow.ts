import { storeRecord, storeRecords, type StoreOutcome } from '@contracts/records/records.operations.js';
import type { RecordInput } from '@contracts/records/record.js';
import { Idempotency } from '@governance/idempotency/idempotency.js';
import type { Scope } from '@kernel/scope.js';
import { AwaitVectors } from '@memory/records/await-vectors.js';
import { StoreRecord } from '@memory/records/store-record.js';
import { type StoredBatch, StoreRecords } from '@memory/records/store-records.js';
import { Injectable } from '@nestjs/common';
import type { Preferences } from './preferences.js';

/** A write as every protocol does it: once for one Idempotency-Key, then waiting for the vectors if asked to. */
@Injectable()
export class WriteFlow {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly one: StoreRecord,
    private readonly many: StoreRecords,
    private readonly vectors: AwaitVectors,
  ) {}

  async store(
    scope: Scope,
    input: RecordInput,
    { idempotencyKey, waitSeconds }: Preferences,
  ): Promise<{ status: number; outcome: StoreOutcome }> {
    let jobs: readonly string[] = [];
    const request = { key: idempotencyKey, operation: storeRecord.name, input };
    const { status, body } = await this.idempotency.run(scope, request, async (tx) => {
      const stored = await this.one.runIn(tx, scope, input);
      jobs = stored.jobs;
      return { status: stored.outcome.created ? 201 : 200, body: stored.outcome };
    });
    return { status, outcome: { ...body, embedding: await this.vectors.run(scope, body.id, jobs, waitSeconds) } };
  }

  /** Until these vectors are there, or the time is over. */
  wait(scope: Scope, jobs: readonly string[], { waitSeconds }: Preferences): Promise<void> {
    return this.vectors.wait(scope, jobs, waitSeconds);
  }

  async storeBatch(
    scope: Scope,
    records: readonly unknown[],
    { idempotencyKey, waitSeconds }: Preferences,
  ): Promise<StoredBatch> {
    let jobs: readonly string[] = [];
    const request = { key: idempotencyKey, operation: storeRecords.name, input: records };
    const { body } = await this.idempotency.run(scope, request, async (tx) => {
      const stored = await this.many.runIn(tx, scope, records);
      jobs = stored.jobs;
      return { status: 200, body: stored.batch };
    });
    await this.vectors.wait(scope, jobs, waitSeconds);
    return body;
  }
}
