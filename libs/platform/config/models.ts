import { z } from 'zod';
import { ConfigError } from './config-error.js';
import { address, dollarsOrOff, orOff, refuseCredentials, whole, word } from './values.js';

/** The spellings that the setting accepts; the second ones are common names. */
const PROVIDERS = {
  none: undefined,
  anthropic: 'anthropic',
  claude: 'anthropic',
  openai: 'openai',
  google: 'google',
  gemini: 'google',
  mistral: 'mistral',
  cohere: 'cohere',
  ollama: 'openai-compatible',
  llama: 'openai-compatible',
  'openai-compatible': 'openai-compatible',
} as const;
type Word = keyof typeof PROVIDERS;
const WORDS = Object.keys(PROVIDERS) as Word[];
export type ModelProvider = NonNullable<(typeof PROVIDERS)[Word]>;

/** The purposes for which a model is called. Each may have its own model. */
export const MODEL_PURPOSES = ['extract', 'decide', 'summary', 'chat'] as const;
export type ModelPurpose = (typeof MODEL_PURPOSES)[number];

/** Default URLs of the providers. */
const URLS: Readonly<Record<Exclude<ModelProvider, 'openai-compatible'>, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  mistral: 'https://api.mistral.ai/v1',
  cohere: 'https://api.cohere.com/v2',
};
const OLLAMA = 'http://localhost:11434/v1';

const provider = z.enum(WORDS as [Word, ...Word[]]);
const text = word.optional();
const url = address('http', 'https').optional();
const dollars = dollarsOrOff(0, 1_000_000);
const tokens = orOff(0, 1_000_000_000_000);

const callsPerMinute = orOff(1, 100_000);

/**
 * What a model costs, in US dollars per million tokens. Input read from the provider's cache costs `cached`, and input written into it
 * `written`.
 */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
  readonly cached: number;
  readonly written: number;
}

const DOLLARS = String.raw`(\d{1,6}(?:\.\d{1,6})?)`;
const PRICE = new RegExp(String.raw`^\s*([^=\s]+)\s*=\s*${DOLLARS}/${DOLLARS}(?:/${DOLLARS}(?:/${DOLLARS})?)?\s*$`);

/** Comma-separated `model=input/output`, with the price of cached input and that of input written into the cache as third and fourth. */
const prices = z.string().transform((text, context) => {
  const found = new Map<string, ReadPrice>();
  for (const one of text.split(',').filter((part) => part.trim() !== '')) {
    const [, model, input, output, cached = input, written] = PRICE.exec(one) ?? [];
    if (model) found.set(model, { input: Number(input), output: Number(output), cached: Number(cached), written: written === undefined ? null : Number(written) }); // prettier-ignore
    else context.addIssue({ code: 'custom', message: 'must be model=input/output, model=input/output/cached or model=input/output/cached/written, in US dollars a million tokens, with commas between' }); // prettier-ignore
  }
  return found;
});

type ReadPrice = Omit<ModelPrice, 'written'> & { readonly written: number | null };
/** Anthropic's price of input written into its cache, as a multiple of that of other input. The other providers charge nothing for it. */
const ANTHROPIC_WRITES = 1.25;

function pricesOf(
  read: ReadonlyMap<string, ReadPrice>,
  models: readonly (ModelConfig | null)[],
): Map<string, ModelPrice> {
  const anthropic = new Set(models.flatMap((one) => (one?.provider === 'anthropic' ? [one.model] : [])));
  return new Map(
    [...read].map(([model, price]) => {
      const written = price.written ?? (anthropic.has(model) ? ANTHROPIC_WRITES : 1) * price.input;
      return [model, { ...price, written }];
    }),
  );
}

