import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RecordInput } from '@contracts/records/record.js';
import { invalid } from '@kernel/errors.js';

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

interface Cut {
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

/** The server's secrets. Any of them may have made a mark that comes back; the first makes new ones. */
interface MarkerSecrets {
  readonly all: readonly string[];
}

/** Names are not cleaned: a changed one would refer to something else. */
const NAMES = new Set([
  'id', 'external_id', 'user_id', 'type', 'agent', 'project', 'session_id', 'role', 'speaker', 'name', 'tags',
  'language', 'derived_from', 'tool_call_id',
]); // prettier-ignore
const NAMES_OF_BLOCKS = new Set(['label', 'memoryType', 'tags']);
const TEXTS = ['content', 'working_on'] as const;

/**
 * Marks injected context, and removes it from what comes back, so that nothing is learned twice. A process without secrets (a worker
 * may have none) creates no marks and recognises none.
 */
export class ContextMarkers {
  constructor(private readonly secrets: MarkerSecrets) {}

  /** @throws Error in a process without a secret */
  of(text: string, tenantId: string): Mark {
    const [newest] = this.secrets.all;
    if (newest === undefined) throw new Error('marking a text needs the server secret');
    return markOf(text, tenantId, newest);
  }

  /** @returns the text without the spans issued to this tenant, and the number of spans */
  cut(text: string, tenantId: string): { readonly text: string; readonly spans: number } {
    return cutMarked(text, tenantId, this.secrets.all);
  }

  /**
   * Removes such spans from all texts of a record, or of an edit.
   * @throws RecollectError invalid_input if nothing is left of its content
   */
  cutFrom<Input extends Partial<RecordInput>>(input: Input, tenantId: string): { input: Input; spans: number } {
    const { cleaned, spans } = this.cutDeeply(input, tenantId, NAMES);
    if (spans === 0) return { input, spans };
    for (const name of TEXTS) checkLeft(name, input[name], (cleaned as Partial<RecordInput>)[name]);
    return { input: cleaned, spans };
  }

  /**
   * Removes such spans from all texts of a block, or of an edit.
   * @throws RecollectError invalid_input if nothing is left of its value
   */
  cutFromBlock<Edits extends { readonly value?: string; readonly label?: string }>(
    edits: Edits,
    tenantId: string,
  ): Edits {
    const { cleaned, spans } = this.cutDeeply(edits, tenantId, NAMES_OF_BLOCKS);
    if (spans === 0) return edits;
    checkLeft('value', edits.value, cleaned.value);
    return cleaned;
  }

  private cutDeeply<T extends object>(input: T, tenantId: string, names: ReadonlySet<string>) {
    let spans = 0;
    const clean = (value: unknown): unknown => {
      if (typeof value === 'string') {
        const cut = this.cut(value, tenantId);
        spans += cut.spans;
        return cut.text;
      }
      if (Array.isArray(value)) return value.map(clean);
      if (typeof value !== 'object' || value === null || value instanceof Date) return value;
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, clean(inner)]));
    };
    const entries = Object.entries(input).map(([name, value]) => [name, names.has(name) ? value : clean(value)]);
    return { cleaned: Object.fromEntries(entries) as T, spans };
  }
}

function checkLeft(name: string, before: unknown, after: unknown): void {
  if (!isText(before) || isText(after)) return;
  throw invalid(name, 'contains only context that was built for a prompt, which is not stored again');
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
