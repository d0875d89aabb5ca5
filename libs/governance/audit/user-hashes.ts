import { Injectable } from '@nestjs/common';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';

/** Of users who write at the same time. */
const MOST_KEPT = 1_000;

/** Names users without saying who. The same hash for the same user everywhere: in the audit, the ledger and receipts. */
@Injectable()
export class UserHashes {
  private readonly kept = new Map<string, string>();

  constructor(private readonly hashes: KeyedHash) {}

  of(tenantId: string, userId: string): string {
    const name = JSON.stringify([tenantId, userId]);
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const hash = this.hashes.of('user', tenantId, userId);
    this.kept.set(name, hash);
    return hash;
  }

  /** Under every secret that the server knows: entries from before a rotation bear an older one. */
  allOf(tenantId: string, userId: string): string[] {
    return this.hashes.allOf('user', tenantId, userId);
  }
}
