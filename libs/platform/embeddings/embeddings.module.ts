import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { Embedders } from './embedders.js';

/** Starts the models in the background: the boot must not wait for a provider that is down. */
@Module({
  providers: [{ provide: Embedders, inject: [CONFIG], useFactory: (config: Config) => new Embedders(config) }],
  exports: [Embedders],
})
export class EmbeddingsModule implements OnModuleInit, OnApplicationShutdown {
  private readonly logger: Logger;

  constructor(
    @Inject(Embedders) private readonly embedders: Embedders,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = componentLogger(logger, 'embeddings');
  }

  onModuleInit(): void {
    void this.embedders.keepStarting(({ provider, model }, err) => {
      this.logger.error({ provider, model, err }, 'the embedding model has not started: it is tried again');
    });
  }

  /** Runs after the last request and job have ended, which is later than the destroy hooks. */
  async onApplicationShutdown(): Promise<void> {
    await this.embedders.close();
  }
}
