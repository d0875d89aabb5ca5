import { storeRecord, storeRecords, type StoreOutcome } from '@contracts/records/records.operations.js';
import type { BatchItem } from '@contracts/records/records.operations.js';
import type { RecordInput } from '@contracts/records/record.js';
import { Idempotency } from '@governance/idempotency/idempotency.js';
import type { Scope } from '@kernel/scope.js';
import type { Triggered } from '@contracts/cognitive/triggered.js';
import { AwaitVectors } from '@memory/records/await-vectors.js';
import { StoreRecord } from '@memory/records/store-record.js';
import { type StoredBatch, StoreRecords } from '@memory/records/store-records.js';
import { Injectable } from '@nestjs/common';
import { AfterWrite } from './after-write.js';
import type { Preferences } from './preferences.js';

/** Runs a store, for every protocol: once per Idempotency-Key. Then waits for the vectors if requested. */
@Injectable()
export class WriteFlow {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly one: StoreRecord,
    private readonly many: StoreRecords,
    private readonly vectors: AwaitVectors,
    private readonly after: AfterWrite,
  ) {}

  async store(
    scope: Scope,
    input: RecordInput,
    { idempotencyKey, waitSeconds }: Preferences,
  ): Promise<{ status: number; outcome: StoreOutcome }> {
    const request = { key: idempotencyKey, operation: storeRecord.name, input };
    const { status, body, extra } = await this.idempotency.run(scope, request, async (tx) => {
      const { outcome, jobs } = await this.one.runIn(tx, scope, input);
      const triggered = isWritten(outcome) ? await this.after.runIn(tx, scope, [input], [outcome]) : [];
      return { status: outcome.created ? 201 : 200, body: outcome, extra: { jobs, triggered } };
    });
    const { jobs = [], triggered = [] } = extra ?? {};
    const embedding = await this.vectors.run(scope, body.id, jobs, waitSeconds);
    return { status, outcome: { ...body, embedding, ...(triggered.length > 0 && { triggered }) } };
  }

  /** Waits until these vectors exist, or the time is over. */
  wait(scope: Scope, jobs: readonly string[], { waitSeconds }: Preferences): Promise<void> {
    return this.vectors.wait(scope, jobs, waitSeconds);
  }

  async storeBatch(
    scope: Scope,
    records: readonly unknown[],
    { idempotencyKey, waitSeconds }: Preferences,
  ): Promise<StoredBatch & { readonly triggered?: Triggered[] }> {
    const request = { key: idempotencyKey, operation: storeRecords.name, input: records };
    const { body, extra } = await this.idempotency.run(scope, request, async (tx) => {
      const { batch, jobs } = await this.many.runIn(tx, scope, records);
      const { results } = batch;
      const written = new Set(results.filter(isWritten).map(({ index }) => index));
      const news = records.filter((_, index) => written.has(index));
      const triggered = await this.after.runIn(tx, scope, news, results);
      return { status: 200, body: batch, extra: { jobs, triggered } };
    });
    const { jobs = [], triggered = [] } = extra ?? {};
    await this.vectors.wait(scope, jobs, waitSeconds);
    return triggered.length > 0 ? { ...body, triggered } : body;
  }
}

type Outcome = Pick<BatchItem, 'id' | 'status'>;

function isWritten({ status }: Outcome): boolean {
  return status === 'created' || status === 'updated';
}
