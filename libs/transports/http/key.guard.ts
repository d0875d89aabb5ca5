import { Authenticate } from '@governance/tenancy/authenticate.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { makeScope } from '@governance/tenancy/make-scope.js';
import { RecollectError } from '@kernel/errors.js';
import { createParamDecorator, type ExecutionContext, Injectable, type Provider, SetMetadata } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import {
  BEARER,
  BEARER_STRATEGY,
  BearerKeyStrategy,
  HEADER_STRATEGY,
  HeaderKeyStrategy,
  type KeyRequest,
} from './key.strategies.js';
import { operationOf } from './operation.decorator.js';
import type { RecollectRequest } from './request.js';
import { readScopeWish } from './scope-wish.js';

const PUBLIC = 'recollect:public';

/** For a handler that serves no operation and needs no key. Without it such a handler is served to nobody. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);

/** Whose key the request brought. */
export const KeyHolder = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<RecollectRequest>();
  if (!caller) throw new Error(`${context.getHandler().name} takes @KeyHolder() but the key guard found none`);
  return caller;
});

/**
 * Stands before every route: finds out who asks, and what exists for them. Registered by `KEY_GUARD`.
 * `X-API-Key` and `Authorization: Bearer` both carry a key or a user token; both at once must be the same.
 */
@Injectable()
export class KeyGuard extends AuthGuard([HEADER_STRATEGY, BEARER_STRATEGY]) {
  constructor(private readonly authenticate: Authenticate) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const served = operationOf(context.getHandler());
    if (!served) return this.isPublic(context);
    if (served.permission === 'public') return true;
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    // Sets request.caller, by way of handleRequest.
    await super.canActivate(context);
    if (!request.caller) throw new RecollectError('unauthorized');
    const operation = served.dispatch?.(request.body) ?? served;
    request.scope = makeScope(request.caller, operation, readScopeWish(request, operation));
    return true;
  }

  /** What passport's strategies are given in place of the Fastify request. */
  override getRequest(context: ExecutionContext): KeyRequest {
    const { headers, ip } = context.switchToHttp().getRequest<RecollectRequest>();
    const key = textOf(headers['x-api-key']);
    // The scheme's case does not matter, and another scheme is not ours (a proxy may use Basic).
    const bearer = /^bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1]?.trim();
    if (key !== undefined && bearer !== undefined && key !== bearer) {
      throw new RecollectError('unauthorized', 'X-API-Key and Authorization carry two different keys: send one.');
    }
    return {
      headers: { 'x-api-key': key, authorization: bearer && `${BEARER}${bearer}` },
      authenticate: (presented) => this.authenticate.run(presented, ip),
    };
  }

  override handleRequest<TUser>(
    error: unknown,
    caller: TUser | false,
    _info: unknown,
    context: ExecutionContext,
  ): TUser {
    if (error) throw error;
    if (!caller) throw new RecollectError('unauthorized');
    context.switchToHttp().getRequest<RecollectRequest>().caller = caller as unknown as Caller;
    return caller;
  }

  private isPublic(context: ExecutionContext): boolean {
    const isPublic = [context.getHandler(), context.getClass()].some(
      (target) => Reflect.getMetadata(PUBLIC, target) === true,
    );
    if (!isPublic) throw new RecollectError('route_not_found');
    return true;
  }
}

/** What makes the guard stand before every route of the application whose module provides this. */
export const KEY_GUARD: readonly Provider[] = [
  HeaderKeyStrategy,
  BearerKeyStrategy,
  { provide: APP_GUARD, useClass: KeyGuard },
];

/** Empty is absent: clients send an unset variable so. */
function textOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(', ') : header;
  return text?.trim() || undefined;
}
