import { FORGETTING, type ForgettingSettings } from '@contracts/lifecycle/forgetting.js';
import type { getPolicy } from '@contracts/lifecycle/forgetting-policy.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Settings, type SettingsOwner } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { resolvePolicies } from './policy.js';

type Answer = OutputOf<typeof getPolicy>;

/** The settings of forgetting, for the tenant (`userId` null) or for one user, and the resulting policies. */
@Injectable()
export class ForgettingPolicy {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  get(scope: Scope, userId: string | null): Promise<Answer> {
    const owner = ownerFor(scope, userId);
    return this.database.withScope(as(scope, userId), (tx) => this.answer(tx, owner), { readOnly: true });
  }

  put(scope: Scope, userId: string | null, value: ForgettingSettings): Promise<Answer> {
    const owner = changedBy(scope, userId);
    return this.database.withScope(as(scope, userId), async (tx) => {
      await this.settings.put(tx, owner, FORGETTING, value, { by: scope.keyId });
      return this.answer(tx, owner);
    });
  }

  remove(scope: Scope, userId: string | null): Promise<Answer> {
    const owner = changedBy(scope, userId);
    return this.database.withScope(as(scope, userId), async (tx) => {
      await this.settings.remove(tx, owner, FORGETTING);
      return this.answer(tx, owner);
    });
  }

  private async answer(tx: Tx, owner: SettingsOwner): Promise<Answer> {
    const { tenant, user } = await this.settings.read(tx, owner, FORGETTING);
    const own = owner.userId === null ? tenant : user;
    return {
      set: own?.value ?? null,
      effective: resolvePolicies(tenant?.value, user?.value).show(),
    };
  }
}

/** A key bound to a user sees no other. */
function ownerFor(scope: Scope, userId: string | null): SettingsOwner {
  if (userId !== null && !scope.allUsers && scope.userId !== userId) throw new RecollectError('not_found');
  return { tenantId: scope.tenantId, userId };
}

/** A key that sees only a part of the memory may not change settings for all of it. */
function changedBy(scope: Scope, userId: string | null): SettingsOwner {
  const owner = ownerFor(scope, userId);
  if (userId === null && !scope.allUsers) {
    throw new RecollectError('forbidden', 'A key that is bound to a user cannot set what holds for the tenant.');
  }
  if (seesPart(scope)) {
    throw new RecollectError('forbidden', 'A key that is bound to an agent or a project cannot set how memory fades.');
  }
  return owner;
}

/** Row-level security shows and accepts the documents of the user in the scope. */
function as(scope: Scope, userId: string | null): Scope {
  return { ...scope, userId, allUsers: false };
}
