import type { getContextSettings } from '@contracts/context/context.operations.js';
import { type ContextDocument, contextSettings } from '@contracts/context/context.settings.js';
import type { OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { type Replaced, ReplaceDocument } from '@memory/settings/replace-document.js';
import { Settings } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { memoryShareOf, settingsOf } from './tiers.js';

/** The division of contexts into tiers: read for one user, set for the tenant or for one user. */
@Injectable()
export class ContextSettings {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly replace: ReplaceDocument,
  ) {}

  read(scope: Scope): Promise<OutputOf<typeof getContextSettings>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { tenant, user } = await this.settings.read(tx, scope, contextSettings);
        const layers = { tenant: tenant?.value ?? null, user: user?.value ?? null };
        const inOrder = [layers.tenant, layers.user];
        return {
          effective: { tiers: settingsOf(inOrder), memory_share: memoryShareOf(inOrder) },
          ...layers,
          tenant_version: tenant?.version ?? 0,
          user_version: user?.version ?? 0,
        };
      },
      { readOnly: true },
    );
  }

  /** @throws RecollectError forbidden for a bound key, version_mismatch */
  putTenant(scope: Scope, value: ContextDocument, ifMatch: number | null): Promise<Replaced<ContextDocument>> {
    return this.replace.ofTenant(scope, contextSettings, { value, ifMatch });
  }

  /** @throws RecollectError forbidden for a key bound to an agent or a project, user_required, version_mismatch */
  putUser(scope: Scope, value: ContextDocument, ifMatch: number | null): Promise<Replaced<ContextDocument>> {
    return this.replace.ofUser(scope, contextSettings, { value, ifMatch });
  }
}
