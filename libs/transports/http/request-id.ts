import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Long enough for every id in use, and nothing that a log, a header or a page could take for more than a name. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id that the client, or a proxy in front, has given the request; else one of ours. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
