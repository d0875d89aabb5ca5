import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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
