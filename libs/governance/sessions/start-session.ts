import { randomUUID } from 'node:crypto';
import { Authenticate } from '@governance/tenancy/authenticate.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { MOST_CHARACTERS, newCsrfToken, seal, type Session } from './sealed-session.js';
import { SessionsRepository } from './sessions.repository.js';

/** A session that is not renewed for this long ends. */
const IDLE_MS = 3_600_000;
/** The longest a session may last, however often it is renewed. */
const LONGEST_MS = 12 * 3_600_000;

export interface StartedSession {
  readonly session: Session;
  /** The value of the cookie. */
  readonly sealed: string;
}

/** Exchanges a key or a user token for a session. */
@Injectable()
export class StartSession {
  private readonly hash: KeyedHash;

  constructor(
    private readonly authenticate: Authenticate,
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {
    this.hash = new KeyedHash(secrets);
  }

  /**
   * `source`: the address of the client. `admit`: may refuse the holder of the key, before anything is stored.
   * @throws RecollectError `unauthorized`, `erasure_pending` if the tenant is being erased or is gone, and `too_many_requests` after many failures
   */
  async run(
    key: string,
    source: string,
    admit: (caller: Caller) => Promise<void>,
  ): Promise<StartedSession & { readonly caller: Caller }> {
    const caller = await this.authenticate.run(key, source);
    await admit(caller);
    const now = this.clock.now();
    const session: Session = {
      id: randomUUID(),
      tenantId: caller.tenantId,
      key,
      csrf: newCsrfToken(),
      startedAt: now,
      expiresAt: this.endOf(now, now),
    };
    const sealed = seal(session, this.secrets.newest);
    if (sealed.length > MOST_CHARACTERS) {
      throw new RecollectError('invalid_input', 'key: This user token is too long for a session of the console.');
    }
    await this.database.asSystem(async (tx) => {
      await this.sessions.prune(tx, caller.tenantId, now);
      await this.sessions.insert(tx, {
        tenantId: caller.tenantId,
        id: session.id,
        keyId: caller.keyId,
        subject: this.subjectOf(caller),
        createdAt: now,
        expiresAt: new Date(now.getTime() + LONGEST_MS),
      });
    });
    return { session, sealed, caller };
  }

  /** Extends the session by another hour. The CSRF token stays the same, so other tabs keep working. */
  renew(session: Session): StartedSession {
    const renewed = { ...session, expiresAt: this.endOf(session.startedAt, this.clock.now()) };
    return { session: renewed, sealed: seal(renewed, this.secrets.newest) };
  }

  private endOf(startedAt: Date, now: Date): Date {
    return new Date(Math.min(now.getTime() + IDLE_MS, startedAt.getTime() + LONGEST_MS));
  }

  private subjectOf({ tenantId, userId }: Caller): string | null {
    return userId === null ? null : this.hash.of('user', tenantId, userId);
  }
}
