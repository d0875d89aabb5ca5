import { createAnthropic } from '@ai-sdk/anthropic';
import { createCohere } from '@ai-sdk/cohere';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelConfig } from '@platform/config/models.js';
import { APICallError, type LanguageModel as SdkModel, type LanguageModelUsage, NoObjectGeneratedError } from 'ai';
import { type FinishReason, ModelError, type ModelUsage, NO_USAGE, NOTHING_USED } from './language-model.js';

// The library would write its warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The key and the texts go where the operator said and nowhere else. */
const straight: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** The library's model. A key is always given: without one it would look into the environment by itself. */
export function sdkModel({ provider, model, baseUrl: baseURL, apiKey = 'none' }: ModelConfig): SdkModel {
  const options = { baseURL, apiKey, fetch: straight };
  switch (provider) {
    case 'anthropic':
      return createAnthropic(options)(model);
    case 'google':
      return createGoogleGenerativeAI(options)(model);
    case 'mistral':
      return createMistral(options)(model);
    case 'cohere':
      return createCohere(options)(model);
    case 'openai':
      return createOpenAI(options).chat(model);
    case 'openai-compatible':
      return createOpenAICompatible({ ...options, name: 'compatible', includeUsage: true }).chatModel(model);
  }
}

export function usageOf(usage: LanguageModelUsage | undefined): ModelUsage {
  const tokens = (value: number | undefined) =>
    value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : null;
  if (!usage) return NO_USAGE;
  const input = tokens(usage.inputTokens);
  return {
    input,
    output: tokens(usage.outputTokens),
    cached: input === null ? null : tokens(usage.inputTokenDetails?.cacheReadTokens),
  };
}

export function finishOf(reason: string | undefined): FinishReason {
  if (reason === 'stop' || reason === 'length') return reason;
  return reason === 'content-filter' ? 'refused' : 'unknown';
}

/** What went wrong, without a word of what the provider said: it may quote the texts or the key. */
export function modelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (NoObjectGeneratedError.isInstance(error)) {
    return new ModelError('invalid', 'The model answered something else than was asked for', usageOf(error.usage));
  }
  if (!APICallError.isInstance(error)) {
    return isNothing(error)
      ? new ModelError('invalid', 'The model answered nothing')
      : new ModelError('unavailable', 'The model provider cannot be reached, or broke off');
  }
  const { statusCode: status } = error;
  if (status === undefined) {
    const used = neverReached(error) ? NOTHING_USED : NO_USAGE;
    return new ModelError('unavailable', 'The model provider cannot be reached', used);
  }
  const said = `The model provider answered ${status}`;
  // Of an answer that went well and cannot be read: another try may be better.
  if (status < 300) return new ModelError('invalid', 'The model provider does not speak the protocol');
  if (status >= 500 || [408, 409, 425, 429].includes(status)) {
    return new ModelError('unavailable', said, NOTHING_USED, retryAfterMs(error.responseHeaders?.['retry-after']));
  }
  return new ModelError([400, 413, 422].includes(status) ? 'rejected' : 'misconfigured', said, NOTHING_USED);
}

/** Whether no connection came about, so that nothing was asked. */
function neverReached(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) return true;
  }
  return false;
}

function isNothing(error: unknown): boolean {
  return error instanceof Error && /NoOutputGenerated|NoContentGenerated|EmptyResponse/.test(error.name);
}

function retryAfterMs(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(header)) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
