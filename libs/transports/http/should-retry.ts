import type { ErrorCode, RecollectError } from '@kernel/errors.js';

/** OpenAI's and Anthropic's clients retry these statuses automatically. With these codes a retry does not help. */
const LASTING: readonly ErrorCode[] = [
  'no_model',
  'learning_paused',
  'erasure_pending',
  'conflict',
  'model_budget_exhausted',
];

/** A header that both clients respect. */
export function shouldRetry({ code }: RecollectError): Readonly<Record<string, string>> {
  return LASTING.includes(code) ? { 'X-Should-Retry': 'false' } : {};
}
