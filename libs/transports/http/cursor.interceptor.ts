import { isObject } from '@kernel/is-object.js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { Answer } from './answer.js';
import { type Cursors, takesCursor } from './cursor.js';
import { operationOf } from './operation.decorator.js';
import type { RecollectRequest } from './request.js';

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
