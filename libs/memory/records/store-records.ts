import { MESSAGE_TYPE, recordInput } from '@contracts/records/record.js';
import type { BatchItem } from '@contracts/records/records.operations.js';
import { check } from '@contracts/field-errors.js';
import { findHostile } from '@contracts/hostile.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { AddRecords } from '@memory/record-store/add-records.js';
import { ensureUser, type Writer } from '@memory/users/ensure-user.js';
import { itemErrorOf } from '@memory/record-store/item-error.js';
import { givesWay } from '@memory/record-store/trust.js';
import { RecordsRepository, type NewRecord } from '@memory/record-store/records.repository.js';
import { Heard } from '@memory/secret-scanning/assignments.js';
import { type RecordPlan, RecordPlans } from './record-plans.js';
import { newRecord, showSecrets, StoreRecord } from './store-record.js';

export interface StoredBatch {
  readonly results: BatchItem[];
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
}

interface Planned {
  readonly index: number;
  readonly plan: RecordPlan;
}

/** An item that is stored by itself, after all that are certainly new. */
interface Later extends Planned {
  readonly writer: Writer;
}

/**
 * Stores many records in one transaction. New records are inserted with a few statements. Items whose id exists, or occurs twice in
 * the batch, are stored one after another, in order. A rejected item is reported and leaves nothing behind.
 */
@Injectable()
export class StoreRecords {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly add: AddRecords,
    private readonly store: StoreRecord,
    private readonly plans: RecordPlans,
  ) {}

  run(scope: Scope, items: readonly unknown[]): Promise<{ batch: StoredBatch; jobs: string[] }> {
    return this.database.withScope(scope, (tx) => this.runIn(tx, scope, items));
  }

  async runIn(tx: Tx, scope: Scope, items: readonly unknown[]): Promise<{ batch: StoredBatch; jobs: string[] }> {
    const results: BatchItem[] = new Array<BatchItem>(items.length);
    const planned: Planned[] = [];
    const turns = new EventLoopTurns();
    const heard = new Heard();
    for (const [index, item] of items.entries()) {
      await turns.yieldToEventLoop();
      try {
        const plan = await this.plans.settle(tx, scope, planItem(scope, item, this.plans, heard));
        planned.push({ index, plan });
      } catch (error) {
        results[index] = failure(index, error);
      }
    }
    const jobs: string[] = [];
    const rest: Later[] = [];
    // At most two owners: the named user, and the tenant's shared memory.
    for (const userId of new Set(planned.map(({ plan }) => plan.userId))) {
      const group = planned.filter(({ plan }) => plan.userId === userId);
      const writer = await ensureUser(tx, scope, userId, this.plans.now());
      const { fresh, others } = await this.divide(tx, scope, writer, group);
      const late = await this.insertFresh(tx, scope, writer, fresh, results, jobs);
      rest.push(...[...others, ...late].map((item) => ({ ...item, writer })));
    }
    // In order over both owners: an item may derive from an earlier one of the other owner.
    for (const item of rest.sort((a, b) => a.index - b.index)) {
      results[item.index] = await this.storeOne(tx, scope, item, jobs);
    }
    const count = (status: BatchItem['status']) => results.filter((result) => result.status === status).length;
    const batch = {
      results,
      created: count('created'),
      updated: count('updated'),
      unchanged: count('unchanged'),
      failed: count('failed'),
    };
    return { batch, jobs };
  }

  /** Separates items that are certainly new and simple from those that need a check one by one. */
  private async divide(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    group: readonly Planned[],
  ): Promise<{ fresh: Planned[]; others: Planned[] }> {
    const keys = group.map(({ plan }) => plan.key).filter((key) => key !== null);
    const existing = keys.length === 0 ? [] : await this.records.lock(tx, scope, writer, keys);
    const outdone = existing.filter((row) => givesWay(scope, row));
    await this.add.clear(tx, scope.tenantId, outdone);
    const left = existing.filter((row) => !outdone.includes(row));
    const taken = new Set(left.map(({ externalId }) => externalId));
    const ids = new Set<string | null>(left.map(({ id }) => id));
    const times = new Map<string, number>();
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
    const fresh: Planned[] = [];
    const others: Planned[] = [];
    // Messages get their places in order, so after one that is stored by itself the next ones are too.
    let isOpen = true;
    for (const item of group) {
      const { key, derivedFrom, type } = item.plan;
      // An id has several spellings: capital letters, any prefix.
      const stored = key !== null && (taken.has(key) || ids.has(readId(key)));
      const simple = derivedFrom.length === 0 && (key === null || times.get(key) === 1);
      const isFresh = !stored && simple && (isOpen || type !== MESSAGE_TYPE);
      (isFresh ? fresh : others).push(item);
      if (!stored && !isFresh && type === MESSAGE_TYPE) isOpen = false;
    }
    return { fresh, others };
  }

  /** Returns the items whose id another writer has stored in between. */
  private async insertFresh(
    tx: Tx,
    scope: Scope,
    writer: Writer,
    fresh: readonly Planned[],
    results: BatchItem[],
    jobs: string[],
  ): Promise<Planned[]> {
    const now = this.plans.now();
    const rows: (NewRecord & Planned)[] = [];
    const turns = new EventLoopTurns();
    for (const item of fresh) {
      await turns.yieldToEventLoop();
      try {
        rows.push({ ...newRecord(scope, item.plan, writer, now), ...item });
      } catch (error) {
        results[item.index] = failure(item.index, error);
      }
    }
    const added = await this.add.runIn(
      tx,
      writer,
      rows.map(({ index: _, plan: __, ...row }) => row),
    );
    jobs.push(...added.jobs);
    const stored = rows.filter((row) => added.inserted.has(row.id));
    for (const row of stored) {
      results[row.index] = {
        index: row.index,
        status: 'created',
        id: showId(row.type, row.id),
        external_id: row.externalId ?? undefined,
        version: 1,
        quarantined: added.held.has(row.id) || undefined,
        injected_context_cut: row.plan.cut || undefined,
        secrets_redacted: showSecrets(row.plan.secrets),
        hints: row.plan.hints,
      };
    }
    return rows.filter((row) => !added.inserted.has(row.id));
  }

  /** Runs in its own savepoint, so that an error midway undoes only this item. */
  private async storeOne(tx: Tx, scope: Scope, { index, plan, writer }: Later, jobs: string[]): Promise<BatchItem> {
    try {
      const stored = await tx.transaction((savepoint) => this.store.storeAs(savepoint, scope, writer, plan));
      jobs.push(...stored.jobs);
      const { embedding: _, created: __, created_at: ___, type: ____, ...outcome } = stored.outcome;
      return { index, ...outcome };
    } catch (error) {
      return failure(index, error);
    }
  }
}

function planItem(scope: Scope, item: unknown, plans: RecordPlans, heard: Heard): RecordPlan {
  const hostile = findHostile(item, '');
  if (hostile) throw invalid(hostile.field, hostile.message);
  const { data: record, errors } = check(recordInput, item);
  if (errors) throw new RecollectError('invalid_input', undefined, errors);
  const { user_id: userId } = record;
  if (userId !== undefined && userId !== scope.userId) {
    throw new RecollectError('user_mismatch', 'A batch is stored for one user: name it once, beside `records`.');
  }
  return plans.make(scope, record, heard);
}

function failure(index: number, error: unknown): BatchItem {
  return { index, status: 'failed', error: itemErrorOf(error) };
}
