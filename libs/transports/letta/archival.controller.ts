import {
  deleteArchival,
  insertArchival,
  listArchival,
  searchArchival,
  searchPassages,
} from '@contracts/letta/letta-archival.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { jsonNull } from '../http/answer.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';
import { ArchivalMemory } from './archival-memory.js';
import { ArchivalSearch } from './archival-search.js';

@Controller()
export class ArchivalController {
  constructor(
    private readonly memory: ArchivalMemory,
    private readonly found: ArchivalSearch,
  ) {}

  @Operation(insertArchival)
  insert(
    @CurrentScope() scope: Scope,
    @Input() { params, body }: InputOf<typeof insertArchival>,
    @Preferred() preferences: Preferences,
  ) {
    return this.memory.insert(scope, params.agent_id, body, preferences);
  }

  @Operation(listArchival)
  list(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof listArchival>) {
    return this.memory.list(scope, params.agent_id, query);
  }

  @Operation(searchArchival)
  search(@CurrentScope() scope: Scope, @Input() { params, query }: InputOf<typeof searchArchival>) {
    return this.found.ofAgent(scope, params.agent_id, query);
  }

  @Operation(deleteArchival)
  async delete(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof deleteArchival>) {
    await this.memory.delete(scope, params.agent_id, params.memory_id);
    return jsonNull();
  }

  @Operation(searchPassages)
  searchAll(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof searchPassages>) {
    return this.found.everywhere(scope, body);
  }
}
