import type { InputOf } from '@contracts/operation.js';
import { createKey, getKey, listKeys, revokeKey, rotateKey, updateKey } from '@contracts/tenancy/tenancy.operations.js';
import { CreateKey } from '@governance/tenancy/create-key.js';
import { GetKey } from '@governance/tenancy/get-key.js';
import { ListKeys } from '@governance/tenancy/list-keys.js';
import { RevokeKey } from '@governance/tenancy/revoke-key.js';
import { RotateKey } from '@governance/tenancy/rotate-key.js';
import { UpdateKey } from '@governance/tenancy/update-key.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { CurrentScope, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class KeysController {
  constructor(
    private readonly createOne: CreateKey,
    private readonly listAll: ListKeys,
    private readonly getOne: GetKey,
    private readonly updateOne: UpdateKey,
    private readonly revokeOne: RevokeKey,
    private readonly rotateOne: RotateKey,
  ) {}

  @Operation(createKey)
  create(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof createKey>) {
    return this.createOne.run(scope, input.body);
  }

  @Operation(listKeys)
  list(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof listKeys>) {
    return this.listAll.run(scope, input.query);
  }

  @Operation(getKey)
  get(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof getKey>) {
    return this.getOne.run(scope, input.params.key_id);
  }

  @Operation(updateKey)
  update(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof updateKey>) {
    return this.updateOne.run(scope, input.params.key_id, input.body);
  }

  @Operation(revokeKey)
  revoke(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof revokeKey>) {
    return this.revokeOne.run(scope, input.params.key_id);
  }

  @Operation(rotateKey)
  rotate(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof rotateKey>) {
    return this.rotateOne.run(scope, input.params.key_id, input.body);
  }
}
