import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { Injectable } from '@nestjs/common';
import { type ApiKey, hashKey, parseKey, verifyKey } from './api-key.js';
import { type Caller, callerOfKey, callerOfToken, type FoundKey, isLive, type KeyRow } from './caller.js';
import { FailureThrottle } from './failure-throttle.js';
import { KeyCache } from './key-cache.js';
import { KeyUses } from './key-uses.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { readToken, type TokenClaims } from './user-token.js';

/** The refusal of a source that failed too often. */
export class TooManyFailures extends RecollectError {
  constructor(readonly retryAfterSeconds: number) {
    super('too_many_requests', 'Too many requests without a valid key came from this address.');
  }
}

/** A key, or a user token and what it claims. */
type Presented =
  { readonly keyId: string; readonly key: ApiKey } | { readonly keyId: string; readonly claims: TokenClaims };

/**
 * Finds out who presents a key or a user token.
 *
 * What is malformed, or was not signed here, is refused before any query. What is well-formed is always looked up,
 * however often its source has failed: strangers must not lock out the keys of others that share their address. The
 * cache bounds the queries; a source that fails often is told to wait.
 */
@Injectable()
export class Authenticate {
  private readonly throttle = new FailureThrottle();

  constructor(
    private readonly cache: KeyCache,
    private readonly uses: KeyUses,
    private readonly secrets: ServerSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * `source`: the address that the request came from.
   * @throws RecollectError `unauthorized`, the same for every reason
   * @throws TooManyFailures
   */
  async run(presented: string | undefined, source: string): Promise<Caller> {
    // Nothing presented is nothing guessed, and is not counted.
    if (!presented) throw new RecollectError('unauthorized');
    const parsed = this.parse(presented);
    if (!parsed) throw this.refusal(source);
    const began = this.cache.now();
    const rows = await this.cache.find(parsed.keyId);
    const caller =
      'key' in parsed
        ? (this.holderOfKey(parsed.key, rows) ?? (await this.holderOfNewSecret(parsed.key, rows, began)))
        : this.holderOfToken(parsed.claims, rows);
    if (!caller) throw this.refusal(source);
    return caller;
  }

  private parse(presented: string): Presented | null {
    const key = parseKey(presented);
    if (key) return { keyId: key.id, key };
    const claims = readToken(presented, this.secrets.all, this.clock.now());
    return claims && { keyId: claims.keyId, claims };
  }

  private holderOfKey(key: ApiKey, rows: readonly FoundKey[]): Caller | null {
    const now = this.clock.now();
    for (const row of rows) {
      const place = verifyKey(key, row.secretHash, this.secrets.all);
      const rotated = place < 0 && row.previousHash !== null && row.previousUntil !== null && row.previousUntil > now;
      const matches = place >= 0 || (rotated && verifyKey(key, row.previousHash ?? '', this.secrets.all) >= 0);
      if (!matches || !isLive(row, now)) continue;
      this.noteUse(row, place > 0 ? { from: row.secretHash, to: hashKey(key, this.secrets.newest) } : undefined);
      return callerOfKey(row);
    }
    return null;
  }

  /** A secret that another process has just made is not in the row that is cached here: so it is read anew, once. */
  private async holderOfNewSecret(key: ApiKey, known: readonly FoundKey[], began: number): Promise<Caller | null> {
    const now = this.clock.now();
    if (!known.some((row) => isLive(row, now))) return null;
    const rows = await this.cache.findSince(key.id, began);
    return rows === known ? null : this.holderOfKey(key, rows);
  }

  private holderOfToken(claims: TokenClaims, rows: readonly FoundKey[]): Caller | null {
    const row = rows.find(({ tenantId }) => tenantId === claims.tenantId);
    if (!row || !isLive(row, this.clock.now())) return null;
    if (row.userId !== null && row.userId !== claims.userId) return null;
    this.noteUse(row);
    return callerOfToken(row, claims);
  }

  private noteUse(row: KeyRow, rehash?: { from: string; to: string }): void {
    this.uses.note({ tenantId: row.tenantId, id: row.id, at: this.clock.now(), rehash });
  }

  private refusal(source: string): RecollectError {
    const wait = this.throttle.waitSeconds(source);
    if (wait > 0) return new TooManyFailures(wait);
    this.throttle.note(source);
    return new RecollectError('unauthorized');
  }
}
