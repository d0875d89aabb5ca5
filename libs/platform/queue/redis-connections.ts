import type { Logger } from '@platform/observability/logger.js';
import { Redis, type RedisOptions } from 'ioredis';
import { ConfigError } from '@platform/config/config.js';
import { StateLog } from './state-log.js';

const COMMAND_TIMEOUT_MS = 5_000;
/** For commands that a request waits for but can do without. */
const BRISK_TIMEOUT_MS = 150;
const MAX_RECONNECT_DELAY_MS = 2_000;

/** Never gives up: Redis may be down for any length of time without loss. */
const RECONNECTING: RedisOptions = {
  retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 10), MAX_RECONNECT_DELAY_MS),
};

/** Opens and closes all connections of this process to Redis. */
export class RedisConnections {
  /** For commands that should fail at once instead of waiting for an outage to end. */
  readonly commands: Redis;
  private readonly all: Redis[] = [];

  constructor(
    private readonly url: string,
    logger: Logger,
  ) {
    const state = new StateLog(logger, 'the connection to Redis');
    this.commands = this.open({
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
    this.commands.on('error', (error) => state.fails(refusal(error) ?? error));
    this.commands.on('ready', () => state.works());
  }

  /** Another connection, whose commands wait until Redis is back: for subscriptions and for BullMQ's workers. */
  patient(): Redis {
    return this.open({ maxRetriesPerRequest: null });
  }

  /** Another connection, whose commands fail at once while Redis is down, and soon if it does not respond. */
  brisk(): Redis {
    return this.open({ enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: BRISK_TIMEOUT_MS });
  }

  close(): void {
    for (const redis of this.all) redis.disconnect();
  }

  private open(options: RedisOptions): Redis {
    const redis = new Redis(this.url, { ...RECONNECTING, ...options });
    // Without a listener, an error would end the process, or be printed together with the command.
    redis.on('error', (error) => {
      // Otherwise it would go on in database 0, whose jobs may be those of another installation.
      if (commandOf(error) === 'select') redis.disconnect(true);
    });
    this.all.push(redis);
    return redis;
  }
}

/** The command that Redis answered with an error. */
function commandOf(error: Error): string | undefined {
  return error.name === 'ReplyError' ? (error as { command?: { name?: string } }).command?.name : undefined;
}

/**
 * What Redis refused while a connection was opened, in words of ours: its own may repeat what it was sent. Undefined if it was not
 * Redis that refused.
 */
function refusal(error: Error): ConfigError | undefined {
  const command = commandOf(error);
  if (command === undefined) return undefined;
  const code = /^[A-Z]+/.exec(error.message)?.[0] ?? 'ERR';
  const what =
    command === 'select'
      ? 'has no database of that number'
      : code === 'WRONGPASS' || code === 'NOAUTH' || command === 'auth'
        ? 'refuses the user name and password'
        : `refuses the command ${command}`;
  return new ConfigError(`REDIS_URL: Redis ${what} (${code})`, { cause: error });
}
