import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Doors } from './door.js';

/** Headers that a page may send, and read, beside the body. */
const SENT =
  'authorization, content-type, idempotency-key, if-match, prefer, user-id, x-agent-id, x-api-key, x-memory-citations, x-memory-tokens, x-project-id, x-provider-key, x-read-after, x-request-id, x-session-id, x-user-id';
const READ =
  'etag, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-read-after, x-recollect-memories, x-request-id';
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** The longest time for which every browser caches the response to a preflight, in seconds. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Lets pages of these origins, and no others, call the API from a browser. Without any origin, no CORS header is sent
 * and browsers hide responses from pages. A key is sent in a header and never by the browser itself, so credentials
 * are not allowed.
 *
 * A route that carries a whole protocol has its own rules.
 */
export function allowOrigins(fastify: FastifyInstance, origins: readonly string[], doors: Doors): void {
  if (origins.length === 0) return;
  fastify.addHook('onRequest', (request, reply, done) => {
    if (doors.withRoute(request)) return done();
    const { origin } = request.headers;
    void reply.header('Vary', 'Origin');
    if (origin === undefined || !(origins.includes('*') || origins.includes(origin))) return done();
    void reply.header('Access-Control-Allow-Origin', origin);
    if (isPreflight(request)) return answerPreflight(reply);
    void reply.header('Access-Control-Expose-Headers', READ);
    done();
  });
}

/** Browsers send preflights without the key. */
function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function answerPreflight(reply: FastifyReply): void {
  void reply
    .headers({
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': SENT,
      'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    })
    .status(204)
    .send();
}
