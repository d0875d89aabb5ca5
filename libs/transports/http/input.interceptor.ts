import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { operationOf } from './operation.decorator.js';
import { readInput } from './read-input.js';
import type { RecollectRequest } from './request.js';

/** Checks every request by its operation's schemas, whether or not the method that serves it takes what was sent. */
export class InputInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = operationOf(context.getHandler());
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    if (operation) request.input = readInput(operation, request);
    return next.handle();
  }
}
