import { useSyncExternalStore } from 'react';

/** Who is signed in, as far as scripts may know: the key itself is in a cookie that they cannot read. */
export interface Session {
  readonly csrf: string;
  /** Whose it is: a key, and the user that it or its token is bound to. */
  readonly caller: string;
  /** Counts up whenever the caller may be another one. What is shown and typed belongs to one of these. */
  readonly page: number;
}

export type SessionState =
  | { readonly state: 'unknown' }
  | { readonly state: 'out'; readonly reason?: string }
  | { readonly state: 'in'; readonly session: Session }
  /** The session has ended, and not because its user signed out. The page keeps what was typed. */
  | { readonly state: 'lost'; readonly session: Session }
  | { readonly state: 'unreachable' };

/** `/console`, or where a proxy serves it. */
export const BASE = location.pathname.match(/^.*?\/console(?=\/|$)/)?.[0] ?? '/console';
export const SERVER = `${location.origin}${BASE.slice(0, -'/console'.length)}`;
const RENEW_MS = 5 * 60_000;

let current: SessionState = { state: 'unknown' };
let pages = 0;
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
  readonly key_id: string;
  readonly user_id: string | null;
}

/** The same caller keeps the page, whether the session was renewed or is a new one. */
function enter({ csrf_token, key_id, user_id }: Shown): void {
  const caller = JSON.stringify([key_id, user_id]);
  const before = current.state === 'in' || current.state === 'lost' ? current.session : undefined;
  if (current.state === 'in' && before?.csrf === csrf_token) return;
  const page = before?.caller === caller ? before.page : (pages += 1);
  put({ state: 'in', session: { csrf: csrf_token, caller, page } });
}

function noSession(): void {
  if (current.state === 'in') put({ state: 'lost', session: current.session });
  else if (current.state !== 'lost' && current.state !== 'out') put({ state: 'out' });
}

/** Undefined if the session of the page is over, or is another one's now. */
export function tokenOf(page: number): string | undefined {
  return current.state === 'in' && current.session.page === page ? current.session.csrf : undefined;
}

/** Tells the other tabs of this browser, which share the cookie. */
const tabs = new BroadcastChannel(`recollect ${BASE}`);
tabs.onmessage = ({ data }) => {
  if (data === 'in') void resume();
  else if (current.state === 'in' || current.state === 'lost')
    put({ state: 'out', reason: 'You have signed out in another tab.' });
};

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
    if (response.status === 401) return noSession();
    // From an overloaded server, or a proxy before it. It says nothing about the session.
    if (!response.ok) throw new Error(`answered ${response.status}`);
    const shown = (await response.json()) as Shown | null;
    // The browser has deleted a cookie that ran out.
    if (shown === null) noSession();
    else enter(shown);
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

/** @throws Error with a message for the user */
export async function signIn(key: string): Promise<void> {
  const response = await ask('POST', { key }).catch(() => {
    throw new Error('The server does not answer.');
  });
  const answer = (await response.json().catch(() => ({}))) as Partial<Shown> & { detail?: string; title?: string };
  const { csrf_token, key_id, user_id } = answer;
  if (!response.ok || csrf_token === undefined || key_id === undefined || user_id === undefined)
    throw new Error(
      answer.detail ?? answer.title ?? `The server could not sign you in: it answered ${response.status}.`,
    );
  enter({ csrf_token, key_id, user_id });
  tabs.postMessage('in');
}

/** @throws Error with a message for the user: the session is still open, and the page stays as it is */
export async function signOut(): Promise<void> {
  const response = await ask('DELETE').catch(() => undefined);
  if (!response?.ok) throw new Error('You are still signed in: the server did not end the session. Try again.');
  put({ state: 'out' });
  tabs.postMessage('out');
}

/** The server has refused the session of this token. */
export function sessionLost(token: string): void {
  if (current.state === 'in' && current.session.csrf === token) noSession();
}

export function keepSession(): void {
  void resume();
  setInterval(() => {
    if (current.state === 'in' && document.visibilityState === 'visible') void resume();
  }, RENEW_MS);
}
