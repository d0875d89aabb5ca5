import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { operationOf } from './operation.decorator.js';
import { readInput } from './read-input.js';
import type { RecollectRequest } from './request.js';

/** Validates every request with its operation's schemas, even if the controller method does not use the input. */
export class InputInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = operationOf(context.getHandler());
    const request = context.switchToHttp().getRequest<RecollectRequest>();
    if (operation) request.input = readInput(operation, request);
    return next.handle();
  }
}
