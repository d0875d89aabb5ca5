import { ERRORS, type ErrorCode, FINER, type FinerCode } from '@kernel/errors.js';
import { z } from 'zod';
import type { Refusals } from './door.js';

/** Fields of a refusal in every protocol. */
export const refusalParts = {
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  reason: z.enum([...Object.keys(ERRORS), ...Object.keys(FINER)] as [
    ErrorCode | FinerCode,
    ...(ErrorCode | FinerCode)[],
  ]),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
};

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
