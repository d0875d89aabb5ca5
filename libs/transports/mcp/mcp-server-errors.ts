import { ProtocolError } from '@modelcontextprotocol/server';
import type { RecollectError } from '@kernel/errors.js';
import { dataOf, JSON_RPC } from './mcp-errors.js';

/** A refusal where the protocol has no result for it: wrong parameters, a resource or a prompt. */
export function protocolErrorOf(error: RecollectError, requestId: string): ProtocolError {
  const code = error.status < 500 ? JSON_RPC.invalidParams : JSON_RPC.internalError;
  return because(error, new ProtocolError(code, error.detail, dataOf(error, requestId)));
}

/** The error classes of the protocol's library accept no cause. */
export function because<E extends Error>(cause: unknown, error: E): E {
  error.cause = cause;
  return error;
}
