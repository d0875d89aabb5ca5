import type { forgetMemory, retrieveMemory, storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { rowKeyOf } from '@kernel/ids.js';
import { ownOnly, type Scope } from '@kernel/scope.js';
import { DeleteRecord } from '@memory/records/delete-record.js';
import { FindOwner } from '@memory/records/find-owner.js';
import { ReinforceRecords } from '@memory/records/reinforce-records.js';
import { SearchRecords } from '@memory/search/search-records.js';
import { Injectable } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { WriteFlow } from '@application/write-flow.js';
import { toMemory, toRecord, toRequest } from './memory.js';

/**
 * MemoryBank's operations in its format. Its ids are UUIDs: the row keys inside our ids. Its memories belong to a user: this door does not expose the tenant's shared
 * memory.
 */
@Injectable()
export class MemoryBank {
  constructor(
    private readonly writes: WriteFlow,
    private readonly search: SearchRecords,
    private readonly reinforce: ReinforceRecords,
    private readonly owners: FindOwner,
    private readonly remove: DeleteRecord,
  ) {}

  async store(
    scope: Scope,
    body: InputOf<typeof storeMemory>['body'],
    preferences: Preferences,
  ): Promise<OutputOf<typeof storeMemory>> {
    const { outcome } = await this.writes.store(scope, toRecord(body), preferences);
    return { memory_id: rowKeyOf(outcome.id), status: 'stored' };
  }

  /** Searches, then strengthens the results. A memory that was deleted in between is left out. */
  async retrieve(
    scope: Scope,
    { query, top_k: limit, metadata }: InputOf<typeof retrieveMemory>['body'],
  ): Promise<OutputOf<typeof retrieveMemory>> {
    const own = ownOnly(scope);
    const { results } = await this.search.run(own, { query, limit, explain: false, ...toRequest(metadata) });
    const recalled = await this.reinforce.recallAndRead(
      own,
      results.map(({ id }) => rowKeyOf(id)),
    );
    return {
      memories: results.flatMap((result) => {
        const id = rowKeyOf(result.id);
        const now = recalled.get(id);
        return now ? [toMemory(id, result, now)] : [];
      }),
    };
  }

  async forget(scope: Scope, memoryId: string): Promise<OutputOf<typeof forgetMemory>> {
    const owner = scope.allUsers ? await this.owners.run(scope, memoryId) : scope;
    await this.remove.run(ownOnly(owner), memoryId, null);
    return { status: 'deleted', memory_id: memoryId };
  }
}
