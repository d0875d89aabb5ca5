import { ConfigError } from '@platform/config/config.js';
import { ensureLogin, migrate } from '@platform/database/migrate.js';
import { checkedConfig } from '../support/checked-config.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { commandConfig } from '../support/warn-of-settings.js';

/** Migrates the database of DATABASE_ADMIN_URL, and creates the login of DATABASE_URL if it is missing. */
await runOrExplain(async () => {
  const { adminUrl, url } = commandConfig(checkedConfig()).database;
  if (!adminUrl) throw new ConfigError('DATABASE_ADMIN_URL: required, a login that may create roles and tables');
  const admin = { connectionString: adminUrl };
  const applied = await migrate(admin);
  if (url) await ensureLogin(admin, url);
  process.stdout.write(applied === 0 ? 'The database is up to date.\n' : `${applied} migration(s) applied.\n`);
}, 'The migration did not finish.');
