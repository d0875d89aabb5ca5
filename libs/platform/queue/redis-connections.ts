import type { Logger } from '@platform/observability/logger.js';
import { Redis, type RedisOptions } from 'ioredis';
import { StateLog } from './state-log.js';

const COMMAND_TIMEOUT_MS = 5_000;
/** Of a command that a request waits for and that can be done without. */
const BRISK_TIMEOUT_MS = 150;
const MAX_RECONNECT_DELAY_MS = 2_000;

/** Never gives up: Redis may be away for as long as it likes, nothing is lost meanwhile. */
const RECONNECTING: RedisOptions = {
  retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 10), MAX_RECONNECT_DELAY_MS),
};

/** All connections of this process to Redis, made and closed in one place. */
export class RedisConnections {
  /** For commands that had better fail at once than wait for an outage to end. */
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

  /** One more, whose commands wait until Redis is back: for subscriptions and for BullMQ's workers. */
  patient(): Redis {
    return this.open({ maxRetriesPerRequest: null });
  }

  /** One more, whose commands fail at once while Redis is away, and soon when it does not answer. */
  brisk(): Redis {
    return this.open({ enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: BRISK_TIMEOUT_MS });
  }

  close(): void {
    for (const redis of this.all) redis.disconnect();
  }

  private open(options: RedisOptions): Redis {
    const redis = new Redis(this.url, { ...RECONNECTING, ...options });
    // Without a listener an error would end the process, or be printed with what the command was.
    redis.on('error', () => undefined);
    this.all.push(redis);
    return redis;
  }
}
