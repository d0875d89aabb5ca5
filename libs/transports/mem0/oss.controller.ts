import {
  mem0OssAdd,
  mem0OssDelete,
  mem0OssDeleteAll,
  mem0OssGet,
  mem0OssHistory,
  mem0OssList,
  mem0OssSearch,
  mem0OssUpdate,
} from '@contracts/mem0/mem0-oss.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Preferences } from '@application/preferences.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';
import { Mem0Deletions } from './mem0-deletions.js';
import { Mem0History } from './mem0-history.js';
import { Mem0Reads } from './mem0-reads.js';
import { Mem0Writes } from './mem0-writes.js';
import { firstOf } from './pages.js';

/** The routes of mem0's open-source server. */
@Controller()
export class OssController {
  constructor(
    private readonly reads: Mem0Reads,
    private readonly writes: Mem0Writes,
    private readonly deletions: Mem0Deletions,
    private readonly history: Mem0History,
  ) {}

  @Operation(mem0OssAdd)
  async add(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof mem0OssAdd>,
    @Preferred() preferences: Preferences,
  ) {
    const { message, status, event_id, results } = await this.writes.add(scope, body, preferences);
    return status === 'SUCCEEDED' ? { results } : { results, message, status, event_id };
  }

  @Operation(mem0OssList)
  async list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof mem0OssList>) {
    const { results } = await this.reads.list(scope, query, firstOf(query.top_k ?? query.limit));
    return { results };
  }

  @Operation(mem0OssSearch)
  async search(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof mem0OssSearch>) {
    return { results: await this.reads.search(scope, body, 'fields of metadata') };
  }

  @Operation(mem0OssGet)
  get(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof mem0OssGet>) {
    return this.reads.get(scope, params.memory_id);
  }

  @Operation(mem0OssHistory)
  changes(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof mem0OssHistory>) {
    return this.history.run(scope, params.memory_id);
  }

  @Operation(mem0OssUpdate)
  async update(
    @CurrentScope() scope: Scope,
    @Input() { params, body }: InputOf<typeof mem0OssUpdate>,
    @Preferred() preferences: Preferences,
  ) {
    const text = body.text ?? body.data ?? body.memory;
    if (text === undefined && body.metadata === undefined) throw invalid('text', 'is required, or metadata');
    await this.writes.update(scope, params.memory_id, { text, metadata: body.metadata }, preferences);
    return { message: 'Memory updated successfully!' };
  }

  @Operation(mem0OssDelete)
  async delete(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof mem0OssDelete>) {
    await this.deletions.one(scope, params.memory_id);
    return { message: 'Memory deleted successfully' };
  }

  @Operation(mem0OssDeleteAll)
  deleteAll(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof mem0OssDeleteAll>) {
    return this.deletions.all(scope, query, 'All relevant memories deleted');
  }
}
