import { compactionSettings, type CompactionDocument } from '@contracts/compaction/compaction.settings.js';
import type { getCompactionSettings, putUserCompaction } from '@contracts/compaction/compaction.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Settings } from '@memory/settings/settings.js';
import { checkSetsTenant, userSetBy } from '@memory/settings/who-sets.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { resolvePolicy } from './policy.js';

interface Stored {
  readonly stored: OutputOf<typeof putUserCompaction>;
  readonly version: number;
}

/** The settings of compaction: read for one user, set for the tenant or for one user. */
@Injectable()
export class CompactionSettings {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
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
  putTenant(scope: Scope, value: CompactionDocument, ifMatch: number | null): Promise<Stored> {
    checkSetsTenant(scope);
    return this.put(scope, null, value, ifMatch);
  }

  /** @throws RecollectError forbidden for a key bound to an agent or a project, version_mismatch */
  putUser(scope: Scope, value: CompactionDocument, ifMatch: number | null): Promise<Stored> {
    return this.put(scope, userSetBy(scope), value, ifMatch);
  }

  private put(scope: Scope, userId: string | null, value: CompactionDocument, ifMatch: number | null): Promise<Stored> {
    return this.database.withScope(scope, async (tx) => {
      if (userId !== null) await lockUser(tx, scope, userId, this.clock.now());
      const change = { by: scope.keyId, expected: ifMatch ?? undefined };
      const owner = { tenantId: scope.tenantId, userId };
      const document = await this.settings.put(tx, owner, compactionSettings, value, change);
      return { stored: { settings: document.value }, version: document.version };
    });
  }
}
