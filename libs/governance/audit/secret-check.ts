import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { auditEntries } from '@schema/audit-entries.js';
import { auditHeads } from '@schema/audit-heads.js';
import { desc, eq } from 'drizzle-orm';

/** The newest entries of a tenant that are looked through for one that names a user. */
const LOOKED_AT = 100;

/**
 * At the start, says in the log if RECOLLECT_SECRET lacks the secret that the installation used last. Everything works then, except that every key
 * is refused, and that nobody can tell why.
 */
@Injectable()
export class SecretCheck implements OnApplicationBootstrap {
  private readonly logger: Logger;

  constructor(
    private readonly database: Database,
    private readonly hashes: KeyedHash,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = componentLogger(logger, 'audit');
  }

  async onApplicationBootstrap(): Promise<void> {
    // A database that is down is told by `/readyz`.
    const hash = await this.database.asSystem(lastUserHash).catch(() => null);
    if (hash === null || this.hashes.knowsSecretOf(hash)) return;
    this.logger.warn(
      'RECOLLECT_SECRET lacks the secret that was used last, so the API keys and webhook secrets made under it are not recognised: append it, behind the newest, and restart',
    );
  }
}

/** Of any one tenant: all have the same secret. Null: no entry of it names a user. */
async function lastUserHash(tx: Tx): Promise<string | null> {
  const [head] = await tx
    .select({ tenantId: auditHeads.tenantId })
    .from(auditHeads)
    .orderBy(auditHeads.tenantId)
    .limit(1);
  if (!head) return null;
  const newest = await tx
    .select({ userHash: auditEntries.userHash })
    .from(auditEntries)
    .where(eq(auditEntries.tenantId, head.tenantId))
    .orderBy(desc(auditEntries.id))
    .limit(LOOKED_AT);
  return newest.find(({ userHash }) => userHash !== null)?.userHash ?? null;
}
