import { FORGETTING, type ForgettingSettings } from '@contracts/lifecycle/forgetting.js';
import type { Scope } from '@kernel/scope.js';
import { Settings } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { type Policies, resolvePolicies } from './policy.js';

/** Records with the same policies. */
export interface Population {
  /** One user; null for shared memory; `rest` for the whole tenant except the users in `except`. */
  readonly owner: { readonly userId: string | null } | { readonly rest: true; readonly except: readonly string[] };
  readonly policies: Policies;
}

/** Resolves policies per owner. Runs in the caller's transaction. */
@Injectable()
export class ForgettingPolicies {
  constructor(private readonly settings: Settings) {}

  /** For one user, or with `userId` null for shared memory. */
  async of(tx: Tx, owner: { readonly tenantId: string; readonly userId: string | null }): Promise<Policies> {
    const { tenant, user } = await this.settings.read(tx, owner, FORGETTING);
    return resolvePolicies(tenant?.value, user?.value);
  }

  /**
   * All owners that this scope reads, except users under legal hold. `instead` replaces the stored settings: of the user if the
   * scope has one, else of the tenant.
   */
  async populations(tx: Tx, scope: Scope, instead?: ForgettingSettings): Promise<Population[]> {
    const held = new Set(await heldUsers(tx, scope.tenantId));
    const { tenant, user } = await this.settings.read(tx, scope, FORGETTING);
    const ofTenant = (scope.userId === null ? instead : undefined) ?? tenant?.value;
    if (!scope.allUsers) {
      const own = { owner: { userId: scope.userId }, policies: resolvePolicies(ofTenant, instead ?? user?.value) };
      return [
        ...(scope.userId !== null && !held.has(scope.userId) ? [own] : []),
        ...(scope.includeShared ? [{ owner: { userId: null }, policies: resolvePolicies(ofTenant, null) }] : []),
      ];
    }
    const users = await this.settings.users(tx, scope.tenantId, FORGETTING);
    const except = [...new Set([...users.keys(), ...held])].sort();
    return [
      { owner: { rest: true, except }, policies: resolvePolicies(ofTenant, null) },
      ...[...users]
        .filter(([userId]) => !held.has(userId))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([userId, value]) => ({ owner: { userId }, policies: resolvePolicies(ofTenant, value) })),
    ];
  }
}

/** Users of the tenant under legal hold, as far as the transaction's scope shows them. */
async function heldUsers(tx: Tx, tenantId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string }>(
    sql`select user_id from users where tenant_id = ${tenantId} and legal_hold`,
  );
  return rows.map((row) => row.user_id);
}
