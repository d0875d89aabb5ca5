import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { SealAudit } from './seal-audit.js';

/**
 * Warns in the log at the start if the secret that the installation used last is not configured. Without the warning, every key would be
 * refused for no visible reason, while everything else works.
 */
@Injectable()
export class SecretCheck implements OnApplicationBootstrap {
  private readonly logger: Logger;

  constructor(
    private readonly chains: SealAudit,
    private readonly hashes: KeyedHash,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = componentLogger(logger, 'audit');
  }

  async onApplicationBootstrap(): Promise<void> {
    // `/readyz` reports a database that is down.
    const hash = await this.chains.lastUserHash().catch(() => null);
    if (hash === null || this.hashes.knowsSecretOf(hash)) return;
    this.logger.warn(
      'the secret that was used last is missing, so the API keys and webhook secrets made under it are not recognised: append it to RECOLLECT_SECRET, behind the newest, or, if that is not set, restore the file `secret` in RECOLLECT_DATA_DIR, and restart',
    );
  }
}
