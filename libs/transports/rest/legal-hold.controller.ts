import { holdRecord, holdUser, releaseRecord, releaseUser } from '@contracts/privacy/legal-hold.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { HoldRecord } from '@governance/privacy/legal-hold/hold-record.js';
import { HoldUser } from '@governance/privacy/legal-hold/hold-user.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class LegalHoldController {
  constructor(
    private readonly ofUser: HoldUser,
    private readonly ofRecord: HoldRecord,
  ) {}

  @Operation(holdUser)
  holdUser(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof holdUser>) {
    return this.ofUser.run(scope, params.user_id, true);
  }

  @Operation(releaseUser)
  releaseUser(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof releaseUser>) {
    return this.ofUser.run(scope, params.user_id, false);
  }

  @Operation(holdRecord)
  holdRecord(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof holdRecord>) {
    return this.ofRecord.run(scope, params.id, true);
  }

  @Operation(releaseRecord)
  releaseRecord(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof releaseRecord>) {
    return this.ofRecord.run(scope, params.id, false);
  }
}
