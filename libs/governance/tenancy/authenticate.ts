import { isIPv6 } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { PeriodicFlush } from '@kernel/periodic-flush.js';
import { Database } from '@platform/database/database.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { type ApiKey, hashKey, parseKey, verifyKey } from './api-key.js';
import { type Caller, callerOfKey, callerOfToken, type FoundKey, isLive, type KeyRow } from './caller.js';
import { KeyCache, KeysRepository, type KeyUse } from './keys.repository.js';
import { readToken, type TokenClaims } from './user-token.js';

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

/** The cost of one failure, and the most a source may owe: twenty failures at once, then one every three seconds. */
const COST_MS = 3_000;
const MOST_MS = 20 * COST_MS;
/** Beyond this many sources, the one whose last failure is oldest is forgotten. */
const MAX_SOURCES = 10_000;

/** A debt in milliseconds. Waiting pays it off. */
interface Debt {
  readonly ms: number;
  /** By the monotonic clock, in milliseconds. */
  readonly at: number;
}

/**
 * Limits how often a source (an address) may present a key that is not live. A leaky bucket in this process's memory.
 * Only failures count, so working keys never wait.
 */
export class FailureThrottle {
  private readonly debts = new Map<string, Debt>();

  constructor(private readonly monotonic: () => number = () => performance.now()) {}

  /** Seconds until the source may fail again; 0: now. */
  waitSeconds(address: string): number {
    return Math.ceil(Math.max(0, this.owed(sourceOf(address)) + COST_MS - MOST_MS) / 1_000);
  }

  /** Counts one failure. */
  note(address: string): void {
    const source = sourceOf(address);
    const ms = Math.min(MOST_MS, this.owed(source) + COST_MS);
    this.debts.delete(source);
    this.debts.set(source, { ms, at: this.monotonic() });
    if (this.debts.size <= MAX_SOURCES) return;
    const [oldest] = this.debts.keys();
    if (oldest !== undefined) this.debts.delete(oldest);
  }

  private owed(source: string): number {
    const debt = this.debts.get(source);
    return debt ? Math.max(0, debt.ms - (this.monotonic() - debt.at)) : 0;
  }
}

/**
 * The owner of one IPv6 address has the 2^64 addresses of its network (RFC 6177), so they count as one source. An IPv4
 * address is its own source, also in IPv6 notation.
 */
function sourceOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.toLowerCase().split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  // A trailing IPv4 address stands for two groups.
  const given = first.length + last.length + (last.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - given }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Refuses a source that failed too often. */
export class TooManyFailures extends RecollectError {
  constructor(readonly retryAfterSeconds: number) {
    super('too_many_requests', 'Too many requests without a valid key came from this address.');
  }
}

const SEND = 'Send a live key as X-API-Key or as Authorization: Bearer.';
/** Reasons why a presented key or token was refused. */
export const REFUSED = {
  missing: `No key was sent. ${SEND}`,
  malformed: `What was sent is no whole key: one is rk_, 12 characters, _ and 49 more, without a space or a quote. It may have been cut, or mistyped. ${SEND}`,
  unknown: `This key is not known here: of another installation, of a tenant that was erased, or mistyped. ${SEND}`,
  revoked: `This key was revoked. ${SEND}`,
  expired: `This key has expired. ${SEND}`,
  replaced: 'This secret was replaced when the key was rotated. Send the new one.',
  token: 'This user token is not whole, has expired, or was not made here. Mint a new one with POST /v1/tokens.',
  keyOfToken: 'The key that minted this user token was revoked, has expired, or is bound to another user now.',
} as const;

/** A key, or a user token with its claims. */
type Presented =
  { readonly keyId: string; readonly key: ApiKey } | { readonly keyId: string; readonly claims: TokenClaims };

/**
 * Identifies the caller by a key or a user token.
 *
 * A key or token that is malformed, or was not signed here, is refused without a query. A well-formed one is always
 * looked up, however often its source has failed, so that strangers cannot lock out keys of others at the same address.
 * The cache bounds the number of queries. A source that fails often is told to wait.
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
   * `source`: the address of the client.
   * @throws RecollectError `unauthorized`. The reason reveals only what the caller may know: that a key exists, or
   * existed, is told only to a caller who has its secret.
   * @throws TooManyFailures
   */
  async run(presented: string | undefined, source: string): Promise<Caller> {
    // Sending nothing is not a guess, so it is not counted.
    if (!presented) throw new RecollectError('unauthorized', REFUSED.missing);
    const parsed = this.parse(presented);
    if (!parsed) throw this.refusal(source, presented.startsWith('ut_') ? REFUSED.token : REFUSED.malformed);
    const began = this.cache.now();
    const rows = await this.cache.find(parsed.keyId);
    const caller =
      'key' in parsed
        ? (this.holderOfKey(parsed.key, rows) ?? (await this.holderOfNewSecret(parsed.key, rows, began)))
        : this.holderOfToken(parsed.claims, rows);
    if (!caller) throw this.refusal(source, this.reasonOf(parsed, rows));
    return caller;
  }

  /**
   * For a request that takes long. Expiry ends none: what began before it may finish.
   * @throws RecollectError `unauthorized` if the caller's key was revoked meanwhile, or deleted with its tenant
   */
  async recheck({ tenantId, keyId }: Pick<Caller, 'tenantId' | 'keyId'>): Promise<void> {
    const rows = await this.cache.find(keyId);
    if (rows.some((row) => row.tenantId === tenantId && row.revokedAt === null)) return;
    throw new RecollectError('unauthorized', 'The key was revoked meanwhile.');
  }

  /** To a caller without the right secret, a key that is over looks like one that never existed. */
  private reasonOf(parsed: Presented, rows: readonly FoundKey[]): string {
    if ('claims' in parsed) return REFUSED.keyOfToken;
    const now = this.clock.now();
    for (const row of rows) {
      const replaced = row.previousHash !== null && verifyKey(parsed.key, row.previousHash, this.secrets.all) >= 0;
      if (!replaced && verifyKey(parsed.key, row.secretHash, this.secrets.all) < 0) continue;
      if (row.revokedAt !== null) return REFUSED.revoked;
      return isLive(row, now) && replaced ? REFUSED.replaced : REFUSED.expired;
    }
    return REFUSED.unknown;
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

  /** The cached row lacks a secret that another process has just created. So the row is read again, once. */
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

  private refusal(source: string, reason: string): RecollectError {
    const wait = this.throttle.waitSeconds(source);
    if (wait > 0) return new TooManyFailures(wait);
    this.throttle.note(source);
    return new RecollectError('unauthorized', reason);
  }
}
