import { Injectable } from '@nestjs/common';
import { KeyedHash } from '@platform/secrets/keyed-hash.js';

/** Users whose hash is cached. Enough for those who write at the same time. */
const MOST_KEPT = 1_000;

/** Names users without identifying them. A user has the same hash in the audit, the ledger and receipts. */
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

  /** One hash under every secret that the server knows. Entries from before a rotation carry an older one. */
  allOf(tenantId: string, userId: string): string[] {
    return this.hashes.allOf('user', tenantId, userId);
  }
}
