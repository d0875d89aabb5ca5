import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { ServerSecrets } from './server-secrets.js';

/** `st1_<which secret>_<iv, tag and text>`: as in `KeyedHash`, digits identify the secret without revealing it. */
const FORM = /^st1_([0-9a-f]{8})_([\w-]+)$/;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text that the server must read again, such as a secret that signs its requests. AES-256-GCM with a key
 * derived from the server's secret, bound to its use.
 */
export class SealedText {
  constructor(private readonly secrets: ServerSecrets) {}

  /** Seals under the newest secret. `use` states the purpose and the owner; only the same `use` opens the text. */
  seal(text: string, ...use: readonly string[]): string {
    const secret = this.secrets.newest;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(JSON.stringify(use)));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `st1_${nameOf(secret)}_${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** Null: it was sealed for another use, was changed, or its secret is no longer known to the server. */
  open(sealed: string, ...use: readonly string[]): string | null {
    const [, name, data = ''] = FORM.exec(sealed) ?? [];
    const bytes = Buffer.from(data, 'base64url');
    for (const secret of this.secrets.all) {
      if (nameOf(secret) !== name || bytes.length < IV_BYTES + TAG_BYTES) continue;
      try {
        const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES))
          .setAAD(Buffer.from(JSON.stringify(use)))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    }
    return null;
  }

  /** Whether it was sealed under the newest secret. If not, it is lost when the older one is removed. */
  isNewest(sealed: string): boolean {
    return FORM.exec(sealed)?.[1] === nameOf(this.secrets.newest);
  }
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('key of sealed texts').digest();
}

function nameOf(secret: string): string {
  return createHmac('sha256', secret).update('name of a sealed text').digest('hex').slice(0, 8);
}
