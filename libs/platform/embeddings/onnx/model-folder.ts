import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { EmbeddingError } from '../embedder.js';
import { knownModel, type Prefixes, prefixesOf } from '../known-models.js';

/** A model in a folder with the layout of the Hugging Face hub. */
export interface ModelFolder {
  readonly name: string;
  /** The weights. */
  readonly model: string;
  readonly tokenizer: string;
  readonly tokenizerConfig: string | undefined;
  readonly pooling: Pooling;
  readonly prefixes: Prefixes;
  readonly maxTokens: number;
  /** 0 if the folder does not say. */
  readonly dimensions: number;
}
export type Pooling = 'mean' | 'cls' | 'last';

/** Possible paths of the weights. The first one found is used, so 8 bits before 32. */
export const WEIGHTS = [
  'onnx/model_quantized.onnx',
  'onnx/model_int8.onnx',
  'onnx/model.onnx',
  'model_quantized.onnx',
  'model_int8.onnx',
  'model.onnx',
];
/** The other files that are read. Only the tokenizer is required. */
export const COMPANIONS = [
  'tokenizer.json',
  'tokenizer_config.json',
  'config.json',
  'sentence_bert_config.json',
  'config_sentence_transformers.json',
  '1_Pooling/config.json',
];

/** The default and the maximum window, in tokens: longer windows cost more than they gain. */
const MAX_TOKENS = 512;

const config = z.looseObject({ hidden_size: z.int().optional(), max_position_embeddings: z.int().optional() });
const sentenceBert = z.looseObject({ max_seq_length: z.int().nullish() });
const sentenceTransformers = z.looseObject({ prompts: z.record(z.string(), z.string()).nullish() });
const poolingConfig = z.looseObject({
  pooling_mode_cls_token: z.boolean().optional(),
  pooling_mode_lasttoken: z.boolean().optional(),
});

/**
 * Reads a model's folder. For a known name, the values come from the table of known models, for others from the files
 * of sentence-transformers.
 * @throws EmbeddingError `misconfigured` naming what the folder lacks
 */
export async function readModelFolder(folder: string, name: string): Promise<ModelFolder> {
  const model = await firstOf(WEIGHTS.map((path) => join(folder, path)));
  if (!model) throw lacks(name, folder, `none of ${WEIGHTS.join(', ')}`);
  const tokenizer = await firstOf([join(folder, 'tokenizer.json')]);
  if (!tokenizer) throw lacks(name, folder, 'no tokenizer.json');
  const [own, limits, prompts, pooling] = await Promise.all([
    readJson(join(folder, 'config.json'), config),
    readJson(join(folder, 'sentence_bert_config.json'), sentenceBert),
    readJson(join(folder, 'config_sentence_transformers.json'), sentenceTransformers),
    readJson(join(folder, '1_Pooling/config.json'), poolingConfig),
  ]);
  const known = knownModel(name);
  const said = limits?.max_seq_length ?? own?.max_position_embeddings ?? MAX_TOKENS;
  return {
    name,
    model,
    tokenizer,
    tokenizerConfig: await firstOf([join(folder, 'tokenizer_config.json')]),
    pooling: known?.pooling ?? poolingOf(pooling),
    prefixes: known?.prefixes ?? promptsOf(prompts?.prompts) ?? prefixesOf(name),
    maxTokens: known?.maxTokens ?? Math.min(said, MAX_TOKENS),
    dimensions: known?.dimensions ?? own?.hidden_size ?? 0,
  };
}

function poolingOf(pooling: z.output<typeof poolingConfig> | undefined): Pooling {
  if (pooling?.pooling_mode_cls_token) return 'cls';
  return pooling?.pooling_mode_lasttoken ? 'last' : 'mean';
}

function promptsOf(prompts: Readonly<Record<string, string>> | null | undefined): Prefixes | undefined {
  const query = prompts?.['query'];
  const document = prompts?.['document'] ?? prompts?.['passage'];
  return query === undefined && document === undefined ? undefined : { query: query ?? '', document: document ?? '' };
}

async function firstOf(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const there = await access(path).then(
      () => true,
      () => false,
    );
    if (there) return path;
  }
  return undefined;
}

/** `undefined` if the file is missing or not as expected. The defaults then apply. */
async function readJson<T>(path: string, shape: z.ZodType<T>): Promise<T | undefined> {
  try {
    return shape.safeParse(JSON.parse(await readFile(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

function lacks(name: string, folder: string, what: string): EmbeddingError {
  return new EmbeddingError(
    'misconfigured',
    `EMBEDDING_MODEL: ${name} is not in ${folder}, which has ${what}. Fetch it: npm run model -- ${name}`,
  );
}
