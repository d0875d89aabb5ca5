import { MEM0_ENTITIES, recordFilter } from '@contracts/mem0/mem0-filter.js';
import { filterSent } from '@contracts/mem0/mem0-sent.js';
import type { mem0DeleteAll } from '@contracts/mem0/mem0.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { RecordOutput } from '@contracts/records/record.js';
import { errorCode, invalid, RecollectError } from '@kernel/errors.js';
import { readId } from '@kernel/ids.js';
import { ownOnly, type Scope } from '@kernel/scope.js';
import type { ItemError } from '@memory/record-store/item-error.js';
import { DeleteRecord } from '@memory/records/delete-record.js';
import { DeleteRecords } from '@memory/records/delete-records.js';
import { FindOwner } from '@memory/records/find-owner.js';
import { ListRecords } from '@memory/records/list-records.js';
import { Injectable } from '@nestjs/common';
import { NO_MESSAGES } from './memory.js';

/** Deletions per transaction. */
const AT_ONCE = 1_000;
/** Reported one by one. */
const MOST_FAILED = 100;

type DeletedAll = OutputOf<typeof mem0DeleteAll>;

/** Deletes one memory, or all that a filter finds. */
@Injectable()
export class Mem0Deletions {
  constructor(
    private readonly record: DeleteRecord,
    private readonly records: DeleteRecords,
    private readonly list: ListRecords,
    private readonly owners: FindOwner,
  ) {}

  async one(scope: Scope, id: string): Promise<void> {
    const owner = scope.allUsers ? await this.owners.run(scope, id) : scope;
    await this.record.run(ownOnly(owner), id, null);
  }

  /**
   * Memories on hold and memories with more trust than the caller stay, and are reported.
   * @param done the message if none stays
   * @throws RecollectError the first refusal, if nothing could be deleted
   */
  async all(asker: Scope, query: InputOf<typeof mem0DeleteAll>['query'], done: string): Promise<DeletedAll> {
    if (MEM0_ENTITIES.every((entity) => query[entity] === undefined)) {
      throw invalid('user_id', 'must be named, or agent_id, app_id or run_id: without one nothing is deleted');
    }
    const scope = ownOnly(asker);
    const wanted = recordFilter(filterSent(query), scope.allUsers);
    const hidden = { include_expired: true, include_superseded: true, forgotten: 'too' } as const;
    const filter = { AND: [NO_MESSAGES, ...(wanted ? [wanted] : [])] };
    const stayed: Stayed[] = [];
    let deleted = 0;
    let cursor: string | undefined;
    do {
      const page = await this.list.run(scope, { ...hidden, filter, limit: AT_ONCE, order: 'asc', cursor });
      for (const [userId, ids] of byOwner(page.records)) {
        const tried = await this.records.run({ ...scope, userId, allUsers: false }, ids);
        deleted += tried.deleted;
        stayed.push(...tried.results.flatMap(({ id, error }) => (error ? [{ id, ...error }] : [])));
      }
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    return report(deleted, stayed, done);
  }
}

type Stayed = ItemError & { readonly id: string };

function report(deleted: number, stayed: readonly Stayed[], done: string): DeletedAll {
  const [first] = stayed;
  if (first === undefined) return { message: done };
  if (deleted === 0) throw new RecollectError(errorCode(first.code), first.detail);
  const failed = stayed.slice(0, MOST_FAILED).map(({ id, code, detail }) => ({ memory_id: readId(id)!, error: code, detail })); // prettier-ignore
  return { message: `Memories deleted: ${deleted}. Not deleted: ${stayed.length}`, failed };
}

function byOwner(records: readonly RecordOutput[]): Map<string, string[]> {
  const owned = new Map<string, string[]>();
  for (const { id, user_id: owner } of records) {
    if (owner !== undefined) owned.set(owner, [...(owned.get(owner) ?? []), id]);
  }
  return owned;
}
