import { ERRORS } from '@kernel/errors.js';
import { z } from 'zod';
import type { Refusals } from './door.js';
import { refusalParts } from './refusal-schema.js';

/**
 * RFC 9457 problem details: the refusal format of our own API and of every door without its own. `code` is stable;
 * see docs/errors.md.
 */
export const problemDetails: Refusals = {
  contentType: 'application/problem+json; charset=utf-8',
  render: (error, request) => ({
    type: `urn:recollect:error:${error.code}`,
    title: ERRORS[error.code].title,
    status: error.status,
    code: error.reason,
    detail: error.detail,
    ...(error.errors.length > 0 && { errors: error.errors }),
    request_id: request.id,
  }),
  schema: {
    name: 'Problem',
    shape: z.object({
      type: z.string(),
      title: z.string(),
      status: z.int(),
      code: refusalParts.reason,
      detail: z.string(),
      errors: refusalParts.errors,
      request_id: refusalParts.requestId,
    }),
  },
};
