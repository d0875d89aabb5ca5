import { MEM0_OPERATIONS } from '@contracts/mem0/mem0.catalogue.js';
import { z } from 'zod';
import type { Door, Refusals } from '../http/door.js';
import { refusalParts } from '../http/problem.js';
import { Mem0Module } from './mem0.module.js';
import { REFUSED_PATHS } from './refused.controller.js';

/**
 * mem0's clients show `detail` (Python) or the whole body (npm); its REST API uses `error`. The code from the
 * catalogue is beside it.
 */
const mem0Errors: Refusals = {
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

/** mem0's platform REST API, under the same `/v1` as our own, and under `/v2` and `/v3`. */
export const mem0Door: Door = {
  name: 'mem0',
  document: {
    title: "Recollect: mem0's REST",
    description: "mem0's memories in the three generations of its platform API. See docs/mem0.md.",
  },
  module: Mem0Module,
  operations: MEM0_OPERATIONS,
  refused: REFUSED_PATHS,
  refusals: mem0Errors,
};
