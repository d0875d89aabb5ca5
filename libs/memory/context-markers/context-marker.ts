import { createHmac, timingSafeEqual } from 'node:crypto';

const DOMAIN = 'recollect context mark\n';
/** Of the part that tells texts apart, and of the part that only the server can make (50 bits). Three digits are one token. */
const SEED_DIGITS = 6;
const CHECK_DIGITS = 15;
const NONCE = `\\d{${SEED_DIGITS + CHECK_DIGITS}}`;

/** What stands around a text that was handed out, so that it is known when it comes back. */
export interface Mark {
  readonly nonce: string;
  readonly begin: string;
  readonly end: string;
}

/** The mark of a text: the same text has the same mark. `secret` is the server's. */
export function markOf(text: string, tenantId: string, secret: string): Mark {
  const seed = digits(hmac(secret, `seed\n${tenantId}\n${text}`), SEED_DIGITS);
  const nonce = `${seed}${checkOf(seed, tenantId, secret)}`;
  return { nonce, begin: `<recollect-${nonce}>`, end: `</recollect-${nonce}>` };
}

/** Whether this server gave the mark out to this tenant. Any of its secrets may have made it. */
export function isOwnMark(nonce: string, tenantId: string, secrets: readonly string[]): boolean {
  const [seed, check] = [nonce.slice(0, SEED_DIGITS), Buffer.from(nonce.slice(SEED_DIGITS))];
  return secrets.map((secret) => equal(Buffer.from(checkOf(seed, tenantId, secret)), check)).includes(true);
}

/**
 * Begin and end of one mark with all between, also where the text was quoted in XML or stood in a JSON document of
 * ours (`{"begin":"…",…,"end":"…"}`), whose envelope goes along. What is open and never closed is no span.
 */
const OPEN = new RegExp(`(\\{\\s*\\\\*"begin\\\\*"\\s*:\\s*\\\\*")?(?:<|&lt;)recollect-(${NONCE})(?:>|&gt;)`, 'gu');
const closing = (nonce: string) => new RegExp(`(?:<|&lt;)/recollect-${nonce}(?:>|&gt;)(\\\\*"\\s*\\})?`, 'gu');

export interface Cut {
  readonly text: string;
  /** How many spans were cut out. */
  readonly spans: number;
}

/** A text without the spans that the server handed out. A mark that is forged or another tenant's is text like any other. */
export function cutMarked(text: string, tenantId: string, secrets: readonly string[]): Cut {
  if (!text.includes('recollect-')) return { text, spans: 0 };
  const kept: string[] = [];
  let spans = 0;
  let from = 0;
  const open = new Set<string>();
  for (const { 0: opening, 1: envelope, 2: nonce = '', index } of text.matchAll(OPEN)) {
    if (index < from || open.has(nonce) || !isOwnMark(nonce, tenantId, secrets)) continue;
    const end = closing(nonce);
    end.lastIndex = index + opening.length;
    const closed = end.exec(text);
    if (!closed) {
      open.add(nonce);
      continue;
    }
    kept.push(text.slice(from, index));
    from = closed.index + closed[0].length - (envelope === undefined ? (closed[1] ?? '').length : 0);
    spans += 1;
  }
  return spans === 0 ? { text, spans } : { text: [...kept, text.slice(from)].join('').trim(), spans };
}

function checkOf(seed: string, tenantId: string, secret: string): string {
  return digits(hmac(secret, `check\n${tenantId}\n${seed}`), CHECK_DIGITS);
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(DOMAIN).update(text).digest();
}

function digits(bytes: Buffer, count: number): string {
  return (bytes.readBigUInt64BE() % 10n ** BigInt(count)).toString().padStart(count, '0');
}

function equal(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
