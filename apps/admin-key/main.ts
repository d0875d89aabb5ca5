import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AdminKey } from '@governance/tenancy/admin-key.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { NestFactory } from '@nestjs/core';
import { type Config, ConfigError } from '@platform/config/config.js';
import { createLogger } from '@platform/observability/logger.js';
import { NestLogger } from '@platform/observability/nest-logger.js';
import { checkedConfig } from '../support/checked-config.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { commandConfig } from '../support/warn-of-settings.js';
import { AdminKeyModule } from './admin-key.module.js';

const USAGE = `usage: admin-key              makes an admin key and prints it, this once
       admin-key --reset      and revokes all that came before it
       admin-key --bootstrap  prints a key for RECOLLECT_BOOTSTRAP_KEY, and stores nothing
`;

/** Creates an admin key for an operator who has lost theirs. Needs the server's database and secret. */
await runOrExplain(async () => {
  const { reset, bootstrap } = options();
  if (bootstrap) {
    process.stdout.write(`${generateKey().text}\n`);
    return;
  }
  const config = commandConfig(checkedConfig());
  refuseForeignSecret(config);
  const logger = new NestLogger(createLogger('warn'));
  const app = await NestFactory.createApplicationContext(AdminKeyModule.using(config), {
    abortOnError: false,
    logger,
  });
  try {
    const { key, revoked } = await app.get(AdminKey).make({ reset });
    process.stdout.write(`\n  Your admin key, shown this once:\n\n    ${key}\n\n`);
    if (revoked.length > 0) process.stdout.write(`  Revoked: ${revoked.join(', ')}\n\n`);
  } finally {
    await app.close();
  }
}, 'No key was made.');

function options(): { readonly reset: boolean; readonly bootstrap: boolean } {
  const boolean = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { reset: boolean, bootstrap: boolean } }).values;
  } catch {
    process.stderr.write(USAGE);
    process.exit(64);
  }
}

/** A key hashed with a different secret than the server's would be invalid. */
function refuseForeignSecret({ secrets, database, dataDir }: Config): void {
  if (secrets !== undefined || database.url === undefined || existsSync(join(dataDir, 'secret'))) return;
  throw new ConfigError('RECOLLECT_SECRET: required, the same that the server has');
}
