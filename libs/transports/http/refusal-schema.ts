import { type ErrorCode, ERRORS } from '@kernel/errors.js';
import { z } from 'zod';

/** What every protocol's refusal holds in a field of its own. */
export const refusalParts = {
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
};
