import { z } from 'zod';
import { ConfigError } from './config-error.js';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const embedding = {
  provider: z.enum(['bundled', 'openai']),
  /** Base URL of an OpenAI-compatible server, up to and without `/embeddings`. */
  baseUrl: z.url({ protocol: /^https?$/ }),
  apiKey: z.string().min(1).optional(),
  model: z.string().min(1),
  dimensions: whole(1, 4000).optional(),
};

/** The part of the environment that names the embedding models. */
export const EMBEDDING_ENVIRONMENT = {
  EMBEDDING_PROVIDER: embedding.provider.default('bundled'),
  EMBEDDING_BASE_URL: embedding.baseUrl.default('https://api.openai.com/v1'),
  EMBEDDING_API_KEY: embedding.apiKey,
  EMBEDDING_MODEL: embedding.model.optional(),
  EMBEDDING_DIMENSIONS: embedding.dimensions,
  EMBEDDING_BATCH_SIZE: whole(1, 512).default(32),
  EMBEDDING_TIMEOUT_MS: whole(10, 600_000).default(30_000),
  EMBEDDING_RETRIES: whole(0, 10).default(3),
  EMBEDDING_THREADS: whole(1, 16).default(1),
  /** A second model that is being filled by a re-embed, before reads switch to it. */
  EMBEDDING_NEXT_PROVIDER: embedding.provider.optional(),
  EMBEDDING_NEXT_BASE_URL: embedding.baseUrl.optional(),
  EMBEDDING_NEXT_API_KEY: embedding.apiKey,
  EMBEDDING_NEXT_MODEL: embedding.model.optional(),
  EMBEDDING_NEXT_DIMENSIONS: embedding.dimensions,
};
type EmbeddingEnvironment = z.output<z.ZodObject<typeof EMBEDDING_ENVIRONMENT>>;

export interface EmbedderConfig {
  readonly provider: 'bundled' | 'openai';
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** Absent for `bundled`, which has only one. */
  readonly model: string | undefined;
  readonly dimensions: number | undefined;
  readonly batchSize: number;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly threads: number;
}

/** @throws ConfigError naming what the provider lacks */
export function readEmbedders(e: EmbeddingEnvironment): {
  readonly embedding: EmbedderConfig;
  readonly nextEmbedding: EmbedderConfig | undefined;
} {
  if (e.EMBEDDING_PROVIDER === 'openai' && !e.EMBEDDING_MODEL) {
    throw new ConfigError('EMBEDDING_MODEL: required when EMBEDDING_PROVIDER is openai');
  }
  if (e.EMBEDDING_NEXT_PROVIDER === 'openai' && !e.EMBEDDING_NEXT_MODEL) {
    throw new ConfigError('EMBEDDING_NEXT_MODEL: required when EMBEDDING_NEXT_PROVIDER is openai');
  }
  const base = {
    batchSize: e.EMBEDDING_BATCH_SIZE,
    timeoutMs: e.EMBEDDING_TIMEOUT_MS,
    retries: e.EMBEDDING_RETRIES,
    threads: e.EMBEDDING_THREADS,
  };
  return {
    embedding: {
      ...base,
      provider: e.EMBEDDING_PROVIDER,
      baseUrl: e.EMBEDDING_BASE_URL,
      apiKey: e.EMBEDDING_API_KEY,
      model: e.EMBEDDING_MODEL,
      dimensions: e.EMBEDDING_DIMENSIONS,
    },
    nextEmbedding: e.EMBEDDING_NEXT_PROVIDER && {
      ...base,
      provider: e.EMBEDDING_NEXT_PROVIDER,
      baseUrl: e.EMBEDDING_NEXT_BASE_URL ?? e.EMBEDDING_BASE_URL,
      apiKey: e.EMBEDDING_NEXT_API_KEY,
      model: e.EMBEDDING_NEXT_MODEL,
      dimensions: e.EMBEDDING_NEXT_DIMENSIONS,
    },
  };
}