/** Variables that configure the language models. */
export const MODELS_ENVIRONMENT = {
  LLM_PROVIDER: provider.default('none'),
  LLM_MODEL: text,
  LLM_BASE_URL: url,
  LLM_API_KEY: text,
  /** Timeout of one attempt. */
  LLM_TIMEOUT_MS: whole(100, 600_000).default(60_000),
  LLM_RETRIES: whole(0, 10).default(2),
  /** Concurrent calls for one purpose. */
  LLM_CONCURRENCY: whole(1, 64).default(4),
  /** Requests for one purpose that start in any minute, retries included. */
  LLM_CALLS_PER_MINUTE: callsPerMinute.default('off'),
  LLM_PRICES: prices.optional(),
  /** Limits of each tenant. A tenant may set lower limits for itself. */
  LLM_TOKENS_PER_DAY: tokens.default('off'),
  LLM_TOKENS_PER_MONTH: tokens.default('off'),
  LLM_USD_PER_DAY: dollars.default('off'),
  LLM_USD_PER_MONTH: dollars.default('off'),
  LLM_EXTRACT_PROVIDER: provider.optional(),
  LLM_EXTRACT_MODEL: text,
  LLM_EXTRACT_BASE_URL: url,
  LLM_EXTRACT_API_KEY: text,
  LLM_EXTRACT_CONCURRENCY: whole(1, 64).optional(),
  LLM_EXTRACT_CALLS_PER_MINUTE: callsPerMinute.optional(),
  LLM_DECIDE_PROVIDER: provider.optional(),
  LLM_DECIDE_MODEL: text,
  LLM_DECIDE_BASE_URL: url,
  LLM_DECIDE_API_KEY: text,
  LLM_DECIDE_CONCURRENCY: whole(1, 64).optional(),
  LLM_DECIDE_CALLS_PER_MINUTE: callsPerMinute.optional(),
  LLM_SUMMARY_PROVIDER: provider.optional(),
  LLM_SUMMARY_MODEL: text,
  LLM_SUMMARY_BASE_URL: url,
  LLM_SUMMARY_API_KEY: text,
  LLM_SUMMARY_CONCURRENCY: whole(1, 64).optional(),
  LLM_SUMMARY_CALLS_PER_MINUTE: callsPerMinute.optional(),
  LLM_CHAT_PROVIDER: provider.optional(),
  LLM_CHAT_MODEL: text,
  LLM_CHAT_BASE_URL: url,
  LLM_CHAT_API_KEY: text,
  LLM_CHAT_CONCURRENCY: whole(1, 64).optional(),
  LLM_CHAT_CALLS_PER_MINUTE: callsPerMinute.optional(),
  /** The context window of the chat model, in tokens, if its name does not determine it. */
  LLM_CHAT_WINDOW: whole(1_000, 100_000_000).optional(),
};
type ModelsEnvironment = z.output<z.ZodObject<typeof MODELS_ENVIRONMENT>>;

export interface ModelConfig {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
}

/** How fast this process may call a model for one purpose. */
export interface ModelWay {
  readonly concurrency: number;
  /** Null: no limit. */
  readonly callsPerMinute: number | null;
}

export interface ModelsConfig {
  /** Null: no model is set for this purpose. */
  readonly byPurpose: Readonly<Record<ModelPurpose, ModelConfig | null>>;
  /** The context window of the chat model, in tokens. Null: determined by its name. */
  readonly chatWindow: number | null;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly ways: Readonly<Record<ModelPurpose, ModelWay>>;
  /** By model name, as configured. */
  readonly prices: ReadonlyMap<string, ModelPrice>;
  /** For each tenant. */
  readonly limits: ModelLimits;
}

/** Maximum usage per day and per month (UTC). Null: no limit. */
export interface ModelLimits {
  readonly tokensPerDay: number | null;
  readonly tokensPerMonth: number | null;
  readonly usdPerDay: number | null;
  readonly usdPerMonth: number | null;
}

const prefixOf = (purpose: ModelPurpose) => `LLM_${purpose.toUpperCase() as Uppercase<ModelPurpose>}_` as const;

