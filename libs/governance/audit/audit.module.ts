import { SettingsModule } from '@memory/settings/settings.module.js';
import { type DynamicModule, Module } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { AuditKeeper } from './audit-keeper.js';
import { AuditRepository } from './audit.repository.js';
import { AuditTrail, UserHashes, WaitingEntries } from './audit-trail.js';
import { ListAudit } from './list-audit.js';
import { ReadsToNote } from './reads-to-note.js';
import { SealAudit } from './seal-audit.js';
import { SecretCheck } from './secret-check.js';
import { SendHeads } from './send-heads.js';
import { VerifyAudit } from './verify-audit.js';

/** Every process that writes must load it, or its changes leave no entries. */
@Module({})
export class AuditModule {
  /** For api and worker processes. All must be given the same RECOLLECT_SECRET. */
  static forServer(): DynamicModule {
    return audit(false);
  }

  /** For the single standalone process. */
  static forStandalone(): DynamicModule {
    return audit(true);
  }
}

function audit(standalone: boolean): DynamicModule {
  return {
    module: AuditModule,
    global: true,
    imports: [SettingsModule],
    providers: [
      {
        provide: KeyedHash,
        inject: [CONFIG],
        useFactory: async (config: Config) => new KeyedHash(await ServerSecrets.open(config, { standalone })),
      },
      UserHashes,
      AuditRepository,
      ReadsToNote,
      WaitingEntries,
      AuditTrail,
      SealAudit,
      SendHeads,
      AuditKeeper,
      SecretCheck,
      ListAudit,
      VerifyAudit,
    ],
    exports: [AuditTrail, AuditKeeper, ReadsToNote, ListAudit, VerifyAudit],
  };
}
