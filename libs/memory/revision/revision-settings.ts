import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { getRevisionSettings, putUserRevision, reviseRecord } from '@contracts/revision/revision.operations.js';
import {
  REVISION_DEFAULTS, type RevisionDocument, type RevisionPolicy, revisionSettings,
} from '@contracts/revision/revision.settings.js'; // prettier-ignore
import { Clock } from '@kernel/clock.js';
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { type SettingsOwner, Settings } from '@memory/settings/settings.js';
import { checkSetsTenant, userSetBy } from '@memory/settings/who-sets.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';

interface Stored {
  readonly stored: OutputOf<typeof putUserRevision>;
  readonly version: number;
}

type Request = Pick<InputOf<typeof reviseRecord>['body'], 'thresholds' | 'merge'>;

/** The settings of revisions, in layers: defaults of the installation, tenant, user, request. Each layer overrides only what it sets. */
@Injectable()
export class RevisionSettings {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError invalid_input if the thresholds are not in order */
  async policyIn(tx: Tx, owner: SettingsOwner, { thresholds, merge }: Request): Promise<RevisionPolicy> {
    const { tenant, user } = await this.settings.read(tx, owner, revisionSettings);
    return inOrder(resolve(tenant?.value, user?.value, { ...thresholds, merge }));
  }

  read(scope: Scope): Promise<OutputOf<typeof getRevisionSettings>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const owner = { tenantId: scope.tenantId, userId: scope.userId };
        const { tenant, user } = await this.settings.read(tx, owner, revisionSettings);
        return {
          effective: resolve(tenant?.value, user?.value),
          tenant: tenant?.value ?? null,
          user: user?.value ?? null,
          tenant_version: tenant?.version ?? 0,
          user_version: user?.version ?? 0,
        };
      },
      { readOnly: true },
    );
  }

  /** @throws RecollectError forbidden for a bound key, version_mismatch */
  putTenant(scope: Scope, value: RevisionDocument, ifMatch: number | null): Promise<Stored> {
    checkSetsTenant(scope);
    return this.put(scope, null, value, ifMatch);
  }

  /** @throws RecollectError forbidden for a key that is bound to an agent or a project, version_mismatch */
  putUser(scope: Scope, value: RevisionDocument, ifMatch: number | null): Promise<Stored> {
    return this.put(scope, userSetBy(scope), value, ifMatch);
  }

  private put(scope: Scope, userId: string | null, value: RevisionDocument, ifMatch: number | null): Promise<Stored> {
    return this.database.withScope(scope, async (tx) => {
      if (userId !== null) await lockUser(tx, scope, userId, this.clock.now());
      const owner = { tenantId: scope.tenantId, userId };
      const levels = await this.settings.read(tx, owner, revisionSettings);
      inOrder(userId === null ? resolve(value) : resolve(levels.tenant?.value, value));
      const change = { by: scope.keyId, expected: ifMatch ?? undefined };
      const document = await this.settings.put(tx, owner, revisionSettings, value, change);
      return { stored: { settings: document.value }, version: document.version };
    });
  }
}

function resolve(...levels: readonly (RevisionDocument | undefined)[]): RevisionPolicy {
  return levels.reduce<RevisionPolicy>(
    (policy, level) => ({
      ...policy,
      ...Object.fromEntries(Object.entries(level ?? {}).filter(([, value]) => value !== undefined)),
    }),
    REVISION_DEFAULTS,
  );
}

function inOrder(policy: RevisionPolicy): RevisionPolicy {
  if (policy.look > policy.update) throw invalid('look', 'must not be higher than update');
  if (policy.update > policy.same) throw invalid('update', 'must not be higher than same');
  return policy;
}
