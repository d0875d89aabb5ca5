import type { IncomingHttpHeaders } from 'node:http';
import { FindSession } from '@governance/sessions/find-session.js';
import { Authenticate, REFUSED } from '@governance/tenancy/authenticate.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { RecollectError } from '@kernel/errors.js';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { HeaderAPIKeyStrategy } from 'passport-headerapikey';
import { CSRF_HEADER, requireSameOrigin, sessionCookie } from './session-cookie.js';

const STRATEGIES = ['x-api-key', 'bearer'] as const;
const BEARER = 'Bearer ';
/** A console session is valid only for the API itself. All other protocols are for programs, which send a key. */
const SESSION_PATHS = /^\/v1\//;

/** The request for passport. Not the Fastify request, which passport would decorate like an Express request. */
interface SeenRequest {
  readonly headers: { readonly 'x-api-key'?: string; readonly authorization?: string };
  readonly ip: string;
}
type Done = (error: Error | null, caller?: Caller) => void;

/** Identifies the caller by the key, once per request: admission calls it before the body is read. */
@Injectable()
export class FindCaller {
  /**
   * One instance per application. Passport's own registry is per process, so two applications would share strategies.
   */
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
   * `X-API-Key` and `Authorization: Bearer` (or `Token`) both accept a key or a user token. If both are sent, they
   * must be equal. If neither is sent, a console session may act.
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

/** The credentials that a request sends. Undefined: none. */
interface PresentedKey {
  readonly header: string | undefined;
  readonly bearer: string | undefined;
}

/** @throws RecollectError `unauthorized` if both headers carry a key and the keys differ */
function presentedKey(headers: IncomingHttpHeaders): PresentedKey {
  const header = textOf(headers['x-api-key']);
  // The scheme is case-insensitive. Other schemes are ignored (a proxy may use Basic). mem0's clients send Token.
  const bearer = /^(?:bearer|token) +(.+)$/i.exec(headers.authorization ?? '')?.[1]?.trim();
  if (header !== undefined && bearer !== undefined && header !== bearer) {
    throw new RecollectError('unauthorized', 'X-API-Key and Authorization carry two different keys: send one.');
  }
  return { header, bearer };
}

/** Empty counts as absent: clients send an unset variable like that. */
function textOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(', ') : header;
  return text?.trim() || undefined;
}
