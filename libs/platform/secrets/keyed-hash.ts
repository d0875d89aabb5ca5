import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerSecrets } from './server-secrets.js';

/**
 * `kh1_<which secret>_<hash>`: 8 hex digits identify the secret without revealing it, so that a hash outlives a
 * rotation.
 */
const FORM = /^kh1_([0-9a-f]{8})_([0-9a-f]{64})$/;

/**
 * Identifies somebody or something without revealing who: HMAC-SHA-256 under the server's secret, over a purpose and
 * the parts of the name. Without the secret, nobody can guess the name from a list; with it, a known name can be
 * recognised. For data that outlives an erasure: receipts, the ledger, the audit.
 */
export class KeyedHash {
  constructor(private readonly secrets: ServerSecrets) {}

  /** Hashes under the newest secret. The same parts have the same hash as long as that secret is the newest. */
  of(purpose: string, ...parts: readonly string[]): string {
    return hashed(this.secrets.newest, purpose, parts);
  }

  /** Whether `hash` is of these parts, under any secret that the server still knows. */
  is(hash: string, purpose: string, ...parts: readonly string[]): boolean {
    const named = FORM.exec(hash)?.[1];
    return this.secrets.all.some((secret) => nameOf(secret) === named && equal(hashed(secret, purpose, parts), hash));
  }

  /** Whether the server knows the secret of `hash`. If not, `is` cannot recognise anybody by it. */
  knowsSecretOf(hash: string): boolean {
    const named = FORM.exec(hash)?.[1];
    return this.secrets.all.some((secret) => nameOf(secret) === named);
  }

  /** Hashes under every secret that the server knows, the newest first, to look one up among stored hashes. */
  allOf(purpose: string, ...parts: readonly string[]): string[] {
    return this.secrets.all.map((secret) => hashed(secret, purpose, parts));
  }
}

function hashed(secret: string, purpose: string, parts: readonly string[]): string {
  // JSON distinguishes ['a', 'bc'] from ['ab', 'c'].
  const hash = createHmac('sha256', secret)
    .update(JSON.stringify(['keyed-hash', purpose, ...parts]))
    .digest('hex');
  return `kh1_${nameOf(secret)}_${hash}`;
}

function nameOf(secret: string): string {
  return createHmac('sha256', secret).update('name of a keyed hash').digest('hex').slice(0, 8);
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
