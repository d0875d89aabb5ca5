import type { ErrorCode, RecollectError } from '@kernel/errors.js';

/** The clients of OpenAI and Anthropic ask again by themselves on these statuses; these will not be better for it. */
const LASTING: readonly ErrorCode[] = [
  'no_model',
  'learning_paused',
  'erasure_pending',
  'conflict',
  'model_budget_exhausted',
];

/** A header that both heed. */
export function shouldRetry({ code }: RecollectError): Readonly<Record<string, string>> {
  return LASTING.includes(code) ? { 'X-Should-Retry': 'false' } : {};
}
