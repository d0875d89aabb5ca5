import { useSyncExternalStore } from 'react';

/** Who is signed in, as far as scripts may know: the key itself is in a cookie that they cannot read. */
export interface Session {
  readonly csrf: string;
  readonly expiresAt: Date;
}

export type SessionState =
  | { readonly state: 'unknown' }
  | { readonly state: 'out'; readonly reason?: string }
  | { readonly state: 'in'; readonly session: Session }
  | { readonly state: 'unreachable' };

/** `/console`, or where a proxy serves it. */
export const BASE = location.pathname.match(/^.*?\/console(?=\/|$)/)?.[0] ?? '/console';
export const SERVER = `${location.origin}${BASE.slice(0, -'/console'.length)}`;
const RENEW_MS = 5 * 60_000;

let current: SessionState = { state: 'unknown' };
const listeners = new Set<() => void>();

function put(next: SessionState): void {
  current = next;
  for (const listener of listeners) listener();
}

export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

interface Shown {
  readonly csrf_token: string;
  readonly expires_at: string;
}

const signedIn = ({ csrf_token, expires_at }: Shown): SessionState => ({
  state: 'in',
  session: { csrf: csrf_token, expiresAt: new Date(expires_at) },
});

async function ask(method: string, body?: unknown): Promise<Response> {
  return fetch(`${BASE}/session`, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

/** Requested when the page is loaded, and periodically while it is open. */
export async function resume(): Promise<void> {
  try {
    const response = await ask('GET');
    if (response.status === 401) return put({ state: 'out', reason: current.state === 'in' ? OVER : undefined });
    // From an overloaded server, or a proxy before it. It says nothing about the session.
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const shown = (await response.json()) as Shown | null;
    put(shown === null ? { state: 'out' } : signedIn(shown));
  } catch {
    if (current.state === 'unknown') put({ state: 'unreachable' });
  }
}

/** Whether the server itself answers, not just a proxy before it. */
export async function answers(): Promise<boolean> {
  return ask('GET').then(
    ({ status }) => status < 500,
    () => false,
  );
}

const OVER = 'Your session is over: it was signed out, ran out, or its key was revoked.';

/** @throws Error with a message for the user */
export async function signIn(key: string): Promise<void> {
  const response = await ask('POST', { key }).catch(() => {
    throw new Error('The server does not answer.');
  });
  const answer = (await response.json().catch(() => ({}))) as Partial<Shown> & { detail?: string; title?: string };
  const { csrf_token, expires_at } = answer;
  if (response.ok && csrf_token !== undefined && expires_at !== undefined) put(signedIn({ csrf_token, expires_at }));
  else
    throw new Error(
      answer.detail ?? answer.title ?? `The server could not sign you in: it answered ${response.status}.`,
    );
}

/** @throws Error with a message for the user: the session is still open, and the page stays as it is */
export async function signOut(): Promise<void> {
  const response = await ask('DELETE').catch(() => undefined);
  if (!response?.ok) throw new Error('You are still signed in: the server did not end the session. Try again.');
  put({ state: 'out' });
}

/** The server has refused the session. */
export function sessionLost(): void {
  if (current.state === 'in') put({ state: 'out', reason: OVER });
}

export function keepSession(): void {
  void resume();
  setInterval(() => {
    if (current.state === 'in' && document.visibilityState === 'visible') void resume();
  }, RENEW_MS);
}
