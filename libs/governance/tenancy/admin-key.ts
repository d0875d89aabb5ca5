import { Clock } from '@kernel/clock.js';
import { PERMISSIONS, type Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { newAuditContext, within } from '@platform/observability/audit-context.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { generateKey } from './api-key.js';
import { BootstrapInstallation, firstKey } from './bootstrap-installation.js';
import type { KeyRow } from './caller.js';
import { newKeyRow } from './key.js';
import { KeysRepository } from './keys.repository.js';
import { TenantsRepository } from './tenants.repository.js';

/** The result of the operator's command. */
export interface MadeAdminKey {
  /** The whole key, shown only this once. */
  readonly key: string;
  /** Public ids of the keys that were revoked. */
  readonly revoked: readonly string[];
}

/** The name in the audit for a key that the operator created with the command, rather than with another key. */
const COMMAND = 'admin-key';
const PAGE = 1_000;

/** Creates an admin key for an operator who has the database and the secret but no key any more. */
@Injectable()
export class AdminKey {
  constructor(
    private readonly bootstrap: BootstrapInstallation,
    private readonly database: Database,
    private readonly tenants: TenantsRepository,
    private readonly keys: KeysRepository,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a key with every permission, in the installation's first tenant. Creates that tenant if there is none yet.
   * @param reset revokes every other key of that tenant that has the permission `install`
   */
  async make({ reset }: { readonly reset: boolean }): Promise<MadeAdminKey> {
    const first = await this.bootstrap.run(undefined);
    if (first.key !== null) return { key: first.key, revoked: [] };
    const [tenant] = await this.database.asSystem((tx) => this.tenants.list(tx, null, 1));
    if (!tenant) throw new Error('an installation without a tenant');

    const context = newAuditContext('job', COMMAND);
    context.tenantId = tenant.tenantId;
    const scope = scopeOf(tenant.tenantId);
    const now = this.clock.now();
    const key = generateKey();
    return within(context, () =>
      this.database.withScope(scope, async (tx) => {
        const revoked = reset ? await this.mighty(tx, scope) : [];
        for (const keyId of revoked) {
          const row = await this.keys.lock(tx, scope, keyId);
          if (row) await this.keys.update(tx, row, { revokedAt: now });
        }
        const row = newKeyRow(tenant.tenantId, firstKey(COMMAND), key, this.secrets.newest, now);
        await this.keys.insert(tx, row);
        return { key: key.text, revoked };
      }),
    );
  }

  /** The public ids of all keys of the tenant with the permission `install`. There may be a key for each of many users. */
  private async mighty(tx: Tx, scope: Scope): Promise<string[]> {
    const found: string[] = [];
    for (let after: string | null = null; ;) {
      const live: KeyRow[] = await this.keys.list(tx, scope, { after, limit: PAGE, revoked: false });
      found.push(...live.filter(({ permissions }) => permissions.includes('install')).map(({ keyId }) => keyId));
      if (live.length < PAGE) return found;
      after = live.at(-1)?.id ?? null;
    }
  }
}

function scopeOf(tenantId: string): Scope {
  return {
    tenantId,
    userId: null,
    allUsers: false,
    includeShared: false,
    permissions: new Set(PERMISSIONS),
    agent: null,
    project: null,
    keyId: COMMAND,
  };
}
