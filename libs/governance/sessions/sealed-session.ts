import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** The content of a cookie, readable only by the server. */
export interface Session {
  readonly id: string;
  readonly tenantId: string;
  /** The key or user token that was exchanged. */
  readonly key: string;
  readonly csrf: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** A user token of 4,096 characters fits; browsers keep cookies of 4,096 bytes, so a longer one is refused at sign-in. */
export const MOST_CHARACTERS = 3_900;
/** 30 bytes. */
const CSRF_CHARACTERS = 40;

const payload = z.strictObject({
  i: z.uuid(),
  t: z.uuid(),
  k: z.string().min(1),
  c: z.string().length(CSRF_CHARACTERS),
  s: z.int(),
  e: z.int(),
});

export function newCsrfToken(): string {
  return randomBytes(30).toString('base64url');
}

/** `v1.<iv, text and tag>` in base64url. */
export function seal(session: Session, serverSecret: string): string {
  const { id, tenantId, key, csrf, startedAt, expiresAt } = session;
  const text = JSON.stringify({
    i: id,
    t: tenantId,
    k: key,
    c: csrf,
    s: startedAt.getTime(),
    e: expiresAt.getTime(),
  } satisfies z.input<typeof payload>);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), iv);
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `v1.${sealed.toString('base64url')}`;
}

/** Null if it was not sealed here, or has expired. */
export function unseal(text: string, serverSecrets: readonly string[], now: Date): Session | null {
  const [, body] = /^v1\.([\w-]+)$/.exec(text) ?? [];
  if (!body || text.length > MOST_CHARACTERS) return null;
  const sealed = Buffer.from(body, 'base64url');
  if (sealed.length <= IV_BYTES + TAG_BYTES) return null;
  for (const secret of serverSecrets) {
    const session = parse(open(sealed, secret));
    if (session) return session.expiresAt > now ? session : null;
  }
  return null;
}

function open(sealed: Buffer, serverSecret: string): string | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function parse(text: string | null): Session | null {
  if (text === null) return null;
  const parsed = payload.safeParse(JSON.parse(text));
  if (!parsed.success) return null;
  const { i, t, k, c, s, e } = parsed.data;
  return { id: i, tenantId: t, key: k, csrf: c, startedAt: new Date(s), expiresAt: new Date(e) };
}

const keys = new Map<string, Buffer>();

/** Derived once for each secret of the process. */
function keyOf(serverSecret: string): Buffer {
  const known = keys.get(serverSecret);
  if (known) return known;
  const made = Buffer.from(hkdfSync('sha256', serverSecret, '', 'recollect console session', 32));
  keys.set(serverSecret, made);
  return made;
}
