import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Doors } from './door.js';

/** What a page may send and read beside the body. */
const SENT =
  'authorization, content-type, idempotency-key, if-match, prefer, user-id, x-agent-id, x-api-key, x-memory-citations, x-memory-tokens, x-project-id, x-provider-key, x-read-after, x-request-id, x-session-id, x-user-id';
const READ =
  'etag, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-read-after, x-recollect-memories, x-request-id';
const METHODS = 'GET, POST, PUT, PATCH, DELETE';
/** The longest that every browser keeps the answer to a preflight, in seconds. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Lets the pages of these origins, and of no other, call the API from a browser. With none, nothing says anything of
 * origins and browsers keep answers from pages. A key is sent in a header and never by the browser itself, so nothing
 * here allows credentials.
 * A route that carries a whole protocol has rules of its own.
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

/** Browsers send it without the key. */
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
