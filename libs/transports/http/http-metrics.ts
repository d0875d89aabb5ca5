import type { Metrics } from '@platform/observability/metrics.js';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import type { Doors } from './door.js';
import { routedOperation } from './routes.js';

/** In seconds: from a ping to a batch that waits for its vectors. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts every response by operation and status class. Paths are not used as labels, because they contain ids. */
export function measureRequests(fastify: FastifyInstance, { registry }: Metrics, doors: Doors): void {
  const requests = new Counter({
    name: 'recollect_http_requests_total',
    help: 'Answers by operation and class of status.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'recollect_http_request_duration_seconds',
    help: 'How long answers took, by operation.',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const operation = routedOperation(request)?.name ?? doors.withRoute(request)?.name ?? 'other';
    requests.inc({ operation, status: `${Math.floor(reply.statusCode / 100)}xx` });
    seconds.observe({ operation }, reply.elapsedTime / 1_000);
    done();
  });
}
