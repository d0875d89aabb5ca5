import type { InputOf } from '@contracts/operation.js';
import {
  checkTriggers,
  listIntentions,
  resolveIntention,
  storeIntention,
} from '@contracts/cognitive/prospective.operations.js';
import type { Scope } from '@kernel/scope.js';
import { FireTriggers } from '@memory/kinds/prospective/fire-triggers.js';
import { ListIntentions } from '@memory/kinds/prospective/list-intentions.js';
import { ResolveIntention } from '@memory/kinds/prospective/resolve-intention.js';
import { Controller } from '@nestjs/common';
import { KindWrites } from '@application/kind-writes.js';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class ProspectiveController {
  constructor(
    private readonly writes: KindWrites,
    private readonly many: ListIntentions,
    private readonly triggers: FireTriggers,
    private readonly done: ResolveIntention,
  ) {}

  @Operation(storeIntention)
  store(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof storeIntention>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.intention(scope, body, preferences);
  }

  @Operation(listIntentions)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listIntentions>) {
    return this.many.run(scope, query);
  }

  @Operation(checkTriggers)
  check(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof checkTriggers>) {
    return this.triggers.run(scope, body);
  }

  @Operation(resolveIntention)
  resolve(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof resolveIntention>) {
    return this.done.run(scope, params.id, body);
  }
}
