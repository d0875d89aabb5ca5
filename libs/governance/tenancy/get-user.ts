import type { UserOutput } from '@contracts/users/users.operations.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { showUser } from './user.js';
import { UsersRepository } from '@memory/users/users.repository.js';

/** One user's settings. */
@Injectable()
export class GetUser {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
  ) {}

  async run(scope: Scope, userId: string): Promise<UserOutput> {
    const row = await this.database.withScope(scope, (tx) => this.users.find(tx, scope, userId), { readOnly: true });
    if (!row) throw new RecollectError('not_found');
    return showUser(row);
  }
}
