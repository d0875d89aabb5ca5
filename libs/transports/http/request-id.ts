import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Long enough for all common ids, and limited to characters that are harmless in logs, headers and pages. */
const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The request id of the client or of a proxy, otherwise a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
