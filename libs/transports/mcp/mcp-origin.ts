import { RecollectError } from '@kernel/errors.js';
import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import type { Config } from '@platform/config/config.js';
import type { FastifyInstance } from 'fastify';

export const MCP_PATH = '/mcp';

/**
 * Turns away what a web page sends without being allowed to, before its body or key is looked at: a page of another
 * origin, and a page whose own name was pointed at this machine (DNS rebinding). Programs send no Origin.
 */
export function guardOrigins(fastify: FastifyInstance, { mcp }: Config): void {
  fastify.addHook('onRequest', (request, _, done) => {
    // The route that was found, and not the path as it was written: `/%6dcp` leads there too.
    if (request.routeOptions.url !== MCP_PATH) return done();
    const { host, origin } = request.headers;
    if (mcp.hosts && !validateHostHeader(host, [...mcp.hosts]).ok) return done(refusal('Host', 'MCP_ALLOWED_HOSTS'));
    if (!validateOriginHeader(origin, [...mcp.origins]).ok) return done(refusal('Origin', 'MCP_ALLOWED_ORIGINS'));
    done();
  });
}

function refusal(header: string, setting: string): RecollectError {
  return new RecollectError('forbidden', `The header ${header} names none that is allowed here; see ${setting}.`);
}
