import { createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type Config, ConfigError } from '@platform/config/config.js';
import type { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { keyOfSeed, publicJwk, type ReceiptJwk } from './receipt.js';

/**
 * What receipts are signed with: RECEIPT_KEY, or where none is set a key that is derived from the server's secret, so
 * that every process has the same one. After the secret was rotated the keys of the old ones can still be verified with.
 */
export class ReceiptKeys {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  /** @throws ConfigError when RECEIPT_KEY is no Ed25519 key */
  constructor(config: Pick<Config, 'receiptKey'>, secrets: ServerSecrets) {
    const derived = secrets.all.map(derive);
    this.keys =
      config.receiptKey === undefined
        ? [derive(secrets.newest), ...derived.slice(1)]
        : [read(config.receiptKey), ...derived];
  }

  get signing(): KeyObject {
    return this.keys[0];
  }

  /** The one in use first. */
  get public(): ReceiptJwk[] {
    return this.keys.map(publicJwk);
  }
}

function derive(secret: string): KeyObject {
  return keyOfSeed(Buffer.from(hkdfSync('sha256', secret, '', 'recollect erasure receipts', 32)));
}

function read(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Nothing of what was read may be told.
  }
  throw new ConfigError('RECEIPT_KEY: must be an Ed25519 private key in PEM (openssl genpkey -algorithm ed25519)');
}
