import type { RecollectError } from '@kernel/errors.js';
import { z } from 'zod';
import type { Refusals } from '../http/door.js';

/** JSON-RPC error codes: https://www.jsonrpc.org/specification#error_object */
export const JSON_RPC = {
  parseError: -32_700,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
};
/** A code from the server range: the request as a whole is wrong. */
const REFUSED = -32_000;

/** Refusals before the protocol starts: no key, foreign origin, invalid JSON, too long. */
export const mcpErrors: Refusals = {
  contentType: 'application/json; charset=utf-8',
  render: (error, request) => ({
    jsonrpc: '2.0',
    id: idOf(request.body),
    error: { code: codeOf(error), message: error.detail, data: dataOf(error, request.id) },
  }),
  schema: { name: 'McpError', shape: z.object({ jsonrpc: z.literal('2.0'), error: z.object({ code: z.int() }) }) },
};

function codeOf(error: RecollectError): number {
  if (error.code === 'invalid_json') return JSON_RPC.parseError;
  return error.status < 500 ? REFUSED : JSON_RPC.internalError;
}

/** The data of an error, beside its message. */
export function dataOf(error: RecollectError, requestId: string): Record<string, unknown> {
  return { error: error.code, ...(error.errors.length > 0 && { errors: error.errors }), request_id: requestId };
}

function idOf(body: unknown): string | number | null {
  const id = typeof body === 'object' && body !== null ? (body as { id?: unknown }).id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
