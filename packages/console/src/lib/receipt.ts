/** JSON in the canonical form that is signed: keys in the order of their code units, no spaces. */
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

/** `unknown`: this browser cannot tell. */
export type Verdict =
  { readonly valid: true; readonly kid: string } | { readonly valid: false | 'unknown'; readonly why: string };

interface Signed {
  readonly receipt?: unknown;
  readonly signature?: { readonly alg?: unknown; readonly key_id?: unknown; readonly value?: unknown };
}
interface Jwk {
  readonly kty?: string;
  readonly crv?: string;
  readonly kid?: string;
  readonly x?: string;
}

/**
 * Whether the holder of the private half of one of these keys signed exactly this receipt. Runs in this browser,
 * without a server. @param keys a JWK, or a set of them
 */
export async function verifyReceipt(signedText: string, keysText: string): Promise<Verdict> {
  let signed: Signed;
  let keys: unknown;
  try {
    signed = JSON.parse(signedText) as Signed;
    keys = JSON.parse(keysText);
  } catch (error) {
    return { valid: false, why: `the pasted text is not JSON: ${(error as Error).message}` };
  }
  if (typeof signed !== 'object' || signed === null || typeof keys !== 'object' || keys === null)
    return { valid: false, why: 'the pasted text is not a JSON object' };
  const { receipt, signature } = signed;
  if (typeof receipt !== 'object' || receipt === null) return { valid: false, why: 'it is not a receipt' };
  if (signature?.alg !== 'EdDSA' || typeof signature.value !== 'string')
    return { valid: false, why: 'it has no Ed25519 signature' };
  // Absent in spite of its type.
  if ((crypto.subtle as unknown) === undefined) return { valid: 'unknown', why: NO_TLS };
  const set = (keys as { keys?: unknown }).keys;
  for (const jwk of (Array.isArray(set) ? set : [keys]) as Jwk[]) {
    if (jwk.kty !== 'OKP' || jwk.crv !== 'Ed25519' || typeof jwk.x !== 'string') continue;
    try {
      const { kty, crv, x } = jwk;
      const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
      const bytes = new TextEncoder().encode(canonical(receipt));
      if (await crypto.subtle.verify({ name: 'Ed25519' }, key, fromBase64Url(signature.value), bytes)) {
        return { valid: true, kid: jwk.kid ?? '' };
      }
    } catch (error) {
      return { valid: 'unknown', why: `this browser cannot check it: ${(error as Error).message}` };
    }
  }
  return { valid: false, why: 'no key matches its signature: it was changed, or signed with another key' };
}

/** Browsers offer no cryptography to pages that another machine serves without TLS. */
const NO_TLS =
  'a browser checks signatures only in a page that comes over https or from localhost; open the console that way';

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
