import type { AuditTrail } from '@governance/audit/audit-trail.js';
import { newAuditContext, within } from '@platform/observability/audit-context.js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import type { RecollectRequest } from './request.js';

/** Runs every request within its own audit context, and records how it ended. */
export function auditRequests(fastify: FastifyInstance, trail: AuditTrail): void {
  // After the body was read, because a stream's events do not run in the context that started it.
  fastify.addHook('preHandler', (request: RecollectRequest, _, done) => {
    request.act = newAuditContext('operation', null, request.id);
    within(request.act, done);
  });
  fastify.addHook('onResponse', (request: RecollectRequest, reply, done) => {
    if (request.act) trail.answered(request.act, reply.statusCode);
    done();
  });
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
