import {
  deletePolicy, deleteTenantForgetting, deleteUserForgetting, deleteUserPolicy, getPolicy, getTenantForgetting,
  getUserForgetting, getUserPolicy, putPolicy, putTenantForgetting, putUserForgetting, putUserPolicy,
} from '@contracts/lifecycle/forgetting-policy.operations.js'; // prettier-ignore
import { previewForgetting, sweepNow } from '@contracts/lifecycle/forgetting.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { requireUser } from '@governance/tenancy/caller.js';
import type { Scope } from '@kernel/scope.js';
import { ForgettingPolicy } from '@memory/lifecycle/forgetting-policy.js';
import { PreviewForgetting } from '@memory/lifecycle/preview-forgetting.js';
import { SweepTenant } from '@memory/lifecycle/sweep-tenant.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '../http/operation.decorator.js';

@Controller()
export class ForgettingPolicyController {
  constructor(
    private readonly policy: ForgettingPolicy,
    private readonly dryRun: PreviewForgetting,
    private readonly sweeping: SweepTenant,
  ) {}

  @Operation(getTenantForgetting)
  getTenant(@CurrentScope() scope: Scope) {
    return this.policy.get(scope, null);
  }

  @Operation(putTenantForgetting)
  putTenant(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof putTenantForgetting>) {
    return this.policy.put(scope, null, body);
  }

  @Operation(deleteTenantForgetting)
  deleteTenant(@CurrentScope() scope: Scope) {
    return this.policy.remove(scope, null);
  }

  @Operation(getUserForgetting)
  getUser(@CurrentScope() scope: Scope) {
    return this.policy.get(scope, requireUser(scope));
  }

  @Operation(putUserForgetting)
  putUser(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof putUserForgetting>) {
    return this.policy.put(scope, requireUser(scope), body);
  }

  @Operation(deleteUserForgetting)
  deleteUser(@CurrentScope() scope: Scope) {
    return this.policy.remove(scope, requireUser(scope));
  }

  @Operation(getPolicy)
  getOldTenant(@CurrentScope() scope: Scope) {
    return this.policy.get(scope, null);
  }

  @Operation(putPolicy)
  putOldTenant(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof putPolicy>) {
    return this.policy.put(scope, null, body);
  }

  @Operation(deletePolicy)
  deleteOldTenant(@CurrentScope() scope: Scope) {
    return this.policy.remove(scope, null);
  }

  @Operation(getUserPolicy)
  getOldUser(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof getUserPolicy>) {
    return this.policy.get(scope, params.user_id);
  }

  @Operation(putUserPolicy)
  putOldUser(@CurrentScope() scope: Scope, @Input() { params, body }: InputOf<typeof putUserPolicy>) {
    return this.policy.put(scope, params.user_id, body);
  }

  @Operation(deleteUserPolicy)
  deleteOldUser(@CurrentScope() scope: Scope, @Input() { params }: InputOf<typeof deleteUserPolicy>) {
    return this.policy.remove(scope, params.user_id);
  }

  @Operation(previewForgetting)
  preview(@CurrentScope() scope: Scope, @Input() { body }: InputOf<typeof previewForgetting>) {
    return this.dryRun.run(scope, body);
  }

  @Operation(sweepNow)
  sweep(@CurrentScope() scope: Scope) {
    return this.sweeping.run(scope);
  }
}
