import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Preferences } from '@application/preferences.js';
import { WriteFlow } from '@application/write-flow.js';
import { LIMITS } from '@contracts/limits.js';
import type { forgetMemory, retrieveMemory, storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { tag } from '@contracts/primitives.js';
import type { Filter, FilterScalar } from '@contracts/records/filter.js';
import type { RecordInput, RecordOutput } from '@contracts/records/record.js';
import { invalid } from '@kernel/errors.js';
import { rowKeyOf } from '@kernel/ids.js';
import { isObject } from '@kernel/is-object.js';
import { ownOnly, type Scope } from '@kernel/scope.js';
import { DeleteRecord } from '@memory/records/delete-record.js';
import { FindOwner } from '@memory/records/find-owner.js';
import { ReinforceRecords, type Retained } from '@memory/records/reinforce-records.js';
import { SearchRecords } from '@memory/search/search-records.js';

type Metadata = Readonly<Record<string, unknown>>;

/** Tags that a record can store and return unchanged. */
const tags = z
  .array(tag)
  .min(1)
  .max(LIMITS.tags)
  .refine((all) => new Set(all).size === all.length);

/** Metadata without the fields that are stored elsewhere: the user, and the tags. */
function divide(metadata: Metadata = {}): { tags: string[] | undefined; rest: Record<string, unknown> } {
  const { user_id: _, ...rest } = metadata;
  const parsed = tags.safeParse(rest['tags']);
  if (!parsed.success) return { tags: undefined, rest };
  const { tags: __, ...others } = rest;
  return { tags: parsed.data, rest: others };
}

/** A memory of MemoryBank as a record. */
function toRecord({ content, metadata }: InputOf<typeof storeMemory>['body']): RecordInput {
  const { tags: found, rest } = divide(metadata);
  return { content, metadata: rest, ...(found && { tags: found }) };
}

/**
 * The record filter for a retrieval's metadata: any of `tags`, and equality for every other key; nested objects key
 * by key. Tags are among the record's if it takes them, or else in its metadata.
 */
function toRequest({ user_id: _, tags: asked, ...rest }: Metadata = {}): { filter?: Filter } {
  const values = (Array.isArray(asked) ? asked : [asked ?? []].flat()) as FilterScalar[];
  const texts = values.filter((value) => typeof value === 'string');
  const tagged: Filter[] = [
    ...(texts.length > 0 ? [{ tags: { any: texts } }] : []),
    ...(values.length > 0 ? [{ 'metadata.tags': { any: values } }] : []),
  ];
  const conditions = [...(tagged.length > 0 ? [{ OR: tagged }] : []), ...conditionsOn('metadata', rest)];
  return { ...(conditions.length > 0 && { filter: { AND: conditions } }) };
}

function conditionsOn(path: string, object: Metadata): Filter[] {
  return Object.entries(object).flatMap(([key, value]): Filter[] => {
    const here = `${path}.${key}`;
    if (key === '' || key.includes('.')) throw invalid(here, 'cannot be filtered by: a dot means a key inside a key');
    if (Array.isArray(value)) return [{ [here]: { all: value as string[] } }];
    if (isObject(value)) {
      // An object without a key says only that there is one.
      return Object.keys(value).length === 0 ? [{ [here]: { exists: true } }] : conditionsOn(here, value);
    }
    return [{ [here]: { eq: value as string } }];
  });
}

type Memory = OutputOf<typeof retrieveMemory>['memories'][number];

/** A record in MemoryBank's format. Its metadata is what was stored, and includes the user. */
function toMemory(
  memoryId: string,
  { record, score }: { record: RecordOutput; score: number },
  { lastRecalledAt, retention }: Retained,
): Memory {
  return {
    memory_id: memoryId,
    content: record.content,
    timestamp: record.created_at,
    last_accessed: lastRecalledAt.toISOString(),
    importance: retention,
    metadata: { ...record.metadata, ...(record.tags.length > 0 && { tags: record.tags }), user_id: record.user_id },
    score,
  };
}

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
