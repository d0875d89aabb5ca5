import { check } from '@contracts/field-errors.js';
import { findHostile } from '@contracts/hostile.js';
import type { OutputOf } from '@contracts/operation.js';
import { type RevisedItem, reviseInput, type reviseRecords } from '@contracts/revision/revision.operations.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { itemErrorOf } from '@memory/record-store/item-error.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { RevisionAnswer, RevisionInput } from './judgement.js';
import { type Prepared, ReviseRecord } from './revise-record.js';

type Batch = OutputOf<typeof reviseRecords>;

/** An item to revise, or the reason for its rejection. */
type Item = { readonly prepared: Prepared } | { readonly refused: RevisedItem };

export interface RevisedBatch {
  readonly batch: Batch;
  readonly jobs: readonly string[];
}

/** Number of items whose vectors are requested at once. */
const AT_ONCE = 8;

/** Updates memory with many facts, one after another, in one transaction. A rejected item leaves nothing behind. */
@Injectable()
export class ReviseRecords {
  constructor(private readonly revise: ReviseRecord) {}

  /** Requests all vectors from the model, before the transaction. */
  async prepare(scope: Scope, items: readonly unknown[]): Promise<Item[]> {
    const prepared: Item[] = [];
    for (let at = 0; at < items.length; at += AT_ONCE) {
      const some = items.slice(at, at + AT_ONCE);
      prepared.push(...(await Promise.all(some.map((item, i) => this.prepareOne(scope, item, at + i)))));
    }
    return prepared;
  }

  async runIn(tx: Tx, scope: Scope, items: readonly Item[]): Promise<RevisedBatch> {
    const results: RevisedItem[] = [];
    const jobs: string[] = [];
    for (const [index, item] of items.entries()) {
      results.push('refused' in item ? item.refused : await this.reviseOne(tx, scope, item.prepared, index, jobs));
    }
    const count = (status: RevisedItem['status']) => results.filter((result) => result.status === status).length;
    const batch = {
      results,
      created: count('created'),
      updated: count('updated'),
      superseded: count('superseded'),
      unchanged: count('unchanged'),
      failed: count('failed'),
      degraded: items.some((item) => 'prepared' in item && item.prepared.degraded) ? ['vector'] : [],
    };
    return { batch, jobs };
  }

  private async prepareOne(scope: Scope, item: unknown, index: number): Promise<Item> {
    try {
      return { prepared: await this.revise.prepare(scope, readItem(scope, item)) };
    } catch (error) {
      return { refused: failure(index, error) };
    }
  }

  /** Runs in its own savepoint, so that an error midway undoes only this item. */
  private async reviseOne(
    tx: Tx,
    scope: Scope,
    prepared: Prepared,
    index: number,
    jobs: string[],
  ): Promise<RevisedItem> {
    try {
      const revised = await tx.transaction((savepoint) => this.revise.runIn(savepoint, scope, prepared));
      jobs.push(...revised.jobs);
      return itemOf(index, revised.answer);
    } catch (error) {
      return failure(index, error);
    }
  }
}

function readItem(scope: Scope, item: unknown): RevisionInput {
  const hostile = findHostile(item, '');
  if (hostile) throw invalid(hostile.field, hostile.message);
  const { data, errors } = check(reviseInput, item);
  if (errors) throw new RecollectError('invalid_input', undefined, errors);
  if (data.mode === 'preview') throw invalid('mode', 'a batch is not previewed: preview one fact');
  if (data.user_id !== undefined && data.user_id !== scope.userId)
    throw new RecollectError('user_mismatch', 'A batch is of one user: name it once, beside `records`.');
  return data;
}

function itemOf(index: number, answer: RevisionAnswer): RevisedItem {
  const { status, id, version, superseded, may_supersede: possible, outdated_by: newer } = answer;
  return {
    index,
    status,
    id,
    version,
    ...(superseded.length > 0 && { superseded: superseded.map((older) => older.id) }),
    ...(possible && { may_supersede: possible }),
    ...(newer !== undefined && { outdated_by: newer }),
    quarantined: answer.quarantined,
    injected_context_cut: answer.injected_context_cut,
    secrets_redacted: answer.secrets_redacted,
    hints: answer.hints,
  };
}

function failure(index: number, error: unknown): RevisedItem {
  return { index, status: 'failed', error: itemErrorOf(error) };
}
