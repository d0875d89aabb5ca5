import type { EmbeddingPurpose, EmbeddingSpaceName } from './embedder.js';

/** The prefix of a text, by purpose. */
export type Prefixes = Readonly<Record<EmbeddingPurpose, string>>;

export interface KnownModel {
  /** Its name for `npm run model` and EMBEDDING_MODEL. */
  readonly name: string;
  /** The repository on the hub that has it in ONNX form. */
  readonly repository: string;
  readonly licence: string;
  /** Size of the 8-bit weights. */
  readonly megabytes: number;
  readonly dimensions: number;
  readonly languages: string;
  /** How the vectors of its tokens become one: their mean, or the first, which represents the whole text. */
  readonly pooling: 'mean' | 'cls';
  /** Its context length, in tokens. */
  readonly maxTokens: number;
  readonly prefixes: Prefixes;
}

const NONE: Prefixes = { query: '', document: '' };
const E5: Prefixes = { query: 'query: ', document: 'passage: ' };
const TO_PASSAGES: Prefixes = { query: 'Represent this sentence for searching relevant passages: ', document: '' };

/** Models known by name. Any other model comes from a folder that states these values itself. */
export const KNOWN_MODELS: readonly KnownModel[] = [
  {
    name: 'e5-small-v2',
    repository: 'Xenova/e5-small-v2',
    licence: 'MIT',
    megabytes: 34,
    dimensions: 384,
    languages: 'English',
    pooling: 'mean',
    maxTokens: 512,
    prefixes: E5,
  },
  {
    name: 'bge-small-en-v1.5',
    repository: 'Xenova/bge-small-en-v1.5',
    licence: 'MIT',
    megabytes: 34,
    dimensions: 384,
    languages: 'English',
    pooling: 'cls',
    maxTokens: 512,
    prefixes: TO_PASSAGES,
  },
  {
    name: 'multilingual-e5-small',
    repository: 'Xenova/multilingual-e5-small',
    licence: 'MIT',
    megabytes: 118,
    dimensions: 384,
    languages: 'about 100',
    pooling: 'mean',
    maxTokens: 512,
    prefixes: E5,
  },
  {
    name: 'all-MiniLM-L6-v2',
    repository: 'Xenova/all-MiniLM-L6-v2',
    licence: 'Apache-2.0',
    megabytes: 23,
    dimensions: 384,
    languages: 'English',
    pooling: 'mean',
    maxTokens: 256,
    prefixes: NONE,
  },
];

/**
 * Model families that need a prefix for the purpose, whichever server runs them. OpenAI's protocol has no field for the
 * purpose, so it must be part of the text.
 */
const FAMILIES: readonly (readonly [RegExp, Prefixes])[] = [
  // The "-instruct" models need a different instruction.
  [/(^|[/:])(multilingual-)?e5-(small|base|large)(?!.*instruct)/i, E5],
  [/(^|[/:])bge-(small|base|large)-en/i, TO_PASSAGES],
  [/(^|[/:])mxbai-embed-large/i, TO_PASSAGES],
  [/(^|[/:])snowflake-arctic-embed2|arctic-embed-[ml]-v2/i, { query: 'query: ', document: '' }],
  [/(^|[/:])(snowflake-)?arctic-embed/i, TO_PASSAGES],
  [/(^|[/:])nomic-embed-text/i, { query: 'search_query: ', document: 'search_document: ' }],
  [/(^|[/:])embeddinggemma/i, { query: 'task: search result | query: ', document: 'title: none | text: ' }],
];

export function knownModel(name: string): KnownModel | undefined {
  return KNOWN_MODELS.find((model) => model.name.toLowerCase() === name.toLowerCase());
}

export function knowsEnglishOnly(name: string): boolean {
  return knownModel(name)?.languages === 'English';
}

/** ISO 639-1. They have a glossary (`glossary/in-english.mjs`). */
const IN_ENGLISH: ReadonlySet<string> = new Set(['de', 'fr', 'es']);

/** Whether a text of this language reaches the model word by word in English: a model in this process that knows English only. */
export function getsEnglishWords({ provider, model }: EmbeddingSpaceName, language: string): boolean {
  const isEnglish = provider === 'bundled' || (provider === 'onnx' && knowsEnglishOnly(model));
  return isEnglish && IN_ENGLISH.has(language);
}

/** The prefixes of a model, as far as its name determines them. */
export function prefixesOf(model: string): Prefixes {
  return knownModel(model)?.prefixes ?? FAMILIES.find(([family]) => family.test(model))?.[1] ?? NONE;
}
