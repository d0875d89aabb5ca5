import type { getExtractionSettings } from '@contracts/extraction/extraction.operations.js';
import { type ExtractionDocument, extractionSettings, WINDOW } from '@contracts/extraction/extraction.settings.js';
import type { OutputOf } from '@contracts/operation.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { type Replaced, ReplaceDocument } from '@memory/settings/replace-document.js';
import { Settings } from '@memory/settings/settings.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { TenantModels } from '@platform/models/tenant-models.js';
import { progressOf } from './progress.js';

/** The settings in effect for a user. */
export interface Extracting {
  /** Whether facts are extracted from the history with an agent; '' is the history without an agent. */
  readonly of: (agent: string) => boolean;
  readonly turns: number;
  readonly silenceSeconds: number;
}

/** Whether facts are extracted from messages. Set for the tenant or for one user, and read for one user. */
@Injectable()
export class ExtractionSettings {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly replace: ReplaceDocument,
    private readonly models: TenantModels,
  ) {}

  /** In the caller's transaction. */
  async effective(tx: Tx, { tenantId, userId }: Pick<Scope, 'tenantId' | 'userId'>): Promise<Extracting> {
    const { tenant, user } = await this.settings.read(tx, { tenantId, userId }, extractionSettings);
    return extracting(tenant?.value ?? {}, user?.value ?? {});
  }

  /** Whether facts would be extracted now from messages to this agent. Runs no query if there is no model for it. */
  async draws(scope: Scope, agent: string): Promise<boolean> {
    if (scope.userId === null || this.models.for(scope, 'extract') === null) return false;
    const { of } = await this.database.withScope(scope, (tx) => this.effective(tx, scope), { readOnly: true });
    return of(agent);
  }

  read(scope: Scope): Promise<OutputOf<typeof getExtractionSettings>> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { tenant, user } = await this.settings.read(tx, scope, extractionSettings);
        const effective = extracting(tenant?.value ?? {}, user?.value ?? {});
        const common = {
          effective: {
            enabled: effective.of(scope.agent ?? ''),
            turns: effective.turns,
            silence_seconds: effective.silenceSeconds,
          },
          model: this.models.for(scope, 'extract') !== null,
          histories: await progressOf(tx, scope),
        };
        // The documents name agents of others.
        if (seesPart(scope)) {
          return { ...common, tenant: null, user: null, tenant_version: 0, user_version: 0 };
        }
        return {
          ...common,
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
  putTenant(scope: Scope, value: ExtractionDocument, ifMatch: number | null): Promise<Replaced<ExtractionDocument>> {
    return this.replace.ofTenant(scope, extractionSettings, { value, ifMatch });
  }

  /** @throws RecollectError forbidden for a key bound to an agent or a project, user_required, version_mismatch */
  putUser(scope: Scope, value: ExtractionDocument, ifMatch: number | null): Promise<Replaced<ExtractionDocument>> {
    return this.replace.ofUser(scope, extractionSettings, { value, ifMatch });
  }
}

/** The user's settings take precedence over the tenant's, and within each the agent's over the general one. */
export function extracting(tenant: ExtractionDocument, user: ExtractionDocument): Extracting {
  return {
    of: (agent) => user.agents?.[agent] ?? user.enabled ?? tenant.agents?.[agent] ?? tenant.enabled ?? false,
    turns: tenant.turns ?? WINDOW.turns,
    silenceSeconds: tenant.silence_seconds ?? WINDOW.silenceSeconds,
  };
}
