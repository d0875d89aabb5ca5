import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** An answer of the API is data: whatever a browser takes it for, it may load, run and frame nothing. */
const API_POLICY = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };
/** The pages of /docs load their own scripts, styles and pictures, and call this server. */
const DOCS_POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "font-src 'self'",
  "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; '); // prettier-ignore

/**
 * Tells browsers to guess, frame, cache and pass on nothing. Answers hold memory, so no cache keeps them; the pages of
 * the documentation hold none.
 * @param hstsSeconds 0: whether there is TLS in front, only the operator knows
 */
export async function sendSecurityHeaders(fastify: FastifyInstance, hstsSeconds: number): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: API_POLICY,
    strictTransportSecurity: hstsSeconds > 0 && { maxAge: hstsSeconds, includeSubDomains: false },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Allowed origins read answers from elsewhere.
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
