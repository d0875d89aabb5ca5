import { timingSafeEqual } from 'node:crypto';
import { Authenticate } from '@governance/tenancy/authenticate.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { Injectable } from '@nestjs/common';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { OpenSessions } from './open-sessions.js';
import { type Session, unseal } from './sealed-session.js';

const OVER = 'This session is over: sign in to the console again.';

/** Finds the session of a cookie. */
@Injectable()
export class FindSession {
  constructor(
    private readonly authenticate: Authenticate,
    private readonly sessions: OpenSessions,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * For a request that acts: it must send the CSRF token as well.
   * @throws RecollectError `unauthorized` if the session or its key is over; `forbidden` without the token
   */
  async act(sealed: string, csrf: string | undefined, source: string): Promise<Caller> {
    const session = await this.open(sealed);
    if (!sameToken(csrf, session.csrf)) {
      throw new RecollectError('forbidden', 'A session needs its CSRF token: send it as X-CSRF-Token.');
    }
    return this.authenticate.run(session.key, source);
  }

  /** For a page reload. @throws RecollectError as `act`, except that no token is needed */
  async resume(sealed: string, source: string): Promise<{ readonly session: Session; readonly caller: Caller }> {
    const session = await this.open(sealed);
    return { session, caller: await this.authenticate.run(session.key, source) };
  }

  /** Null: there is no session to end. */
  peek(sealed: string): Session | null {
    return unseal(sealed, this.secrets.all, this.clock.now());
  }

  private async open(sealed: string): Promise<Session> {
    const session = this.peek(sealed);
    if (!session || !(await this.sessions.has(session))) throw new RecollectError('unauthorized', OVER);
    return session;
  }
}

function sameToken(given: string | undefined, own: string): boolean {
  const bytes = Buffer.from(given ?? '');
  const expected = Buffer.from(own);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
