import { Authenticate, REFUSED } from '@governance/tenancy/authenticate.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { RecollectError } from '@kernel/errors.js';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { HeaderAPIKeyStrategy } from 'passport-headerapikey';
import { presentedKey } from './presented-key.js';

const STRATEGIES = ['x-api-key', 'bearer'] as const;
const BEARER = 'Bearer ';

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

  constructor(authenticate: Authenticate) {
    const verify = (key: string, done: Done, request: unknown): void => {
      authenticate.run(key, (request as SeenRequest).ip).then((caller) => done(null, caller), done);
    };
    this.passport
      .use('x-api-key', new HeaderAPIKeyStrategy({ header: 'X-API-Key', prefix: '' }, true, verify))
      .use('bearer', new HeaderAPIKeyStrategy({ header: 'Authorization', prefix: BEARER }, true, verify));
  }

  /**
   * `X-API-Key` and `Authorization: Bearer` (or `Token`) both carry a key or a user token; both at once must be the same.
   * @throws RecollectError `unauthorized`, and `rate_limited` after too many failures from the same address
   */
  run({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Promise<Caller> {
    const { header, bearer } = presentedKey(headers);
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
}
