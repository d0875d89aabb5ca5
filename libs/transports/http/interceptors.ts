import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { concatMap, map, mergeMap, Observable } from 'rxjs';
import { instantInput } from '@contracts/primitives.js';
import type { AuditTrail } from '@governance/audit/audit-trail.js';
import { Clock } from '@kernel/clock.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { isObject } from '@kernel/is-object.js';
import { may } from '@kernel/scope.js';
import { Answer } from './answer.js';
import { type Cursors, takesCursor } from './cursor.js';
import { operationOf } from './operation.decorator.js';
import { readInput } from './read-input.js';
import type { RecollectRequest } from './request.js';

/** In UTF-16 units. A shorter response is written at once, in a few milliseconds. */
const LONG = 2_000_000;
/** How deep the texts of a response are counted: `history`, an entry, its `state`, its `value`. */
const DEPTH = 4;

/**
 * Writes a long response as JSON member by member, so that a page of long texts does not hold the event loop. It runs
 * last, on what all others have made of the response.
 */
export class TurnsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      concatMap(async (body: unknown) => {
        if (!isData(body) || !isLong(body)) return body;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        if (!reply.hasHeader('Content-Type')) void reply.header('Content-Type', 'application/json; charset=utf-8');
        return jsonInTurns(body);
      }),
    );
  }
}

/** What `JSON.stringify` makes of it, in UTF-8. The members of its lists are written one by one. */
export async function jsonInTurns(value: object): Promise<Buffer> {
  const turns = new EventLoopTurns();
  const pieces: Buffer[] = [];
  const write = async (text: string): Promise<void> => {
    pieces.push(Buffer.from(text));
    await turns.yieldToEventLoop();
  };
  const writeList = async (list: readonly unknown[]): Promise<void> => {
    for (const [i, member] of list.entries()) await write(`${i === 0 ? '[' : ','}${JSON.stringify(member) ?? 'null'}`);
    await write(list.length === 0 ? '[]' : ']');
  };
  if (Array.isArray(value)) {
    await writeList(value);
  } else {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    for (const [i, [name, field]] of fields.entries()) {
      await write(`${i === 0 ? '{' : ','}${JSON.stringify(name)}:`);
      if (Array.isArray(field)) await writeList(field);
      else await write(JSON.stringify(field));
    }
    await write(fields.length === 0 ? '{}' : '}');
  }
  // Copied in turns as well: a hundred megabytes at once take a tenth of a second.
  const whole = Buffer.allocUnsafe(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    at += piece.copy(whole, at);
    await turns.yieldToEventLoop();
  }
  return whole;
}

/** Neither a stream, nor bytes, nor an object that writes itself. */
function isData(body: unknown): body is object {
  return Array.isArray(body) || (isObject(body) && Object.getPrototypeOf(body) === Object.prototype);
}

function isLong(body: object): boolean {
  let left = LONG;
  const count = (value: unknown, depth: number): void => {
    if (typeof value === 'string') left -= value.length;
    else if (typeof value === 'object' && value !== null && depth > 0) {
      for (const member of Array.isArray(value) ? value : Object.values(value)) {
        if (left <= 0) return;
        count(member, depth - 1);
      }
    }
  };
  count(body, DEPTH);
  return left <= 0;
}

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
