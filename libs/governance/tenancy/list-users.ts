import type { InputOf, OutputOf } from '@contracts/operation.js';
import { label } from '@contracts/primitives.js';
import type { listUsers } from '@contracts/users/users.operations.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { cutPage, readCursor } from './page.js';
import { showUser } from './user.js';
import { UsersRepository } from '@memory/users/users.repository.js';

/** Lists the tenant's users by id. A key bound to a user sees only that one. */
@Injectable()
export class ListUsers {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
  ) {}

  async run(scope: Scope, input: InputOf<typeof listUsers>['query']): Promise<OutputOf<typeof listUsers>> {
    const after = readCursor(input.cursor, (id) => label.safeParse(id).success);
    const rows = await this.database.withScope(scope, (tx) => this.users.list(tx, scope, after, input.limit + 1), {
      readOnly: true,
    });
    const { page, end } = cutPage(rows, input.limit, (row) => row.userId);
    return { users: page.map(showUser), ...end };
  }
}
