import { MEMORYBANK_OPERATIONS } from '@contracts/memorybank/memorybank.operations.js';
import type { RecollectError } from '@kernel/errors.js';
import { z } from 'zod';
import type { Door, Refusals } from '../http/door.js';
import { refusalParts } from '../http/problem.js';
import { MemoryBankModule } from './memorybank.module.js';

/**
 * MemoryBank's clients expect FastAPI, which formats every refusal as `{"detail": …}`. Our `detail` is a string, and
 * the code from the catalogue and the wrong fields are beside it.
 */
const memoryBankErrors: Refusals = {
  contentType: 'application/json; charset=utf-8',
  render: (error, request) => envelope(error, request.id),
  schema: {
    name: 'MemoryBankError',
    shape: z.object({
      detail: z.string(),
      error: refusalParts.code,
      errors: refusalParts.errors,
      request_id: refusalParts.requestId,
    }),
  },
};

function envelope(error: RecollectError, requestId: string): Record<string, unknown> {
  return {
    detail: error.detail,
    error: error.code,
    ...(error.errors.length > 0 && { errors: error.errors }),
    request_id: requestId,
  };
}

/** MemoryBank's three paths, directly under the root. */
export const memoryBankDoor: Door = {
  name: 'memorybank',
  document: {
    title: "Recollect: MemoryBank's REST",
    description: "MemoryBank's calls. See docs/memorybank.md.",
  },
  module: MemoryBankModule,
  operations: MEMORYBANK_OPERATIONS,
  refusals: memoryBankErrors,
};
