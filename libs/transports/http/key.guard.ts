import { Authenticate, REFUSED } from '@governance/tenancy/authenticate.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { makeScope } from '@governance/tenancy/make-scope.js';
import { RecollectError } from '@kernel/errors.js';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ServingGate } from '@platform/database/serving-gate.js';
import type { FastifyReply } from 'fastify';
import { enterCaller, enterScope } from './enter-audit-context.js';
import { BEARER, BEARER_STRATEGY, HEADER_STRATEGY, type KeyRequest } from './key.strategies.js';
import { isKeyOnly, operationOf } from './operation.decorator.js';
import { presentedKey } from './presented-key.js';
import { setRefusalHeaders } from './refusal-headers.js';
import type { RecollectRequest } from './request.js';
import { readScopeRequest } from './scope-request.js';

/** Whose key the request brought. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<RecollectRequest>();
  if (!caller) throw new Error(`${context.getHandler().name} takes @CurrentCaller() but the key guard found none`);
  return caller;
});

/**
 * Stands before every route: finds out who asks, and what exists for them. A handler that serves no operation is
 * served to nobody: what needs no key is an operation whose permission is `public`. A handler that is `@KeyOnly` is
 * given the key's holder and no scope.
 *
 * `X-API-Key` and `Authorization: Bearer` both carry a key or a user token; both at once must be the same.
 */
@Injectable()
export class KeyGuard extends AuthGuard([HEADER_STRATEGY, BEARER_STRATEGY]) {
  constructor(
    private readonly authenticate: Authenticate,
    private readonly gate: ServingGate,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const served = operationOf(context.getHandler());
    if (!served && !isKeyOnly(context.getHandler())) throw new RecollectError('route_not_found');
    if (served?.permission === 'public') return true;
    if (this.gate.closed)
      throw new RecollectError(
        'unavailable',
        'What was erased is still being held against what was restored: see /readyz.',
      );
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    try {
      // Sets request.caller, by way of handleRequest.
      await super.canActivate(context);
    } catch (error) {
      setRefusalHeaders(context.switchToHttp().getResponse<FastifyReply>(), error);
      throw error;
    }
    if (!request.caller) throw new RecollectError('unauthorized');
    if (!served) return true;
    const operation = served.dispatch?.(request.body) ?? served;
    enterCaller(request.act, request.caller, operation);
    request.scope = makeScope(request.caller, operation, readScopeRequest(request, operation));
    enterScope(request.act, request.scope, operation, request);
    return true;
  }

  /** What passport's strategies are given in place of the Fastify request. */
  override getRequest(context: ExecutionContext): KeyRequest {
    const { headers, ip, admitted } = context.switchToHttp().getRequest<RecollectRequest>();
    const { header, bearer } = presentedKey(headers);
    return {
      headers: { 'x-api-key': header, authorization: bearer && `${BEARER}${bearer}` },
      // Whoever was admitted before the body was read is not asked for again.
      authenticate: (presented) => (admitted ? Promise.resolve(admitted) : this.authenticate.run(presented, ip)),
    };
  }

  override handleRequest<TUser>(
    error: unknown,
    caller: TUser | false,
    _info: unknown,
    context: ExecutionContext,
  ): TUser {
    if (error) throw error as Error;
    if (!caller) throw new RecollectError('unauthorized', REFUSED.missing);
    context.switchToHttp().getRequest<RecollectRequest>().caller = caller as unknown as Caller;
    return caller;
  }
}
