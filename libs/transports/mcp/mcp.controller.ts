import { isTooDeep } from '@contracts/hostile.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { invalid } from '@kernel/errors.js';
import { RateLimits, refuseExceeded } from '@governance/limits/rate-limits.js';
import { All, Controller, Req, Res } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCaller } from '../http/key.guard.js';
import { KeyOnly } from '../http/operation.decorator.js';
import { setRefusalHeaders } from '../http/refusal-headers.js';
import { JSON_RPC } from './mcp-errors.js';
import type { McpRequest } from './mcp-request.js';
import type { McpServer } from './mcp-server.js';
import { MCP_PATH, MCP_WEIGHT } from './mcp-origin.js';
import { readProfile } from './tool-profiles.js';

/** JSON-RPC and MCP add some levels to those that a tool's arguments may have. */
const MOST_LEVELS = 40;
/** What the protocol reads of the headers. The key is not among them: the SDK never sees it. */
const PROTOCOL_HEADERS = /^(accept|content-type|mcp-[a-z-]+)$/;

/**
 * MCP over streamable HTTP, without sessions: each request is authenticated by itself and answered by a server of its
 * own, so that nothing outlives or outranks its key. There is nothing to listen to, so GET is refused. Preflights of
 * web pages never come here: see `guardOrigins`.
 */
@Controller()
export class McpController {
  private servers: Promise<McpServer> | undefined;

  constructor(
    private readonly modules: ModuleRef,
    private readonly limits: RateLimits,
  ) {}

  @All(MCP_PATH)
  @KeyOnly()
  async serve(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (request.method !== 'POST') return refuseMethod(reply);
    if (isTooDeep(request.body, MOST_LEVELS))
      throw invalid('(body)', `must not nest deeper than ${MOST_LEVELS} levels`);
    const profile = readProfile(request.query);
    await this.chargeBatch(caller, request.body, reply);
    if (isListening(request.body)) return refuseToStream(request.body, reply);
    const mcpRequest: McpRequest = { caller, headers: request.headers, requestId: request.id, profile };
    const servers = await (this.servers ??= this.load());
    const { createMcpHandler } = await import('@modelcontextprotocol/server');
    const handler = createMcpHandler(() => servers.for(mcpRequest), {
      maxSubscriptions: 0,
      onerror: (error) => servers.report(error, request.id),
    });
    const body = request.body === undefined ? {} : { parsedBody: request.body };
    void reply.send(await handler.fetch(webRequest(request, reply), body));
  }

  private async load(): Promise<McpServer> {
    const { McpServer } = await import('./mcp-server.js');
    return this.modules.create(McpServer);
  }

  /** Older versions of the protocol send many calls in one request, of which one is charged already. */
  private async chargeBatch(caller: Caller, body: unknown, reply: FastifyReply): Promise<void> {
    const more = Array.isArray(body) ? body.length - 1 : 0;
    if (more <= 0) return;
    try {
      refuseExceeded(await this.limits.charge(caller, MCP_WEIGHT * more));
    } catch (error) {
      setRefusalHeaders(reply, error);
      throw error;
    }
  }
}

function refuseMethod(reply: FastifyReply): void {
  const error = { code: -32_000, message: 'Method not allowed: send POST.' };
  void reply.status(405).header('Allow', 'POST').send({ jsonrpc: '2.0', error, id: null });
}

/** The SDK would say that too many listen already, where nobody can. */
function isListening(body: unknown): body is { readonly id?: unknown } {
  return typeof body === 'object' && body !== null && 'method' in body && body.method === 'subscriptions/listen';
}

function refuseToStream({ id }: { readonly id?: unknown }, reply: FastifyReply): void {
  const error = { code: JSON_RPC.methodNotFound, message: 'Method not found: there is nothing to listen to.' };
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  // As the SDK answers every other method that the revision 2026-07-28 knows and this server does not.
  void reply.status(404).send({ jsonrpc: '2.0', error, id: known });
}

/** The request as the SDK takes it. Its body has been read already and is handed over beside it. */
function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (PROTOCOL_HEADERS.test(name) && value !== undefined) headers.set(name, String(value));
  }
  return new Request(`http://localhost${MCP_PATH}`, { method: 'POST', headers, signal: gone.signal });
}
