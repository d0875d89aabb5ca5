import { rateHeaders, type RateLimits, refuseExceeded } from '@governance/limits/rate-limits.js';
import type { EndSession } from '@governance/sessions/end-session.js';
import type { FindSession } from '@governance/sessions/find-session.js';
import type { Session } from '@governance/sessions/sealed-session.js';
import type { StartedSession, StartSession } from '@governance/sessions/start-session.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { invalid } from '@kernel/errors.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecollectRequest } from '../http/request.js';
import { requireSameOrigin, SESSION_COOKIE, sessionCookie } from '../http/session-cookie.js';

/** In units of the rate limits, as for other operations that store more than a record. */
const SIGN_IN_COST = 10;

/** What the page learns about its session. The key itself is not included. */
interface ShownSession {
  readonly csrf_token: string;
  readonly expires_at: string;
  /** With the user, whether a session after this one is of the same caller. */
  readonly key_id: string;
  readonly user_id: string | null;
}

/** Exchanges a key for a cookie. @param path the path under which the server is reached */
export class SessionExchange {
  constructor(
    private readonly start: StartSession,
    private readonly find: FindSession,
    private readonly end: EndSession,
    private readonly limits: RateLimits,
    private readonly path: string,
  ) {}

  async signIn(request: FastifyRequest, reply: FastifyReply): Promise<ShownSession> {
    requireSameOrigin(request);
    const started = await this.start.run(keyIn(request.body), request.ip, (caller) =>
      this.admit(request, reply, caller),
    );
    return this.answer(request, reply, started, started.caller);
  }

  /** A sign-in stores a row, and only the body says whose key it is: no hook has charged it. */
  private async admit(request: FastifyRequest, reply: FastifyReply, caller: Caller): Promise<void> {
    entered(request, 'console.sign_in', { ...caller });
    const standings = await this.limits.charge(caller, SIGN_IN_COST);
    void reply.headers(rateHeaders(standings));
    refuseExceeded(standings);
  }

  /** For a page that is loaded or still open: extends the session by another hour. */
  async resume(request: FastifyRequest, reply: FastifyReply): Promise<ShownSession | null> {
    requireSameOrigin(request);
    const cookie = sessionCookie(request);
    // Not signed in is a normal response, because a page must ask to find out.
    if (cookie === undefined) return reply.type('application/json').send('null');
    const { session, caller } = await this.find.resume(cookie, request.ip).catch((error: unknown) => {
      void reply.header('Set-Cookie', this.cookie(request, '', 0));
      throw error;
    });
    return this.answer(request, reply, this.start.renew(session), caller);
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    requireSameOrigin(request);
    const session = this.find.peek(sessionCookie(request) ?? '');
    const keyId = session && (await this.end.run(session));
    if (keyId) entered(request, 'console.sign_out', { tenantId: session.tenantId, keyId, userId: null });
    return reply
      .header('Set-Cookie', this.cookie(request, '', 0))
      .status(204)
      .send();
  }

  private answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { session, sealed }: StartedSession,
    { keyId, userId }: Caller,
  ): ShownSession {
    void reply.header('Set-Cookie', this.cookie(request, sealed, secondsLeft(session)));
    const { csrf, expiresAt } = session;
    return { csrf_token: csrf, expires_at: expiresAt.toISOString(), key_id: keyId, user_id: userId };
  }

  private cookie({ protocol }: FastifyRequest, value: string, seconds: number): string {
    const secure = protocol === 'https' ? '; Secure' : '';
    return `${SESSION_COOKIE}=${value}; Path=${this.path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }
}

interface Who {
  readonly tenantId: string;
  readonly keyId: string;
  readonly userId: string | null;
}

/** Records the sign-in in the audit log. It is not an operation, so nothing else records it. */
function entered({ act }: RecollectRequest, name: string, { tenantId, keyId, userId }: Who): void {
  if (act) Object.assign(act, { name, tenantId, keyId, userId });
}

function secondsLeft({ expiresAt }: Session): number {
  return Math.max(0, Math.floor((expiresAt.getTime() - Date.now()) / 1_000));
}

function keyIn(body: unknown): string {
  const key: unknown = typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined;
  if (typeof key !== 'string' || key.trim() === '') throw invalid('key', 'must be an API key or a user token');
  return key.trim();
}
