import type { Caller } from '@governance/tenancy/caller.js';
import { makeScope } from '@governance/tenancy/make-scope.js';
import { RecollectError } from '@kernel/errors.js';
import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { ServingGate } from '@platform/database/serving-gate.js';
import { isKeyOnly, operationOf } from './operation.decorator.js';
import type { RecollectRequest } from './request.js';
import { enterCaller, enterScope, readScopeRequest } from './scope-request.js';

/** The caller that the request's key identifies. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<RecollectRequest>();
  if (!caller) throw new Error(`${context.getHandler().name} takes @CurrentCaller() but the key guard found none`);
  return caller;
});

/**
 * Runs before every route and determines the scope of the caller that admission found. A handler without an operation
 * is not reachable: anything that needs no key must be an operation with the permission `public`. A `@KeyOnly`
 * handler gets the caller but no scope.
 */
@Injectable()
export class KeyGuard implements CanActivate {
  constructor(private readonly gate: ServingGate) {}

  canActivate(context: ExecutionContext): boolean {
    const served = operationOf(context.getHandler());
    if (!served && !isKeyOnly(context.getHandler())) throw new RecollectError('route_not_found');
    if (served?.permission === 'public') return true;
    if (this.gate.closed)
      throw new RecollectError(
        'unavailable',
        'What was erased is still being held against what was restored: see /readyz.',
      );
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    // A request that was not admitted has no caller, whatever the route.
    if (!request.caller) throw new RecollectError('unauthorized');
    if (!served) return true;
    const operation = served.dispatch?.(request.body) ?? served;
    enterCaller(request.act, request.caller, operation);
    request.scope = makeScope(request.caller, operation, readScopeRequest(request, operation));
    enterScope(request.act, request.scope, operation, request);
    return true;
  }
}
