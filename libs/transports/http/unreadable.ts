import { randomUUID } from 'node:crypto';
import { type IncomingMessage, maxHeaderSize, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
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
  TUNNEL: { status: 400, code: 'invalid_input', detail: 'CONNECT: this server is no proxy' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid_input', detail: 'The request took too long to arrive.' },
};

/** Node's error for headers that take too long. A slow body is refused in the same way. */
export const TIMED_OUT = Object.assign(new Error('timed out'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

const UNMET = Object.assign(new Error('an expectation that is not met'), { code: 'EXPECTATION' });
const TUNNEL = Object.assign(new Error('a request for a proxy'), { code: 'TUNNEL' });

/** The responses of each connection that are not sent yet. */
const unsent = new WeakMap<Socket, Set<ServerResponse>>();
/** The connections that end as soon as they are. */
const ending = new WeakSet<Socket>();

/** Node itself refuses such requests without a body, or without a response. */
export function answerOddRequests(server: Server): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => answerUnreadable(UNMET, socket));
  server.on('connect', (_, socket) => answerUnreadable(TUNNEL, socket as Socket));
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = unsent.get(socket) ?? new Set();
    unsent.set(socket, responses.add(response));
    response.setMaxListeners(response.getMaxListeners() + 1).once('close', () => responses.delete(response));
  });
}

/**
 * Responds to input that never became a request, in the default format, because its path and protocol are unknown.
 * The connection is closed, because nobody knows where the next request would begin. Requests that were whole before are answered first:
 * their clients would take the refusal for theirs.
 */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const earlier = [...(unsent.get(socket) ?? [])].find(({ req }) => req.complete);
  if (earlier) {
    // Whatever else arrives is no request either.
    if (!ending.has(socket)) earlier.once('close', () => ending.delete(socket) && answerUnreadable(error, socket));
    return void ending.add(socket);
  }
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
