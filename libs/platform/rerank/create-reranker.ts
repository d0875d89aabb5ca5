import type { RerankConfig } from '@platform/config/rerank.js';
import { HttpReranker } from './http-reranker.js';
import { OnnxReranker } from './onnx/onnx-reranker.js';
import type { Reranker } from './reranker.js';

/** Null if none is configured, the default. @throws ConfigError */
export function createReranker(config: RerankConfig): Reranker | null {
  const { provider, folder = '' } = config;
  if (provider === 'none') return null;
  return provider === 'onnx' ? new OnnxReranker({ folder }) : new HttpReranker(provider, config);
}
