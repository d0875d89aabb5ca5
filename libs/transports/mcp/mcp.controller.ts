import { isTooDeep } from '@contracts/hostile.js';
import type { Caller } from '@governance/tenancy/caller.js';
import { invalid } from '@kernel/errors.js';
import { RateLimits, refuseExceeded } from '@governance/limits/rate-limits.js';
import { All, Controller, Req, Res } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCaller } from '../http/key.guard.js';
import { leavingOf } from '../http/leaving.js';
import { KeyOnly } from '../http/operation.decorator.js';
import { setRefusalHeaders } from '../http/refusal-headers.js';
import type { RecollectRequest } from '../http/request.js';
import { JSON_RPC } from './mcp-errors.js';
import { type McpRequest, Turns } from './mcp-request.js';
import type { McpServer } from './mcp-server.js';
import { MCP_PATH, MCP_WEIGHT } from './mcp-origin.js';
import { sendResponse } from './send-response.js';
import { readProfile } from './tool-profiles.js';

/** Nesting levels that JSON-RPC and MCP add to those of a tool's arguments. */
const MOST_LEVELS = 40;
/** The headers that the protocol needs. The key is not included, so the SDK never sees it. */
const PROTOCOL_HEADERS = /^(accept|content-type|mcp-[a-z-]+)$/;

/**
 * MCP over streamable HTTP, without sessions. Each request is authenticated and gets its own server, so that nothing
 * outlives or exceeds its key. There are no server-sent messages, so GET is refused. Preflights of web pages are
 * handled earlier: see `guardOrigins`.
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
    @Req() request: RecollectRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (request.method !== 'POST') return refuseMethod(reply);
    if (isTooDeep(request.body, MOST_LEVELS))
      throw invalid('(body)', `must not nest deeper than ${MOST_LEVELS} levels`);
    const profile = readProfile(request.query);
    await this.chargeBatch(caller, request.body, reply);
    if (isListening(request.body)) return refuseToStream(request.body, reply);
    const servers = await (this.servers ??= this.load());
    const mcpRequest: McpRequest = {
      caller,
      headers: request.headers,
      requestId: request.id,
      profile,
      turns: new Turns(),
      leaving: leavingOf(reply),
    };
    const { createMcpHandler } = await import('@modelcontextprotocol/server');
    const handler = createMcpHandler(() => servers.for(mcpRequest), {
      maxSubscriptions: 0,
      onerror: (error) => servers.report(error, request.id),
    });
    const body = request.body === undefined ? {} : { parsedBody: request.body };
    sendResponse(request, reply, await handler.fetch(webRequest(request, reply), body));
  }

  /** A load that failed is not kept, so the next request loads again. */
  private async load(): Promise<McpServer> {
    try {
      const { McpServer } = await import('./mcp-server.js');
      return await this.modules.create(McpServer);
    } catch (error) {
      this.servers = undefined;
      throw error;
    }
  }

  /** Older versions of the protocol send several calls in one request. One of them is already charged. */
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

/** The SDK would report too many listeners, although nobody can listen. */
function isListening(body: unknown): body is { readonly id?: unknown } {
  return typeof body === 'object' && body !== null && 'method' in body && body.method === 'subscriptions/listen';
}

function refuseToStream({ id }: { readonly id?: unknown }, reply: FastifyReply): void {
  const error = { code: JSON_RPC.methodNotFound, message: 'Method not found: there is nothing to listen to.' };
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  // The same response as the SDK's for every other method of revision 2026-07-28 that this server does not support.
  void reply.status(404).send({ jsonrpc: '2.0', error, id: known });
}

/** The request in the form the SDK expects. The body was already read and is passed separately. */
function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (PROTOCOL_HEADERS.test(name) && value !== undefined) headers.set(name, String(value));
  }
  return new Request(`http://localhost${MCP_PATH}`, { method: 'POST', headers, signal: gone.signal });
}
