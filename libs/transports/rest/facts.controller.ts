import type { InputOf } from '@contracts/operation.js';
import { recallFacts, searchFacts, storeFact } from '@contracts/cognitive/facts.operations.js';
import type { Scope } from '@kernel/scope.js';
import { FindFacts } from '@memory/kinds/semantic/find-facts.js';
import { RecallFacts } from '@memory/kinds/semantic/recall-facts.js';
import { Controller } from '@nestjs/common';
import { KindWrites } from '@application/kind-writes.js';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class FactsController {
  constructor(
    private readonly writes: KindWrites,
    private readonly many: FindFacts,
    private readonly known: RecallFacts,
  ) {}

  @Operation(storeFact)
  store(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof storeFact>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.fact(scope, body, preferences);
  }

  @Operation(searchFacts)
  search(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof searchFacts>) {
    return this.many.run(scope, query);
  }

  @Operation(recallFacts)
  recall(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof recallFacts>) {
    return this.known.run(scope, body);
  }
}
