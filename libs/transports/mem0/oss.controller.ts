import {
  mem0OssAdd, mem0OssDelete, mem0OssDeleteAll, mem0OssGet, mem0OssHistory, mem0OssList, mem0OssSearch, mem0OssUpdate,
} from '@contracts/mem0-oss.operations.js'; // prettier-ignore
import type { mem0ListV3 } from '@contracts/mem0.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Preferences } from '@application/preferences.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '../http/operation.decorator.js';
import { Preferred } from '../http/preferences.js';
import { Mem0History } from './mem0-history.js';
import { Mem0Reads } from './mem0-reads.js';
import { Mem0Writes } from './mem0-writes.js';
import { firstOf } from './pages.js';

/** The routes of mem0's own server. */
@Controller()
export class OssController {
  constructor(
    private readonly reads: Mem0Reads,
    private readonly writes: Mem0Writes,
    private readonly history: Mem0History,
  ) {}

  @Operation(mem0OssAdd)
  async add(@Asker() scope: Scope, @Input() { body }: InputOf<typeof mem0OssAdd>, @Preferred() wish: Preferences) {
    const { results } = await this.writes.add(scope, body, wish);
    return { results };
  }

  @Operation(mem0OssList)
  async list(@Asker() scope: Scope, @Input() { query }: InputOf<typeof mem0OssList>) {
    const wish = query as unknown as InputOf<typeof mem0ListV3>['body'];
    const { results } = await this.reads.list(scope, wish, firstOf(query.top_k ?? query.limit));
    return { results };
  }

  @Operation(mem0OssSearch)
  async search(@Asker() scope: Scope, @Input() { body }: InputOf<typeof mem0OssSearch>) {
    return { results: await this.reads.search(scope, body) };
  }

  @Operation(mem0OssGet)
  get(@Asker() scope: Scope, @Input() { params }: InputOf<typeof mem0OssGet>) {
    return this.reads.get(scope, params.memory_id);
  }

  @Operation(mem0OssHistory)
  changes(@Asker() scope: Scope, @Input() { params }: InputOf<typeof mem0OssHistory>) {
    return this.history.run(scope, params.memory_id);
  }

  @Operation(mem0OssUpdate)
  async update(@Asker() scope: Scope, @Input() { params, body }: InputOf<typeof mem0OssUpdate>) {
    const text = body.text ?? body.data ?? body.memory;
    if (text === undefined && body.metadata === undefined) throw invalid('text', 'or metadata is required');
    await this.writes.update(scope, params.memory_id, { text, metadata: body.metadata });
    return { message: 'Memory updated successfully!' };
  }

  @Operation(mem0OssDelete)
  async delete(@Asker() scope: Scope, @Input() { params }: InputOf<typeof mem0OssDelete>) {
    await this.writes.delete(scope, params.memory_id);
    return { message: 'Memory deleted successfully' };
  }

  @Operation(mem0OssDeleteAll)
  async deleteAll(@Asker() scope: Scope, @Input() { query }: InputOf<typeof mem0OssDeleteAll>) {
    await this.writes.deleteAll(scope, query);
    return { message: 'All relevant memories deleted' };
  }
}
