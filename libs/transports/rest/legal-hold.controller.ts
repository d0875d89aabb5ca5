import { holdRecord, holdUser, releaseRecord, releaseUser } from '@contracts/legal-hold.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { HoldRecord } from '@governance/privacy/legal-hold/hold-record.js';
import { HoldUser } from '@governance/privacy/legal-hold/hold-user.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class LegalHoldController {
  constructor(
    private readonly ofUser: HoldUser,
    private readonly ofRecord: HoldRecord,
  ) {}

  @Operation(holdUser)
  holdUser(@Asker() scope: Scope, @Input() { params }: InputOf<typeof holdUser>) {
    return this.ofUser.run(scope, params.user_id, true);
  }

  @Operation(releaseUser)
  releaseUser(@Asker() scope: Scope, @Input() { params }: InputOf<typeof releaseUser>) {
    return this.ofUser.run(scope, params.user_id, false);
  }

  @Operation(holdRecord)
  holdRecord(@Asker() scope: Scope, @Input() { params }: InputOf<typeof holdRecord>) {
    return this.ofRecord.run(scope, params.id, true);
  }

  @Operation(releaseRecord)
  releaseRecord(@Asker() scope: Scope, @Input() { params }: InputOf<typeof releaseRecord>) {
    return this.ofRecord.run(scope, params.id, false);
  }
}
