import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Answer } from './answer.js';

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
