import type { InputOf } from '@contracts/operation.js';
import { pauseUser, resumeUser } from '@contracts/users/pause.operations.js';
import { PauseUser } from '@governance/tenancy/pause-user.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class PauseController {
  constructor(private readonly users: PauseUser) {}

  @Operation(pauseUser)
  pause(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof pauseUser>) {
    return this.users.pause(scope, input.params.user_id);
  }

  @Operation(resumeUser)
  resume(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof resumeUser>) {
    return this.users.resume(scope, input.params.user_id);
  }
}
