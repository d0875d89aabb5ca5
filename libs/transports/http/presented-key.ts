import type { IncomingHttpHeaders } from 'node:http';
import { RecollectError } from '@kernel/errors.js';

/** The credentials that a request sends. Undefined: none. */
export interface PresentedKey {
  readonly header: string | undefined;
  readonly bearer: string | undefined;
}

/** @throws RecollectError `unauthorized` if both headers carry a key and the keys differ */
export function presentedKey(headers: IncomingHttpHeaders): PresentedKey {
  const header = textOf(headers['x-api-key']);
  // The scheme is case-insensitive. Other schemes are ignored (a proxy may use Basic). mem0's clients send Token.
  const bearer = /^(?:bearer|token) +(.+)$/i.exec(headers.authorization ?? '')?.[1]?.trim();
  if (header !== undefined && bearer !== undefined && header !== bearer) {
    throw new RecollectError('unauthorized', 'X-API-Key and Authorization carry two different keys: send one.');
  }
  return { header, bearer };
}

/** Empty counts as absent: clients send an unset variable like that. */
function textOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(', ') : header;
  return text?.trim() || undefined;
}
