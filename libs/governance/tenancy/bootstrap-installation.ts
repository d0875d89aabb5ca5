import { Clock } from '@kernel/clock.js';
import { PERMISSIONS } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { ConfigError } from '@platform/config/config.js';
import { Database, type Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { type ApiKey, generateKey, parseKey } from './api-key.js';
import { type KeyRequest, newKeyRow } from './key.js';
import { KeysRepository } from './keys.repository.js';
import { newTenantRow, TenantsRepository } from './tenants.repository.js';

/** The result of the first start. */
export interface Bootstrapped {
  /** Whether this start was the first. */
  readonly created: boolean;
  /** The generated admin key, shown only once. Null on a later start, and if the operator chose the key. */
  readonly key: string | null;
}

/** In a single-user installation, requests never name a user. */
const DEFAULT_USER = 'default';
/** Key of a transaction lock used for nothing else. */
const LOCK = 'recollect: bootstrap';

/**
 * Creates the first tenant and its first key, with every permission, if the installation has no tenant yet. Several
 * processes may start at once: one creates them, the others find them.
 *
 * RECOLLECT_BOOTSTRAP_KEY chooses that key. Later starts create nothing: a bootstrap key that was revoked or replaced
 * must not come back because a variable is still set.
 */
@Injectable()
export class BootstrapInstallation {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantsRepository,
    private readonly keys: KeysRepository,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * `chosenKey`: RECOLLECT_BOOTSTRAP_KEY.
   * @throws ConfigError if it is not a key, also on a later start
   */
  async run(chosenKey: string | undefined): Promise<Bootstrapped> {
    const chosen = readBootstrapKey(chosenKey);
    const key = chosen ?? generateKey();
    const created = await this.database.asSystem(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${LOCK}, 0))`);
      const [existing] = await this.tenants.list(tx, null, 1);
      if (existing) return false;
      await this.make(tx, key);
      return true;
    });
    return { created, key: created && !chosen ? key.text : null };
  }

  private async make(tx: Tx, key: ApiKey): Promise<void> {
    const now = this.clock.now();
    const tenant = newTenantRow({ name: 'default' }, now);
    await this.tenants.insert(tx, tenant);
    await this.keys.insert(tx, newKeyRow(tenant.tenantId, firstKey('bootstrap'), key, this.secrets.newest, now));
  }
}

/** The powers of an operator's key: every permission, bound to nothing. */
export function firstKey(name: string): KeyRequest {
  return {
    name,
    permissions: PERMISSIONS,
    userId: null,
    agent: null,
    project: null,
    defaultUserId: DEFAULT_USER,
    includeShared: true,
    trustCap: 1,
    expiresAt: null,
    rateLimit: null,
  };
}

/** RECOLLECT_BOOTSTRAP_KEY; null if it is not set. @throws ConfigError if it is not a key */
export function readBootstrapKey(text: string | undefined): ApiKey | null {
  if (text === undefined) return null;
  const key = parseKey(text);
  if (key) return key;
  throw new ConfigError(
    'RECOLLECT_BOOTSTRAP_KEY: not a key. It has the form rk_<12 of a-z 0-9>_<43 of A-Z a-z 0-9><6 of checksum>; a mistyped or cut one fails its checksum. `npm run admin-key -- --bootstrap` (in the image: `admin-key --bootstrap`) makes one',
  );
}
