import { createKey } from '@contracts/tenancy/tenancy.operations.js';
import { AdminKey } from '@governance/tenancy/admin-key.js';
import { Authenticate, FailureThrottle, KeyUses } from '@governance/tenancy/authenticate.js';
import { BootstrapInstallation } from '@governance/tenancy/bootstrap-installation.js';
import { CreateKey } from '@governance/tenancy/create-key.js';
import { CreateTenant } from '@governance/tenancy/create-tenant.js';
import { GetKey } from '@governance/tenancy/get-key.js';
import { GetTenant } from '@governance/tenancy/get-tenant.js';
import { GetUser } from '@governance/tenancy/get-user.js';
import { KeyCache, KeysRepository } from '@governance/tenancy/keys.repository.js';
import { ListKeys } from '@governance/tenancy/list-keys.js';
import { ListTenants } from '@governance/tenancy/list-tenants.js';
import { ListUsers } from '@governance/tenancy/list-users.js';
import { makeScope } from '@governance/tenancy/caller.js';
import { MintToken } from '@governance/tenancy/mint-token.js';
import { PutUser } from '@governance/tenancy/put-user.js';
import { RevokeKey } from '@governance/tenancy/revoke-key.js';
import { RotateKey } from '@governance/tenancy/rotate-key.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { TenantsRepository } from '@governance/tenancy/tenants.repository.js';
import { UpdateKey } from '@governance/tenancy/update-key.js';
import { UpdateTenant } from '@governance/tenancy/update-tenant.js';
import { UsersRepository } from '@memory/users/users.repository.js';
import type { Clock } from '@kernel/clock.js';
import type { Permission, Scope } from '@kernel/scope.js';
import { Database } from '@platform/database/database.js';

const SECRET = 's'.repeat(32);
/** The client address of a test's requests. */
export const HERE = '127.0.0.1';

/** Counts the queries before a tenant is known: key look-ups and records of their use. */
export class Counted extends Database {
  asked = 0;
  override asSystem<T>(...args: Parameters<Database['asSystem']>): Promise<T> {
    this.asked += 1;
    return super.asSystem(...args) as Promise<T>;
  }
}

/** Time that a test advances, in milliseconds; caching and forgiveness depend on it. */
export class HandClock {
  ms = 1_000_000;
}

/**
 * What one process of the installation has, wired by hand. `monotonic`: if given, keys age in its cache and failures
 * are forgiven by it.
 */
export function processOver(
  database: Database,
  clock: Clock,
  secrets = new ServerSecrets([SECRET]),
  monotonic?: HandClock,
) {
  const keys = new KeysRepository();
  const tenants = new TenantsRepository();
  const users = new UsersRepository();
  const cache = new KeyCache(database, keys);
  const uses = new KeyUses(database, keys);
  const authenticate = new Authenticate(cache, uses, secrets, clock);
  if (monotonic) {
    cache.now = () => monotonic.ms;
    Object.assign(authenticate, { throttle: new FailureThrottle(() => monotonic.ms) });
  }
  const bootstrap = new BootstrapInstallation(database, tenants, keys, secrets, clock);
  return {
    uses,
    cache,
    authenticate,
    bootstrap,
    adminKey: new AdminKey(bootstrap, database, tenants, keys, secrets, clock),
    createTenant: new CreateTenant(database, tenants, keys, secrets, clock),
    listTenants: new ListTenants(database, tenants),
    getTenant: new GetTenant(database, tenants),
    updateTenant: new UpdateTenant(database, tenants, clock),
    createKey: new CreateKey(database, keys, secrets, clock),
    listKeys: new ListKeys(database, keys, clock),
    getKey: new GetKey(database, keys, clock),
    updateKey: new UpdateKey(database, keys, cache, clock),
    revokeKey: new RevokeKey(database, keys, cache, clock),
    rotateKey: new RotateKey(database, keys, cache, secrets, clock),
    listUsers: new ListUsers(database, users),
    getUser: new GetUser(database, users),
    putUser: new PutUser(database, users, clock),
    mintToken: new MintToken(secrets, clock),
  };
}

export type TenancyProcess = ReturnType<typeof processOver>;

/** The scope of an administrator's request with this key. */
export async function scopeOf(at: TenancyProcess, key: string): Promise<Scope> {
  return makeScope(await at.authenticate.run(key, HERE), createKey, { users: [] });
}

/** The body of a request for a key. */
export const keyBody = (over: Partial<Parameters<CreateKey['run']>[1]> = {}) => ({
  name: 'agent',
  permissions: ['records:read'] as Permission[],
  include_shared: true,
  ...over,
});

/** The code of the refusal, or `resolved`. */
export const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'resolved',
    (error: { code?: string }) => error.code ?? error,
  );
