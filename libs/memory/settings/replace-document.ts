import type { SettingsSubject } from '@contracts/settings-subject.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { Settings, type SettingsOwner } from './settings.js';
import { checkSetsTenant, userSetBy } from './who-sets.js';

/** The new document, and the version that the caller has seen; null: any. */
export interface Replacement<Value> {
  readonly value: Value;
  readonly ifMatch: number | null;
}

/** The document as stored, in the form of a response, and its version. */
export interface Replaced<Value> {
  readonly stored: { readonly settings: Value };
  readonly version: number;
}

/** Refuses a document that cannot be combined with the stored ones. Runs before the write, in its transaction. */
type Check = (tx: Tx, owner: SettingsOwner) => Promise<void>;

/** Replaces a document of settings on behalf of a caller. */
@Injectable()
export class ReplaceDocument {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError forbidden for a bound key, version_mismatch */
  ofTenant<Value extends object>(
    scope: Scope,
    subject: SettingsSubject<Value>,
    change: Replacement<Value>,
    check?: Check,
  ): Promise<Replaced<Value>> {
    checkSetsTenant(scope);
    return this.replace(scope, null, subject, change, check);
  }

  /** @throws RecollectError forbidden for a key bound to an agent or a project, user_required, version_mismatch */
  ofUser<Value extends object>(
    scope: Scope,
    subject: SettingsSubject<Value>,
    change: Replacement<Value>,
    check?: Check,
  ): Promise<Replaced<Value>> {
    return this.replace(scope, userSetBy(scope), subject, change, check);
  }

  private replace<Value extends object>(
    scope: Scope,
    userId: string | null,
    subject: SettingsSubject<Value>,
    { value, ifMatch }: Replacement<Value>,
    check: Check | undefined,
  ): Promise<Replaced<Value>> {
    return this.database.withScope(scope, async (tx) => {
      if (userId !== null) await lockUser(tx, scope, userId, this.clock.now());
      const owner = { tenantId: scope.tenantId, userId };
      await check?.(tx, owner);
      const change = { by: scope.keyId, expected: ifMatch ?? undefined };
      const document = await this.settings.put(tx, owner, subject, value, change);
      return { stored: { settings: document.value }, version: document.version };
    });
  }
}
