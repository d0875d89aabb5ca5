import { Global, Module } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { createLogger, LOGGER } from './logger.js';

/** Gives everybody LOGGER. Needs the provider CONFIG from a global module. */
@Global()
@Module({
  providers: [{ provide: LOGGER, inject: [CONFIG], useFactory: (config: Config) => createLogger(config.logLevel) }],
  exports: [LOGGER],
})
export class ObservabilityModule {}
