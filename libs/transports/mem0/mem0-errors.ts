import { z } from 'zod';
import type { Refusals } from '../http/door.js';
import { refusalParts } from '../http/refusal-schema.js';

/**
 * mem0's clients show `detail` (Python) or the whole body (npm); its REST API uses `error`. The code from the
 * catalogue is beside it.
 */
export const mem0Errors: Refusals = {
  contentType: 'application/json; charset=utf-8',
  render: (error, request) => ({
    error: error.code === 'not_found' ? 'Memory not found!' : error.detail,
    detail: error.detail,
    code: error.code,
    ...(error.errors.length > 0 && { errors: error.errors }),
    request_id: request.id,
  }),
  schema: {
    name: 'Mem0Error',
    shape: z.object({
      error: z.string(),
      detail: z.string(),
      code: refusalParts.code,
      errors: refusalParts.errors,
      request_id: refusalParts.requestId,
    }),
  },
};
