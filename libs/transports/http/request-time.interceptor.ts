import { instantInput } from '@contracts/primitives.js';
import { Clock } from '@kernel/clock.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { may } from '@kernel/scope.js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';
import type { RecollectRequest } from './request.js';

/** The header with the time at which the request claims to arrive. */
export const REQUEST_TIME = 'X-Recollect-Now';

/**
 * Serves a request as if it arrived at the time in its header, for tests that depend on time. Only if the operator
 * allows it, and only for admin keys, because stored data gets that time.
 */
export class RequestTimeInterceptor implements NestInterceptor {
  constructor(private readonly isAllowed: boolean) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    const named = request.headers[REQUEST_TIME.toLowerCase()];
    if (named === undefined) return next.handle();
    if (!this.isAllowed) throw invalid(REQUEST_TIME, 'is heeded only where ALLOW_REQUEST_TIME is set');
    if (!request.scope || !may(request.scope, 'admin')) {
      throw new RecollectError('forbidden', `The key lacks the permission admin, which ${REQUEST_TIME} needs.`);
    }
    const { data: instant } = instantInput.safeParse(named);
    if (!instant) throw invalid(REQUEST_TIME, 'must be an RFC 3339 time with a zone');
    return new Observable((observer) => Clock.during(instant, () => next.handle().subscribe(observer)));
  }
}
