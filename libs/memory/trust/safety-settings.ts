import type { OutputOf } from '@contracts/operation.js';
import { QUARANTINE_BELOW, type SafetyDocument, safetySettings } from '@contracts/trust/safety.settings.js';
import type { getSafetySettings } from '@contracts/trust/trust.operations.js';
import type { Scope } from '@kernel/scope.js';
import { type Replaced, ReplaceDocument } from '@memory/settings/replace-document.js';
import { Settings } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';

/** The settings for secrets and quarantine: read for one user, set for the tenant or for one user. */
@Injectable()
export class SafetySettings {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly replace: ReplaceDocument,
  ) {}

  read(scope: Scope): Promise<OutputOf<typeof getSafetySettings>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { tenant, user } = await this.settings.read(tx, scope, safetySettings);
        return {
          effective: {
            secrets: user?.value.secrets ?? tenant?.value.secrets ?? 'redact',
            quarantine_below: tenant?.value.quarantine_below ?? QUARANTINE_BELOW,
          },
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
  putTenant(scope: Scope, value: SafetyDocument, ifMatch: number | null): Promise<Replaced<SafetyDocument>> {
    return this.replace.ofTenant(scope, safetySettings, { value, ifMatch });
  }

  /** @throws RecollectError forbidden for a key bound to an agent or a project, user_required, version_mismatch */
  putUser(
    scope: Scope,
    value: Pick<SafetyDocument, 'secrets'>,
    ifMatch: number | null,
  ): Promise<Replaced<SafetyDocument>> {
    return this.replace.ofUser(scope, safetySettings, { value, ifMatch });
  }
}
