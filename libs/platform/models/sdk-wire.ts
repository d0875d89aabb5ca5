import { createAnthropic } from '@ai-sdk/anthropic';
import { createCohere } from '@ai-sdk/cohere';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { boundedResponse, isTooLong } from '@kernel/bounded-response.js';
import type { ModelConfig } from '@platform/config/models.js';
import { APICallError } from 'ai';
import { NotSent } from './guard.js';
import {
  type FinishReason,
  ModelError,
  type ModelErrorKind,
  type ModelUsage,
  NO_USAGE,
  NOTHING_USED,
} from './language-model.js';

// The library would write its warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The signals of the requests that were sent. */
const sent = new WeakSet<AbortSignal>();

/** In bytes. A stream repeats some 300 bytes with each token, and the library holds each line until it is complete. */
const MOST_BYTES = { whole: 100_000_000, line: 10_000_000 };

/**
 * Refuses redirects: the key and the texts go only to the configured URL. Ends a response that is longer than any answer, whatever
 * its status, because the library reads errors to their end too.
 */
const straight: typeof fetch = async (input, init) => {
  if (init?.signal) sent.add(init.signal);
  return boundedResponse(await fetch(input, { ...init, redirect: 'error' }), MOST_BYTES);
};

/** A model object of the library, the same type for all providers. */
export type SdkModel = ReturnType<ReturnType<typeof createOpenAI>['chat']>;

/** Creates the library's model object. Always passes a key: without one the library would read the environment. */
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

/** A token count as reported by a provider. Null if it is impossible. */
export function readTokens(told: number | undefined): number | null {
  return told !== undefined && Number.isSafeInteger(told) && told >= 0 ? told : null;
}

export function finishOf(reason: string | undefined): FinishReason {
  if (reason === 'stop' || reason === 'length') return reason;
  if (reason === 'tool-calls') return 'tools';
  return reason === 'content-filter' ? 'refused' : 'unknown';
}

/**
 * Converts an error to ours without anything from the provider's response, which may quote the texts or the key.
 * @param signal of the request
 */
export function modelError(error: unknown, signal?: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  // The library refuses what it cannot express, each provider with another error.
  if (signal && !sent.has(signal))
    return new NotSent('The model provider does not take all that was asked for, such as this type of file', { cause: error }); // prettier-ignore
  const { kind, said, usage, afterMs } = whatFailed(error);
  return new ModelError(kind, said, usage, afterMs, { cause: error });
}

interface Failed {
  readonly kind: ModelErrorKind;
  readonly said: string;
  readonly usage?: ModelUsage;
  readonly afterMs?: number | undefined;
}

function whatFailed(error: unknown): Failed {
  if (isTooLong(error)) return { kind: 'invalid', said: 'The model provider answered more than any answer can hold' };
  if (!APICallError.isInstance(error)) {
    return isNothing(error)
      ? { kind: 'invalid', said: 'The model answered nothing' }
      : { kind: 'unavailable', said: 'The model provider cannot be reached, or broke off' };
  }
  const { statusCode: status } = error;
  if (status === undefined) {
    const used = neverReached(error) ? NOTHING_USED : NO_USAGE;
    return { kind: 'unavailable', said: 'The model provider cannot be reached', usage: used };
  }
  const said = `The model provider answered ${status}`;
  // A successful response whose connection broke: a retry may succeed.
  if (status < 300 && causeOf(error, (code) => code.startsWith('UND_ERR') || code === 'ECONNRESET'))
    return { kind: 'unavailable', said: 'The model provider broke off' };
  if (status < 300) return { kind: 'invalid', said: 'The model provider does not speak the protocol' };
  if (status >= 500 || [408, 409, 425, 429].includes(status)) {
    const afterMs = retryAfterMs(error.responseHeaders?.['retry-after']);
    return { kind: 'unavailable', said, usage: NOTHING_USED, afterMs };
  }
  return { kind: [400, 413, 422].includes(status) ? 'rejected' : 'misconfigured', said, usage: NOTHING_USED };
}

const NOT_CONNECTED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
/** The provider's certificate was refused: the connection ends before the request. */
const NOT_TRUSTED = /^(CERT_|ERR_TLS_|UNABLE_TO_)|SELF_SIGNED_CERT/;

/** Whether no connection was made, so that no request was sent. */
function neverReached(error: unknown): boolean {
  return causeOf(error, (code) => NOT_CONNECTED.test(code) || NOT_TRUSTED.test(code));
}

/** Whether the error or one of its causes has such a code. */
function causeOf(error: unknown, is: (code: string) => boolean): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && is(code)) return true;
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
