import type { InputOf } from '@contracts/operation.js';
import {
  createTenant,
  getOwnTenant,
  getTenant,
  listTenants,
  updateOwnTenant,
  updateTenant,
} from '@contracts/tenancy/tenancy.operations.js';
import { CreateTenant } from '@governance/tenancy/create-tenant.js';
import { GetTenant } from '@governance/tenancy/get-tenant.js';
import { ListTenants } from '@governance/tenancy/list-tenants.js';
import { UpdateTenant } from '@governance/tenancy/update-tenant.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class TenantsController {
  constructor(
    private readonly createOne: CreateTenant,
    private readonly listAll: ListTenants,
    private readonly getOne: GetTenant,
    private readonly updateOne: UpdateTenant,
  ) {}

  @Operation(createTenant)
  create(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof createTenant>) {
    return this.createOne.run(scope, input.body);
  }

  @Operation(listTenants)
  list(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof listTenants>) {
    return this.listAll.run(scope, input.query);
  }

  @Operation(getTenant)
  get(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof getTenant>) {
    return this.getOne.run(scope, input.params.tenant_id);
  }

  @Operation(updateTenant)
  update(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof updateTenant>) {
    return this.updateOne.run(scope, input.params.tenant_id, input.body);
  }

  @Operation(getOwnTenant)
  getOwn(@CurrentScope() scope: Scope) {
    return this.getOne.own(scope);
  }

  @Operation(updateOwnTenant)
  updateOwn(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof updateOwnTenant>) {
    return this.updateOne.own(scope, input.body);
  }
}
