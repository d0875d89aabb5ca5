import type { RequestUsage } from '@governance/limits/request-usage.js';
import type { FastifyInstance } from 'fastify';
import type { RecollectRequest } from './request.js';
import { routedOperation } from './routes.js';

/** Counts every response to a key for its tenant. */
export function countUsage(fastify: FastifyInstance, usage: RequestUsage): void {
  fastify.addHook('onResponse', (request: RecollectRequest, reply, done) => {
    const { caller } = request;
    if (caller) usage.note(caller.tenantId, { status: reply.statusCode, search: searches(request) });
    done();
  });
}

/** Whether it is a search in any protocol. MCP tools are named only in the body and are not counted. */
function searches(request: RecollectRequest): boolean {
  const operation = routedOperation(request);
  return (operation?.dispatch?.(request.body) ?? operation)?.searches === true;
}
