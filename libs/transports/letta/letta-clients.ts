import type { IncomingMessage } from 'node:http';

/** Letta's clients name themselves: `Letta/JS 1.12.1`, `AsyncLetta/Python 1.7.0`; older ones by a header of their maker. */
const AGENT = /^(?:Async)?Letta\//;
const OLDER = /letta-client$/;
/** Paths that mean something else, or may come to, to everybody who is no client of Letta's. */
const SHARED_PATHS = /^\/v1\/(messages(?:\/[^/?]+)?|models(?:\/embedding)?)\/?(\?.*)?$/;

/**
 * Where a request of Letta's clients is led. `GET /v1/messages` is our own list of a history too, and a slash at the end
 * tells nothing: so it is known by who asks.
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
