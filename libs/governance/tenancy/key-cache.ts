import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import type { FoundKey } from './caller.js';
import { KeysRepository } from './keys.repository.js';

/**
 * A revocation must take effect within a second on every process, and the lookup itself takes time. The age is counted
 * from the start of the lookup, because its result may be that old.
 */
const MAX_AGE_MS = 750;
const MAX_ENTRIES = 10_000;
/** At most this many queries for keys run at a time. Ids that arrive meanwhile wait and share the next query. */
const MAX_QUERIES = 4;
const MAX_IDS_IN_QUERY = 1_000;

interface Entry {
  readonly rows: Promise<readonly FoundKey[]>;
  /** When its query began, by `KeyCache.now()`. Infinity while it waits. */
  since: number;
}

interface Waiting {
  readonly publicId: string;
  readonly entry: Entry;
  readonly found: (rows: readonly FoundKey[]) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Caches the most recently used keys by public id, whether found or not. Every id that is not cached is looked up.
 * Nobody can block other callers by sending made-up ids, because all waiting ids share the next query.
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

  /** The monotonic clock for the age of entries, in milliseconds. */
  now(): number {
    return performance.now();
  }

  find(publicId: string): Promise<readonly FoundKey[]> {
    return this.findSince(publicId, this.now() - MAX_AGE_MS);
  }

  /** As `find`, from a query that began no earlier than `began`, by `now()`. */
  findSince(publicId: string, began: number): Promise<readonly FoundKey[]> {
    const known = this.entries.get(publicId);
    const entry = known && known.since >= began ? known : this.lookUp(publicId);
    this.put(publicId, entry);
    return entry.rows;
  }

  /** Called after a change in this process. Other processes see the change when their entry expires. */
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

  /** Stores the entry as the most recently used. */
  private put(publicId: string, entry: Entry): void {
    this.entries.delete(publicId);
    this.entries.set(publicId, entry);
    if (this.entries.size <= MAX_ENTRIES) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
