import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { SealAudit } from './seal-audit.js';

/**
 * At the start, says in the log if the secret that the installation used last is not known. Everything works then, except that every key
 * is refused, and that nobody can tell why.
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
    // A database that is down is told by `/readyz`.
    const hash = await this.chains.lastUserHash().catch(() => null);
    if (hash === null || this.hashes.knowsSecretOf(hash)) return;
    this.logger.warn(
      'the secret that was used last is missing, so the API keys and webhook secrets made under it are not recognised: append it to RECOLLECT_SECRET, behind the newest, or, if that is not set, restore the file `secret` in RECOLLECT_DATA_DIR, and restart',
    );
  }
}
