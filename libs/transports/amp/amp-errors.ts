import { ampDelete, ampOperationOf } from '@contracts/amp/amp.operations.js';
import type { RecollectError } from '@kernel/errors.js';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Refusals } from '../http/door.js';
import { refusalParts } from '../http/problem.js';

/**
 * AMP does not define errors. All use the same envelope. Deleting something that does not exist adds AMP's own field.
 */
export const ampErrors: Refusals = {
  contentType: 'application/json; charset=utf-8',
  render: (error, request) => ampEnvelope(error, request.id, isDelete(request)),
  schema: {
    name: 'AmpError',
    shape: z.object({
      success: z.literal(false),
      deleted: z.literal(false).optional().describe('The record to delete did not exist.'),
      error: refusalParts.code,
      message: z.string(),
      errors: refusalParts.errors,
      request_id: refusalParts.requestId,
    }),
  },
};

/** `isDelete`: the request was a delete. */
export function ampEnvelope(error: RecollectError, requestId: string, isDelete: boolean): Record<string, unknown> {
  return {
    success: false,
    ...(isDelete && error.code === 'not_found' && { deleted: false }),
    error: error.code,
    message: error.detail,
    ...(error.errors.length > 0 && { errors: error.errors }),
    request_id: requestId,
  };
}

/** In either form of the protocol. */
function isDelete({ method, body }: FastifyRequest): boolean {
  return method === 'DELETE' || (method === 'POST' && ampOperationOf(body) === ampDelete);
}
