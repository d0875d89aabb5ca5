import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseJson } from '@kernel/parse-json.js';
import { type Permission, PERMISSIONS } from '@kernel/scope.js';
import { z } from 'zod';

/** What a token may never carry: it is given to processes trusted with a single user. */
const NEVER: ReadonlySet<Permission> = new Set(['privacy', 'admin', 'install']);
export const TOKEN_PERMISSIONS = PERMISSIONS.filter((permission) => !NEVER.has(permission));

const DOMAIN = 'recollect user token\n';
/** A user id of 256 UTF-16 units and all permissions stay under 2 kB in base64url. */
const MAX_LENGTH = 4_096;
const FORM = /^ut_([\w-]+)\.([\w-]{43})$/;

/** The claims of a user token. It contains no secret and is stored nowhere. */
export interface TokenClaims {
  readonly tenantId: string;
  /** The public id of the key that minted it. */
  readonly keyId: string;
  readonly userId: string;
  readonly permissions: readonly Permission[];
  readonly includeShared: boolean;
  /** Absent: the cap of the key. */
  readonly trustCap?: number | undefined;
  readonly expiresAt: Date;
}

/** The payload. Its names are short because it travels in a header. */
const payload = z.strictObject({
  v: z.literal(1),
  t: z.uuid(),
  k: z.string(),
  u: z.string().min(1),
  p: z.array(z.enum(TOKEN_PERMISSIONS as [Permission, ...Permission[]])),
  s: z.boolean(),
  c: z.number().min(0).max(1).optional(),
  /** Unix milliseconds. */
  e: z.int(),
});

/** `ut_<payload>.<signature>`, both base64url. The signature is HMAC-SHA-256 under the server's secret. */
export function signToken(claims: TokenClaims, serverSecret: string): string {
  const body = Buffer.from(
    JSON.stringify({
      v: 1,
      t: claims.tenantId,
      k: claims.keyId,
      u: claims.userId,
      p: [...claims.permissions],
      s: claims.includeShared,
      c: claims.trustCap,
      e: claims.expiresAt.getTime(),
    } satisfies z.input<typeof payload>),
  ).toString('base64url');
  return `ut_${body}.${signatureOf(body, serverSecret).toString('base64url')}`;
}

/** Null if the text is not a token, was not signed here, or has expired. Does not query the database. */
export function readToken(text: string, serverSecrets: readonly string[], now: Date): TokenClaims | null {
  if (text.length > MAX_LENGTH) return null;
  const [, body, signature] = FORM.exec(text) ?? [];
  if (!body || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const signed = serverSecrets.map((secret) => equal(signatureOf(body, secret), given)).includes(true);
  const claims = signed ? parseClaims(body) : null;
  return claims && claims.expiresAt > now ? claims : null;
}

function parseClaims(body: string): TokenClaims | null {
  const parsed = payload.safeParse(parseJson(Buffer.from(body, 'base64url').toString('utf8')));
  if (!parsed.success) return null;
  const { t, k, u, p, s, c, e } = parsed.data;
  const claims = { tenantId: t, keyId: k, userId: u, permissions: p, includeShared: s, expiresAt: new Date(e) };
  return c === undefined ? claims : { ...claims, trustCap: c };
}

function signatureOf(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(DOMAIN).update(body).digest();
}

function equal(made: Buffer, given: Buffer): boolean {
  return made.length === given.length && timingSafeEqual(made, given);
}
