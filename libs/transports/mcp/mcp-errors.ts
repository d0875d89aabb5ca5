import type { RecollectError } from '@kernel/errors.js';
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Refusals } from '../http/door.js';

/** Of JSON-RPC's range for servers: what is wrong with the request as a whole. */
const REFUSED = -32_000;

/** What is refused before the protocol is spoken: no key, foreign origin, no JSON, too long. */
export const mcpErrors: Refusals = {
  contentType: 'application/json; charset=utf-8',
  render: (error, request) => ({
    jsonrpc: '2.0',
    id: idOf(request.body),
    error: { code: codeOf(error), message: error.detail, data: dataOf(error, request.id) },
  }),
  schema: { name: 'McpError', shape: z.object({ jsonrpc: z.literal('2.0'), error: z.object({ code: z.int() }) }) },
};

/** A refusal where the protocol has no result that could carry it: of a resource or a prompt. */
export function protocolErrorOf(error: RecollectError, requestId: string): ProtocolError {
  const code = error.status < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
  return because(error, new ProtocolError(code, error.detail, dataOf(error, requestId)));
}

/** Classes of the protocol's library take no cause. */
export function because<E extends Error>(cause: unknown, error: E): E {
  error.cause = cause;
  return error;
}

function codeOf(error: RecollectError): number {
  if (error.code === 'invalid_json') return ProtocolErrorCode.ParseError;
  return error.status < 500 ? REFUSED : ProtocolErrorCode.InternalError;
}

function dataOf(error: RecollectError, requestId: string): Record<string, unknown> {
  return { error: error.code, ...(error.errors.length > 0 && { errors: error.errors }), request_id: requestId };
}

function idOf(body: unknown): string | number | null {
  const id = typeof body === 'object' && body !== null ? (body as { id?: unknown }).id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
