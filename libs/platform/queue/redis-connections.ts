import type { Logger } from '@platform/observability/logger.js';
import { Redis, type RedisOptions } from 'ioredis';
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
    this.commands.on('error', (error) => state.fails(error));
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
    redis.on('error', () => undefined);
    this.all.push(redis);
    return redis;
  }
}
