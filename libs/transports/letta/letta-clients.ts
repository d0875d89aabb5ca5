import type { IncomingMessage } from 'node:http';

/**
 * User agents of Letta's clients: `Letta/JS 1.12.1`, `AsyncLetta/Python 1.7.0`. Older clients send a header of their
 * own.
 */
const AGENT = /^(?:Async)?Letta\//;
const OLDER = /letta-client$/;
/** Paths that have, or may get, another meaning for clients other than Letta's. */
const SHARED_PATHS = /^\/v1\/(messages(?:\/[^/?]+)?|models(?:\/embedding)?)\/?(\?.*)?$/;

/**
 * The address to which a request of a Letta client is routed. `GET /v1/messages` is also our own list of a history,
 * and a trailing slash does not distinguish them, so the client is recognized by its headers.
 */
export function leadLettaClients({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string {
  const isLetta = AGENT.test(headers['user-agent'] ?? '') || OLDER.test(String(headers['x-fern-sdk-name'] ?? ''));
  const [, path, query = ''] = (method === 'GET' && isLetta && SHARED_PATHS.exec(url)) || [];
  return path === undefined ? url : `/v1/letta/${path}${query}`;
}
