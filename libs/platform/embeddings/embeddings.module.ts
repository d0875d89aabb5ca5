import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Embedders } from './embedders.js';

/** Starts the models in the background: the boot must not wait for a provider that is down. */
@Module({
  providers: [{ provide: Embedders, inject: [CONFIG], useFactory: (config: Config) => new Embedders(config) }],
  exports: [Embedders],
})
export class EmbeddingsModule implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(Embedders) private readonly embedders: Embedders) {}

  onModuleInit(): void {
    void this.embedders.keepStarting();
  }

  /** Runs after the last request and job have ended, which is later than the destroy hooks. */
  async onApplicationShutdown(): Promise<void> {
    await this.embedders.close();
  }
}
