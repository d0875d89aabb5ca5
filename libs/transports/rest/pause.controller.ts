import type { InputOf } from '@contracts/operation.js';
import { pauseUser, resumeUser } from '@contracts/pause.operations.js';
import { PauseUser } from '@governance/tenancy/pause-user.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class PauseController {
  constructor(private readonly users: PauseUser) {}

  @Operation(pauseUser)
  pause(@Asker() scope: Scope, @Input() input: InputOf<typeof pauseUser>) {
    return this.users.pause(scope, input.params.user_id);
  }

  @Operation(resumeUser)
  resume(@Asker() scope: Scope, @Input() input: InputOf<typeof resumeUser>) {
    return this.users.resume(scope, input.params.user_id);
  }
}
