import { TOKEN_BUDGET } from '@contracts/context/context.settings.js';
import { invalid } from '@kernel/errors.js';
import type { Encoding } from '@platform/tokens/token-counter.js';

interface Family {
  /** Pattern for the names of its models. */
  readonly named: RegExp;
  /** Size of the context window in tokens; the smallest if they differ. */
  readonly limit: number;
  /** Null if its tokenizer is not available: o200k is used with a margin. */
  readonly encoding: Encoding | null;
}

/**
 * Families of models, of which the first match counts, with the windows that their providers publish (OpenAI's as gpt-tokenizer 4
 * lists them). Other models need a `token_budget`.
 */
const FAMILIES: readonly Family[] = [
  { named: /^(chat)?gpt-(4o|5(\.\d)?-chat)/, limit: 128_000, encoding: 'o200k_base' },
  { named: /^gpt-5(\.\d)?(-|$)/, limit: 400_000, encoding: 'o200k_base' },
  { named: /^gpt-4\.1(-|$)/, limit: 1_047_576, encoding: 'o200k_base' },
  { named: /^gpt-oss-/, limit: 131_072, encoding: 'o200k_base' },
  { named: /^o1-(mini|preview)/, limit: 128_000, encoding: 'o200k_base' },
  { named: /^o[134](-|$)/, limit: 200_000, encoding: 'o200k_base' },
  { named: /^gpt-4-(turbo|\d{4}-(vision-)?preview)/, limit: 128_000, encoding: 'cl100k_base' },
  { named: /^gpt-4-32k/, limit: 32_768, encoding: 'cl100k_base' },
  { named: /^gpt-4(-\d{4})?$/, limit: 8_192, encoding: 'cl100k_base' },
  { named: /^gpt-3\.5-turbo(-16k|-0125|-1106)?$/, limit: 16_385, encoding: 'cl100k_base' },
  { named: /^claude-/, limit: 200_000, encoding: null },
  { named: /^gemini-(1\.5|[2-9])/, limit: 1_048_576, encoding: null },
  { named: /^llama-?3\.[1-3](-|$)/, limit: 131_072, encoding: null },
  { named: /^mistral-(large|medium|small)/, limit: 128_000, encoding: null },
];

/** Assumed factor by which another tokenizer needs more tokens than o200k. A safety margin, not measured. */
const MARGIN = 1.35;
/** Maximum budget derived from a model's window: more memory than this buries what matters. A `token_budget` may be larger. */
const MOST_BY_SHARE = 32_000;

/** The maximum length of a context. */
export interface Budget {
  /** As requested, or derived from the model; in the model's own tokens. */
  readonly tokens: number;
  readonly encoding: Encoding;
  readonly exact: boolean;
  /** The same in tokens of the encoding, against which the text is counted. */
  readonly counted: number;
  readonly model: string | undefined;
  readonly contextLimit: number | undefined;
}

/** @throws RecollectError invalid_input for an unknown model without a budget, and for a budget beyond its window */
export function budgetOf(
  request: { readonly token_budget?: number | undefined; readonly model?: string | undefined },
  memoryShare: number,
): Budget {
  const family = request.model === undefined ? undefined : familyOf(request.model);
  const { token_budget: asked, model } = request;
  if (asked === undefined && !family) {
    throw invalid('token_budget', 'is required: the context limit of this model is not known here');
  }
  if (asked !== undefined && family && asked > family.limit) {
    throw invalid('token_budget', `must not be more than the model’s context of ${family.limit} tokens`);
  }
  const tokens =
    asked ?? Math.max(TOKEN_BUDGET.min, Math.min(MOST_BY_SHARE, Math.floor((family?.limit ?? 0) * memoryShare)));
  const exact = model === undefined || (family?.encoding ?? null) !== null;
  return {
    tokens,
    encoding: family?.encoding ?? 'o200k_base',
    exact,
    counted: exact ? tokens : Math.floor(tokens / MARGIN),
    model,
    contextLimit: family?.limit,
  };
}

/** Size of the context window of a model with this name. */
export function contextLimitOf(model: string): number | undefined {
  return familyOf(model)?.limit;
}

function familyOf(model: string): Family | undefined {
  // Gateways prefix the provider.
  const name = model.toLowerCase().split('/').at(-1) ?? '';
  return FAMILIES.find(({ named }) => named.test(name));
}
