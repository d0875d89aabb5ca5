import { ReceiptKeys } from '@governance/privacy/receipts/receipt-keys.js';
import { readBootstrapKey } from '@governance/tenancy/bootstrap-installation.js';
import { type Config, loadConfig } from '@platform/config/config.js';
import { ServerSecrets } from '@platform/secrets/server-secrets.js';

/**
 * Reads the configuration and its keys once, so that an invalid setting is reported before a folder is created or a
 * database migrated.
 * @throws ConfigError
 */
export function checkedConfig(): Config {
  const config = loadConfig();
  readBootstrapKey(config.bootstrapKey);
  if (config.receiptKey !== undefined) new ReceiptKeys(config, new ServerSecrets(['not used']));
  return config;
}