/** @throws ConfigError naming what a model lacks */
export function readModels(e: ModelsEnvironment): ModelsConfig {
  const general = { word: e.LLM_PROVIDER, model: e.LLM_MODEL, baseUrl: e.LLM_BASE_URL, apiKey: e.LLM_API_KEY };
  const of = (purpose: ModelPurpose): ModelConfig | null => {
    const prefix = prefixOf(purpose);
    const word = e[`${prefix}PROVIDER`];
    const own = { model: e[`${prefix}MODEL`], baseUrl: e[`${prefix}BASE_URL`], apiKey: e[`${prefix}API_KEY`] };
    // One provider's URL and key never apply to another.
    const base =
      word === undefined || word === general.word
        ? general
        : { model: undefined, baseUrl: undefined, apiKey: undefined };
    const set = {
      model: own.model ?? base.model,
      baseUrl: own.baseUrl ?? base.baseUrl,
      apiKey: own.apiKey ?? base.apiKey,
    };
    refuseCredentials(`${prefix}BASE_URL`, own.baseUrl, `use ${prefix}API_KEY`);
    return modelOf(word ?? general.word, set, word === undefined ? 'LLM_' : prefix);
  };
  const unlessOff = (limit: number | 'off') => (limit === 'off' ? null : limit);
  const wayOf = (purpose: ModelPurpose): ModelWay => {
    const prefix = prefixOf(purpose);
    return {
      concurrency: e[`${prefix}CONCURRENCY`] ?? e.LLM_CONCURRENCY,
      callsPerMinute: unlessOff(e[`${prefix}CALLS_PER_MINUTE`] ?? e.LLM_CALLS_PER_MINUTE),
    };
  };
  const byPurpose = { extract: of('extract'), decide: of('decide'), summary: of('summary'), chat: of('chat') };
  const config: ModelsConfig = {
    byPurpose,
    chatWindow: e.LLM_CHAT_WINDOW ?? null,
    timeoutMs: e.LLM_TIMEOUT_MS,
    retries: e.LLM_RETRIES,
    ways: { extract: wayOf('extract'), decide: wayOf('decide'), summary: wayOf('summary'), chat: wayOf('chat') },
    prices: pricesOf(e.LLM_PRICES ?? new Map<string, ReadPrice>(), Object.values(byPurpose)),
    limits: {
      tokensPerDay: unlessOff(e.LLM_TOKENS_PER_DAY),
      tokensPerMonth: unlessOff(e.LLM_TOKENS_PER_MONTH),
      usdPerDay: unlessOff(e.LLM_USD_PER_DAY),
      usdPerMonth: unlessOff(e.LLM_USD_PER_MONTH),
    },
  };
  refuseUnpriced(config);
  return config;
}

/** The configured models without a price. */
export function unpriced({ byPurpose, prices: known }: Pick<ModelsConfig, 'byPurpose' | 'prices'>): string[] {
  const models = Object.values(byPurpose).flatMap((one) => (one ? [one.model] : []));
  return [...new Set(models)].filter((model) => !known.has(model));
}

/** A limit in money requires a price for every configured model. */
function refuseUnpriced(config: ModelsConfig): void {
  const { usdPerDay, usdPerMonth } = config.limits;
  const [model] = unpriced(config);
  if (model === undefined || (usdPerDay === null && usdPerMonth === null)) return;
  throw new ConfigError(`LLM_PRICES: must name ${model} if LLM_USD_PER_DAY or LLM_USD_PER_MONTH is set`);
}

function modelOf(
  word: Word,
  { model, baseUrl, apiKey }: { model: string | undefined; baseUrl: string | undefined; apiKey: string | undefined },
  prefix: string,
): ModelConfig | null {
  const provider = PROVIDERS[word];
  if (provider === undefined) return null;
  if (!model) throw new ConfigError(`${prefix}MODEL: required when ${prefix}PROVIDER is ${word}`);
  const address = baseUrl ?? defaultUrl(word, provider);
  if (!address) throw new ConfigError(`${prefix}BASE_URL: required when ${prefix}PROVIDER is ${word}`);
  refuseCredentials(`${prefix}BASE_URL`, address, `use ${prefix}API_KEY`);
  if (!apiKey && !baseUrl && provider !== 'openai-compatible') {
    throw new ConfigError(`${prefix}API_KEY: required when ${prefix}PROVIDER is ${word}`);
  }
  return { provider, model, baseUrl: address.replace(/\/+$/, ''), apiKey };
}

function defaultUrl(word: Word, provider: ModelProvider): string | undefined {
  if (provider !== 'openai-compatible') return URLS[provider];
  return word === 'openai-compatible' ? undefined : OLLAMA;
}
