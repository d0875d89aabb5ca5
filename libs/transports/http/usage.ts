import type { RequestUsage } from '@governance/limits/request-usage.js';
import type { FastifyInstance } from 'fastify';
import type { RecollectRequest } from './request.js';
import { routedOperation } from './routes.js';

/** Operations that search, whatever their protocol calls it. A tool of MCP is known in its body only, and not counted. */
const SEARCHES: ReadonlySet<string> = new Set([
  'search.records', 'amp.search', 'memorybank.retrieve', 'archival.search', 'passages.search', 'context.build',
]); // prettier-ignore

/** Counts every answer to a key for its tenant. */
export function countUsage(fastify: FastifyInstance, usage: RequestUsage): void {
  fastify.addHook('onResponse', (request: RecollectRequest, reply, done) => {
    const { admitted } = request;
    if (admitted) usage.note(admitted.tenantId, { status: reply.statusCode, search: searches(request) });
    done();
  });
}

function searches(request: RecollectRequest): boolean {
  const operation = routedOperation(request);
  return SEARCHES.has((operation?.dispatch?.(request.body) ?? operation)?.name ?? '');
}
