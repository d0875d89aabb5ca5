import { invalidInput } from './read-input.js';
import type { FastifyInstance } from 'fastify';

/**
 * Node joins repeated headers with a comma. That would produce a third user, `alice, bob`, or a key that nobody sent.
 */
const ONCE = [
  'X-User-Id',
  'user-id',
  'X-Agent-Id',
  'X-Session-Id',
  'X-Project-Id',
  'X-Provider-Key',
  'Idempotency-Key',
  'If-Match',
  'X-Recollect-Now',
] as const;

/** Refuses a request that repeats a header that may occur only once. */
export function refuseDoubledHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headersDistinct } = request.raw;
    const doubled = ONCE.filter((name) => (headersDistinct[name.toLowerCase()]?.length ?? 0) > 1);
    if (doubled.length === 0) return done();
    done(invalidInput(doubled.map((field) => ({ field, message: 'is sent more than once' }))));
  });
}
