import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { ensureLogin, migrate } from '@platform/database/migrate.js';
import { Redis } from 'ioredis';
import { createScratchDatabase } from '../load/scratch-database.js';
import { type RunningServer, startStandalone } from './server.js';

export interface InstallationOptions {
  readonly workers: number;
  /** Environment variables of every process. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts an API and workers as separate processes, on a scratch database of the server that DATABASE_ADMIN_URL names
 * and with their own keys in REDIS_URL; `stop` removes both. Returns the API.
 * @throws Error if one of the two is not set, or a process does not become ready
 */
export async function startInstallation(
  env: Readonly<Record<string, string | undefined>>,
  { workers, settings }: InstallationOptions,
): Promise<RunningServer> {
  const { DATABASE_ADMIN_URL: adminUrl, REDIS_URL: redisUrl } = env;
  if (!adminUrl || !redisUrl) throw new Error('DATABASE_ADMIN_URL and REDIS_URL: required');
  const prefix = `bench-${process.pid}-${randomBytes(4).toString('hex')}`;
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const scratch = await createScratchDatabase(adminUrl);
    closers.push(
      () => scratch.drop(),
      () => forget(redisUrl, prefix),
    );
    await migrate({ connectionString: scratch.adminUrl });
    await ensureLogin({ connectionString: scratch.adminUrl }, scratch.url);
    const all = {
      ...settings,
      DATABASE_URL: scratch.url,
      REDIS_URL: redisUrl,
      QUEUE_PREFIX: prefix,
      RECOLLECT_SECRET: randomBytes(32).toString('hex'),
    };
    const start = async (app: 'api' | 'worker', key?: string): Promise<RunningServer> => {
      const entry = path.resolve(`dist/${app}/main.js`);
      const server = await startStandalone(env, { entry, settings: all, ...(key !== undefined && { key }) });
      closers.push(() => server.stop());
      return server;
    };
    const api = await start('api');
    await Promise.all(Array.from({ length: workers }, () => start('worker', api.key)));
    return { ...api, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function forget(redisUrl: string, prefix: string): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    const keys = await redis.keys(`${prefix}:*`);
    if (keys.length > 0) await redis.del(keys);
  } finally {
    redis.disconnect();
  }
}
