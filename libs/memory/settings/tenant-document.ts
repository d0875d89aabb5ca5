import type { SettingsSubject } from '@contracts/settings-subject.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Settings } from './settings.js';
import { checkSetsTenant } from './who-sets.js';

/** A document of the tenant that is only stored for clients of a protocol and returned to them. */
@Injectable()
export class TenantDocument {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  read<Value extends object>(scope: Scope, subject: SettingsSubject<Value>): Promise<Value | null> {
    return this.database.withScope(
      scope,
      async (tx) => (await this.settings.read(tx, ofTenant(scope), subject)).tenant?.value ?? null,
      { readOnly: true },
    );
  }

  /** Sets the given fields, and keeps the others. One change waits for another. @throws RecollectError forbidden for a bound key */
  async merge<Value extends object>(
    scope: Scope,
    subject: SettingsSubject<Value>,
    change: Partial<Value>,
  ): Promise<void> {
    checkSetsTenant(scope);
    await this.database.withScope(scope, async (tx) => {
      const owner = ofTenant(scope);
      await this.settings.waitToChange(tx, scope.tenantId, subject);
      const { tenant } = await this.settings.read(tx, owner, subject);
      const value = { ...tenant?.value, ...change } as Value;
      await this.settings.put(tx, owner, subject, value, { by: scope.keyId, expected: tenant?.version ?? 0 });
    });
  }
}

function ofTenant({ tenantId }: Scope): { readonly tenantId: string; readonly userId: null } {
  return { tenantId, userId: null };
}
