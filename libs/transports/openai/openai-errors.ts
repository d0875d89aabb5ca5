import { type RecollectError } from '@kernel/errors.js';
import { z } from 'zod';
import type { Refusals } from '../http/door.js';
import { refusalParts } from '../http/problem.js';
import { shouldRetry } from '../http/refusal-headers.js';

/** Error types that OpenAI’s clients distinguish, by status. */
const TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
};

/**
 * Refusals in the format of OpenAI’s API. `code` has the code from the catalogue, and `param` the first wrong field.
 */
export const openAiErrors: Refusals = {
  contentType: 'application/json; charset=utf-8',
  render: (error, request) => ({ error: { ...openAiError(error), request_id: request.id } }),
  headers: shouldRetry,
  schema: {
    name: 'OpenAiError',
    shape: z.object({
      error: z.object({
        message: z.string(),
        type: z.string(),
        param: z.string().nullable(),
        code: refusalParts.code,
        errors: refusalParts.errors,
        request_id: refusalParts.requestId,
      }),
    }),
  },
};

export function openAiError(error: RecollectError) {
  return {
    message: error.detail,
    type: TYPES[error.status] ?? (error.status >= 500 ? 'server_error' : 'invalid_request_error'),
    param: error.errors[0]?.field ?? null,
    code: error.code,
    ...(error.errors.length > 0 && { errors: error.errors }),
  };
}
