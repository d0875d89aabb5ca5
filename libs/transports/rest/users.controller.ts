import type { InputOf } from '@contracts/operation.js';
import { getUser, listUsers, putUser } from '@contracts/users/users.operations.js';
import { GetUser } from '@governance/tenancy/get-user.js';
import { ListUsers } from '@governance/tenancy/list-users.js';
import { PutUser } from '@governance/tenancy/put-user.js';
import type { Scope } from '@kernel/scope.js';
import { Controller } from '@nestjs/common';
import { Answer } from '@transports/http/answer.js';
import { CurrentScope, Input, Operation } from '@transports/http/operation.decorator.js';

@Controller()
export class UsersController {
  constructor(
    private readonly listAll: ListUsers,
    private readonly getOne: GetUser,
    private readonly putOne: PutUser,
  ) {}

  @Operation(listUsers)
  list(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof listUsers>) {
    return this.listAll.run(scope, input.query);
  }

  @Operation(getUser)
  get(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof getUser>) {
    return this.getOne.run(scope, input.params.user_id);
  }

  @Operation(putUser)
  async put(@CurrentScope() scope: Scope, @Input() input: InputOf<typeof putUser>) {
    const { user, created } = await this.putOne.run(scope, input.params.user_id, input.body);
    return new Answer(user, { status: created ? 201 : 200 });
  }
}
