import { randomUUID } from 'node:crypto';
import { type IncomingMessage, maxHeaderSize, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, ERRORS } from '@kernel/errors.js';

interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
}

const NO_HTTP: Refusal = { status: 400, code: 'invalid_input', detail: 'This is not a request of HTTP/1.1.' };
/** By Node's error code. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too_large',
    detail: `(headers): must not be longer than ${maxHeaderSize} bytes, the path among them`,
  },
  EXPECTATION: {
    status: 417,
    code: 'invalid_input',
    detail: 'Expect: must be 100-continue, or absent',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid_input', detail: 'The request took too long to arrive.' },
};

/** Node's error for headers that take too long. A slow body is refused in the same way. */
export const TIMED_OUT = Object.assign(new Error('timed out'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

const UNMET = Object.assign(new Error('an expectation that is not met'), { code: 'EXPECTATION' });

/** Node itself refuses such a request without a body. */
export function answerExpectations(server: Server): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => answerUnreadable(UNMET, socket));
}

/**
 * Responds to input that never became a request, in the default format, because its path and protocol are unknown.
 * The connection is closed, because nobody knows where the next request would begin.
 */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const { status, code, detail } = REFUSALS[error.code ?? ''] ?? NO_HTTP;
  const id = randomUUID();
  const type = `urn:recollect:error:${code}`;
  const body = JSON.stringify({ type, title: ERRORS[code].title, status, code, detail, request_id: id });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${id}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
