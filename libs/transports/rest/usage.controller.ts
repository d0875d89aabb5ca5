import type { InputOf } from '@contracts/operation.js';
import { getOwnUsage, getUsage } from '@contracts/limits/usage.operations.js';
import { GetUsage } from '@governance/limits/get-usage.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class UsageController {
  constructor(private readonly usage: GetUsage) {}

  @Operation(getOwnUsage)
  own(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof getOwnUsage>) {
    return this.usage.own(scope, input.query.days);
  }

  @Operation(getUsage)
  of(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof getUsage>) {
    return this.usage.run(scope, input.params.tenant_id, input.query.days);
  }
}
