import { graphSettings } from '@contracts/graph/graph.settings.js';
import type { Scope } from '@kernel/scope.js';
import { Settings } from '@memory/settings/settings.js';
import { checkSetsTenant } from '@memory/settings/who-sets.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';

type Document = ReturnType<typeof graphSettings.schema.parse>;

/** The tenant's rules for automatic links; `records` applies them. */
@Injectable()
export class GraphSettings {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  get(scope: Scope): Promise<{ settings: Document }> {
    return this.database.withScope(scope, async (tx) => {
      const owner = { tenantId: scope.tenantId, userId: null };
      const { tenant } = await this.settings.read(tx, owner, graphSettings);
      return { settings: tenant?.value ?? graphSettings.schema.parse({}) };
    });
  }

  /** @throws RecollectError forbidden for a bound key */
  put(scope: Scope, value: Document): Promise<{ settings: Document }> {
    checkSetsTenant(scope);
    return this.database.withScope(scope, async (tx) => {
      const owner = { tenantId: scope.tenantId, userId: null };
      const document = await this.settings.put(tx, owner, graphSettings, value, { by: scope.keyId });
      return { settings: document.value };
    });
  }
}
