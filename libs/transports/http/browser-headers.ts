import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Doors } from './door.js';
import { answerPreflight, isPreflight } from './preflight.js';

/** API responses are data. Whatever a browser takes one for, it may not load, run or frame anything. */
const API_POLICY = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };
/** The pages of /docs may load their own scripts, styles and images, and call this server. */
const DOCS_POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "font-src 'self'",
  "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; '); // prettier-ignore

/**
 * Forbids browsers to sniff types, frame, cache, and send referrers. Responses contain memory, so no cache may store
 * them, except for the documentation pages.
 * @param hstsSeconds 0: off. Only the operator knows whether there is TLS in front
 */
export async function sendSecurityHeaders(fastify: FastifyInstance, hstsSeconds: number): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: API_POLICY,
    strictTransportSecurity: hstsSeconds > 0 && { maxAge: hstsSeconds, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Allowed origins may read responses from another origin.
    crossOriginResourcePolicy: false,
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (isDocs(request.routeOptions.url)) void reply.header('Content-Security-Policy', DOCS_POLICY);
    else void reply.header('Cache-Control', 'no-store');
    done();
  });
}

function isDocs(route: string | undefined): boolean {
  return route !== undefined && /^\/(docs|openapi[./])/.test(route);
}

/** Headers that a page may send, and read, beside the body. */
const SENT =
  'authorization, content-type, idempotency-key, if-match, prefer, user-id, x-agent-id, x-api-key, x-memory-citations, x-memory-tokens, x-project-id, x-provider-key, x-read-after, x-request-id, x-session-id, x-user-id';
/** Headers that the clients of other protocols send by themselves. Most of them are ignored. */
const SENT_BY_CLIENTS = /^(?:x-stainless|anthropic|openai|mem0|x-mem0)-[a-z0-9-]+$/;
const READ =
  'etag, ratelimit, ratelimit-policy, request-id, retry-after, www-authenticate, x-read-after, x-recollect-memories, x-request-id';
const METHODS = 'GET, POST, PUT, PATCH, DELETE';

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
    if (isPreflight(request)) {
      return answerPreflight(request, reply, { methods: METHODS, headers: [SENT], more: SENT_BY_CLIENTS });
    }
    void reply.header('Access-Control-Expose-Headers', READ);
    done();
  });
}
