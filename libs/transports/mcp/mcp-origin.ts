import { RecollectError } from '@kernel/errors.js';
import type { Config } from '@platform/config/config.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPreflight, isPreflight } from '../http/preflight.js';

export const MCP_PATH = '/mcp';
/** The cost of a request, the same as a search, because only the body says what a call is. */
export const MCP_WEIGHT = 3;

/** Headers that a page may send: the key, the user, and those of the protocol. */
const SENT = ['x-api-key', 'authorization', 'x-user-id', 'content-type', 'accept'];
const MCP_HEADER = /^mcp-[a-z0-9-]+$/;
/** Headers that a page may read. There is no wildcard for `mcp-*`, so the protocol's headers are listed. */
const READ = ['mcp-session-id', 'mcp-protocol-version', 'x-request-id', 'www-authenticate', 'retry-after'];

/**
 * Refuses requests of web pages that are not allowed, before the body or the key is read: pages of another origin,
 * and pages whose own name was pointed at this machine (DNS rebinding). Programs send no Origin. For allowed pages,
 * the preflight is handled here, because browsers send it without the key, and the page may read the responses.
 */
export function guardOrigins(fastify: FastifyInstance, { mcp }: Config): void {
  const guard = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { host, origin } = request.headers;
    const { validateHostHeader, validateOriginHeader } = await import('@modelcontextprotocol/server');
    if (mcp.hosts && !validateHostHeader(host, [...mcp.hosts]).ok) throw refusal('Host', 'MCP_ALLOWED_HOSTS');
    if (!validateOriginHeader(origin, [...mcp.origins]).ok) throw refusal('Origin', 'MCP_ALLOWED_ORIGINS');
    void reply.header('Vary', 'Origin');
    if (origin === undefined) return;
    void reply.header('Access-Control-Allow-Origin', origin);
    if (isPreflight(request)) answerPreflight(request, reply, { methods: 'POST', headers: SENT, more: MCP_HEADER });
    else void reply.header('Access-Control-Expose-Headers', READ.join(', '));
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    // Checks the matched route instead of the path as written: `/%6dcp` matches it too.
    if (request.routeOptions.url !== MCP_PATH) return done();
    guard(request, reply).then(() => !reply.sent && done(), done);
  });
}

function refusal(header: string, setting: string): RecollectError {
  return new RecollectError('forbidden', `The header ${header} has a value that is not allowed here; see ${setting}.`);
}
