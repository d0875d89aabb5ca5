import type { mem0DeleteEntity, Mem0EntityOutput, Mem0EntityType } from '@contracts/mem0/mem0-entities.operations.js';
import { reservedEntity, reservedUser } from '@contracts/mem0/mem0-filter.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { UserOutput } from '@contracts/users/users.operations.js';
import { AwaitErasure } from '@governance/privacy/erasure/await-erasure.js';
import { EraseUser } from '@governance/privacy/erasure/erase-user.js';
import { PageUsers } from '@governance/tenancy/page-users.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { CountByOwner } from '@memory/records/count-by-owner.js';
import { Injectable } from '@nestjs/common';
import type { Slice } from './mem0-reads.js';

/** mem0's clients delete a user and continue. Adds for the same user would be refused until the erasure is done. */
const ERASED_WITHIN_SECONDS = 5;

/** Lists and erases mem0's entities. */
@Injectable()
export class Mem0Entities {
  constructor(
    private readonly users: PageUsers,
    private readonly counts: CountByOwner,
    private readonly erase: EraseUser,
    private readonly done: AwaitErasure,
  ) {}

  async list(scope: Scope, slice: Slice): Promise<{ count: number; results: Mem0EntityOutput[] }> {
    const { users, total } = await this.users.run(scope, slice);
    const counts = await this.counts.run(
      scope,
      users.map(({ user_id: id }) => id),
    );
    const owner = showId('tenant', scope.tenantId);
    return {
      count: total,
      results: users.map((user) => ({ ...entityOf(user), total_memories: counts.get(user.user_id) ?? 0, owner })),
    };
  }

  async delete(
    scope: Scope,
    asked: InputOf<typeof mem0DeleteEntity>['params'],
  ): Promise<OutputOf<typeof mem0DeleteEntity>> {
    const { entity_type: type, entity_id: name } = asked;
    const userId = type === 'user' ? name : reservedUser(`${type}_id`, name);
    const { row } = await this.erase.run(scope, userId, { dry_run: false });
    if (!row) throw new Error('an erasure that was no dry run was not accepted');
    const state = await this.done.run(scope, row.id, ERASED_WITHIN_SECONDS);
    return { message: 'Entity deleted successfully!', erasure_id: row.id, state };
  }
}

function entityOf(user: UserOutput): Omit<Mem0EntityOutput, 'total_memories' | 'owner'> {
  const { type, id } = reservedEntity(user.user_id) ?? { type: 'user', id: user.user_id };
  const { metadata, created_at, updated_at } = user;
  return { id, name: id, type: type as Mem0EntityType, metadata, created_at, updated_at };
}
