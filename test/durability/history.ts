import { setTimeout as sleep } from 'node:timers/promises';
import {
  deleteRecord,
  listRecords,
  patchRecord,
  storeRecord,
  storeRecords,
} from '@contracts/records/records.operations.js';
import type { Client, Reply } from '@test/support/client.js';

const PER_BATCH = 20;
/** A user whose records are never edited or deleted, so that what was folded stays folded. */
const EVERY_NTH_KEEPS_ALL = 4;

type Content = string | null;

export interface HistoryOptions {
  /** What the names of its users begin with. */
  readonly name?: string;
  readonly writers: number;
  /** Distributed among the writers, so that no two write the same record. */
  readonly users: number;
  /** Milliseconds that a writer waits after each request. */
  readonly restMs?: number;
}

/**
 * The responses that many users got from a server that is killed, cut off and restarted meanwhile. Acknowledged writes
 * must hold afterwards. After a request without a response, or with a 503, either outcome is allowed, and the record is
 * left alone.
 */
export class History {
  /** By user, then by the client's id: the possible states. `null`: deleted. */
  private readonly allowed = new Map<string, Map<string, readonly Content[]>>();
  /** Records that were acknowledged as stored, changed or deleted. */
  acknowledged = 0;
  /** Requests without a response. */
  unanswered = 0;
  /** Requests that were answered 503. */
  refused = 0;
  /** Responses that no fault excuses. */
  readonly wrong: string[] = [];
  private lastAcknowledged = 0;
  private stopped = false;
  private readonly writers: Promise<void>[];

  constructor(
    private readonly client: Client,
    options: HistoryOptions,
  ) {
    const names = Array.from({ length: options.users }, (_, index) => `${options.name ?? 'user'}-${index}`);
    for (const name of names) this.allowed.set(name, new Map());
    this.writers = Array.from({ length: options.writers }, (_, writer) =>
      this.write(
        names.filter((_name, index) => index % options.writers === writer),
        `w${writer}`,
        options.restMs ?? 0,
      ),
    );
  }

  get users(): string[] {
    return [...this.allowed.keys()];
  }

  /** Users whose records are never edited or deleted. */
  get keepers(): string[] {
    return this.users.filter((_, index) => keepsAll(index));
  }

  /** Milliseconds since the last acknowledged write. */
  get silentMs(): number {
    return performance.now() - this.lastAcknowledged;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.writers);
  }

  /** The records that differ from what was acknowledged. */
  async faults(): Promise<string[]> {
    const found: string[][] = [];
    // One after the other: a single client does not send more than can be done.
    for (const [user, records] of this.allowed) {
      const stored = await everyRecord(this.client.as(user));
      found.push(
        [...records].flatMap(([id, allowed]) => {
          const content = stored.get(id) ?? null;
          return allowed.includes(content) ? [] : [`${user} ${id}: ${nameOf(content, allowed)}`];
        }),
      );
    }
    return found.flat();
  }

  /** A record that must exist, to test the checker itself. */
  one(): { user: string; id: string } {
    for (const [user, records] of this.allowed)
      for (const [id, allowed] of records) if (allowed.length === 1 && allowed[0] !== null) return { user, id };
    throw new Error('nothing was acknowledged');
  }

  private async write(users: readonly string[], writer: string, restMs: number): Promise<void> {
    const mine = new Map<string, string[]>(users.map((user) => [user, []]));
    for (let turn = 0; !this.stopped; turn += 1) {
      const user = users[turn % users.length] ?? '';
      const kept = mine.get(user) ?? [];
      await this.oneWrite(user, kept, Math.floor(turn / users.length), `${writer}-${turn}`);
      if (restMs > 0) await sleep(restMs);
    }
  }

  private async oneWrite(user: string, kept: string[], round: number, id: string): Promise<void> {
    const client = this.client.as(user);
    const old = keepsAll(this.users.indexOf(user)) ? undefined : kept[kept.length - 5];
    const forget = (): void => void (old !== undefined && kept.splice(kept.indexOf(old), 1));
    if (round % 8 === 3) {
      const ids = Array.from({ length: PER_BATCH }, (_, index) => `${id}-${index}`);
      const records = ids.map((one) => ({ id: one, type: 'episodic', content: contentOf(one) }));
      await this.send(user, ids, contentOf, () => client.call(storeRecords, { body: { records } }));
    } else if (round % 8 === 5 && old !== undefined) {
      const content = `changed: ${contentOf(old)}`;
      const patch = () => client.call(patchRecord, { params: { id: old }, body: { content } });
      if (!(await this.send(user, [old], () => content, patch))) forget();
    } else if (round % 8 === 7 && old !== undefined) {
      forget();
      await this.send(
        user,
        [old],
        () => null,
        () => client.call(deleteRecord, { params: { id: old } }),
      );
    } else {
      const body = { id, type: 'episodic', content: contentOf(id) };
      if (await this.send(user, [id], contentOf, () => client.call(storeRecord, { body }))) kept.push(id);
    }
  }

  /** Whether it was acknowledged. */
  private async send(
    user: string,
    ids: readonly string[],
    content: (id: string) => Content,
    request: () => Promise<Reply>,
  ): Promise<boolean> {
    const records = this.allowed.get(user);
    const reply = await request().catch((error: unknown) => {
      // fetch's error if the other end is gone.
      if ((error as Error).name !== 'TypeError') this.wrong.push(String(error));
      return null;
    });
    if (reply && reply.status < 300) {
      for (const id of ids) records?.set(id, [content(id)]);
      this.acknowledged += ids.length;
      this.lastAcknowledged = performance.now();
      return true;
    }
    for (const id of ids) records?.set(id, [...(records.get(id) ?? [null]), content(id)]);
    if (!reply) this.unanswered += 1;
    else if (reply.status === 503) this.refused += 1;
    else this.wrong.push(`${reply.status} ${reply.text}`);
    await sleep(100);
    return false;
  }
}

function keepsAll(index: number): boolean {
  return index % EVERY_NTH_KEEPS_ALL === 0;
}

function nameOf(content: Content, allowed: readonly Content[]): string {
  if (content === null) return 'missing';
  return allowed.every((one) => one === null) ? 'undeleted' : 'altered';
}

/** Each has its own content, so that a summary has something to keep. */
function contentOf(id: string): string {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_000, 7) + 1_000;
  return `Invoice ${id} over ${number} euros is due on ${(number % 28) + 1} June at the Altona clinic.`;
}

async function everyRecord(client: Client): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let cursor: string | undefined; ;) {
    const page = await client.ok(listRecords, { query: { limit: 1000, cursor } });
    for (const { external_id: id, content } of page.records) if (id !== undefined) found.set(id, content);
    cursor = page.next_cursor;
    if (cursor === undefined) return found;
  }
}
