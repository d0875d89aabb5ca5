import type { InputOf } from '@contracts/operation.js';
import { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { RecallFlow } from '@application/recall-flow.js';
import { CurrentScope, Input, Operation, Preferred } from '../http/operation.decorator.js';

@Controller()
export class RecallController {
  constructor(private readonly recall: RecallFlow) {}

  @Operation(acknowledgeRecords)
  acknowledge(
    @CurrentScope() scope: Scope,
    @Input() { body }: InputOf<typeof acknowledgeRecords>,
    @Preferred() preferences: Preferences,
  ) {
    return this.recall.acknowledge(scope, body.ids, preferences);
  }
}
