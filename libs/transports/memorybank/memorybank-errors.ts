import { MEMORYBANK_OPERATIONS } from '@contracts/memorybank.operations.js';
import type { RecollectError } from '@kernel/errors.js';
import type { ErrorRenderer } from '../http/error.filter.js';

/**
 * Clients of MemoryBank were written against FastAPI, which words every refusal as `{"detail": …}`. Ours is a text, and
 * the code of the catalogue and the wrong fields stand beside it.
 */
export const memoryBankErrors: readonly ErrorRenderer[] = MEMORYBANK_OPERATIONS.map(({ path }) => ({
  prefix: path,
  contentType: 'application/json; charset=utf-8',
  render: (error, request) => envelope(error, request.id),
}));

function envelope(error: RecollectError, requestId: string): Record<string, unknown> {
  return {
    detail: error.detail,
    error: error.code,
    ...(error.errors.length > 0 && { errors: error.errors }),
    request_id: requestId,
  };
}
