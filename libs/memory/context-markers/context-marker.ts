import { createHmac, timingSafeEqual } from 'node:crypto';

const DOMAIN = 'recollect context mark\n';
/** Digits of the part that distinguishes texts, and of the part that only the server can compute (50 bits). Three digits are one token. */
const SEED_DIGITS = 6;
const CHECK_DIGITS = 15;
const NONCE = `\\d{${SEED_DIGITS + CHECK_DIGITS}}`;

/** The delimiters around injected context, by which it is recognised when it comes back. */
export interface Mark {
  readonly nonce: string;
  readonly begin: string;
  readonly end: string;
}

/** The mark of a text: deterministic. `secret` is the server's. */
export function markOf(text: string, tenantId: string, secret: string): Mark {
  const seed = digits(hmac(secret, `seed\n${tenantId}\n${text}`), SEED_DIGITS);
  const nonce = `${seed}${checkOf(seed, tenantId, secret)}`;
  return { nonce, begin: `<recollect-${nonce}>`, end: `</recollect-${nonce}>` };
}

/** Whether this server issued the mark to this tenant, under any of its secrets. */
export function isOwnMark(nonce: string, tenantId: string, secrets: readonly string[]): boolean {
  const [seed, check] = [nonce.slice(0, SEED_DIGITS), Buffer.from(nonce.slice(SEED_DIGITS))];
  return secrets.map((secret) => equal(Buffer.from(checkOf(seed, tenantId, secret)), check)).includes(true);
}

/**
 * Begin and end of a mark with everything between, also if the text was quoted in XML or was in one of our JSON documents
 * (`{"begin":"…",…,"end":"…"}`), whose envelope is removed too. An unclosed mark is no span.
 */
const OPEN = new RegExp(`(\\{\\s*\\\\*"begin\\\\*"\\s*:\\s*\\\\*")?(?:<|&lt;)recollect-(${NONCE})(?:>|&gt;)`, 'gu');
const closing = (nonce: string) => new RegExp(`(?:<|&lt;)/recollect-${nonce}(?:>|&gt;)(\\\\*"\\s*\\})?`, 'gu');

export interface Cut {
  readonly text: string;
  /** Number of removed spans. */
  readonly spans: number;
}

/** Removes the spans that the server issued. A forged mark, or one of another tenant, stays as text. */
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
