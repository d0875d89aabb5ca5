import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { ServerSecrets } from './server-secrets.js';

/** `st1_<which secret>_<iv, tag and text>`: as `KeyedHash`, the secret is named by digits that say nothing of it. */
const FORM = /^st1_([0-9a-f]{8})_([\w-]+)$/;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Keeps a text that the server must have back, such as a secret that signs what it sends: AES-256-GCM under a key that is
 * derived from the server's secret, bound to what it is for.
 */
export class SealedText {
  constructor(private readonly secrets: ServerSecrets) {}

  /** Under the newest secret. `use` says what it is for and whose; only the same opens it. */
  seal(text: string, ...use: readonly string[]): string {
    const secret = this.secrets.newest;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(JSON.stringify(use)));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `st1_${nameOf(secret)}_${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** Null: it was sealed for another use, changed, or under a secret that the server does not know any more. */
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

  /** Whether it was sealed under the newest secret: what was not is lost when the older one goes. */
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
