import { PeriodicFlush } from '@kernel/periodic-flush.js';
import { Injectable, Logger } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { type KeyUse, KeysRepository } from './keys.repository.js';

const FLUSH_EVERY_MS = 30_000;

/** Collects the use of keys and writes it for all of them at once, so that a request itself writes nothing. */
@Injectable()
export class KeyUses extends PeriodicFlush {
  private uses = new Map<string, KeyUse>();

  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
  ) {
    super(FLUSH_EVERY_MS);
  }

  note(use: KeyUse): void {
    this.uses.set(use.id, use);
  }

  /** Uses that cannot be written now are kept for the next flush. Never throws. */
  async flush(): Promise<void> {
    if (this.uses.size === 0) return;
    const uses = this.uses;
    this.uses = new Map();
    try {
      await this.database.asSystem((tx) => this.keys.noteUses(tx, [...uses.values()]));
    } catch {
      this.uses = new Map([...uses, ...this.uses]);
      new Logger('Tenancy').warn(`the last use of ${uses.size} key(s) could not be written yet`);
    }
  }
}
