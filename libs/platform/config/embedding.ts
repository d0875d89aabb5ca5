import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.js';
import { address, diskPath, refuseCredentials, whole, word } from './values.js';

const EMBEDDING_PROVIDERS = [
  'bundled',
  'onnx',
  'openai',
  'google',
  'mistral',
  'cohere',
  'voyage',
  'huggingface',
] as const;
export type EmbeddingProvider = (typeof EMBEDDING_PROVIDERS)[number];

/** Providers that are called over HTTP, with their URLs. */
export const EMBEDDING_URLS = {
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
  cohere: 'https://api.cohere.com/v2',
  voyage: 'https://api.voyageai.com/v1',
  huggingface: 'https://router.huggingface.co/hf-inference',
} as const satisfies Partial<Record<EmbeddingProvider, string>>;
export type HttpEmbeddingProvider = keyof typeof EMBEDDING_URLS;

const embedding = {
  provider: z.enum(EMBEDDING_PROVIDERS),
  /** URL of the provider, or of a server with the same API. */
  baseUrl: address('http', 'https').optional(),
  apiKey: word.optional(),
  model: word.optional(),
  dimensions: whole(1, 4000).optional(),
  /** The prefix of each text, if it cannot be derived from the model's name. */
  prefix: z.string().max(500).optional(),
};

/** Variables that configure the embedding models. */
export const EMBEDDING_ENVIRONMENT = {
  EMBEDDING_PROVIDER: embedding.provider.default('bundled'),
  EMBEDDING_BASE_URL: embedding.baseUrl,
  EMBEDDING_API_KEY: embedding.apiKey,
  EMBEDDING_MODEL: embedding.model,
  EMBEDDING_DIMENSIONS: embedding.dimensions,
  EMBEDDING_QUERY_PREFIX: embedding.prefix,
  EMBEDDING_DOCUMENT_PREFIX: embedding.prefix,
  EMBEDDING_BATCH_SIZE: whole(1, 512).default(32),
  EMBEDDING_TIMEOUT_MS: whole(10, 600_000).default(30_000),
  EMBEDDING_RETRIES: whole(0, 10).default(3),
  EMBEDDING_THREADS: whole(1, 16).default(1),
  /** Where `npm run model` stores models. Absent: in the data folder. */
  EMBEDDING_MODELS_DIR: diskPath.optional(),
  /** A second model. A re-embed computes its vectors before reads switch to it. */
  EMBEDDING_NEXT_PROVIDER: embedding.provider.optional(),
  EMBEDDING_NEXT_BASE_URL: embedding.baseUrl,
  EMBEDDING_NEXT_API_KEY: embedding.apiKey,
  EMBEDDING_NEXT_MODEL: embedding.model,
  EMBEDDING_NEXT_DIMENSIONS: embedding.dimensions,
  EMBEDDING_NEXT_QUERY_PREFIX: embedding.prefix,
  EMBEDDING_NEXT_DOCUMENT_PREFIX: embedding.prefix,
  /** Where models are downloaded from. Hugging Face's own tools use the same names. */
  HF_ENDPOINT: address('http', 'https').default('https://huggingface.co'),
  HF_TOKEN: word.optional(),
};
type EmbeddingEnvironment = z.output<z.ZodObject<typeof EMBEDDING_ENVIRONMENT>>;

export interface EmbedderConfig {
  readonly provider: EmbeddingProvider;
  /** Absent for providers that are not called over HTTP. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  /** Absent for `bundled`, which has only one. */
  readonly model: string | undefined;
  readonly dimensions: number | undefined;
  readonly queryPrefix: string | undefined;
  readonly documentPrefix: string | undefined;
  readonly batchSize: number;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly threads: number;
  readonly modelsFolder: string;
}

/** Where models are downloaded from, and with which token. */
export interface ModelHubConfig {
  readonly url: string;
  readonly token: string | undefined;
}

/** @throws ConfigError naming what the provider lacks */
export function readEmbedders(e: EmbeddingEnvironment & { readonly RECOLLECT_DATA_DIR: string }): {
  readonly embedding: EmbedderConfig;
  readonly nextEmbedding: EmbedderConfig | undefined;
  readonly modelHub: ModelHubConfig;
} {
  requireModel('EMBEDDING_', e.EMBEDDING_PROVIDER, e.EMBEDDING_MODEL);
  requireModel('EMBEDDING_NEXT_', e.EMBEDDING_NEXT_PROVIDER, e.EMBEDDING_NEXT_MODEL);
  refuseCredentials('EMBEDDING_BASE_URL', e.EMBEDDING_BASE_URL, 'use EMBEDDING_API_KEY');
  refuseCredentials('EMBEDDING_NEXT_BASE_URL', e.EMBEDDING_NEXT_BASE_URL, 'use EMBEDDING_NEXT_API_KEY');
  refuseCredentials('HF_ENDPOINT', e.HF_ENDPOINT, 'use HF_TOKEN');
  const base = {
    batchSize: e.EMBEDDING_BATCH_SIZE,
    timeoutMs: e.EMBEDDING_TIMEOUT_MS,
    retries: e.EMBEDDING_RETRIES,
    threads: e.EMBEDDING_THREADS,
    modelsFolder: e.EMBEDDING_MODELS_DIR ?? join(e.RECOLLECT_DATA_DIR, 'models'),
  };
  return {
    embedding: {
      ...base,
      provider: e.EMBEDDING_PROVIDER,
      baseUrl: e.EMBEDDING_BASE_URL ?? urlOf(e.EMBEDDING_PROVIDER),
      apiKey: e.EMBEDDING_API_KEY,
      model: e.EMBEDDING_MODEL,
      dimensions: e.EMBEDDING_DIMENSIONS,
      queryPrefix: e.EMBEDDING_QUERY_PREFIX,
      documentPrefix: e.EMBEDDING_DOCUMENT_PREFIX,
    },
    nextEmbedding: e.EMBEDDING_NEXT_PROVIDER && {
      ...base,
      provider: e.EMBEDDING_NEXT_PROVIDER,
      // One provider's URL never applies to another.
      baseUrl:
        e.EMBEDDING_NEXT_BASE_URL ??
        (e.EMBEDDING_NEXT_PROVIDER === e.EMBEDDING_PROVIDER ? e.EMBEDDING_BASE_URL : undefined) ??
        urlOf(e.EMBEDDING_NEXT_PROVIDER),
      apiKey: e.EMBEDDING_NEXT_API_KEY,
      model: e.EMBEDDING_NEXT_MODEL,
      dimensions: e.EMBEDDING_NEXT_DIMENSIONS,
      queryPrefix: e.EMBEDDING_NEXT_QUERY_PREFIX,
      documentPrefix: e.EMBEDDING_NEXT_DOCUMENT_PREFIX,
    },
    modelHub: { url: e.HF_ENDPOINT, token: e.HF_TOKEN },
  };
}

function urlOf(provider: EmbeddingProvider): string | undefined {
  return provider === 'bundled' || provider === 'onnx' ? undefined : EMBEDDING_URLS[provider];
}

function requireModel(prefix: string, provider: EmbeddingProvider | undefined, model: string | undefined): void {
  if (provider === undefined || provider === 'bundled' || model) return;
  throw new ConfigError(`${prefix}MODEL: required when ${prefix}PROVIDER is ${provider}`);
}
