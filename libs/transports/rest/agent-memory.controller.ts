import { exportAgent, importAgent, listConcepts, rememberText } from '@contracts/cognitive/agent.operations.js';
import type { InputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { ExportAgent } from '@memory/kinds/agent/export-agent.js';
import { ImportAgent } from '@memory/kinds/agent/import-agent.js';
import { ListConcepts } from '@memory/kinds/agent/list-concepts.js';
import { Controller } from '@nestjs/common';
import { KindWrites } from '@application/kind-writes.js';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

/** What an agent has learned, of any kind. */
@Controller()
export class AgentMemoryController {
  constructor(
    private readonly writes: KindWrites,
    private readonly known: ListConcepts,
    private readonly out: ExportAgent,
    private readonly into: ImportAgent,
  ) {}

  @Operation(rememberText)
  remember(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof rememberText>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.text(scope, body, preferences);
  }

  @Operation(listConcepts)
  concepts(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listConcepts>) {
    return this.known.run(scope, query);
  }

  @Operation(exportAgent)
  export(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof exportAgent>) {
    return this.out.run(scope, query);
  }

  @Operation(importAgent)
  import(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof importAgent>) {
    return this.into.run(scope, body);
  }
}
