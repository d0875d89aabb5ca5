import { z } from 'zod';
import { ConfigError } from './config-error.js';
import { address, diskPath, whole, word } from './values.js';

const RERANK_PROVIDERS = ['none', 'cohere', 'jina', 'tei', 'onnx'] as const;
export type RerankProvider = (typeof RERANK_PROVIDERS)[number];

/** Variables that configure the reranker. */
export const RERANK_ENVIRONMENT = {
  RERANK_PROVIDER: z.enum(RERANK_PROVIDERS).default('none'),
  /** The full URL of the endpoint, including its path. */
  RERANK_URL: address('http', 'https').optional(),
  RERANK_API_KEY: word.optional(),
  RERANK_MODEL: word.optional(),
  /** For `onnx`: a folder with a cross-encoder. */
  RERANK_FOLDER: diskPath.optional(),
  RERANK_TIMEOUT_MS: whole(10, 30_000).default(150),
  /** How many of the first results are reranked. */
  RERANK_TOP: whole(2, 100).default(30),
};
type RerankEnvironment = z.output<z.ZodObject<typeof RERANK_ENVIRONMENT>>;

export interface RerankConfig {
  readonly provider: RerankProvider;
  readonly url: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
  readonly folder: string | undefined;
  readonly timeoutMs: number;
  readonly top: number;
}

/** Default URLs of the providers. A self-hosted server has none. */
const ADDRESSES: Partial<Record<RerankProvider, string>> = {
  cohere: 'https://api.cohere.com/v2/rerank',
  jina: 'https://api.jina.ai/v1/rerank',
};

/** @throws ConfigError naming what the provider lacks */
export function readRerank(e: RerankEnvironment): RerankConfig {
  const provider = e.RERANK_PROVIDER;
  const url = e.RERANK_URL ?? ADDRESSES[provider];
  const lacks = (name: string) => new ConfigError(`${name}: required when RERANK_PROVIDER is ${provider}`);
  if (provider === 'tei' && !url) throw lacks('RERANK_URL');
  if ((provider === 'cohere' || provider === 'jina') && !e.RERANK_MODEL) throw lacks('RERANK_MODEL');
  if (provider === 'onnx' && !e.RERANK_FOLDER) throw lacks('RERANK_FOLDER');
  return {
    provider,
    url,
    apiKey: e.RERANK_API_KEY,
    model: e.RERANK_MODEL,
    folder: e.RERANK_FOLDER,
    timeoutMs: e.RERANK_TIMEOUT_MS,
    top: e.RERANK_TOP,
  };
}
