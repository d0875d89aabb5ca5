import { MEM0_OPERATIONS } from '@contracts/mem0/mem0.catalogue.js';
import type { Door } from '../http/door.js';
import { mem0Errors } from './mem0-errors.js';
import { Mem0Module } from './mem0.module.js';

/** mem0's platform REST API, under the same `/v1` as our own, and under `/v2` and `/v3`. */
export const mem0Door: Door = {
  name: 'mem0',
  document: {
    title: "Recollect: mem0's REST",
    description: "mem0's memories in the three generations of its platform API. See docs/mem0.md.",
  },
  module: Mem0Module,
  operations: MEM0_OPERATIONS,
  refusals: mem0Errors,
};
