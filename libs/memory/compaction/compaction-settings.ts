import { compactionSettings, type CompactionDocument } from '@contracts/compaction/compaction.settings.js';
import type { getCompactionSettings } from '@contracts/compaction/compaction.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { type Replaced, ReplaceDocument } from '@memory/settings/replace-document.js';
import { Settings } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { resolvePolicy } from './policy.js';

/** The settings of compaction: read for one user, set for the tenant or for one user. */
@Injectable()
export class CompactionSettings {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly replace: ReplaceDocument,
  ) {}

  read(
    scope: Scope,
    labels: { readonly agent?: string; readonly project?: string },
  ): Promise<OutputOf<typeof getCompactionSettings>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const owner = { tenantId: scope.tenantId, userId: scope.userId };
        const { tenant, user } = await this.settings.read(tx, owner, compactionSettings);
        const layers = { tenant: tenant?.value ?? null, user: user?.value ?? null };
        const named = { agent: labels.agent ?? scope.agent, project: labels.project ?? scope.project };
        const effective = { ...resolvePolicy(layers, named) };
        // The documents name agents and projects of others.
        if (seesPart(scope)) {
          return { effective, tenant: null, user: null, tenant_version: 0, user_version: 0 };
        }
        return { effective, ...layers, tenant_version: tenant?.version ?? 0, user_version: user?.version ?? 0 };
      },
      { readOnly: true },
    );
  }

  /** @throws RecollectError forbidden for a bound key, version_mismatch */
  putTenant(scope: Scope, value: CompactionDocument, ifMatch: number | null): Promise<Replaced<CompactionDocument>> {
    return this.replace.ofTenant(scope, compactionSettings, { value, ifMatch });
  }

  /** @throws RecollectError forbidden for a key bound to an agent or a project, user_required, version_mismatch */
  putUser(scope: Scope, value: CompactionDocument, ifMatch: number | null): Promise<Replaced<CompactionDocument>> {
    return this.replace.ofUser(scope, compactionSettings, { value, ifMatch });
  }
}
