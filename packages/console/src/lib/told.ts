import { RecollectError } from '@recollect/client';

export interface Told {
  readonly title: string;
  readonly detail: string;
  readonly hint?: string;
}

/** The session was over. The sign-in over the page says so. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof RecollectError && error.status === 401;
}

/** What failed, in the server's words. Advice that is meant for programs is replaced by advice for people. */
export function told(error: unknown): Told {
  if (!(error instanceof RecollectError))
    return { title: 'This did not work', detail: String((error as Error)?.message ?? error) };
  const { code, status, requestId } = error;
  const fields = error.errors.map(({ field, message }) => `${field}: ${message}`).join('\n');
  const detail = fields || error.detail;
  const hint = requestId === undefined ? {} : { hint: `Request ${requestId}` };
  if (code === 'network' || code === 'timeout')
    return {
      title: 'The server does not answer',
      detail: 'Nothing that you see here is lost. Try again in a moment.',
    };
  if (status === 403) return { title: 'Your key may not do this', detail, ...hint };
  if (status === 404) return { title: 'Not found', detail, ...hint };
  if (status === 412)
    return {
      title: 'It was changed meanwhile',
      detail: 'Somebody saved another version after you opened this one. Keep a copy of your text, then open it again.',
      ...hint,
    };
  if (status === 429) return { title: 'Too many requests', detail: `${detail} Wait a moment.`, ...hint };
  if (status >= 500)
    return { title: 'The server could not do it', detail: `${detail} Try again in a moment.`, ...hint };
  return { title: 'The server refused', detail, ...hint };
}
