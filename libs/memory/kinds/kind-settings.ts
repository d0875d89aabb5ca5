import { cognitiveSettings, type CognitiveSettings } from '@contracts/cognitive/cognitive.settings.js';
import type { Scope } from '@kernel/scope.js';
import { Settings } from '@memory/settings/settings.js';
import { checkSetsTenant } from '@memory/settings/who-sets.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';

/** A tenant's settings for the six kinds. */
@Injectable()
export class KindSettings {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  async of(tx: Tx, tenantId: string): Promise<CognitiveSettings> {
    const { tenant } = await this.settings.read(tx, { tenantId, userId: null }, cognitiveSettings);
    return tenant?.value ?? cognitiveSettings.schema.parse({});
  }

  get(scope: Scope): Promise<{ settings: CognitiveSettings }> {
    return this.database.withScope(scope, async (tx) => ({ settings: await this.of(tx, scope.tenantId) }));
  }

  /** @throws RecollectError forbidden for a bound key */
  put(scope: Scope, value: CognitiveSettings): Promise<{ settings: CognitiveSettings }> {
    checkSetsTenant(scope);
    return this.database.withScope(scope, async (tx) => {
      const owner = { tenantId: scope.tenantId, userId: null };
      const document = await this.settings.put(tx, owner, cognitiveSettings, value, { by: scope.keyId });
      return { settings: document.value };
    });
  }
}
