import { type DynamicModule, Module } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { UsersRepository } from '@memory/users/users.repository.js';
import { Authenticate, KeyUses } from './authenticate.js';
import { BootstrapInstallation } from './bootstrap-installation.js';
import { CreateKey } from './create-key.js';
import { CreateTenant } from './create-tenant.js';
import { DescribeCaller } from './describe-caller.js';
import { GetKey } from './get-key.js';
import { GetTenant } from './get-tenant.js';
import { GetUser } from './get-user.js';
import { KeyCache, KeysRepository } from './keys.repository.js';
import { ListKeys } from './list-keys.js';
import { ListTenants } from './list-tenants.js';
import { ListUsers } from './list-users.js';
import { PageUsers } from './page-users.js';
import { MintToken } from './mint-token.js';
import { PauseUser } from './pause-user.js';
import { PutUser } from './put-user.js';
import { RevokeKey } from './revoke-key.js';
import { RotateKey } from './rotate-key.js';
import { TenantsRepository } from './tenants.repository.js';
import { UpdateKey } from './update-key.js';
import { UpdateTenant } from './update-tenant.js';

const USE_CASES = [
  Authenticate, BootstrapInstallation,
  CreateTenant, ListTenants, GetTenant, UpdateTenant,
  CreateKey, ListKeys, GetKey, UpdateKey, RevokeKey, RotateKey,
  ListUsers, PageUsers, GetUser, PutUser, PauseUser,
  MintToken, DescribeCaller,
]; // prettier-ignore

/** Needs CONFIG, Clock and Database from global modules. */
@Module({})
export class TenancyModule {
  /** For api and worker processes. All must be given the same RECOLLECT_SECRET. */
  static forServer(): DynamicModule {
    return tenancy(false);
  }

  /** For the single standalone process. Without RECOLLECT_SECRET it keeps a secret in its data folder. */
  static forStandalone(): DynamicModule {
    return tenancy(true);
  }
}

function tenancy(standalone: boolean): DynamicModule {
  return {
    module: TenancyModule,
    global: true,
    providers: [
      {
        provide: ServerSecrets,
        inject: [CONFIG],
        useFactory: (config: Config) => ServerSecrets.open(config, { standalone }),
      },
      KeysRepository,
      TenantsRepository,
      UsersRepository,
      KeyCache,
      KeyUses,
      ...USE_CASES,
    ],
    exports: [ServerSecrets, TenantsRepository, KeysRepository, UsersRepository, KeyCache, ...USE_CASES],
  };
}
