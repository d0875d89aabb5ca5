import { Global, Module } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { createLogger, LOGGER } from './logger.js';
import { Metrics } from './metrics.js';

/** Provides LOGGER and Metrics globally. Needs the provider CONFIG from a global module. */
@Global()
@Module({
  providers: [
    { provide: LOGGER, inject: [CONFIG], useFactory: (config: Config) => createLogger(config.logLevel) },
    Metrics,
  ],
  exports: [LOGGER, Metrics],
})
export class ObservabilityModule {}
