import {
  mem0Delete,
  mem0DeleteBatch,
  mem0Get,
  mem0History,
  mem0Update,
  mem0UpdateBatch,
} from '@contracts/mem0/mem0-by-id.operations.js';
import {
  mem0DeleteAll,
  mem0ListV1,
  mem0ListV2,
  mem0ListV3,
  mem0SearchV1,
  mem0SearchV2,
  mem0SearchV3,
} from '@contracts/mem0/mem0.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';
import { Mem0Batch } from './mem0-batch.js';
import { Mem0Deletions } from './mem0-deletions.js';
import { Mem0History } from './mem0-history.js';
import { Mem0Reads } from './mem0-reads.js';
import { Mem0Writes } from './mem0-writes.js';
import { firstOf, namesPage, pageOf, sliceOf } from './pages.js';

@Controller()
export class MemoriesController {
  constructor(
    private readonly reads: Mem0Reads,
    private readonly writes: Mem0Writes,
    private readonly deletions: Mem0Deletions,
    private readonly history: Mem0History,
    private readonly batch: Mem0Batch,
  ) {}

  @Operation(mem0ListV3)
  async listV3(
    @CurrentScope() scope: Scope,
    @Input() { query, body }: InputOf<typeof mem0ListV3>,
    @Req() request: FastifyRequest,
  ) {
    return pageOf(request, query, await this.reads.list(scope, body, sliceOf(query)));
  }

  @Operation(mem0ListV2)
  async listV2(
    @CurrentScope() scope: Scope,
    @Input() { query, body }: InputOf<typeof mem0ListV2>,
    @Req() request: FastifyRequest,
  ) {
    if (!namesPage(query)) return (await this.reads.list(scope, body, firstOf(body.top_k))).results;
    return pageOf(request, query, await this.reads.list(scope, body, sliceOf(query)));
  }

  @Operation(mem0ListV1)
  async listV1(
    @CurrentScope() scope: Scope,
    @Input() { query }: InputOf<typeof mem0ListV1>,
    @Req() request: FastifyRequest,
  ) {
    if (!namesPage(query)) return (await this.reads.list(scope, query, firstOf(query.top_k ?? query.limit))).results;
    return pageOf(request, query, await this.reads.list(scope, query, sliceOf(query)));
  }

  @Operation(mem0SearchV3)
  async searchV3(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof mem0SearchV3>) {
    return { results: await this.reads.search(scope, body) };
  }

  @Operation(mem0SearchV2)
  async searchV2(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof mem0SearchV2>) {
    const results = await this.reads.search(scope, body);
    return body.output_format === 'v1.1' ? { results } : results;
  }

  @Operation(mem0SearchV1)
  async searchV1(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof mem0SearchV1>) {
    const results = await this.reads.search(scope, body);
    return body.output_format === 'v1.1' ? { results } : results;
  }

  @Operation(mem0Get)
  get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof mem0Get>) {
    return this.reads.get(scope, params.memory_id);
  }

  @Operation(mem0History)
  changes(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof mem0History>) {
    return this.history.run(scope, params.memory_id);
  }

  @Operation(mem0UpdateBatch)
  updateBatch(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof mem0UpdateBatch>,
    @Preferred() preferences: Preferences,
  ) {
    return this.batch.update(scope, body, preferences);
  }

  @Operation(mem0DeleteBatch)
  deleteBatch(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof mem0DeleteBatch>) {
    return this.batch.delete(scope, body);
  }

  @Operation(mem0Update)
  update(
    @CurrentScope() scope: Scope,
    @Input() { params, body }: InputOf<typeof mem0Update>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.update(scope, params.memory_id, body, preferences);
  }

  @Operation(mem0Delete)
  async delete(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof mem0Delete>) {
    await this.deletions.one(scope, params.memory_id);
    const linked = query['delete_linked'] === 'true' && { cascade_count: 0 };
    return { message: 'Memory deleted successfully!', ...linked };
  }

  @Operation(mem0DeleteAll)
  deleteAll(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof mem0DeleteAll>) {
    return this.deletions.all(scope, query, 'Memories deleted successfully!');
  }
}
