import { type ErrorCode, ERRORS, FINER, type FinerCode } from '@kernel/errors.js';
import { z } from 'zod';

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
