import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 12;
/** 62^43 > 2^256. */
const SECRET_LENGTH = 43;
/** 62^6 > 2^32. */
const CHECK_LENGTH = 6;
const FORM = /^rk_([0-9a-z]{12})_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;
/** Separates the hash of a key from the signature of a token, so that neither reveals anything about the other. */
const DOMAIN = 'recollect api key\n';

/** `rk_<id>_<secret><check>`. The id is public; the secret is 256 random bits; the check is a CRC32 of both. */
export interface ApiKey {
  readonly id: string;
  readonly secret: string;
  /** The whole key. Never stored and never logged. */
  readonly text: string;
}

/** A new key or, with `id`, a new secret for that key. */
export function generateKey(id: string = randomText(BASE36, ID_LENGTH)): ApiKey {
  const secret = randomText(BASE62, SECRET_LENGTH);
  return { id, secret, text: `rk_${id}_${secret}${checkOf(id, secret)}` };
}

/**
 * Null if the text is not a key: wrong format, or a checksum that shows it was cut or mistyped. Does not query the
 * database.
 */
export function parseKey(text: string): ApiKey | null {
  const [, id, secret, check] = FORM.exec(text) ?? [];
  if (!id || !secret || check !== checkOf(id, secret)) return null;
  return { id, secret, text };
}

/**
 * The stored form of a key: HMAC-SHA-256 under a server secret, hex. It is fast on purpose: 256 random bits need no
 * slow hash.
 */
export function hashKey(key: ApiKey, serverSecret: string): string {
  return createHmac('sha256', serverSecret).update(`${DOMAIN}${key.id}_${key.secret}`).digest('hex');
}

/**
 * The index of the server secret that made this hash of this key; -1: none. Tries every secret in constant time, so
 * that timing reveals nothing about the hash.
 */
export function verifyKey(key: ApiKey, hash: string, serverSecrets: readonly string[]): number {
  const stored = Buffer.from(hash, 'hex');
  let found = -1;
  serverSecrets.forEach((serverSecret, place) => {
    const made = Buffer.from(hashKey(key, serverSecret), 'hex');
    if (made.length === stored.length && timingSafeEqual(made, stored) && found < 0) found = place;
  });
  return found;
}

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function checkOf(id: string, secret: string): string {
  let rest = crc32(`${id}_${secret}`);
  let text = '';
  for (let i = 0; i < CHECK_LENGTH; i++) {
    text = BASE62.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}
