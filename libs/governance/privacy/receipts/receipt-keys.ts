import { createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type Config, ConfigError } from '@platform/config/config.js';
import type { ServerSecrets } from '@platform/secrets/server-secrets.js';
import { keyOfSeed, publicJwk, type ReceiptJwk } from './receipt.js';

/**
 * The keys that sign receipts: RECEIPT_KEY or, if it is not set, a key derived from the server's secret, so that every
 * process has the same one. After a rotation of the secret, keys derived from old secrets can still verify.
 */
export class ReceiptKeys {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  /** @throws ConfigError if RECEIPT_KEY is not an Ed25519 key */
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

  /** The current key first. */
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
    // The error must not reveal what was read.
  }
  throw new ConfigError('RECEIPT_KEY: must be an Ed25519 private key in PEM (openssl genpkey -algorithm ed25519)');
}
