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

interface Entry {
  readonly rows: Promise<readonly FoundKey[]>;
  /** By `KeyCache.now()`. */
  readonly since: number;
  /** Whether the look-up found a key. */
  known: boolean;
}

/** Keys by their public id, found or not, the ones used last. Simultaneous look-ups of one id share one query. */
@Injectable()
export class KeyCache {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
  ) {}

  /** The monotonic clock by which entries grow old, in milliseconds. */
  now(): number {
    return performance.now();
  }

  find(publicId: string): Promise<readonly FoundKey[]> {
    const entry = this.entries.get(publicId);
    if (entry && this.now() - entry.since < MAX_AGE_MS) {
      this.put(publicId, entry);
      return entry.rows;
    }
    return this.lookUp(publicId, entry?.known ?? false);
  }

  /** As `find`, by a look-up that began no earlier than this, by `now()`. */
  findSince(publicId: string, began: number): Promise<readonly FoundKey[]> {
    const entry = this.entries.get(publicId);
    return entry && entry.since >= began ? entry.rows : this.lookUp(publicId, entry?.known ?? false);
  }

  /** Whether the last look-up found a key, however long ago. */
  knows(publicId: string): boolean {
    return this.entries.get(publicId)?.known ?? false;
  }

  /** A key with this id was just made: its first use must not be held for a guess. */
  expect(publicId: string): void {
    this.put(publicId, { rows: Promise.resolve([]), since: -Infinity, known: true });
  }

  /** After a change in this process; other processes see it when their entry is too old. */
  forget(publicId: string): void {
    this.entries.delete(publicId);
  }

  private async lookUp(publicId: string, known: boolean): Promise<readonly FoundKey[]> {
    const rows = this.database.asSystem((tx) => this.keys.findByPublicId(tx, publicId), { readOnly: true });
    const entry: Entry = { rows, since: this.now(), known };
    this.put(publicId, entry);
    try {
      entry.known = (await rows).length > 0;
    } catch (error) {
      if (this.entries.get(publicId) === entry) this.entries.delete(publicId);
      throw error;
    }
    return rows;
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
