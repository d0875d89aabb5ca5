import { RecollectError } from '@kernel/errors.js';
import type { Config } from '@platform/config/config.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const MCP_PATH = '/mcp';
/** A call says in its body what it is: as a search. */
export const MCP_WEIGHT = 3;

/** What a page may send: the key, whom it speaks for, and what the protocol says in headers. */
const SENT = ['x-api-key', 'authorization', 'x-user-id', 'content-type', 'accept'];
const MCP_HEADER = /^mcp-[a-z0-9-]+$/;
/** What a page may read beside the body. No wildcard covers `mcp-*`, so those that the protocol names are named. */
const READ = ['mcp-session-id', 'mcp-protocol-version', 'x-request-id', 'www-authenticate', 'retry-after'];
/** The longest that every browser keeps the answer to a preflight, in seconds. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Turns away what a web page sends without being allowed to, before its body or key is looked at: a page of another
 * origin, and a page whose own name was pointed at this machine (DNS rebinding). Programs send no Origin. A page that
 * is allowed has its preflight answered here, because browsers send that without the key, and may read the answers.
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
    if (isPreflight(request)) answerPreflight(request, reply);
    else void reply.header('Access-Control-Expose-Headers', READ.join(', '));
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    // The route that was found, and not the path as it was written: `/%6dcp` leads there too.
    if (request.routeOptions.url !== MCP_PATH) return done();
    guard(request, reply).then(() => !reply.sent && done(), done);
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function answerPreflight(request: FastifyRequest, reply: FastifyReply): void {
  const query = String(request.headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(',');
  const protocol = query.map((name) => name.trim()).filter((name) => MCP_HEADER.test(name));
  void reply
    .headers({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': [...SENT, ...protocol].join(', '),
      'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
    })
    .status(204)
    .send();
}

function refusal(header: string, setting: string): RecollectError {
  return new RecollectError('forbidden', `The header ${header} names none that is allowed here; see ${setting}.`);
}
