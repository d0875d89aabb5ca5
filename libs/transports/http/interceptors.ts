import { instantInput } from '@contracts/primitives.js';
import type { AuditTrail } from '@governance/audit/audit-trail.js';
import { Clock } from '@kernel/clock.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { may } from '@kernel/scope.js';
import { isObject } from '@kernel/is-object.js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, mergeMap, Observable } from 'rxjs';
import { Answer } from './answer.js';
import { type Cursors, takesCursor } from './cursor.js';
import { operationOf } from './operation.decorator.js';
import { readInput } from './read-input.js';
import type { RecollectRequest } from './request.js';

/** Applies an `Answer`'s status and headers to the reply. */
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((value: unknown) => {
        if (!(value instanceof Answer)) return value;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        if (value.options.status) void reply.status(value.options.status);
        for (const [name, text] of Object.entries(value.options.headers ?? {})) void reply.header(name, text);
        return value.body as unknown;
      }),
    );
  }
}

/** A privileged response is sent only after its audit entry is stored. */
export class AuditInterceptor implements NestInterceptor {
  constructor(private readonly trail: AuditTrail) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { act } = context.switchToHttp().getRequest<RecollectRequest>();
    if (!act?.privileged) return next.handle();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        await this.trail.beforeAnswer(act);
        return answer;
      }),
    );
  }
}

/** Converts between list positions and the cursors that clients hold, in requests and in responses of every list. */
export class CursorInterceptor implements NestInterceptor {
  constructor(private readonly cursors: Cursors) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = operationOf(context.getHandler());
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    const { scope } = request;
    if (!operation || !scope || !takesCursor(operation)) return next.handle();
    request.query = this.cursors.readIn(scope, operation, request.query ?? {});
    if (isObject(request.body)) request.body = this.cursors.readIn(scope, operation, request.body);
    const write = (body: unknown) => this.cursors.writeIn(scope, operation, body);
    return next
      .handle()
      .pipe(
        map((value: unknown) =>
          value instanceof Answer ? new Answer(write(value.body), value.options) : write(value),
        ),
      );
  }
}

/** Validates every request with its operation's schemas, even if the controller method does not use the input. */
export class InputInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = operationOf(context.getHandler());
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    if (operation) request.input = readInput(operation, request);
    return next.handle();
  }
}

/** The header with the time at which the request claims to arrive. */
const REQUEST_TIME = 'X-Recollect-Now';

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
