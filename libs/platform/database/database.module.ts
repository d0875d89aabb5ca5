import { Clock } from '@kernel/clock.js';
import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Database } from './database.js';
import { type OpenedDatabase, openDatabase } from './open-database.js';
import { ServingGate } from './serving-gate.js';
import { SharedTime } from './shared-time.js';

const OPENED = Symbol('OpenedDatabase');

/** Closes the database after all hooks that may still write. */
class DatabaseCloser implements OnApplicationShutdown {
  constructor(@Inject(OPENED) private readonly opened: OpenedDatabase) {}

  async onApplicationShutdown(): Promise<void> {
    await this.opened.close();
  }
}

/** Provides `Database`, and the gate for serving from it, globally. Needs the provider CONFIG from a global module. */
@Module({})
export class DatabaseModule {
  /** For api and worker: the server of DATABASE_URL, migrated by another process. */
  static forServer(): DynamicModule {
    return opening(false);
  }

  /** For the standalone process: migrates its server if it can, or opens the embedded database. */
  static forStandalone(): DynamicModule {
    return opening(true);
  }

  /** A database that the caller opened and will close. */
  static using(database: Database): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [{ provide: Database, useValue: database }, ServingGate],
      exports: [Database, ServingGate],
    };
  }
}

/** What starts it again recovers the database. A process that stayed would refuse everything, and look alive. */
function endProcess(): never {
  process.exit(1);
}

function opening(standalone: boolean): DynamicModule {
  const logger = new Logger('Database');
  const log = {
    info: (message: string) => logger.log(message),
    warn: (message: string) => logger.warn(message),
    error: (message: string) => logger.error(message),
  };
  return {
    module: DatabaseModule,
    global: true,
    providers: [
      {
        provide: OPENED,
        inject: [CONFIG],
        useFactory: (config: Config) => openDatabase(config, { standalone, log, onLost: endProcess }),
      },
      { provide: Database, inject: [OPENED], useFactory: (opened: OpenedDatabase) => opened.database },
      // The embedded database uses the clock of this process.
      {
        provide: SharedTime,
        inject: [OPENED, Clock],
        useFactory: ({ database, embedded }: OpenedDatabase, clock: Clock) =>
          embedded ? {} : new SharedTime(database, clock),
      },
      DatabaseCloser,
      ServingGate,
    ],
    exports: [Database, ServingGate],
  };
}
