import type { ReceiptBody, ReceiptOutput } from '@contracts/privacy/erasure.operations.js';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { namesKeyTwice } from '@kernel/names-key-twice.js';
import { parseJson } from '@kernel/parse-json.js';

/** A public key that verifies receipts: Ed25519. */
export interface ReceiptJwk {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly alg: 'EdDSA';
  readonly use: 'sig';
  readonly kid: string;
  readonly x: string;
}

/**
 * JSON in the canonical form that is signed: keys sorted by code unit, no whitespace, integers only. Equal values have
 * the same form. @throws for a non-integer, which has several text forms
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, field]) => field !== undefined);
    const sorted = entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${sorted.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new Error('a receipt holds whole numbers only');
  return JSON.stringify(value);
}

export function signReceipt(receipt: ReceiptBody, key: KeyObject): ReceiptOutput {
  const value = sign(null, Buffer.from(canonical(receipt)), key).toString('base64url');
  return { receipt, signature: { alg: 'EdDSA', key_id: publicJwk(key).kid, value } };
}

export type Verdict = { readonly valid: true; readonly kid: string } | { readonly valid: false; readonly why: string };

/**
 * Whether a holder of the private half of one of these keys signed exactly this receipt. Needs no server and no
 * network. @param keys a JWK, or a JWK set as `GET /v1/privacy/receipt-key` returns
 */
export function verifyReceipt(signed: unknown, keys: unknown): Verdict {
  const { receipt, signature } = fieldsOf(signed);
  const { alg, key_id: kid, value } = fieldsOf(signature);
  if (typeof receipt !== 'object' || receipt === null) return { valid: false, why: 'it is no receipt' };
  if (alg !== 'EdDSA' || typeof kid !== 'string' || typeof value !== 'string') {
    return { valid: false, why: 'it bears no signature' };
  }
  // The id of a key is its thumbprint, so a set cannot pass off another key as the right one.
  const jwk = ed25519KeysOf(keys).find(({ x }) => thumbprint(x) === kid);
  if (!jwk) return { valid: false, why: 'it was signed with another key' };
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: jwk.x } as JsonWebKey, format: 'jwk' });
    const holds = verify(null, Buffer.from(canonical(receipt)), key, Buffer.from(value, 'base64url'));
    return holds ? { valid: true, kid } : { valid: false, why: 'it was changed after it was signed' };
  } catch {
    return { valid: false, why: 'it cannot be read' };
  }
}

/** The public keys in a JWK, or in a JWK set, that may sign receipts. */
export function ed25519KeysOf(keys: unknown): { readonly x: string }[] {
  const set = fieldsOf(keys)['keys'];
  const jwks = (Array.isArray(set) ? set : [keys]).map(fieldsOf);
  return jwks.flatMap(({ kty, crv, x }) =>
    kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string' ? [{ x }] : [],
  );
}

/** The same for the text of a receipt, as received. A text with a duplicate key is not what was signed. */
export function verifyReceiptText(text: string, keys: unknown): Verdict {
  const signed = parseJson(text);
  if (signed === undefined) return { valid: false, why: 'it is no JSON' };
  if (namesKeyTwice(text)) return { valid: false, why: 'it names a key twice' };
  return verifyReceipt(signed, keys);
}

/** @param key private or public, Ed25519 */
export function publicJwk(key: KeyObject): ReceiptJwk {
  const { x } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  if (typeof x !== 'string') throw new Error('the key is no Ed25519 key');
  return { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: thumbprint(x), x };
}

/** RFC 8410: the bytes before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param seed 32 bytes */
export function keyOfSeed(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

/** RFC 7638, over the members that define the key. */
function thumbprint(x: string): string {
  return createHash('sha256')
    .update(`{"crv":"Ed25519","kty":"OKP","x":${JSON.stringify(x)}}`)
    .digest('base64url');
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
