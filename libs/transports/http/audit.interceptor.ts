import type { AuditTrail } from '@governance/audit/audit-trail.js';
import { newAuditContext, within } from '@platform/observability/audit-context.js';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import type { RecollectRequest } from './request.js';

/** Has every request done within an act of its own, and the audit told how it ended. */
export function auditRequests(fastify: FastifyInstance, trail: AuditTrail): void {
  // After the body was read: what comes of a stream is not within what began it.
  fastify.addHook('preHandler', (request: RecollectRequest, _, done) => {
    request.act = newAuditContext('operation', null, request.id);
    within(request.act, done);
  });
  fastify.addHook('onResponse', (request: RecollectRequest, reply, done) => {
    if (request.act) trail.answered(request.act, reply.statusCode);
    done();
  });
}

/** What is privileged leaves after its entry is stored, and not before. */
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
