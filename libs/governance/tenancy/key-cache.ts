import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import type { FoundKey } from './caller.js';
import { KeysRepository } from './keys.repository.js';

/**
 * A revocation must take effect within a second on every process, and a look-up takes time itself. Counted from when
 * the look-up began, because its answer may be as old as that.
 */
const MAX_AGE_MS = 750;
const MAX_ENTRIES = 10_000;
/** So many queries for keys run at a time. Ids that come meanwhile wait together and share the next one. */
const MAX_QUERIES = 4;
const MAX_IDS_IN_QUERY = 1_000;

interface Entry {
  readonly rows: Promise<readonly FoundKey[]>;
  /** When its query began, by `KeyCache.now()`; later than any instant as long as it waits. */
  since: number;
}

interface Waiting {
  readonly publicId: string;
  readonly entry: Entry;
  readonly found: (rows: readonly FoundKey[]) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Keys by their public id, found or not, the ones used last. Every id that is not cached is looked up, whoever asks:
 * nobody can keep others from their keys by asking for made-up ones, because all that wait share the next query.
 */
@Injectable()
export class KeyCache {
  private readonly entries = new Map<string, Entry>();
  private readonly waiting: Waiting[] = [];
  private queries = 0;

  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
  ) {}

  /** The monotonic clock by which entries grow old, in milliseconds. */
  now(): number {
    return performance.now();
  }

  find(publicId: string): Promise<readonly FoundKey[]> {
    return this.findSince(publicId, this.now() - MAX_AGE_MS);
  }

  /** As `find`, by a query that began no earlier than this, by `now()`. */
  findSince(publicId: string, began: number): Promise<readonly FoundKey[]> {
    const known = this.entries.get(publicId);
    const entry = known && known.since >= began ? known : this.lookUp(publicId);
    this.put(publicId, entry);
    return entry.rows;
  }

  /** After a change in this process; other processes see it when their entry is too old. */
  forget(publicId: string): void {
    this.entries.delete(publicId);
  }

  private lookUp(publicId: string): Entry {
    let settle!: Pick<Waiting, 'found' | 'failed'>;
    const rows = new Promise<readonly FoundKey[]>((found, failed) => (settle = { found, failed }));
    const entry: Entry = { rows, since: Infinity };
    this.waiting.push({ publicId, entry, ...settle });
    this.ask();
    return entry;
  }

  private ask(): void {
    while (this.queries < MAX_QUERIES && this.waiting.length > 0) {
      this.queries += 1;
      void this.query(this.waiting.splice(0, MAX_IDS_IN_QUERY)).finally(() => {
        this.queries -= 1;
        this.ask();
      });
    }
  }

  private async query(batch: readonly Waiting[]): Promise<void> {
    const began = this.now();
    for (const { entry } of batch) entry.since = began;
    const ids = batch.map(({ publicId }) => publicId);
    try {
      const rows = await this.database.asSystem((tx) => this.keys.findByPublicIds(tx, ids), { readOnly: true });
      const byId = new Map<string, FoundKey[]>();
      for (const row of rows) byId.set(row.keyId, [...(byId.get(row.keyId) ?? []), row]);
      for (const { publicId, found } of batch) found(byId.get(publicId) ?? []);
    } catch (error) {
      for (const { publicId, entry, failed } of batch) {
        if (this.entries.get(publicId) === entry) this.entries.delete(publicId);
        failed(error);
      }
    }
  }

  /** As the one used last. */
  private put(publicId: string, entry: Entry): void {
    this.entries.delete(publicId);
    this.entries.set(publicId, entry);
    if (this.entries.size <= MAX_ENTRIES) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
