import type { InputOf } from '@contracts/operation.js';
import { clearWorking, listWorking, pushWorking } from '@contracts/cognitive/working.operations.js';
import type { Scope } from '@kernel/scope.js';
import { ClearWorking } from '@memory/kinds/working/clear-working.js';
import { ListWorking } from '@memory/kinds/working/list-working.js';
import { Controller } from '@nestjs/common';
import { HeldWrites } from '@application/held-writes.js';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class WorkingController {
  constructor(
    private readonly writes: HeldWrites,
    private readonly slots: ListWorking,
    private readonly task: ClearWorking,
  ) {}

  @Operation(pushWorking)
  push(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof pushWorking>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.push(scope, body, preferences);
  }

  @Operation(listWorking)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listWorking>) {
    return this.slots.run(scope, query);
  }

  @Operation(clearWorking)
  clear(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof clearWorking>) {
    return this.task.run(scope, query);
  }
}
