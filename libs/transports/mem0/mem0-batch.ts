import type { mem0DeleteBatch, mem0UpdateBatch } from '@contracts/mem0/mem0-by-id.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import type { Preferences } from '@application/preferences.js';
import { WriteFlow } from '@application/write-flow.js';
import { Injectable } from '@nestjs/common';
import { Mem0Deletions } from './mem0-deletions.js';
import { Mem0Writes } from './mem0-writes.js';

type Done = OutputOf<typeof mem0UpdateBatch>;

/** The same for several memories, one after the other. A failure does not affect the others. */
@Injectable()
export class Mem0Batch {
  constructor(
    private readonly writes: Mem0Writes,
    private readonly flow: WriteFlow,
    private readonly deletions: Mem0Deletions,
  ) {}

  async update(
    scope: Scope,
    { memories }: InputOf<typeof mem0UpdateBatch>['body'],
    preferences: Preferences,
  ): Promise<Done> {
    const vectors: string[] = [];
    const done = await each(memories, 'updated', async ({ memory_id: id, text, metadata }) => {
      if (text === undefined && metadata === undefined) {
        throw invalid('text', 'is required, or metadata');
      }
      const { jobs } = await this.writes.edit(scope, id, { text, metadata });
      vectors.push(...jobs);
    });
    await this.flow.wait(scope, vectors, preferences);
    return done;
  }

  delete(scope: Scope, { memories }: InputOf<typeof mem0DeleteBatch>['body']): Promise<Done> {
    return each(memories, 'deleted', ({ memory_id: id }) => this.deletions.one(scope, id));
  }
}

/** @throws RecollectError the first refusal, if nothing succeeded */
async function each<T>(items: readonly T[], done: string, work: (item: T) => Promise<unknown>): Promise<Done> {
  const failed: NonNullable<Done['failed']> = [];
  let first: RecollectError | undefined;
  for (const [index, item] of items.entries()) {
    try {
      await work(item);
    } catch (error) {
      // Other errors would also affect the remaining items.
      if (!(error instanceof RecollectError) || error.code === 'unavailable') throw error;
      first ??= error;
      failed.push({ index, error: error.code, detail: error.detail });
    }
  }
  if (first && failed.length === items.length) throw first;
  const message = `Successfully ${done} ${items.length - failed.length} memories`;
  return { message, ...(failed.length > 0 && { failed }) };
}
