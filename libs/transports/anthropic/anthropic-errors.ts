import type { RecollectError } from '@kernel/errors.js';
import { z } from 'zod';
import type { Refusals } from '../http/door.js';
import { refusalParts } from '../http/problem.js';
import { shouldRetry } from '../http/refusal-headers.js';

/** Error types that Anthropic’s clients distinguish, by status. */
const TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  503: 'overloaded_error',
};

/** Refusals in the format of Anthropic’s API, plus the code from the catalogue and the wrong fields. */
export const anthropicErrors: Refusals = {
  contentType: 'application/json; charset=utf-8',
  render: (error, request) => anthropicError(error, request.id),
  headers: shouldRetry,
  schema: {
    name: 'AnthropicError',
    shape: z.object({
      type: z.literal('error'),
      error: z.object({
        type: z.string(),
        message: z.string(),
        code: refusalParts.code,
        errors: refusalParts.errors,
      }),
      request_id: refusalParts.requestId,
    }),
  },
};

export function anthropicError(error: RecollectError, requestId: string) {
  const type = TYPES[error.status] ?? (error.status >= 500 ? 'api_error' : 'invalid_request_error');
  const wrong = error.errors.length > 0 && { errors: error.errors };
  return {
    type: 'error' as const,
    error: { type, message: error.detail, code: error.code, ...wrong },
    request_id: requestId,
  };
}
