import type { Caller } from '@governance/tenancy/caller.js';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { HeaderAPIKeyStrategy } from 'passport-headerapikey';

/**
 * A request as passport sees it: no Fastify request, which passport would decorate as an Express one. passport's
 * registry of strategies is the process's, so strategies hold nothing of an application; the request brings whom to
 * ask.
 */
export interface KeyRequest {
  readonly headers: { readonly 'x-api-key'?: string; readonly authorization?: string };
  authenticate(presented: string): Promise<Caller>;
}

export const HEADER_STRATEGY = 'recollect-x-api-key';
export const BEARER_STRATEGY = 'recollect-bearer';
export const BEARER = 'Bearer ';

type Verify = (presented: string, done: (error: unknown, caller?: Caller) => void, request: KeyRequest) => void;
type Base = new (header: { header: string; prefix: string }, withRequest: true, verify: Verify) => object;

const verify: Verify = (presented, done, request) => {
  request.authenticate(presented).then(
    (caller) => done(null, caller),
    (error: unknown) => done(error),
  );
};

/**
 * PassportStrategy's own callback takes the last argument for `done`, where this strategy hands over the request. So
 * the callback above is given in its place; PassportStrategy's comes one place later and is not looked at.
 */
function strategy(name: string): Base {
  return PassportStrategy(HeaderAPIKeyStrategy, name);
}

/** `X-API-Key: <key>` */
@Injectable()
export class HeaderKeyStrategy extends strategy(HEADER_STRATEGY) {
  constructor() {
    super({ header: 'X-API-Key', prefix: '' }, true, verify);
  }
}

/** `Authorization: Bearer <key>` */
@Injectable()
export class BearerKeyStrategy extends strategy(BEARER_STRATEGY) {
  constructor() {
    super({ header: 'Authorization', prefix: BEARER }, true, verify);
  }
}
