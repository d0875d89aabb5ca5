import {
  deleteRecord,
  listRecords,
  patchRecord,
  storeRecord,
  storeRecords,
} from '@contracts/records/records.operations.js';
import type { Client } from '@test/support/client.js';

const WRITERS = 8;
const PER_BATCH = 20;

/**
 * What a server has acknowledged, by the client's ids. A request in progress when the server died may have been stored
 * or not, so nothing is expected of its records.
 */
export class Ledger {
  /** `null`: acknowledged as deleted. */
  private readonly expected = new Map<string, string | null>();
  acknowledged = 0;

  get size(): number {
    return this.expected.size;
  }

  /** One record that is expected to exist. */
  get one(): string {
    const [found] = [...this.expected].filter(([, content]) => content !== null);
    if (!found) throw new Error('nothing was acknowledged');
    return found[0];
  }

  /** Concurrent writes, until the server stops responding. */
  async writeUntilItDies(client: Client, round: string): Promise<void> {
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => this.write(client, `${round}-${writer}`)));
  }

  /** The records that differ from what was acknowledged. */
  async faults(client: Client): Promise<string[]> {
    const stored = await everyRecord(client);
    return [...this.expected].flatMap(([id, content]) => {
      const found = stored.get(id) ?? null;
      return found === content
        ? []
        : [`${id}: ${found === null ? 'missing' : content === null ? 'undeleted' : 'altered'}`];
    });
  }

  private async write(client: Client, writer: string): Promise<void> {
    const mine: string[] = [];
    for (let turn = 0; ; turn += 1) {
      const id = `${writer}-${turn}`;
      const old = mine[mine.length - 7];
      if (turn % 8 === 3) {
        const ids = Array.from({ length: PER_BATCH }, (_, index) => `${id}-${index}`);
        const records = ids.map((one) => ({ id: one, content: contentOf(one) }));
        if (!(await this.sent(ids, contentOf, () => client.ok(storeRecords, { body: { records } })))) return;
      } else if (turn % 8 === 5 && old !== undefined) {
        const changed = `changed: ${contentOf(old)}`;
        const patch = () => client.ok(patchRecord, { params: { id: old }, body: { content: changed } });
        if (!(await this.sent([old], () => changed, patch))) return;
      } else if (turn % 8 === 7 && old !== undefined) {
        mine.splice(mine.indexOf(old), 1);
        if (
          !(await this.sent(
            [old],
            () => null,
            () => client.ok(deleteRecord, { params: { id: old } }),
          ))
        )
          return;
      } else {
        const store = () => client.ok(storeRecord, { body: { id, content: contentOf(id) } });
        if (!(await this.sent([id], contentOf, store))) return;
        mine.push(id);
      }
    }
  }

  /** Whether it was acknowledged. @throws if the server refuses: it may die, but not misbehave */
  private async sent(
    ids: readonly string[],
    content: (id: string) => string | null,
    request: () => Promise<unknown>,
  ): Promise<boolean> {
    for (const id of ids) this.expected.delete(id);
    try {
      await request();
    } catch (error) {
      // fetch's error if the other end is gone.
      if ((error as Error).name === 'TypeError') return false;
      throw error;
    }
    for (const id of ids) this.expected.set(id, content(id));
    this.acknowledged += ids.length;
    return true;
  }
}

function contentOf(id: string): string {
  return `Note ${id}: the ferry to the island leaves at seven.`;
}

async function everyRecord(client: Client): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let cursor: string | undefined; ;) {
    const page = await client.ok(listRecords, { query: { limit: 1000, cursor } });
    for (const { external_id: id, content } of page.records) found.set(id ?? '', content);
    cursor = page.next_cursor;
    if (cursor === undefined) return found;
  }
}
