import type { InputOf } from '@contracts/operation.js';
import { listProcedures, recallProcedures, storeProcedure } from '@contracts/cognitive/procedures.operations.js';
import type { Scope } from '@kernel/scope.js';
import { RecallProcedures } from '@memory/kinds/procedural/recall-procedures.js';
import { Controller } from '@nestjs/common';
import { KindWrites } from '@application/kind-writes.js';
import type { Preferences } from '@application/preferences.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class ProceduresController {
  constructor(
    private readonly writes: KindWrites,
    private readonly many: RecallProcedures,
  ) {}

  @Operation(storeProcedure)
  store(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof storeProcedure>,
    @Preferred() preferences: Preferences,
  ) {
    return this.writes.procedure(scope, body, preferences);
  }

  @Operation(listProcedures)
  list(@CurrentScope() scope: Scope, @Input() { query }: InputOf<typeof listProcedures>) {
    return this.many.list(scope, query);
  }

  @Operation(recallProcedures)
  recall(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof recallProcedures>) {
    return this.many.recall(scope, body);
  }
}
