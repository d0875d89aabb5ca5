import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '../support/server.js';
import type { LabelledTurn } from './labels.js';

export type Call = <T>(method: string, at: string, body?: unknown, user?: string) => Promise<T>;

/** @throws Error with the response, unless it is 2xx */
export function callerOf({ url, key }: RunningServer): Call {
  return async (method, at, body, user) => {
    const headers = {
      'x-api-key': key,
      'content-type': 'application/json',
      ...(user !== undefined && { 'x-user-id': user }),
    };
    const response = await fetch(`${url}${at}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${at}: ${response.status} ${await response.text()}`);
    return response.json() as never;
  };
}

/** In windows of eight turns, for users without their own setting. */
export async function readFrom(call: Call): Promise<void> {
  await call('PUT', '/v1/admin/extraction/settings', { enabled: true, turns: 8, silence_seconds: 1 });
}

/** Appends all turns in their sessions. @returns the data set's id of each message */
export async function append(call: Call, user: string, turns: readonly LabelledTurn[]): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  for (const session of new Set(turns.map((turn) => turn.session))) {
    const said = turns.filter((turn) => turn.session === session);
    const messages = said.map(({ speaker, text, at: occurred_at, id }) => ({ id: `${user}-${id}`, role: 'user', speaker, content: text, occurred_at })); // prettier-ignore
    const body = { session_id: session, messages };
    const { messages: kept } = await call<{ messages: { id: string }[] }>('POST', '/v1/messages', body, user);
    kept.forEach(({ id }, index) => named.set(id, said[index]?.id ?? ''));
  }
  return named;
}

/** Waits until the whole history is read. */
export async function waitUntilRead(call: Call, user: string, length: number): Promise<void> {
  for (;;) {
    const { histories } = await call<{ histories: { read_to: number }[] }>(
      'GET',
      '/v1/extraction/settings',
      undefined,
      user,
    );
    if ((histories[0]?.read_to ?? 0) >= length) return;
    await sleep(500);
  }
}

export async function factsOf(call: Call, user: string): Promise<string[]> {
  const contents: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page: { records: { content: string }[]; next_cursor?: string | null } = await call('GET', `/v1/records?type=semantic&include_superseded=true&limit=1000${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`, undefined, user); // prettier-ignore
    contents.push(...page.records.map(({ content }) => content));
    cursor = page.next_cursor ?? undefined;
    if (cursor === undefined) return contents;
  }
}
