import { type Config, loadConfig } from '@platform/config/config.js';
import { componentLogger, type Logger } from '@platform/observability/logger.js';

/** Logs which variables are probably misspelt, and what else is probably not meant. */
export function warnOfSettings(config: Config, logger: Logger, more: readonly string[] = []): void {
  const log = componentLogger(logger, 'config');
  for (const line of [...config.warnings, ...more]) log.warn(line);
}

/**
 * A single process that is told of servers, but not of the one that is to hold its data, opens the embedded database.
 * Whoever left out DATABASE_URL by mistake would notice when the data is not where they look for it.
 */
export function serversUnused({ database, queue, dataDir }: Pick<Config, 'database' | 'queue' | 'dataDir'>): string[] {
  if (database.url !== undefined) return [];
  const names = [database.adminUrl && 'DATABASE_ADMIN_URL', queue.redisUrl && 'REDIS_URL'].filter(Boolean);
  if (names.length === 0) return [];
  const are = names.length === 1 ? 'is' : 'are';
  return [
    `without DATABASE_URL, ${names.join(' and ')} ${are} not used: data is kept in the embedded database in ${dataDir}`,
  ];
}

/** The configuration of a command, which prints its warnings. @throws ConfigError */
export function commandConfig(config = loadConfig()): Config {
  for (const line of config.warnings) process.stderr.write(`${line}\n`);
  return config;
}
