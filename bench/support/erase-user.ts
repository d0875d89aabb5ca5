import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from './server.js';

/** @returns the number of erased rows, once all are gone */
export async function eraseUser(
  { url, key }: Pick<RunningServer, 'url' | 'key'>,
  user: string,
): Promise<{ readonly rows: number }> {
  const call = async (method: string, path: string): Promise<Record<string, unknown>> => {
    const response = await fetch(url + path, { method, headers: { 'X-API-Key': key } });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };
  const { id } = await call('POST', `/v1/admin/users/${user}/erasure`);
  for (;;) {
    const { state, counts } = await call('GET', `/v1/erasures/${String(id)}`);
    if (state === 'completed') {
      const rows = Object.values(counts as Record<string, number>).reduce((sum, count) => sum + count, 0);
      return { rows };
    }
    await sleep(250);
  }
}
