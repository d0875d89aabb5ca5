import { ReceiptKeys } from '@governance/privacy/receipts/receipt-keys.js';
import { readBootstrapKey } from '@governance/tenancy/bootstrap-installation.js';
import { type Config, loadConfig } from '@platform/config/config.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';

/**
 * The configuration, with the keys in it read once: what is wrong with a setting is told before a folder is made or a
 * database migrated.
 * @throws ConfigError
 */
export function checkedConfig(): Config {
  const config = loadConfig();
  readBootstrapKey(config.bootstrapKey);
  if (config.receiptKey !== undefined) new ReceiptKeys(config, new ServerSecrets(['not used']));
  return config;
}
