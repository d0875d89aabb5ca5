import type { HttpEmbeddingProvider } from '@platform/config/embedding.js';
import type { EmbeddingPurpose } from '../embedder.js';
import type { Prefixes } from '../known-models.js';
import type { WiredVectors } from './read-vectors.js';

export interface Asked {
  readonly texts: readonly string[];
  readonly purpose: EmbeddingPurpose;
  readonly model: string;
  readonly dimensions: number | undefined;
}

/** The request and response format of one provider. */
export interface Wire {
  /** The path after the base URL. */
  path(model: string): string;
  /** The header that carries the key. */
  key(key: string): Readonly<Record<string, string>>;
  /** The most texts per request. */
  readonly most: number;
  /**
   * Whether the protocol has a field for the purpose. If not, it is a prefix of the texts, for models that need one.
   */
  readonly tellsPurpose: boolean;
  body(asked: Asked): object;
  /** The vectors in the response, in its own order. */
  read(answer: unknown): WiredVectors;
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const path = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
const listed = (value: unknown): WiredVectors =>
  Array.isArray(value) ? value.map((embedding: unknown) => ({ embedding })) : undefined;
/** `{ data: [{ index, embedding }] }`, the response of OpenAI, Mistral and Voyage. */
const data = (answer: unknown): WiredVectors => {
  const list = path(answer, 'data');
  return Array.isArray(list)
    ? list.map((item: unknown) => ({ index: path(item, 'index'), embedding: path(item, 'embedding') }))
    : undefined;
};

/** The formats differ in how key, purpose and dimensions are sent, and in where the response has the vectors. */
export const WIRES: Readonly<Record<HttpEmbeddingProvider, Wire>> = {
  openai: {
    path: () => '/embeddings',
    key: bearer,
    most: 2_048,
    tellsPurpose: false,
    body: ({ texts, model, dimensions }) => ({ model, input: texts, encoding_format: 'float', dimensions }),
    read: data,
  },
  google: {
    path: (model) => `/models/${encodeURIComponent(bareModel(model))}:batchEmbedContents`,
    key: (key) => ({ 'x-goog-api-key': key }),
    most: 100,
    tellsPurpose: true,
    body: ({ texts, purpose, model, dimensions }) => ({
      requests: texts.map((text) => ({
        model: `models/${bareModel(model)}`,
        content: { parts: [{ text }] },
        taskType: purpose === 'query' ? 'RETRIEVAL_QUERY' : 'RETRIEVAL_DOCUMENT',
        outputDimensionality: dimensions,
      })),
    }),
    read: (answer) => {
      const list = path(answer, 'embeddings');
      return Array.isArray(list) ? list.map((item: unknown) => ({ embedding: path(item, 'values') })) : undefined;
    },
  },
  mistral: {
    path: () => '/embeddings',
    key: bearer,
    most: 512,
    tellsPurpose: false,
    body: ({ texts, model, dimensions }) => ({
      model,
      input: texts,
      encoding_format: 'float',
      output_dimension: dimensions,
    }),
    read: data,
  },
  cohere: {
    path: () => '/embed',
    key: bearer,
    most: 96,
    tellsPurpose: true,
    body: ({ texts, purpose, model, dimensions }) => ({
      model,
      texts,
      input_type: purpose === 'query' ? 'search_query' : 'search_document',
      embedding_types: ['float'],
      output_dimension: dimensions,
      truncate: 'END',
    }),
    read: (answer) => listed(path(answer, 'embeddings', 'float')),
  },
  voyage: {
    path: () => '/embeddings',
    key: bearer,
    most: 1_000,
    tellsPurpose: true,
    body: ({ texts, purpose, model, dimensions }) => ({
      model,
      input: texts,
      input_type: purpose,
      truncation: true,
      output_dimension: dimensions,
    }),
    read: data,
  },
  huggingface: {
    path: (model) => `/models/${model}/pipeline/feature-extraction`,
    key: bearer,
    most: 512,
    tellsPurpose: false,
    body: ({ texts }) => ({ inputs: texts, normalize: true, truncate: true }),
    read: listed,
  },
};

/** The texts to send: with the model's prefix, if the protocol has no field for the purpose. */
export function textsFor(
  wire: Wire,
  texts: readonly string[],
  purpose: EmbeddingPurpose,
  prefixes: Prefixes,
): string[] {
  const prefix = wire.tellsPurpose ? '' : prefixes[purpose];
  return texts.map((text) => prefix + text);
}

/** Google's model names appear as `gemini-embedding-001` and as `models/gemini-embedding-001`. */
function bareModel(model: string): string {
  return model.replace(/^models\//, '');
}
