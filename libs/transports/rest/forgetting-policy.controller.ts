import {
  deletePolicy, deleteTenantForgetting, deleteUserForgetting, deleteUserPolicy, getPolicy, getTenantForgetting,
  getUserForgetting, getUserPolicy, putPolicy, putTenantForgetting, putUserForgetting, putUserPolicy,
} from '@contracts/forgetting-policy.operations.js'; // prettier-ignore
import { previewForgetting, sweepNow } from '@contracts/forgetting.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { requireUser } from '@governance/tenancy/make-scope.js';
import type { Scope } from '@kernel/scope.js';
import { ForgettingPolicy } from '@memory/lifecycle/forgetting-policy.js';
import { PreviewForgetting } from '@memory/lifecycle/preview-forgetting.js';
import { SweepTenant } from '@memory/lifecycle/sweep-tenant.js';
import { Controller } from '@nestjs/common';
import { Asker, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class ForgettingPolicyController {
  constructor(
    private readonly policy: ForgettingPolicy,
    private readonly dryRun: PreviewForgetting,
    private readonly sweeping: SweepTenant,
  ) {}

  @Operation(getTenantForgetting)
  getTenant(@Asker() scope: Scope) {
    return this.policy.get(scope, null);
  }

  @Operation(putTenantForgetting)
  putTenant(@Asker() scope: Scope, @Input() { body }: InputOf<typeof putTenantForgetting>) {
    return this.policy.put(scope, null, body);
  }

  @Operation(deleteTenantForgetting)
  deleteTenant(@Asker() scope: Scope) {
    return this.policy.remove(scope, null);
  }

  @Operation(getUserForgetting)
  getUser(@Asker() scope: Scope) {
    return this.policy.get(scope, requireUser(scope));
  }

  @Operation(putUserForgetting)
  putUser(@Asker() scope: Scope, @Input() { body }: InputOf<typeof putUserForgetting>) {
    return this.policy.put(scope, requireUser(scope), body);
  }

  @Operation(deleteUserForgetting)
  deleteUser(@Asker() scope: Scope) {
    return this.policy.remove(scope, requireUser(scope));
  }

  @Operation(getPolicy)
  getOldTenant(@Asker() scope: Scope) {
    return this.policy.get(scope, null);
  }

  @Operation(putPolicy)
  putOldTenant(@Asker() scope: Scope, @Input() { body }: InputOf<typeof putPolicy>) {
    return this.policy.put(scope, null, body);
  }

  @Operation(deletePolicy)
  deleteOldTenant(@Asker() scope: Scope) {
    return this.policy.remove(scope, null);
  }

  @Operation(getUserPolicy)
  getOldUser(@Asker() scope: Scope, @Input() { params }: InputOf<typeof getUserPolicy>) {
    return this.policy.get(scope, params.user_id);
  }

  @Operation(putUserPolicy)
  putOldUser(@Asker() scope: Scope, @Input() { params, body }: InputOf<typeof putUserPolicy>) {
    return this.policy.put(scope, params.user_id, body);
  }

  @Operation(deleteUserPolicy)
  deleteOldUser(@Asker() scope: Scope, @Input() { params }: InputOf<typeof deleteUserPolicy>) {
    return this.policy.remove(scope, params.user_id);
  }

  @Operation(previewForgetting)
  preview(@Asker() scope: Scope, @Input() { body }: InputOf<typeof previewForgetting>) {
    return this.dryRun.run(scope, body);
  }

  @Operation(sweepNow)
  sweep(@Asker() scope: Scope) {
    return this.sweeping.run(scope);
  }
}
