import { FindSession } from '@governance/sessions/find-session.js';
import { Authenticate, REFUSED } from '@governance/tenancy/authenticate.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { RecollectError } from '@kernel/errors.js';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { HeaderAPIKeyStrategy } from 'passport-headerapikey';
import { presentedKey } from './presented-key.js';
import { CSRF_HEADER, requireSameOrigin, sessionCookie } from './session-cookie.js';

const STRATEGIES = ['x-api-key', 'bearer'] as const;
const BEARER = 'Bearer ';
/** A session of the console acts on the API itself; every other protocol is for programs, which send a key. */
const SESSION_PATHS = /^\/v1\//;

/** A request as passport sees it: not the Fastify request, which passport would decorate as an Express one. */
interface SeenRequest {
  readonly headers: { readonly 'x-api-key'?: string; readonly authorization?: string };
  readonly ip: string;
}
type Done = (error: Error | null, caller?: Caller) => void;

/** Finds whose key a request carries, once for each request: admission asks it before the body is read. */
@Injectable()
export class FindCaller {
  /** Of this application: passport's own registry is the process's, where two applications would share strategies. */
  private readonly passport = new passport.Authenticator();

  constructor(
    authenticate: Authenticate,
    private readonly sessions: FindSession,
  ) {
    const verify = (key: string, done: Done, request: unknown): void => {
      authenticate.run(key, (request as SeenRequest).ip).then((caller) => done(null, caller), done);
    };
    this.passport
      .use('x-api-key', new HeaderAPIKeyStrategy({ header: 'X-API-Key', prefix: '' }, true, verify))
      .use('bearer', new HeaderAPIKeyStrategy({ header: 'Authorization', prefix: BEARER }, true, verify));
  }

  /**
   * `X-API-Key` and `Authorization: Bearer` (or `Token`) both carry a key or a user token; both at once must be the same.
   * Where neither is sent, a session of the console may act.
   * @throws RecollectError `unauthorized`, and `rate_limited` after too many failures from the same address
   */
  run(request: Pick<FastifyRequest, 'headers' | 'ip' | 'host' | 'url'>): Promise<Caller> {
    const { headers, ip } = request;
    const { header, bearer } = presentedKey(headers);
    if (header === undefined && bearer === undefined && SESSION_PATHS.test(request.url)) {
      const cookie = sessionCookie(request);
      if (cookie !== undefined) return this.ofSession(cookie, request);
    }
    const seen: SeenRequest = {
      headers: { 'x-api-key': header, authorization: bearer && `${BEARER}${bearer}` },
      ip,
    };
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, caller?: unknown): void => {
        if (error) reject(error);
        else if (caller) resolve(caller as Caller);
        else reject(new RecollectError('unauthorized', REFUSED.missing));
      };
      this.passport.authenticate(STRATEGIES, { session: false }, done)(seen, {}, reject);
    });
  }

  private async ofSession(cookie: string, request: Pick<FastifyRequest, 'headers' | 'ip' | 'host'>): Promise<Caller> {
    requireSameOrigin(request);
    const token = request.headers[CSRF_HEADER];
    return this.sessions.act(cookie, typeof token === 'string' ? token : undefined, request.ip);
  }
}
