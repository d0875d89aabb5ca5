import type { IncomingHttpHeaders } from 'node:http';
import { RecollectError } from '@kernel/errors.js';

/** What a request brings to say who asks. Undefined: nothing. */
export interface PresentedKey {
  readonly header: string | undefined;
  readonly bearer: string | undefined;
}

/** @throws RecollectError `unauthorized` when both headers carry a key and not the same */
export function presentedKey(headers: IncomingHttpHeaders): PresentedKey {
  const header = textOf(headers['x-api-key']);
  // The scheme's case does not matter, and another scheme is not ours (a proxy may use Basic). mem0's clients say Token.
  const bearer = /^(?:bearer|token) +(.+)$/i.exec(headers.authorization ?? '')?.[1]?.trim();
  if (header !== undefined && bearer !== undefined && header !== bearer) {
    throw new RecollectError('unauthorized', 'X-API-Key and Authorization carry two different keys: send one.');
  }
  return { header, bearer };
}

/** Empty is absent: clients send an unset variable so. */
function textOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.join(', ') : header;
  return text?.trim() || undefined;
}
