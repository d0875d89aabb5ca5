import { RecollectError } from '@kernel/errors.js';
import type { FastifyRequest } from 'fastify';

/** Browsers send it with every request to this server. Scripts cannot read it. */
export const SESSION_COOKIE = 'recollect_session';
/** The cookie is useless without this header, and pages of other sites cannot know its value. */
export const CSRF_HEADER = 'x-csrf-token';

/**
 * The content of the cookie. Undefined if there is none. If there are several, none is accepted, because another path
 * or host has set one.
 */
export function sessionCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const values = (headers.cookie ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return pair.slice(0, at).trim() === SESSION_COOKIE ? [pair.slice(at + 1).trim()] : [];
  });
  return values.length === 1 ? values[0] || undefined : undefined;
}

/**
 * Refuses requests that a browser marks as coming from another origin. Programs do not send this header.
 * @throws RecollectError `forbidden`
 */
export function requireSameOrigin(request: Pick<FastifyRequest, 'headers' | 'host'>): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const foreign = site === undefined ? origin !== undefined && hostOf(origin) !== request.host : site !== 'same-origin';
  if (foreign) throw new RecollectError('forbidden', 'A session of the console acts for pages of this server only.');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
