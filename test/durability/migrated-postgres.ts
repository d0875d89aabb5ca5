import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureLogin, migrate } from '@platform/database/migrate.js';
import { fingerprint } from '@test/support/fingerprint.js';
import { OwnPostgres } from './own-servers.js';

/** A cluster with our tables and the login that serves requests: a copy of one that is created once per jest worker. */
export async function openMigrated(): Promise<OwnPostgres> {
  const name = `cluster ${fingerprint()}`;
  const kept = globalThis.keptByWorker.get(name) as OwnPostgres | undefined;
  const template = kept ?? (await makeTemplate());
  globalThis.keptByWorker.set(name, template);
  return OwnPostgres.copyOf(template);
}

async function makeTemplate(): Promise<OwnPostgres> {
  const postgres = await OwnPostgres.open();
  globalThis.atWorkerEnd(() => rmSync(dirname(postgres.dataFolder), { recursive: true, force: true }));
  await migrate({ connectionString: postgres.adminUrl });
  await ensureLogin({ connectionString: postgres.adminUrl }, postgres.url);
  await postgres.stop();
  return postgres;
}
