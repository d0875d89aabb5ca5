import type { UserOutput } from '@contracts/users/users.operations.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showUser } from './user.js';
import { UsersRepository } from '@memory/users/users.repository.js';

/** Lists the tenant's users by id, for protocols with page numbers. A key bound to a user sees only that one. */
@Injectable()
export class PageUsers {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
  ) {}

  async run(
    scope: Scope,
    slice: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly users: readonly UserOutput[]; readonly total: number }> {
    const { rows, total } = await this.database.withScope(scope, (tx) => this.users.page(tx, scope, slice), {
      readOnly: true,
      mayLag: true,
    });
    return { users: rows.map(showUser), total };
  }
}
