import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { getRevisionSettings, reviseRecord } from '@contracts/revision/revision.operations.js';
import {
  REVISION_DEFAULTS, type RevisionDocument, type RevisionPolicy, revisionSettings,
} from '@contracts/revision/revision.settings.js'; // prettier-ignore
import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { type Replaced, ReplaceDocument } from '@memory/settings/replace-document.js';
import { type SettingsOwner, Settings } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';

type Request = Pick<InputOf<typeof reviseRecord>['body'], 'thresholds' | 'merge'>;

/** The settings of revisions, in layers: defaults of the installation, tenant, user, request. Each layer overrides only what it sets. */
@Injectable()
export class RevisionSettings {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly replace: ReplaceDocument,
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

  /** @throws RecollectError forbidden for a bound key, invalid_input if the thresholds are not in order, version_mismatch */
  putTenant(scope: Scope, value: RevisionDocument, ifMatch: number | null): Promise<Replaced<RevisionDocument>> {
    const check = async () => void inOrder(resolve(value));
    return this.replace.ofTenant(scope, revisionSettings, { value, ifMatch }, check);
  }

  /**
   * @throws RecollectError forbidden for a key bound to an agent or a project, user_required, invalid_input if the thresholds are not in
   * order together with the tenant's, version_mismatch
   */
  putUser(scope: Scope, value: RevisionDocument, ifMatch: number | null): Promise<Replaced<RevisionDocument>> {
    const check = async (tx: Tx, owner: SettingsOwner) => {
      const { tenant } = await this.settings.read(tx, owner, revisionSettings);
      inOrder(resolve(tenant?.value, value));
    };
    return this.replace.ofUser(scope, revisionSettings, { value, ifMatch }, check);
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
