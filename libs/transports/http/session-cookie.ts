import { RecollectError } from '@kernel/errors.js';
import type { FastifyRequest } from 'fastify';

/** Sent by browsers beside every request to this server; no script can read it. */
export const SESSION_COOKIE = 'recollect_session';
/** Without it the cookie opens nothing: another site's page cannot know it. */
export const CSRF_HEADER = 'x-csrf-token';

/** What the cookie holds. Undefined: there is none. Of several, none is believed: another path or host has set one. */
export function sessionCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const values = (headers.cookie ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return pair.slice(0, at).trim() === SESSION_COOKIE ? [pair.slice(at + 1).trim()] : [];
  });
  return values.length === 1 ? values[0] || undefined : undefined;
}

/**
 * Turns away what a browser says comes from elsewhere. Programs say nothing.
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
