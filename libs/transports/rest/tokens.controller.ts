import type { InputOf } from '@contracts/operation.js';
import { getMe, mintToken } from '@contracts/users/users.operations.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { DescribeCaller } from '@governance/tenancy/describe-caller.js';
import { MintToken } from '@governance/tenancy/mint-token.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentCaller } from '@transports/http/key.guard.js';
import { CurrentScope, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class TokensController {
  constructor(
    private readonly mintOne: MintToken,
    private readonly describeCaller: DescribeCaller,
  ) {}

  @Operation(mintToken)
  mint(@CurrentScope() scope: Scope, @CurrentCaller() caller: Caller, @Input() input: InputOf<typeof mintToken>) {
    return this.mintOne.run(scope, caller, input.body);
  }

  @Operation(getMe)
  me(@CurrentScope() scope: Scope, @CurrentCaller() caller: Caller) {
    return this.describeCaller.run(scope, caller);
  }
}
