import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import type { RerankConfig } from '@platform/config/rerank.js';
import { HttpReranker } from './http-reranker.js';
import { OnnxReranker } from './onnx/onnx-reranker.js';
import { type Reranker, Reranking } from './reranking.js';

/** A local model is loaded before the process is ready. A provider is not called before the first search. */
@Module({
  providers: [
    {
      provide: Reranking,
      inject: [CONFIG],
      useFactory: ({ rerank }: Config) => new Reranking(createReranker(rerank), rerank),
    },
  ],
  exports: [Reranking],
})
export class RerankModule implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(Reranking) private readonly reranking: Reranking) {}

  async onModuleInit(): Promise<void> {
    await this.reranking.start();
  }

  /** Runs after the last request has ended, which is later than the destroy hooks. */
  async onApplicationShutdown(): Promise<void> {
    await this.reranking.close();
  }
}

/** Null if none is configured, the default. @throws ConfigError */
export function createReranker(config: RerankConfig): Reranker | null {
  const { provider, folder = '' } = config;
  if (provider === 'none') return null;
  return provider === 'onnx' ? new OnnxReranker({ folder }) : new HttpReranker(provider, config);
}
